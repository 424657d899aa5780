import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildPriceBands, formatBand, formatBandKey } from './priceBands.ts'

const say = (prices: readonly number[]) => buildPriceBands(prices).map(formatBand)

describe('buildPriceBands', () => {
  test('cuts at quantiles that are round pounds', () => {
    expect(say([499, 799, 999, 1299, 1999, 2499, 2999, 4999, 8999, 9999, 14_999, 29_999])).toEqual([
      'Under £15',
      '£15 to £30',
      '£30 to £100',
      '£100 or more',
    ])
  })

  test.each([
    ['no price', []],
    ['one price', [1299]],
    ['one price throughout', [1299, 1299, 1299]],
    ['prices under a pound', [10, 20, 30]],
  ])('has no bands for %s', (_, prices) => {
    expect(buildPriceBands(prices)).toEqual([])
  })

  test('says thousands with a comma', () => {
    expect(say([50_000, 150_000])).toEqual(['Under £1,500', '£1,500 or more'])
  })

  test('puts every price into one band and leaves none empty', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.nat(3000), fc.nat(9_999_999))), (prices) => {
        const bands = buildPriceBands(prices)
        const held = bands.map(({ from, to }) => prices.filter((pence) => pence >= from && pence < to).length)
        if (bands.length === 0) return
        expect(bands.length).toBeGreaterThan(1)
        expect(held.reduce((sum, count) => sum + count, 0)).toBe(prices.length)
        expect(Math.min(...held)).toBeGreaterThan(0)
        for (const { from } of bands) expect(from % 100).toBe(0)
        expect(new Set(bands.map(formatBandKey)).size).toBe(bands.length)
      }),
    )
  })
})

test('a band is named in an address without a sign that has to be encoded', () => {
  const bands = buildPriceBands([500, 1500, 2500, 3500, 4500, 5500])
  expect(bands.map(formatBandKey)).toEqual(['under-25', '25-40', '40-up'])
})
