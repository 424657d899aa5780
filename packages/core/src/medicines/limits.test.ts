import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LIMITED_SUBSTANCES } from '../catalogue/substances.ts'
import { findExcess, findExcesses, type LimitedLine, listAdvice, MOST_PIECES } from './limits.ts'

const PARACETAMOL_16 = { counted: { paracetamol: 16 } }
const PARACETAMOL_32 = { counted: { paracetamol: 32 } }
const ASPIRIN_32 = { counted: { aspirin: 32 } }
const BOTH_16 = { counted: { paracetamol: 16, aspirin: 16 } }
const GLOVES = {}

const line = (quantity: number, product: LimitedLine['product']): LimitedLine => ({ quantity, product })

describe('findExcesses', () => {
  test.each<[string, LimitedLine[], number[]]>([
    ['nothing', [], []],
    ['any number of what is not counted', [line(9999, GLOVES), line(9999, undefined)], []],
    ['100 tablets', [line(1, { counted: { aspirin: 100 } })], []],
    ['101 tablets', [line(1, { counted: { aspirin: 101 } })], [0]],
    ['six packs of 16', [line(6, PARACETAMOL_16)], []],
    ['seven packs of 16', [line(7, PARACETAMOL_16)], [0]],
    ['three packs of 32 of each substance', [line(3, PARACETAMOL_32), line(3, ASPIRIN_32)], []],
    ['a combination, which counts for both', [line(3, PARACETAMOL_32), line(1, BOTH_16)], [1]],
    ['a combination beside the other substance', [line(3, ASPIRIN_32), line(1, BOTH_16)], [1]],
    ['what comes after a line that is too much', [line(4, PARACETAMOL_32), line(3, PARACETAMOL_32)], [0]],
    ['two lines that fit only singly', [line(4, PARACETAMOL_16), line(2, PARACETAMOL_32)], [1]],
  ])('of %s', (_, lines, refused) => {
    expect(findExcesses(lines).flatMap((reason, index) => (reason === undefined ? [] : [index]))).toEqual(refused)
  })

  test('says what there would be', () => {
    expect(findExcesses([line(4, PARACETAMOL_32)])).toEqual([
      'An order has at most 100 tablets or capsules that contain paracetamol: these are 128',
    ])
    expect(findExcess([line(3, ASPIRIN_32)], line(1, BOTH_16))).toBe(
      'An order has at most 100 tablets or capsules that contain aspirin: with these 16 there would be 112',
    )
    expect(findExcess([line(3, ASPIRIN_32)], line(99, GLOVES))).toBeUndefined()
  })

  const anyLine = fc.record({
    quantity: fc.integer({ min: 1, max: 12 }),
    product: fc.constantFrom(PARACETAMOL_16, PARACETAMOL_32, ASPIRIN_32, BOTH_16, GLOVES, undefined),
  })
  const count = (lines: readonly LimitedLine[], substance: (typeof LIMITED_SUBSTANCES)[number]) =>
    lines.reduce((sum, { quantity, product }) => {
      const counted: Partial<Record<string, number>> = product?.counted ?? {}
      return sum + quantity * (counted[substance] ?? 0)
    }, 0)

  test('lets no more than an order may hold through, and refuses no line that would have fitted', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 12 }), (lines) => {
        const reasons = findExcesses(lines)
        const taken: LimitedLine[] = []
        for (const [index, next] of lines.entries()) {
          const fits = LIMITED_SUBSTANCES.every((one) => count([...taken, next], one) <= MOST_PIECES)
          expect(reasons[index] === undefined).toBe(
            fits || count([next], 'paracetamol') + count([next], 'aspirin') === 0,
          )
          if (fits) taken.push(next)
        }
        for (const one of LIMITED_SUBSTANCES) expect(count(taken, one)).toBeLessThanOrEqual(MOST_PIECES)
      }),
    )
  })
})

describe('listAdvice', () => {
  test.each<[string, LimitedLine[], string[]]>([
    ['two packs', [line(2, PARACETAMOL_16), line(2, ASPIRIN_32)], []],
    ['many packs of something else', [line(50, GLOVES)], []],
    [
      'three packs in two lines',
      [line(2, PARACETAMOL_16), line(1, BOTH_16)],
      ['3 packs contain paracetamol. The MHRA advises at most two packs at a time.'],
    ],
  ])('of %s', (_, lines, advice) => {
    expect(listAdvice(lines)).toEqual(advice)
  })
})
