import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildExampleProduct } from '../fixtures/examples.ts'
import { compareUnitPrice, getSaving, listSorts, sortIndices, SORTS } from './sorts.ts'

const build = (title: string, pence: number, count = 1, was?: number) =>
  buildExampleProduct({
    title,
    priceIncVat: { pence, isFrom: false },
    pack: { count, unit: 'box' },
    ...(was && { oldPrice: { pence: was, isFrom: false } }),
  })

const list = [build('Size 10', 500), build('Élan', 900, 100, 1000), build('size 9', 500, 3, 800), build('Zinc', 100)]

describe('sortIndices', () => {
  test.each([
    ['listed', [0, 1, 2, 3]],
    ['price-up', [3, 0, 2, 1]],
    ['price-down', [1, 0, 2, 3]],
    ['unit-price', [1, 3, 2, 0]],
    ['name', [1, 2, 0, 3]],
    ['saving', [2, 1, 0, 3]],
  ] as const)('sorts by %s, with equals in the order of the listing', (sort, indices) => {
    expect(sortIndices([0, 1, 2, 3], list, sort)).toEqual(indices)
  })

  test('keeps every index once', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(3)), fc.constantFrom(...SORTS), (indices, sort) => {
        expect(sortIndices(indices, list, sort).toSorted()).toEqual(indices.toSorted())
      }),
    )
  })
})

test('the price of a piece is compared exactly', () => {
  // 3333 / 100 and 1000 / 30 differ by less than a thousandth of a penny.
  expect(compareUnitPrice(build('a', 3333, 100), build('b', 1000, 30))).toBeLessThan(0)
  expect(compareUnitPrice(build('a', 1000, 30), build('b', 3333, 100))).toBeGreaterThan(0)
  expect(compareUnitPrice(build('a', 200, 2), build('b', 100))).toBe(0)
})

test('a saving is what the price is below the old one', () => {
  expect(getSaving(build('a', 900, 1, 1000))).toBe(100)
  expect(getSaving(build('a', 900))).toBe(0)
})

test('an order that would change nothing is not offered', () => {
  expect(listSorts(list)).toEqual(SORTS)
  expect(listSorts([build('a', 100)])).toEqual(['listed', 'price-up', 'price-down', 'name'])
})
