/** What tests are written about: each states only the facts that matter to it. No page imports this. */
import fc from 'fast-check'
import type { CategoryRecord, ProductRecord, Shop } from '../../catalogue/schema.ts'
import { getLineKey, type BasketLine } from './basket.ts'
import type { Catalogue, CategoryEntry, Product } from './catalogue.ts'

/** Any text that a string can hold: controls, every script and half an emoji included. */
export const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) }),
)

/** Any text that can be encoded in an address: no half emoji. */
export const anyEncodableText = fc.string({
  minLength: 1,
  unit: fc.oneof(fc.string({ minLength: 1, maxLength: 1 }), fc.constantFrom('é', '漢', '😀', '\u200B', '\u0000')),
})

export function buildExampleProduct(facts: Partial<Product> = {}): Product {
  return {
    slug: 'nitrile-gloves',
    title: 'Nitrile gloves',
    supplier: 'Penhallow',
    picture: 'gloves-nitrile-blue-m',
    sku: 'PG-100',
    priceIncVat: { pence: 1200, isFrom: false },
    priceExVat: { pence: 1000, isFrom: false },
    pack: { count: 100, unit: 'box', of: 'gloves' },
    about: 'Powder-free examination gloves.',
    attributes: {},
    ...facts,
  }
}

export function buildExampleEntry(facts: Partial<CategoryEntry> = {}): CategoryEntry {
  return {
    id: 'firstaid',
    title: 'First aid',
    shortTitle: 'First aid',
    description: 'What a first aider needs.',
    inside: 'Kits and plasters',
    picture: 'tile-firstaid',
    tiles: [],
    slugs: [],
    ...facts,
  }
}

/** A catalogue of these products; without entries of its own, one entry lists them all. */
export function buildExampleCatalogue(products: readonly Product[], entries?: readonly CategoryEntry[]): Catalogue {
  return { products, entries: entries ?? [buildExampleEntry({ slugs: products.map(({ slug }) => slug) })] }
}

export function buildExampleRecord(facts: Partial<ProductRecord> = {}): ProductRecord {
  return {
    slug: 'nitrile-gloves',
    discription: 'Nitrile gloves',
    smalltittle: 'Penhallow',
    img: 'gloves-nitrile-blue-m',
    lastPrice: '',
    NewPrice: '£12.00',
    fromPrice: '£10.00',
    sku: 'PG-100',
    about: 'Powder-free examination gloves.',
    pack: { count: 100, unit: 'box', of: 'gloves' },
    attributes: {},
    ...facts,
  }
}

export function buildExampleCategoryRecord(facts: Partial<CategoryRecord> = {}): CategoryRecord {
  return {
    id: 'firstaid',
    tittle: 'First aid',
    dec: 'What a first aider needs.',
    inside: 'Kits and plasters',
    img: 'tile-firstaid',
    add: '',
    SecondSection: [],
    product: ['nitrile-gloves'],
    ...facts,
  }
}

export const EXAMPLE_SHOP: Shop = {
  url: 'https://penhallow.example/shops/truro/',
  brand: { strong: 'Penhallow', light: 'Medical' },
  summary: 'Medical supplies.',
  email: 'care@penhallow.example',
  telephone: '08081 570 457',
  cutOff: '8pm',
  address: { street: 'Unit 7', city: 'Truro', postcode: 'TR1 2XX', country: 'GB' },
}

export function buildExampleBasketLine(slug: string, quantity = 1, options: Record<string, string> = {}): BasketLine {
  return { slug, options, quantity }
}

/** Any line of a few products, with and without options. */
export const anyBasketLine = fc.record({
  slug: fc.constantFrom('gloves', 'gauze', 'tape', 'scrub-top', 'steth'),
  options: fc.dictionary(fc.constantFrom('Size', 'Colour', 'Length'), fc.constantFrom('S', 'M', 'Navy blue')),
  quantity: fc.integer({ min: 1, max: 100 }),
})
/** No two lines of it are the same item. */
export const anyBasket = fc.uniqueArray(anyBasketLine, { selector: getLineKey, maxLength: 10 })
