// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import type { Product } from '@shop/core/catalogue/catalogue.ts'
import type { CategoryRecord } from '@shop/core/catalogue/schema.ts'
import {
  buildExampleCatalogue,
  buildExampleProduct,
  buildExampleWithVariants,
  EXAMPLE_SHOP,
} from '@shop/core/fixtures/examples.ts'
import { buildMerchantFeed } from './merchantFeed.ts'

const group = {
  ...{ id: 'all', title: 'All', description: 'Everything.' },
  categories: [{ id: 'firstaid', title: 'First aid', shortTitle: 'First aid', inside: '', picture: '', count: 1 }],
}

const CATEGORY: CategoryRecord = {
  ...{ id: 'firstaid', tittle: 'First aid', dec: 'What a first aider needs.', inside: 'Kits', img: '', add: '' },
  ...{ SecondSection: [], product: [] },
}

/** The items of a feed as a reader of XML has them: by the names of their elements. */
function read(...products: Product[]) {
  return readIn({}, ...products)
}

/** The same in a category that states more. */
function readIn(facts: Partial<CategoryRecord>, ...products: Product[]) {
  const { xml, left } = buildMerchantFeed({
    shop: EXAMPLE_SHOP,
    groups: [group],
    catalogue: buildExampleCatalogue(products),
    files: { categories: [{ file: 'categories/firstaid.json', record: { ...CATEGORY, ...facts } }] },
  })
  const document = new DOMParser().parseFromString(xml, 'application/xml')
  // So says a reader of XML that is not well-formed.
  expect(document.querySelector('parsererror')).toBeNull()
  const items = [...document.querySelectorAll('channel > item')].map((item) =>
    Object.fromEntries([...item.children].map((child) => [child.nodeName.replace('g:', ''), child.textContent])),
  )
  return { items, left: Object.fromEntries(left), document }
}

test('a variant without a SKU keeps its id when a product is added before it', () => {
  const sized = buildExampleWithVariants({ slug: 'sized' })
  const product = { ...sized, variants: sized.variants!.map((variant) => ({ ...variant, sku: '' })) }
  const ids = (...products: Product[]) => read(...products).items.map(({ id }) => id)
  expect(ids(buildExampleProduct({}), product).slice(1)).toEqual(ids(product))
})

test('an item says what the catalogue says, and no more', () => {
  const { items, document } = read(buildExampleProduct({ mpn: 'M-1', gtin: '5012345678900' }))
  expect(items).toEqual([
    {
      id: 'PG-100',
      title: 'Nitrile gloves',
      description: 'Powder-free examination gloves.',
      link: 'https://penhallow.example/shops/truro/detail/nitrile-gloves',
      image_link: 'https://penhallow.example/shops/truro/pictures/gloves-nitrile-blue-m-640.webp',
      availability: 'in_stock',
      price: '12.00 GBP',
      brand: 'Penhallow',
      gtin: '5012345678900',
      mpn: 'M-1',
      product_type: 'All > First aid',
    },
  ])
  expect(document.documentElement.nodeName).toBe('rss')
  expect(document.querySelector('channel > title')?.textContent).toBe('Penhallow Medical')
})

test.each<[string, Partial<Product>, object]>([
  [
    'an old price is the price, and the price now a sale',
    { oldPrice: { pence: 1500, isFrom: false } },
    { price: '15.00 GBP', sale_price: '12.00 GBP' },
  ],
  [
    'what is suspended is out of stock',
    { status: { text: 'Suspended', isHeld: true, ends: '2027-01-01' } },
    { availability: 'out_of_stock' },
  ],
  [
    'what is being phased out is still in stock',
    { status: { text: 'Being phased out' } },
    { availability: 'in_stock' },
  ],
  ['own goods without a code have no identifier', {}, { identifier_exists: 'no' }],
  [
    'facts that Google knows go along',
    { attributes: { colour: 'Blue', size: 'M', aql: '1.5' } },
    { color: 'Blue', size: 'M' },
  ],
  [
    'words that mean something in markup are words',
    { title: 'A <b> & "c"', about: 'x\u0007y' },
    { title: 'A <b> & "c"', description: 'x y' },
  ],
])('%s', (_, facts, expected) => {
  expect(read(buildExampleProduct(facts)).items).toMatchObject([expected])
})

test.each<[string, Partial<Product>, string]>([
  ['of a shop’s own range', { gtin: '2900001000017' }, 'gtin'],
  ['that nobody gave', { supplier: '3M' }, 'identifier_exists'],
  ['that is there already', { mpn: 'M-1' }, 'identifier_exists'],
])('a code %s is not claimed', (_, facts, name) => {
  expect(read(buildExampleProduct(facts)).items[0]).not.toHaveProperty(name)
})

test.each<[string, Partial<Product>]>([
  ['medicines', { legalClass: 'P' }],
  ['medicines', { legalClass: 'GSL' }],
  ['no longer sold', { status: { text: 'Discontinued', isHeld: true } }],
  ['without a photograph', { picture: '' }],
  ['without a photograph', { picture: 'gloves.svg' }],
  ['the least of several', { priceIncVat: { pence: 100, isFrom: true } }],
])('what is %s is left out, and counted', (reason, facts) => {
  const { items, left } = read(buildExampleProduct(facts), buildExampleProduct({ slug: 'gauze', sku: 'G' }))
  expect(items).toHaveLength(1)
  expect(Object.entries(left)).toEqual([[expect.stringContaining(reason) as string, 1]])
})

test('each choice is an item of its group, with its own code, price, picture and address', () => {
  const { items } = read(buildExampleWithVariants())
  expect(items).toMatchObject([
    {
      id: 'T-1',
      item_group_id: 'tape',
      price: '1.20 GBP',
      mpn: 'M-1',
      title: expect.stringContaining('1 cm') as string,
    },
    { id: 'T-5', item_group_id: 'tape', price: '3.00 GBP', image_link: expect.stringContaining('tape-wide') as string },
  ])
  expect(items[1]?.['link']).toBe('https://penhallow.example/shops/truro/detail/tape?code=T-5')
})

test.each([
  ['Women’s', 'female'],
  ["Men's", 'male'],
  ['Unisex', 'unisex'],
])('clothes that are cut %s are said to be for them, and of the age that their category states', (fit, gender) => {
  const { items } = readIn({ ageGroup: 'adult' }, buildExampleProduct({ attributes: { fit } }))
  expect(items).toMatchObject([{ gender, age_group: 'adult' }])
})

test('of what is no garment neither is made up', () => {
  const { items } = read(buildExampleProduct({ attributes: { fit: 'Adhesive strip' } }))
  expect(items[0]).not.toHaveProperty('gender')
  expect(items[0]).not.toHaveProperty('age_group')
})

test('choices that are no fact of Google’s are told apart by their size', () => {
  expect(read(buildExampleWithVariants()).items).toMatchObject([{ size: '1 cm' }, { size: '5 cm' }])
})

describe('an id', () => {
  const slug = 'a-very-long-name-of-a-product-'.repeat(4) + 'end'
  test('is of Google’s length, and one item’s alone', () => {
    const products = [{ slug }, { slug: `${slug}-2` }, { slug: 'gauze' }, { slug: 'lint' }]
    const ids = read(
      ...products.map((facts, index) => buildExampleProduct({ ...facts, sku: index < 2 ? '' : 'SAME' })),
    ).items.map(({ id }) => id!)
    expect(new Set(ids).size).toBe(4)
    expect(ids.every((id) => id.length <= 50)).toBe(true)
    expect(ids.slice(2)).toEqual(['gauze', 'lint'])
  })
})
