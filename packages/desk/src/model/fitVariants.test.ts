import { expect, test } from 'vitest'
import type { ProductRecord } from '@shop/core/catalogue/schema.ts'
import { applyEdits, type Files, readRecord } from '@shop/shop-files/edits/edits.ts'
import { buildShopFiles, FIRST } from '@shop/shop-files/spreadsheet/shopFiles.ts'
import { fitVariants } from './fitVariants.ts'

const FILES: Files = Object.fromEntries(
  [...buildShopFiles()].map(([name, text]) => [name, JSON.parse(text) as unknown]),
)
const FILE = 'products/bells.json'
const find = (files: Files, slug: string) => readRecord(files, FILE, slug) as ProductRecord
const withOptions = (slug: string, options: unknown): Files => ({
  ...FILES,
  [FILE]: (FILES[FILE] as ProductRecord[]).map((record) => (record.slug === slug ? { ...record, options } : record)),
})
const fit = (files: Files, slug: string) => find(applyEdits(files, fitVariants(files, slug)).files, slug).variants

test('each choice of a product becomes a size or colour of its own, at the price of the product', () => {
  const files = withOptions(FIRST, [
    { name: 'Size', values: ['S', 'L'] },
    { name: 'Colour', values: ['Red', 'Blue'] },
  ])
  expect(fit(files, FIRST)).toEqual(
    [['S', 'Red'], ['S', 'Blue'], ['L', 'Red'], ['L', 'Blue']].map(([Size, Colour]) => ({ choice: { Size, Colour } })), // prettier-ignore
  )
})

test('a value that comes has a line of its own, one that is gone has none, and the others keep what they have', () => {
  const variants = fit(withOptions('sized-bell', [{ name: 'Size', values: ['L', 'XL'] }]), 'sized-bell')
  expect(variants).toMatchObject([{ choice: { Size: 'L' }, sku: 'L1' }, { choice: { Size: 'XL' } }])
})

test.each([
  ['without choices', FIRST, FILES],
  ['whose sizes are as its choices say', 'sized-bell', FILES],
  ['whose choices are half written', FIRST, withOptions(FIRST, [{ values: ['S', 'L'] }])],
  ['of more choices than a page holds', FIRST, withOptions(FIRST, [1, 2, 3].map((at) => ({ name: `Option ${at}`, values: 'abcdefghij'.split('') })))], // prettier-ignore
])('a product %s stays as it is', (_, slug, files) => {
  expect(fitVariants(files, slug)).toEqual([])
})
