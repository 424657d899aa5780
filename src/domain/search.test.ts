import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText, buildExampleCatalogue, buildExampleProduct } from './examples.ts'
import { parseQuery, searchProducts } from './search.ts'

const plain = { supplier: 'Penhallow', about: 'Sold by the box.' }
const catalogue = buildExampleCatalogue([
  buildExampleProduct({
    ...plain,
    slug: 'gloves',
    title: 'Nitrile gloves',
    sku: 'GL-55',
    attributes: { size: 'Médium' },
  }),
  buildExampleProduct({ ...plain, slug: 'mask', title: 'Mask', sku: 'GL-5', about: 'Goes with gloves.' }),
  buildExampleProduct({ ...plain, slug: 'steth', title: 'Classic III', supplier: '3M Littmann', sku: '5620' }),
  buildExampleProduct({ ...plain, slug: 'no-code', title: 'Crêpe bandage', sku: '' }),
])

function findSlugs(query: string): string[] {
  return searchProducts(catalogue, query).map(({ slug }) => slug)
}

describe('parseQuery', () => {
  test.each([
    ['  nitrile \t\n gloves ', 'nitrile gloves'],
    ['a\u0000b\u200Bc\u00A0d', 'a b c d'],
    ['', ''],
    [' \u0007 ', ''],
    ['<b>', '<b>'],
  ])('reads %j as %j', (text, query) => {
    expect(parseQuery(text)).toBe(query)
  })

  test('cuts what is longer than any name', () => {
    expect(parseQuery('x'.repeat(100_000))).toHaveLength(200)
  })

  test('gives one clean line for any text, and the same line when read again', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const query = parseQuery(text)
        expect(query).not.toMatch(/^\s|\s$|\s\s|\p{Cc}|\p{Cf}/u)
        expect(query.length).toBeLessThanOrEqual(200)
        expect(parseQuery(query)).toBe(query)
      }),
    )
  })

  test.each([
    ['an emoji where the text is cut', `${'x'.repeat(199)}😀`],
    ['half an emoji', 'gauze \uD83D'],
  ])('gives a line that can stand in an address for %s', (_, text) => {
    expect(() => encodeURIComponent(parseQuery(text))).not.toThrow()
  })
})

describe('searchProducts', () => {
  test.each([
    ['nitrile gloves', ['gloves']],
    ['GLOVES nitrile', ['gloves']],
    ['nitr glov', ['gloves']],
    ['penhallow mask', ['mask']],
    ['3m littmann', ['steth']],
    ['crepe', ['no-code']],
    ['CRÊPE', ['no-code']],
    ['medium', ['gloves']],
    ['620', ['steth']],
    ['nitrile mask', []],
    ['nothing of the kind', []],
    ['.*', []],
    ['', []],
    [' \u0007 ', []],
    ['\u0301', []],
  ])('finds for %j %j', (query, slugs) => {
    expect(findSlugs(query)).toEqual(slugs)
  })

  test.each([
    ['the exact code before the start of a longer one', 'gl-5', ['mask', 'gloves']],
    ['a name before a description', 'gloves', ['gloves', 'mask']],
  ])('puts %s', (_, query, slugs) => {
    expect(findSlugs(query)).toEqual(slugs)
  })

  test('reads any text without throwing and finds each product at most once', () => {
    fc.assert(
      fc.property(anyText, (query) => {
        const slugs = findSlugs(query)
        expect(new Set(slugs).size).toBe(slugs.length)
      }),
    )
  })

  test('finds every product by any part of its name, in any case', () => {
    const anyPart = fc
      .constantFrom(...catalogue.products)
      .chain((product) =>
        fc
          .tuple(fc.nat(product.title.length - 1), fc.integer({ min: 1, max: 20 }))
          .map(([start, length]) => ({ product, part: product.title.slice(start, start + length).toUpperCase() })),
      )
    fc.assert(
      fc.property(anyPart, ({ product, part }) => {
        fc.pre(part.trim() !== '')
        expect(findSlugs(part)).toContain(product.slug)
      }),
    )
  })
})
