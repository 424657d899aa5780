import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '../fixtures/examples.ts'
import { compareMeasures, parseMeasure } from './measure.ts'

describe('a measure is read', () => {
  test.each([
    ['30 L', 'volume', [30_000]],
    ['1,200 ml', 'volume', [1200]],
    ['2.5 L', 'volume', [2500]],
    ['10 × 12 cm', 'length', [100, 120]],
    ['2.5 cm × 9.1 m', 'length', [25, 9100]],
    ['52 × 30 × 28 cm', 'length', [520, 300, 280]],
    ['1.1 kg', 'mass', [1100]],
    ['195 gsm', 'mass of an area', [195]],
  ])('%s', (text, kind, sizes) => {
    expect(parseMeasure(text)).toEqual({ kind, sizes })
  })

  test('in a unit of the shop’s own', () => {
    expect(parseMeasure('30G', 'G')).toEqual({ kind: 'G', sizes: [30] })
    expect(parseMeasure('30G')).toBeUndefined()
    expect(parseMeasure('2 cm', 'G')).toEqual({ kind: 'length', sizes: [20] })
  })

  test.each(['', 'Small', '10', '4.5 m stretched', 'Nominal width 56 mm', '22–32 cm', '5 l', '1 constructor', '2 × L'])(
    'not from "%s", which is not only a measure',
    (text) => {
      expect(parseMeasure(text)).toBeUndefined()
    },
  )
})

describe('compared', () => {
  test.each([
    ['30 L', '22 L', 1],
    ['750 ml', '1 L', -1],
    ['1,000 ml', '1 L', 0],
    ['10 × 12 cm', '6 × 7 cm', 1],
    ['2.5 cm × 4.5 m', '2.5 cm × 9.1 m', -1],
    ['5 × 20 cm', '10 × 10 cm', undefined],
    ['10 m', '10 cm × 10 m', undefined],
    ['10 m', '10 kg', undefined],
    ['Large', 'Small', undefined],
  ])('%s and %s: %s', (first, second, order) => {
    const found = compareMeasures(first, second)
    expect(found === undefined ? undefined : Math.sign(found)).toBe(order)
  })

  test('any two texts the other way round give the opposite', () => {
    const anyMeasure = fc
      .tuple(fc.double({ min: 0.1, max: 9999, noNaN: true }), fc.constantFrom('ml', 'L', 'mm', 'cm', 'g', 'gsm', 'x'))
      .map(([size, unit]) => `${size.toFixed(1)} ${unit}`)
    const any = fc.oneof(anyText, anyMeasure)
    fc.assert(
      fc.property(any, any, (a, b) => {
        const order = compareMeasures(a, b)
        // -0 and 0 are one answer here.
        expect(compareMeasures(b, a)).toEqual(order === undefined ? undefined : 0 - order)
      }),
    )
  })
})
