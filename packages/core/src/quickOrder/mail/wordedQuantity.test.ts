import { expect, test } from 'vitest'
import { buildExampleProduct } from '../../fixtures/examples.ts'
import { addUnit, readWordedQuantity } from './wordedQuantity.ts'

const product = (count: number, unit: string, more: object = {}) =>
  buildExampleProduct({ pack: { count, unit, of: 'pieces' }, ...more })

test.each([
  ['2 boxes', 100, 'box', { packs: 2, isSure: true }],
  ['2 boxes', 100, 'pack', { packs: 2, isSure: true }],
  ['2 pots', 100, 'tub', { packs: 2, isSure: true }],
  ['6 tubes', 1, 'each', { packs: 6, isSure: true }],
  ['5', 1, 'each', { packs: 5, isSure: true }],
  ['1', 10, 'box', { packs: 1, isSure: true }],
  ['3', 10, 'box', { packs: 3, isSure: true }],
  ['10', 100, 'box', { packs: 10, isSure: true }],
  ['1 box of 100', 100, 'box', { packs: 1, isSure: true }],
  // Asked
  ['', 100, 'box', { packs: 1, isSure: false, isMissing: true }],
  ['12', 12, 'box', { isSure: false, readings: [12, 1] }],
  ['5', 10, 'box', { isSure: false, readings: [5, 1] }],
  ['100', 50, 'pack', { isSure: false, readings: [100, 2] }],
  ['1 box', 1, 'roll', { packs: 1, isSure: false }],
  ['2 cases', 100, 'box', { packs: 2, isSure: false }],
  ['1 box of 50', 100, 'box', { packs: 1, isSure: false }],
  ['20 or 40', 1, 'each', { isSure: false, readings: [20, 40] }],
  ['1 box or 2', 100, 'box', { isSure: false, readings: [1, 2] }],
  ['50 or 100', 50, 'box', { isSure: false, readings: [50, 1, 100, 2] }],
  ['1.000', 1, 'each', { isSure: false, readings: [1, 1000] }],
  ['lots', 1, 'each', { isSure: false }],
])('%j of a product of %d in a %s', (text, count, unit, read) => {
  expect(readWordedQuantity(text, product(count, unit))).toEqual(read)
})

test.each([
  ['a tub of 200', 'wipes tubs', 200, 'tub', '12 tubs'],
  ['a box, which is as good as a pack', 'wipes packs', 100, 'box', '12 packs'],
  ['another unit', 'wipes tubs', 36, 'case', '12'],
  // "12 ice packs" are no packs of ice packs.
  ['a unit that is in its name', 'ice packs', 20, 'box', '12', 'Instant ice packs'],
])('the goods of a bare number end with %s', (_, goods, count, unit, quantity, title = 'Wipes') => {
  expect(addUnit('12', goods, product(count, unit, { title }))).toBe(quantity)
})
