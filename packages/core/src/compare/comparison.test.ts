import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Product } from '../catalogue/catalogue.ts'
import { EXAMPLE_ATTRIBUTES } from '../fixtures/exampleAttributes.ts'
import { anyEncodableText, anyText, buildExampleProduct } from '../fixtures/examples.ts'
import { paths } from '../page/address.ts'
import { buildComparison, hasCommonGround, listCommonShelves, parseComparison } from './comparison.ts'

describe('the address of a comparison', () => {
  test.each([
    ['', [], false],
    ['p=a&p=b', ['a', 'b'], false],
    ['p=a&p=b&p=a', ['a', 'b'], false],
    ['p=a&only=differences', ['a'], true],
    ['p=a&only=prices&q=x', ['a'], false],
    ['p=&p=%20&p=a', [' ', 'a'], false],
    [`p=${'x'.repeat(201)}&p=a`, ['a'], false],
    ['p=%E0%A4%A', ['\uFFFD%A'], false],
  ])('"%s" asks for %j', (query, slugs, isBrief) => {
    expect(parseComparison(new URLSearchParams(query))).toEqual({ slugs, isBrief })
  })

  test('is read back as it was written', () => {
    const anySlugs = fc.uniqueArray(anyEncodableText, { maxLength: 4 })
    fc.assert(
      fc.property(anySlugs, fc.boolean(), (slugs, isBrief) => {
        const { searchParams, pathname } = new URL(paths.comparison(slugs, isBrief), 'https://penhallow.example')
        expect(pathname).toBe('/compare')
        expect(parseComparison(searchParams)).toEqual({ slugs, isBrief: isBrief && slugs.length > 0 })
      }),
    )
  })

  test('may be anything: it is read without throwing, as at most twenty slugs that differ', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          fc.array(anyText).map((texts) => texts.join('&p=')),
        ),
        (query) => {
          const { slugs } = parseComparison(new URLSearchParams(`p=${query}`))
          expect(slugs.length).toBeLessThanOrEqual(20)
          expect(new Set(slugs).size).toBe(slugs.length)
        },
      ),
    )
  })
})

describe('the rows', () => {
  const build = (...facts: Partial<Product>[]) =>
    buildComparison(
      facts.map((fact) => buildExampleProduct(fact)),
      EXAMPLE_ATTRIBUTES,
    )
  const find = (name: string, ...facts: Partial<Product>[]) => build(...facts).find((row) => row.name === name)

  test('hold price, pack and code first, then attributes in the shop’s order', () => {
    const attributes = { latex: 'Latex-free', colour: 'Blue', size: 'M' }
    expect(build({ attributes }).map(({ name }) => name)).toEqual([
      ...['Price inc.VAT', 'Price ex.VAT', 'Pack', 'Unit price inc.VAT', 'Maker', 'SKU'],
      ...['Colour', 'Size', 'Latex'],
    ])
  })

  test.each<[string, Partial<Product>[], (string | undefined)[], boolean]>([
    ['Price inc.VAT', [{}, { priceIncVat: { pence: 999, isFrom: true } }], ['£12.00', 'From £9.99'], true],
    ['Unit price inc.VAT', [{}, { pack: { count: 1, unit: 'each' } }], ['12p per glove', undefined], false],
    ['Colour', [{ attributes: { colour: 'Red' } }, { attributes: { colour: 'Blue' } }], ['Red', 'Blue'], true],
    ['Colour', [{ attributes: { colour: 'Red' } }, { attributes: { colour: 'Red' } }], ['Red', 'Red'], false],
    ['Colour', [{ attributes: { colour: 'Red' } }, {}], ['Red', undefined], false],
    ['To choose', [{ options: [{ name: 'Size', values: ['S', 'M'] }] }, {}], ['Size: S, M', 'Nothing'], true],
    ['Engraving', [{ engravable: true }, {}], ['Can be engraved', 'Not offered'], true],
    ['Legal class', [{ legalClass: 'P' }, { legalClass: 'GSL' }], ['Pharmacy medicine', 'General sale list'], true],
  ])('%s of %j are %j, and differ: %s', (name, products, values, differs) => {
    expect(find(name, ...products)).toEqual({ name, values, differs })
  })

  test.each(['Colour', 'To choose', 'Engraving', 'Legal class'])('%s is left out where none states it', (name) => {
    expect(find(name, {}, {})).toBeUndefined()
  })

  test('have a value for each product, and none differs for one product alone', () => {
    const anyProduct = fc
      .dictionary(fc.constantFrom('colour', 'size', 'latex', 'toString', '__proto__'), anyText)
      .map((attributes) => buildExampleProduct({ attributes }))
    fc.assert(
      fc.property(fc.array(anyProduct, { minLength: 1, maxLength: 4 }), (products) => {
        for (const { values, differs } of buildComparison(products, EXAMPLE_ATTRIBUTES)) {
          expect(values).toHaveLength(products.length)
          if (products.length === 1) expect(differs).toBe(false)
        }
      }),
    )
  })
})

describe('common ground', () => {
  const build = (title: string, ...shelves: string[]) => buildExampleProduct({ slug: title, title, shelves })
  const glove = build('Nitrile examination gloves, blue, medium', 'gloves')
  const cuffed = build('Sterile gloves with long cuffs')
  const bed = build('Medley Ergo profiling bed', 'beds', 'couches')
  const rail = build('Wooden side rails', 'beds')

  test.each([
    ['what they are called', [glove, cuffed], true],
    ['a category', [bed, rail], true],
    ['only itself', [rail], true],
    ['not there', [glove, bed], false],
    ['nothing that all share', [glove, cuffed, bed], false],
  ])('is %s', (_, products, isCommon) => {
    expect(hasCommonGround(products)).toBe(isCommon)
  })

  test('what can be added stands in the categories that all share', () => {
    expect(listCommonShelves([bed])).toEqual(['beds', 'couches'])
    expect(listCommonShelves([bed, rail])).toEqual(['beds'])
    expect(listCommonShelves([glove, bed])).toEqual([])
    expect(listCommonShelves([])).toEqual([])
  })
})
