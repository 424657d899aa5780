import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deriveVatRate, formatVatRate, groupByVatRate } from './vatGroups.ts'

describe('the rate of two prices', () => {
  test.each([
    { ex: 1000, inc: 1200, rate: 20, why: 'fits exactly' },
    { ex: 1249, inc: 1499, rate: 20, why: 'fits with rounding' },
    { ex: 1000, inc: 1050, rate: 5, why: 'fits the reduced rate' },
    { ex: 1000, inc: 1000, rate: 0, why: 'are the same' },
    { ex: 1000, inc: 1001, rate: 0, why: 'differ by a penny' },
    { ex: 1000, inc: 1100, rate: undefined, why: 'fit no rate' },
    { ex: 1200, inc: 1000, rate: undefined, why: 'are the wrong way round' },
    { ex: 5, inc: 5, rate: undefined, why: 'fit two rates equally' },
    { ex: 10, inc: 12, rate: 20, why: 'are small but clear' },
    { ex: 0, inc: 0, rate: undefined, why: 'are nothing' },
  ])('$ex and $inc pence, which $why: $rate', ({ ex, inc, rate }) => {
    expect(deriveVatRate({ exPence: ex, incPence: inc })).toBe(rate)
  })

  test('is found again wherever a shop rounds its prices to the penny', () => {
    fc.assert(
      fc.property(fc.integer({ min: 40, max: 9_999_999 }), fc.constantFrom(0, 5, 20), (exPence, rate) => {
        expect(deriveVatRate({ exPence, incPence: Math.round(exPence * (1 + rate / 100)) })).toBe(rate)
      }),
    )
  })
})

test('groups stand highest rate first, what is not stated last, and only rates that there are', () => {
  const line = (rate: 0 | 5 | 20 | undefined, isFrom = false) => ({ exPence: 100, incPence: 110, rate, isFrom })
  const groups = groupByVatRate([line(undefined), line(0), line(20, true), line(20)])
  expect(groups.map(({ rate, count, isFrom }) => [formatVatRate(rate), count, isFrom])).toEqual([
    ['20%', 2, true],
    ['0%', 1, false],
    ['not stated', 1, false],
  ])
  expect(groups[0]).toMatchObject({ exPence: 200, incPence: 220 })
})
