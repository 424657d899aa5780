import { expect, test } from 'vitest'
import type { ProductRecord } from '@shop/core/catalogue/schema.ts'
import { buildExampleRecord } from '@shop/core/fixtures/examples.ts'
import { checkVariants } from './variantRules.ts'

const SIZES = [{ name: 'Size', values: ['S', 'M'] }]
const S = { choice: { Size: 'S' }, sku: 'PG-S' }
const M = { choice: { Size: 'M' }, sku: 'PG-M' }
const FROM = { NewPrice: 'From £12.00', fromPrice: 'From £10.00' }
const LOW = { NewPrice: '£12.00', fromPrice: '£10.00' }
const HIGH = { NewPrice: '£18.00', fromPrice: '£15.00' }

function check(facts: Partial<ProductRecord>): string[] {
  const found: string[] = []
  checkVariants(buildExampleRecord({ options: SIZES, ...facts }), (level, record, field, message) => {
    expect(message).toMatch(/\.$/)
    found.push(`${level} ${record} ${field}`)
  })
  return found
}

test.each<[string, Partial<ProductRecord>]>([
  ['without variants', {}],
  ['with one for each choice', { variants: [S, M] }],
  ['that says which choice its picture shows', { shown: 'M', variants: [S, M] }],
  ['with them in another order', { variants: [M, S] }],
  [
    'with prices of their own, the least on the card',
    {
      ...FROM,
      variants: [
        { ...S, ...LOW },
        { ...M, ...HIGH },
      ],
    },
  ],
  ['with an old price', { variants: [{ ...S, ...LOW, lastPrice: '£13.00' }, M] }],
])('a product %s is accepted', (_, facts) => {
  expect(check(facts)).toEqual([])
})

test.each<[string, Partial<ProductRecord>, string[]]>([
  ['a choice that does not exist', { variants: [S, M, { choice: { Size: 'L' } }] }, ['variants.2.choice']],
  [
    'an option that does not exist',
    { variants: [S, M, { choice: { Size: 'S', Fit: 'Slim' } }] },
    ['variants.2.choice'],
  ],
  [
    'an option like a member of every object',
    { variants: [S, M, { choice: { constructor: 'S' } }] },
    ['variants.2.choice'],
  ],
  ['the same choice twice', { variants: [S, M, S] }, ['variants.2.choice']],
  ['a choice without a variant', { variants: [S] }, ['variants']],
  ['variants, but nothing to choose', { options: [], variants: [S] }, ['variants']],
  [
    'too many choices',
    {
      options: [1, 2, 3].map((at) => ({ name: `${at}`, values: Array.from({ length: 50 }, (_, value) => `${value}`) })),
      variants: [S],
    },
    ['options'],
  ],
  [
    'no price where that of the product says "From"',
    { ...FROM, variants: [{ ...S, ...HIGH }, M] },
    ['variants.1.NewPrice'],
  ],
  ['half a price', { variants: [{ ...S, NewPrice: '£12.00' }, M] }, ['variants.0.fromPrice']],
  ['a price that says "From"', { variants: [{ ...S, ...FROM }, M] }, ['variants.0.NewPrice']],
  [
    'prices that fit no rate of VAT',
    {
      ...FROM,
      variants: [
        { ...S, ...LOW },
        { ...M, NewPrice: '£17.00', fromPrice: '£15.00' },
      ],
    },
    ['variants.1.fromPrice'],
  ],
  [
    'an old price that is no saving',
    { variants: [{ ...S, ...LOW, lastPrice: '£12.00' }, M] },
    ['variants.0.lastPrice'],
  ],
  [
    'a price of nothing, and not what follows from it',
    {
      ...FROM,
      variants: [
        { ...S, ...LOW, NewPrice: '£0' },
        { ...M, ...HIGH },
      ],
    },
    ['variants.0.NewPrice'],
  ],
  [
    'a card that is dearer than the least',
    {
      NewPrice: 'From £18.00',
      fromPrice: 'From £15.00',
      variants: [
        { ...S, ...LOW },
        { ...M, ...HIGH },
      ],
    },
    ['NewPrice', 'fromPrice'],
  ],
  [
    'a card that says "From" where all cost the same',
    {
      ...FROM,
      variants: [
        { ...S, ...LOW },
        { ...M, ...LOW },
      ],
    },
    ['NewPrice', 'fromPrice'],
  ],
  ['a card without "From" where prices differ', { variants: [{ ...S, ...HIGH }, M] }, ['NewPrice', 'fromPrice']],
  ['a picture of a choice that there is not', { shown: 'L', variants: [S, M] }, ['shown']],
  ['a picture of a choice where there is nothing to choose', { options: [], shown: 'S' }, ['shown']],
  ['a barcode of the product, which means no variant', { gtin: '2900001000017', variants: [S, M] }, ['gtin']],
])('%s is named by its field', (_, facts, fields) => {
  expect(check(facts)).toEqual(fields.map((field) => `error nitrile-gloves ${field}`))
})
