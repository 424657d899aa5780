import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText, buildExampleCatalogue, buildExampleProduct } from '../fixtures/examples.ts'
import type { Variant } from './catalogue.ts'
import { findSold, findVariant, findVariantByCode, listChoices, listVariants } from './variants.ts'

const price = (pence: number) => ({ pence, isFrom: false })
const wrap = buildExampleProduct({
  slug: 'wrap',
  sku: '158X',
  priceIncVat: { pence: 120, isFrom: true },
  priceExVat: { pence: 100, isFrom: true },
  oldPrice: price(150),
  options: [{ name: 'Size', values: ['2.5 cm', '5 cm', '7.5 cm'] }],
  variants: [
    { sku: '1581', priceIncVat: price(120), priceExVat: price(100), oldPrice: price(150) },
    { sku: '1582', priceIncVat: price(240), priceExVat: price(200), picture: 'wrap-wide' },
    { sku: '1583' },
  ],
})

describe('a choice', () => {
  test('is one value of each option, those of the last changing fastest', () => {
    const options = [
      { name: 'Size', values: ['S', 'M'] },
      { name: 'Length', values: ['Short', 'Tall'] },
    ]
    expect(listChoices(options).map((choice) => Object.values(choice).join(' '))).toEqual([
      ...['S Short', 'S Tall', 'M Short', 'M Tall'],
    ])
  })

  test('of nothing is one choice', () => {
    expect(listChoices([])).toEqual([{}])
  })
})

describe('a code', () => {
  const shirt = buildExampleProduct({
    options: [{ name: 'Size', values: ['S', 'M'] }],
    variants: [{ sku: 'PEN-SH-S' }, { sku: 'PEN-SH-M', gtin: '2900001000017' }],
  })

  test.each([
    ['PEN-SH-S', 'S'],
    ['pen sh m', 'M'],
    ['2900001000017', 'M'],
    ['PEN-SH', undefined],
    ['PEN-SH-L', undefined],
    ['', undefined],
    ['–', undefined],
  ])('%j leads to the size %s', (code, size) => {
    expect(findVariantByCode(shirt, code)?.chosen?.options['Size']).toBe(size)
  })

  test('of any kind is looked up without throwing, and leads to nothing where there are no variants', () => {
    fc.assert(
      fc.property(anyText, (code) => {
        expect(findVariantByCode(buildExampleProduct(), code)).toBeUndefined()
        findVariantByCode(shirt, code)
      }),
    )
  })
})

describe('what is sold', () => {
  test('has the variant’s own code, prices and picture, and everything else of the product', () => {
    const sold = findVariant(wrap, { Size: '5 cm' })
    expect(sold).toMatchObject({ sku: '1582', priceIncVat: price(240), picture: 'wrap-wide', title: wrap.title })
    expect(sold?.chosen).toEqual({ of: wrap, options: { Size: '5 cm' } })
  })

  test('is shown as another choice unless it has a picture of its own', () => {
    const shown = listVariants({ ...wrap, shown: '2.5 cm' })
    expect(shown.map(({ picture, shown }) => [picture, shown])).toEqual([
      [wrap.picture, '2.5 cm'],
      ['wrap-wide', undefined],
      [wrap.picture, '2.5 cm'],
    ])
  })

  test('has no old price of the product where it has a price of its own', () => {
    expect(listVariants(wrap).map(({ oldPrice }) => oldPrice?.pence)).toEqual([150, undefined, 150])
  })

  test.each([{}, { Size: '' }, { Colour: 'Blue' }])('is the product itself while nothing is chosen: %j', (choice) => {
    expect(findVariant(wrap, choice)).toBe(wrap)
  })

  test.each(['10 cm', '5 CM', '__proto__', 'constructor'])(
    'is nothing in the size %j, which does not exist',
    (Size) => {
      expect(findVariant(wrap, { Size })).toBeUndefined()
    },
  )

  test('is the product itself where it has no variants, whatever a line says', () => {
    const gloves = buildExampleProduct()
    expect(findVariant(gloves, { Size: 'M' })).toBe(gloves)
    expect(listVariants(gloves)).toEqual([])
  })

  test('is the other variant where one of a variant is asked for', () => {
    const sold = findVariant(wrap, { Size: '2.5 cm' })!
    expect(findVariant(sold, { Size: '5 cm' })).toBe(findVariant(wrap, { Size: '5 cm' }))
    expect(findVariant(sold, {})).toBe(wrap)
  })

  test('of a line is found by its slug and its options', () => {
    const catalogue = buildExampleCatalogue([wrap])
    expect(findSold(catalogue, { slug: 'wrap', options: { Size: '7.5 cm' } })?.sku).toBe('1583')
    expect(findSold(catalogue, { slug: 'gone', options: {} })).toBeUndefined()
    expect(findSold(catalogue, { slug: 'wrap', options: { Size: '8 cm' } })).toBeUndefined()
  })

  test('by any choice of any options is the variant at that choice’s place', () => {
    const anyOptions = fc.uniqueArray(
      fc.record({
        name: fc.string({ minLength: 1 }),
        values: fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 2, maxLength: 5 }),
      }),
      { selector: ({ name }) => name, minLength: 1, maxLength: 3 },
    )
    fc.assert(
      fc.property(anyOptions, (options) => {
        const choices = listChoices(options)
        const variants = choices.map((_, place): Variant => ({ sku: String(place) }))
        const product = buildExampleProduct({ options, variants })
        for (const [place, choice] of choices.entries()) {
          expect(findVariant(product, choice)?.sku).toBe(String(place))
          expect(findVariant(product, choice)?.chosen?.options).toEqual(choice)
        }
      }),
    )
  })
})
