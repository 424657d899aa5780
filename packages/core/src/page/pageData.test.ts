import { describe, expect, test } from 'vitest'
import { EXAMPLE_ATTRIBUTES } from '../fixtures/exampleAttributes.ts'
import { buildExampleCatalogue, buildExampleEntry, buildExampleProduct } from '../fixtures/examples.ts'
import type { Address } from './address.ts'
import { buildDetailData, buildPageData } from './pageData.ts'

const scrubs = ['navy', 'wine', 'teal'].map((colour, index) =>
  buildExampleProduct({
    slug: `scrub-top-${colour}`,
    title: `Scrub top, ${colour}`,
    range: 'scrub-top',
    swatch: `#00000${index}`,
    attributes: { colour },
  }),
)
const shelf = ['a', 'b', 'c', 'd', 'e'].map((slug) => buildExampleProduct({ slug, title: slug }))
const kit = buildExampleProduct({ slug: 'kit', goesWith: ['e', 'gone', 'a', 'kit', 'e'], range: 'alone' })
const card = buildExampleProduct({
  slug: 'card',
  oldPrice: { pence: 1500, isFrom: false },
  options: [{ name: 'Size', values: ['S', 'M'] }],
  multiple: 10,
  legalClass: 'P',
  swatches: ['#000000', '#ffffff'],
  brand: 'Brand',
  gtin: '01234567',
})
const unlisted = buildExampleProduct({ slug: 'unlisted' })
const catalogue = buildExampleCatalogue(
  [...scrubs, ...shelf, kit, card, unlisted],
  [
    buildExampleEntry({ id: '/', title: 'Home', slugs: ['kit', 'scrub-top-navy'] }),
    buildExampleEntry({ id: 'twice', title: 'First', slugs: ['kit', 'a', 'b', 'c', 'd', 'e'] }),
    buildExampleEntry({ id: 'scrubs', title: 'Scrubs', slugs: [...scrubs.map(({ slug }) => slug), 'card', 'card'] }),
    buildExampleEntry({ id: 'twice', title: 'Second', slugs: ['gone'] }),
  ],
)

describe('a page that lists products', () => {
  test('shows on home the entry whose id is "/"', () => {
    expect(buildPageData(catalogue, { page: 'home' })).toMatchObject({ entries: [{ id: '/', title: 'Home' }] })
  })

  test('shows every entry of a category that has two', () => {
    expect(buildPageData(catalogue, { page: 'category', id: 'twice' })).toMatchObject({
      entries: [{ title: 'First' }, { title: 'Second', products: [] }],
    })
  })

  test('carries one page of a long listing, over all its entries, and names all of its products', () => {
    const many = Array.from({ length: 60 }, (_, index) => buildExampleProduct({ slug: `m${index}` }))
    const slugs = many.map(({ slug }) => slug)
    const long = buildExampleCatalogue(many, [
      buildExampleEntry({ id: 'long', slugs: slugs.slice(0, 30) }),
      buildExampleEntry({ id: 'long', slugs: slugs.slice(30) }),
    ])
    const read = (listPage?: number) => {
      const data = buildPageData(long, { page: 'category', id: 'long', ...(listPage && { listPage }) })
      return data && 'entries' in data ? data.entries : []
    }
    expect([undefined, 2, 3].map((listPage) => read(listPage).map(({ products }) => products.length))).toEqual([
      [24, 0],
      [6, 18],
      [0, 12],
    ])
    expect(read(2)[1]!.products[0]!.slug).toBe('m30')
    expect(read(2)[1]!.indices).toEqual(Array.from({ length: 30 }, (_, index) => 30 + index))
    expect(read(4)).toEqual([])
  })

  test('carries what a card shows of a product and nothing more', () => {
    const data = buildPageData(catalogue, { page: 'category', id: 'scrubs' })
    const shown = data && 'entries' in data ? data.entries[0]?.products.find(({ slug }) => slug === 'card') : undefined
    const { slug, title, supplier, picture, sku, priceIncVat, priceExVat, pack } = card
    const { oldPrice, options, multiple, legalClass, swatches } = card
    const facts = { slug, title, supplier, picture, sku, priceIncVat, priceExVat, pack }
    expect(shown).toEqual({ ...facts, oldPrice, options, multiple, legalClass, swatches })
  })
})

test.each<[string, Address]>([
  ['an unknown category', { page: 'category', id: 'gone' }],
  ['an unknown product', { page: 'detail', slug: 'gone' }],
  ['the cart', { page: 'cart' }],
  ['the selected product', { page: 'selected' }],
  ['search', { page: 'search' }],
  ['login', { page: 'login' }],
  ['an address that moved', { page: 'moved', to: '/twice' }],
  ['an unknown address', { page: 'notFound' }],
])('%s has no data of its own', (_, address) => {
  expect(buildPageData(catalogue, address)).toBeUndefined()
})

test('a shop without a home entry has no data for home', () => {
  expect(buildPageData(buildExampleCatalogue([]), { page: 'home' })).toBeUndefined()
})

describe('the page of a product', () => {
  test('shows the product with everything that is known of it', () => {
    expect(buildPageData(catalogue, { page: 'detail', slug: 'card' })).toMatchObject({ product: card })
  })

  test.each([
    ['kit', { id: 'twice', title: 'First' }],
    ['scrub-top-navy', { id: 'scrubs', title: 'Scrubs' }],
    ['unlisted', undefined],
  ])('leads from %s back to the first category that lists it, never to home: %j', (slug, home) => {
    expect(buildDetailData(catalogue, slug)?.home).toEqual(home)
  })

  test('shows the whole range, itself included', () => {
    const members = buildDetailData(catalogue, 'scrub-top-wine')?.range?.members
    expect(members?.map(({ slug, swatch }) => [slug, swatch])).toEqual(scrubs.map(({ slug, swatch }) => [slug, swatch]))
  })

  test.each(['a', 'kit'])('shows no range for %s, which stands alone', (slug) => {
    expect(buildDetailData(catalogue, slug)?.range).toBeUndefined()
  })

  test('names what it states, and what is said of its pictures', () => {
    const product = buildExampleProduct({
      slug: 'card',
      title: 'Card',
      attributes: { material: 'Cotton', colour: 'Navy blue' },
    })
    const data = buildDetailData({ ...catalogue, attributes: EXAMPLE_ATTRIBUTES, products: [product] }, 'card')
    expect(data?.facts).toEqual([
      { name: 'Colour', value: 'Navy blue' },
      { name: 'Material', value: 'Cotton' },
    ])
    expect(data?.pictureFacts).toEqual(['Navy blue'])
  })

  test('carries the tables that help to choose it, and no other', () => {
    const build = (id: string, slug: string) => ({
      table: { id, title: id, columns: ['Size', 'cm'], rows: [['S', '1']] },
      ...{ kinds: [], products: [slug] },
    })
    const guides = [build('own', 'kit'), build('other', 'card')]
    expect(buildDetailData({ ...catalogue, guides }, 'kit')?.guides.map(({ id }) => id)).toEqual(['own'])
  })

  test('relates what goes with it, as a list shows it', () => {
    const related = buildDetailData(catalogue, 'kit')?.related
    expect(related?.goesWith.map(({ slug }) => slug)).toEqual(['e', 'a'])
    expect(related?.goesWith[0]).not.toHaveProperty('about')
  })
})

test('the data of every page arrives as it was sent', () => {
  const pages: Address[] = [
    { page: 'home' },
    { page: 'category', id: 'scrubs' },
    ...catalogue.products.map(({ slug }) => ({ page: 'detail', slug }) as const),
  ]
  for (const address of pages) {
    const data = buildPageData(catalogue, address)
    expect(JSON.parse(JSON.stringify(data))).toEqual(data)
  }
})
