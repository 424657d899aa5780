import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatMultiple } from '../catalogue/formatPack.ts'
import { formatLineCount, formatPackTruth, formatPieces } from './lineAmounts.ts'
import { MAX_QUANTITY } from './quantity.ts'

const box = { count: 100, unit: 'box', of: 'gloves' }

describe('what packs come to in pieces', () => {
  test.each([
    [2, box, { pence: 420, isFrom: false }, '2 × box of 100 = 200 gloves, 4.2p per glove'],
    [1, box, { pence: 420, isFrom: false }, '1 × box of 100 = 100 gloves, 4.2p per glove'],
    [2, box, { pence: 420, isFrom: true }, '2 × box of 100 = 200 gloves, from 4.2p per glove'],
    [MAX_QUANTITY, box, { pence: 999, isFrom: false }, '9,999 × box of 100 = 999,900 gloves, 10p per glove'],
    [3, { count: 2, unit: 'pair' }, { pence: 250, isFrom: false }, '3 × pair of 2 = 6 pieces, £1.25 per piece'],
    [3, { count: 1, unit: 'each' }, { pence: 250, isFrom: false }, undefined],
  ])('%i of %j at %j reads %j', (quantity, pack, price, text) => {
    expect(formatPackTruth(quantity, pack, price)).toBe(text)
  })

  test.each([
    [2, box, { pence: 420, isFrom: false }, 'Box of 100, 200 gloves at 4.2p'],
    [2, box, { pence: 420, isFrom: true }, 'Box of 100, 200 gloves from 4.2p'],
    [3, { count: 1, unit: 'each' }, { pence: 250, isFrom: false }, undefined],
  ])('%i of %j at %j reads %j beside its quantity', (quantity, pack, price, text) => {
    expect(formatPieces(quantity, pack, price)).toBe(text)
  })

  test('the number of pieces is exact', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: MAX_QUANTITY }),
        fc.integer({ min: 2, max: 100_000 }),
        (quantity, count) => {
          const text = formatPackTruth(quantity, { ...box, count }, { pence: 999, isFrom: false })!
          const pieces = /= ([\d,]+) gloves/.exec(text)![1]!.replaceAll(',', '')
          expect(BigInt(pieces)).toBe(BigInt(quantity) * BigInt(count))
        },
      ),
    )
  })
})

test('what is sold in multiples says so, and what is sold singly does not', () => {
  expect(formatMultiple(10)).toBe('Sold in multiples of 10')
  expect(formatMultiple(undefined)).toBeUndefined()
})

test.each([
  [1, 1, '1 item in 1 line'],
  [31, 5, '31 items in 5 lines'],
  [12_500, 500, '12,500 items in 500 lines'],
])('%i items in %i lines read %j', (items, lines, text) => {
  expect(formatLineCount(items, lines)).toBe(text)
})
