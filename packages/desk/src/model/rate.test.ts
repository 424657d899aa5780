import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildMoney } from '@shop/core/catalogue/buildMoney.ts'
import type { ProductRecord } from '@shop/core/catalogue/schema.ts'
import { setMoney } from '@shop/core/money/shopMoney.ts'
import { applyEdits, type Files, readRecord } from '@shop/shop-files/edits/edits.ts'
import { buildShopFiles, FIRST } from '@shop/shop-files/spreadsheet/shopFiles.ts'
import { addProduct } from './products.ts'
import { setRate } from './rate.ts'

const FILES: Files = Object.fromEntries(
  [...buildShopFiles()].map(([name, text]) => [name, JSON.parse(text) as unknown]),
)
const find = (files: Files, slug: string) => readRecord(files, 'products/bells.json', slug) as ProductRecord

beforeEach(() => setMoney(buildMoney({ currency: 'GBP', vatRates: [0, 13.5, 20] })))
afterEach(() => setMoney(buildMoney(undefined)))

test('the price with VAT stays, and the one without follows the rate that is chosen', () => {
  const { files } = applyEdits(FILES, setRate(FILES, FIRST, 13.5))
  expect(find(files, FIRST)).toMatchObject({ NewPrice: '£12.00', fromPrice: '£10.57' })
  expect(setRate(FILES, FIRST, 20)).toEqual([])
})

test('sizes and colours are taxed as their product is', () => {
  const { files } = applyEdits(FILES, setRate(FILES, 'sized-bell', 0))
  const { NewPrice, fromPrice, variants } = find(files, 'sized-bell')
  expect([NewPrice, fromPrice]).toEqual(['From £6.00', 'From £6.00'])
  expect(variants?.map((variant) => [variant.NewPrice, variant.fromPrice])).toEqual([
    ['£6.00', '£6.00'],
    ['£7.20', '£7.20'],
  ])
})

test('a new product has the rate that is chosen for it', () => {
  const added = addProduct(FILES, { title: 'Horn', price: '10', category: 'categories/bells.json', rate: 13.5 })
  const { files } = applyEdits(FILES, 'edits' in added ? added.edits : [])
  expect(find(files, 'horn')).toMatchObject({ NewPrice: '£10.00', fromPrice: '£8.81' })
})
