import { expect, test } from 'vitest'
import type { Files } from '@shop/shop-files/edits/edits.ts'
import { buildShopFiles } from '@shop/shop-files/spreadsheet/shopFiles.ts'
import { listUnoffered } from './offered.ts'

const FILES: Files = Object.fromEntries(
  [...buildShopFiles()].map(([name, text]) => [name, JSON.parse(text) as unknown]),
)
const shop = FILES['shop.json'] as object
const [first, sized] = FILES['products/bells.json'] as Record<string, unknown>[]
const withFirst = (more: object): Files => ({ ...FILES, 'products/bells.json': [{ ...first, ...more }, sized] })
const MEDICAL = ['legalClass', 'nhsCode', 'pipCode', 'dmd']

test('a shop of bells is asked about no medicine and no engraving', () => {
  const plain = { ...FILES, 'shop.json': { ...shop, pharmacy: undefined, engraving: undefined } }
  expect([...listUnoffered(plain)].sort()).toEqual([...MEDICAL, 'engravable'].sort())
})

test.each([
  [
    'a shop that names its pharmacy',
    { ...FILES, 'shop.json': { ...shop, pharmacy: {}, engraving: undefined } },
    ['engravable'],
  ],
  [
    'a shop that says how it engraves',
    { ...FILES, 'shop.json': { ...shop, pharmacy: undefined, engraving: 'By hand.' } },
    MEDICAL,
  ],
])('%s is asked about what it declares', (_, files, unoffered) => {
  expect([...listUnoffered(files)].sort()).toEqual([...unoffered].sort())
})

test('what a product has, or one of its sizes, is offered for all', () => {
  const bare = (files: Files) => ({ ...files, 'shop.json': { ...shop, pharmacy: undefined, engraving: undefined } })
  expect(listUnoffered(bare(withFirst({ nhsCode: 'FTR123' }))).has('nhsCode')).toBe(false)
  expect(listUnoffered(bare(withFirst({ variants: [{ choice: {}, pipCode: '1234567' }] }))).has('pipCode')).toBe(false)
  expect(listUnoffered(bare(withFirst({ engravable: true }))).has('engravable')).toBe(false)
})
