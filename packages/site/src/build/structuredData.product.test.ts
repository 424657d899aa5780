// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import type { Product } from '@shop/core/catalogue/catalogue.ts'
import { buildExampleProduct, buildExampleWithVariants } from '@shop/core/fixtures/examples.ts'
import { buildExampleDetail } from '../fixtures/exampleDetail.ts'
import { readThings, readTrail, type Thing } from '../fixtures/readThings.ts'

const HOME = { id: 'firstaid', title: 'First aid' }

function readProduct(facts: Partial<Product> = {}, home: typeof HOME | undefined = HOME) {
  const product = buildExampleProduct(facts)
  const things = readThings({ page: 'detail', slug: product.slug }, { ...buildExampleDetail(product), home })
  return { product: things.find((thing) => thing['@type'] === 'Product')!, things }
}

describe('the page of a product', () => {
  test('says what the catalogue says, at the price including VAT', () => {
    expect(readProduct({ gtin: '96385074', priceIncVat: { pence: 119_905, isFrom: false } }).product).toEqual({
      '@type': 'Product',
      name: 'Nitrile gloves',
      description: 'Powder-free examination gloves.',
      url: 'https://penhallow.example/shops/truro/detail/nitrile-gloves',
      sku: 'PG-100',
      gtin: '96385074',
      brand: { '@type': 'Brand', name: 'Penhallow' },
      image: 'https://penhallow.example/shops/truro/pictures/gloves-nitrile-blue-m-640.webp',
      offers: {
        '@type': 'Offer',
        priceCurrency: 'GBP',
        price: '1199.05',
        availability: 'https://schema.org/InStock',
        url: 'https://penhallow.example/shops/truro/detail/nitrile-gloves',
      },
    })
  })

  test('publishes each variant with its own codes and price', () => {
    const { things } = readProduct(buildExampleWithVariants())
    expect(things.find((thing) => thing['@type'] === 'ProductGroup')).toMatchObject({
      name: 'Tape',
      productGroupID: 'tape',
      hasVariant: [
        {
          ...{ name: 'Tape, Width 1 cm', sku: 'T-1', mpn: 'M-1' },
          image: 'https://penhallow.example/shops/truro/pictures/gloves-nitrile-blue-m-640.webp',
          offers: { price: '1.20', url: 'https://penhallow.example/shops/truro/detail/tape?code=T-1' },
        },
        {
          ...{ '@type': 'Product', name: 'Tape, Width 5 cm', sku: 'T-5', offers: { '@type': 'Offer', price: '3.00' } },
          image: 'https://penhallow.example/shops/truro/pictures/tape-wide-640.webp',
        },
      ],
    })
    expect(things.some((thing) => thing['@type'] === 'Product' || 'offers' in thing)).toBe(false)
  })

  describe('that varies', () => {
    const readGroup = (options: Product['options'], attributes: Product['attributes'] = {}) => {
      const variants = Array.from({ length: 4 }, (_, index) => ({ sku: `T-${index}` }))
      const product = buildExampleWithVariants({ options: options!, attributes, variants })
      return readProduct(product).things[0]!
    }
    const COLOUR = { name: 'Colour', values: ['Blue', 'Green'] }

    test('says in what its variants differ, and of each its own', () => {
      expect(readGroup([{ name: 'Size', values: ['S', 'M'] }, COLOUR])).toMatchObject({
        variesBy: ['https://schema.org/size', 'https://schema.org/color'],
        hasVariant: [
          { size: 'S', color: 'Blue' },
          { size: 'S', color: 'Green' },
          { size: 'M', color: 'Blue' },
          { size: 'M', color: 'Green' },
        ],
      })
    })

    test('says once what is the same for all', () => {
      const group = readGroup([{ name: 'Size', values: ['XS', 'S', 'M', 'L'] }], { colour: 'Navy blue' })
      expect(group).toMatchObject({ color: 'Navy blue', variesBy: ['https://schema.org/size'] })
      expect(JSON.stringify(group['hasVariant'])).not.toContain('color')
    })

    test('counts a choice that is no fact of schema.org as its size', () => {
      const lengths = { name: 'Length', values: ['Regular', 'Long'] }
      const sizesOf = (group: Thing) => (group['hasVariant'] as Thing[]).map((variant) => variant['size'])
      expect(sizesOf(readGroup([{ name: 'Size', values: ['8', '10'] }, lengths]))).toEqual([
        '8 / Regular',
        '8 / Long',
        '10 / Regular',
        '10 / Long',
      ])
      expect(readGroup([lengths, COLOUR])).toMatchObject({
        hasVariant: [{ size: 'Regular', color: 'Blue' }, {}, {}, {}],
      })
      expect(sizesOf(readGroup([lengths, COLOUR], { size: 'M' }))).toContain('M / Long')
    })
  })

  test('states the colour and size of goods that come in one', () => {
    expect(readProduct({ attributes: { colour: 'Blue', size: 'M' } }).product).toMatchObject({
      color: 'Blue',
      size: 'M',
    })
  })

  test.each<[string, Partial<Product>, string]>([
    ['what can be ordered', {}, 'InStock'],
    ['what is being phased out', { status: { text: 'Being phased out' } }, 'InStock'],
    ['what is suspended', { status: { text: 'Suspended', isHeld: true, ends: '2027-01-01' } }, 'OutOfStock'],
    ['what is no longer sold', { status: { text: 'Discontinued', isHeld: true } }, 'Discontinued'],
  ])('says of %s, in each offer, that it is so', (_, facts, word) => {
    const stated = [`https://schema.org/${word}`]
    const read = (of: Partial<Product>) =>
      [...JSON.stringify(readProduct(of).things).matchAll(/"availability":"([^"]+)"/g)].map(([, found]) => found)
    expect(read(facts)).toEqual(stated)
    expect(read(buildExampleWithVariants(facts))).toEqual([...stated, ...stated])
  })

  test('publishes a "from" price as the least of several', () => {
    const { product } = readProduct({ priceIncVat: { pence: 119_905, isFrom: true } })
    expect(product).toMatchObject({
      offers: { '@type': 'AggregateOffer', priceCurrency: 'GBP', lowPrice: '1199.05' },
    })
    expect(JSON.stringify(product)).not.toContain('"price":')
  })

  test.each<[string, Partial<Product>, string]>([
    ['an empty SKU', { sku: '' }, 'sku'],
    ['no GTIN', {}, 'gtin'],
    ['a barcode of the shop’s own range', { gtin: '2900001000017' }, 'gtin'],
    ['no maker', { supplier: '' }, 'brand'],
    ['no picture', { picture: '' }, 'image'],
    ['a drawing of its group', { picture: 'group-ems.svg' }, 'image'],
  ])('with %s does not mention it', (_, facts, field) => {
    expect(readProduct(facts).product).not.toHaveProperty(field)
  })

  test('names the brand that buyers know, where it is not the maker', () => {
    expect(readProduct({ supplier: '3M', brand: 'Littmann' }).product['brand']).toMatchObject({ name: 'Littmann' })
  })

  test('makes up no rating, no review and no number in stock', () => {
    expect(JSON.stringify(readProduct().things)).not.toMatch(/rating|review|inventoryLevel/i)
  })

  test('has a trail over the category that lists it', () => {
    expect(readTrail(readProduct().things)).toMatchObject([
      { position: 1, name: 'Home', item: 'https://penhallow.example/shops/truro/' },
      { position: 2, name: 'First aid', item: 'https://penhallow.example/shops/truro/firstaid' },
      { position: 3, name: 'Nitrile gloves' },
    ])
  })

  test('has a trail from home where no category lists it', () => {
    const product = buildExampleProduct()
    expect(readTrail(readThings({ page: 'detail', slug: product.slug }, buildExampleDetail(product)))).toMatchObject([
      { position: 1, name: 'Home' },
      { position: 2, name: 'Nitrile gloves' },
    ])
  })

  test.each(['</script><script>alert(1)</script>', '<!--<script>', '"quoted" & \\u003c', 'a\u2028b'])(
    'says the name %j just so',
    (title) => {
      expect(readProduct({ title }).product['name']).toBe(title)
    },
  )
})
