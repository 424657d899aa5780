import { expect, test } from 'vitest'
import { applyEdits, diffFiles, type Files, invertEdits } from '@shop/shop-files/edits/edits.ts'
import { buildShopFiles, FIRST } from '@shop/shop-files/spreadsheet/shopFiles.ts'
import { buildRows, changeCells, isWritable, listCategories } from './cells.ts'

const FILES: Files = Object.fromEntries(
  [...buildShopFiles()].map(([name, text]) => [name, JSON.parse(text) as unknown]),
)
const findRow = (id: string, files = FILES) => buildRows(files, true).find((row) => row.id === id)

test.each([
  ['4.5', '£4.50'],
  ['£1,234.50', '£1,234.50'],
  ['1234,50', '£1,234.50'],
  [' 12 ', '£12.00'],
])('a price written as “%s” is kept as %s', (text, kept) => {
  const { edits } = changeCells(FILES, [{ id: FIRST, column: 'NewPrice', text }])
  expect(findRow(FIRST, applyEdits(FILES, edits).files)?.['NewPrice']).toBe(kept)
})

test('a price that is none is refused with a reason, and the record stays', () => {
  const cell = { id: FIRST, column: 'NewPrice', text: 'cheap' }
  expect(changeCells(FILES, [cell])).toEqual({
    edits: [],
    refused: [{ ...cell, reason: expect.any(String) as string }],
  })
})

test('twenty cells of one product are one edit', () => {
  const changes = ['mpn', 'brand', 'about'].map((column) => ({ id: FIRST, column, text: 'x' }))
  expect(changeCells(FILES, changes).edits).toHaveLength(1)
})

test('the price of a size changes that size, and the least on the card', () => {
  const { edits } = changeCells(FILES, [{ id: 'sized-bell#0', column: 'NewPrice', text: '9' }])
  const { files } = applyEdits(FILES, edits)
  expect(findRow('sized-bell#0', files)).toMatchObject({ NewPrice: '£9.00', fromPrice: '£7.50' })
  expect(findRow('sized-bell', files)).toMatchObject({ NewPrice: 'From £7.20' })
})

test('the price of a product whose sizes have their own is refused', () => {
  const { refused } = changeCells(FILES, [{ id: 'sized-bell', column: 'NewPrice', text: '9' }])
  expect(refused).toMatchObject([{ column: 'NewPrice', reason: expect.stringContaining('price of its own') as string }])
})

test('what is taken back is as it was, and can be done again', () => {
  const { edits } = changeCells(FILES, [{ id: FIRST, column: 'sku', text: 'X' }])
  const { files } = applyEdits(FILES, edits)
  expect(diffFiles(FILES, files)).toEqual(edits)
  expect(applyEdits(files, invertEdits(edits)).files).toEqual(FILES)
})

test.each([[{ id: 'odd' }], [[]], [null]])('a category that is %j lists nothing, and the others stay', (odd) => {
  const files = { ...FILES, 'categories/odd.json': odd }
  expect(listCategories(files)).toEqual(listCategories(FILES))
  expect(findRow(FIRST, files)).toMatchObject({ categories: 'Bells' })
})

test.each([
  [FIRST, 'slug', false],
  [FIRST, 'categories', false],
  [FIRST, 'about', true],
  ['sized-bell#0', 'about', false],
  ['sized-bell#0', 'sku', true],
])('of %s, %s can be written in: %s', (id, column, can) => {
  expect(isWritable(findRow(id)!, column)).toBe(can)
})
