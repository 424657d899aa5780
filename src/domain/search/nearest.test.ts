import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText, buildExampleCatalogue, buildExampleProduct } from '../examples.ts'
import { findAlike, measureDistance } from './nearest.ts'

const catalogue = buildExampleCatalogue([
  buildExampleProduct({ title: 'Littmann stethoscope, black', supplier: '3M' }),
  buildExampleProduct({ title: 'Aneroid sphygmomanometer', supplier: 'Penhallow' }),
])

describe('findAlike', () => {
  test.each([
    ['stethascoop', 'stethoscope'],
    ['black stetoskop', 'black stethoscope'],
    ['sfigmomanometer', 'sphygmomanometer'],
    ['BLAKC', 'black'],
    ['black', undefined],
    ['zzzz', undefined],
    ['bla', undefined],
    ['5620', undefined],
    ['', undefined],
    ['x'.repeat(200), undefined],
  ])('of %j is %j', (query, alike) => {
    expect(findAlike(query, catalogue)).toBe(alike)
  })

  test('throws for no text', () => {
    fc.assert(
      fc.property(anyText, (query) => {
        expect(['string', 'undefined']).toContain(typeof findAlike(query, catalogue))
      }),
    )
  })
})

describe('measureDistance', () => {
  test.each([
    ['', '', 0],
    ['glove', '', 5],
    ['glove', 'glvoe', 1],
    ['glove', 'gloves', 1],
    ['gauze', 'guaze', 1],
    ['tape', 'cape', 1],
    ['tape', 'pate', 2],
  ])('between %j and %j is %i', (a, b, distance) => {
    expect(measureDistance(a, b)).toBe(distance)
  })

  test('is the same in both directions, and nothing only between equals', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        expect(measureDistance(a, b)).toBe(measureDistance(b, a))
        expect(measureDistance(a, b) === 0).toBe(a === b)
      }),
    )
  })
})
