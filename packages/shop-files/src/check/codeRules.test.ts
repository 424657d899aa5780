import { expect, test } from 'vitest'
import type { ProductRecord } from '@shop/core/catalogue/schema.ts'
import { buildExampleRecord } from '@shop/core/fixtures/examples.ts'
import { findCodeProblems } from './codeRules.ts'

const GTIN = '2900001000017'
const OUTER = '12900001000014'
const SIZES = [{ name: 'Size', values: ['S', 'M'] }]
const S = { choice: { Size: 'S' } }
const M = { choice: { Size: 'M' } }

function check(...products: Partial<ProductRecord>[]): string[] {
  const records = products.map((facts, index) => ({
    file: `products/${index}.json`,
    record: buildExampleRecord({ slug: `goods-${index}`, sku: `G-${index}`, ...facts }),
  }))
  return findCodeProblems({ products: records }).map(
    ({ level, file, record, field, message }) =>
      `${level} ${file} ${record} ${field}${message.endsWith('.') ? '' : '!'}`,
  )
}

test('codes that each lead to one thing are accepted', () => {
  const variants = [{ ...S, sku: 'G-0-S', gtin: '2900001000024' }, { ...M, sku: 'G-0-M' }] // prettier-ignore
  expect(check({ options: SIZES, variants }, { gtin: GTIN, outer: { gtin: OUTER, packs: 10 } })).toEqual([])
})

test.each<[string, Partial<ProductRecord>[], string]>([
  [
    'two variants with one code',
    [{ options: SIZES, variants: [{ ...S, sku: 'G-S' }, { ...M, sku: 'g s' }] }], // prettier-ignore
    'error products/0.json goods-0 variants.1.sku',
  ],
  [
    'a variant with the code of a product',
    [{}, { options: SIZES, variants: [{ ...S, sku: 'G-0' }, M] }],
    'error products/1.json goods-1 variants.0.sku',
  ],
  [
    'a variant with the code of its own product',
    [{ options: SIZES, variants: [{ ...S, sku: 'G-0' }, M] }],
    'error products/0.json goods-0 variants.0.sku',
  ],
  ['a GTIN with a wrong check digit', [{ gtin: '2900001000010' }], 'error products/0.json goods-0 gtin'],
  [
    'a case with a wrong check digit',
    [{ outer: { gtin: '12900001000017', packs: 10 } }],
    'error products/0.json goods-0 outer.gtin',
  ],
  ['two products with one GTIN', [{ gtin: GTIN }, { gtin: `0${GTIN}` }], 'error products/1.json goods-1 gtin'],
  [
    'a case with the GTIN of what is in it',
    [{ gtin: GTIN, outer: { gtin: GTIN, packs: 10 } }],
    'error products/0.json goods-0 outer.gtin',
  ],
  [
    'a variant’s GTIN with a wrong check digit',
    [{ options: SIZES, variants: [S, { ...M, gtin: '2900001000010' }] }],
    'error products/0.json goods-0 variants.1.gtin',
  ],
  ['two products with one SKU at one price', [{}, { sku: 'g 0' }], 'warning products/1.json goods-1 sku'],
  [
    'two products with one SKU at two prices',
    [{}, { sku: 'G-0', NewPrice: '£24.00', fromPrice: '£20.00' }],
    'error products/1.json goods-1 sku',
  ],
])('%s is named by file, record and field', (_, products, problem) => {
  expect(check(...products)).toEqual([problem])
})
