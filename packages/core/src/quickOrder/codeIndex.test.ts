import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Product, Variant } from '../catalogue/catalogue.ts'
import { listVariants } from '../catalogue/variants.ts'
import { buildExampleCatalogue, buildExampleProduct, buildExampleWithVariants } from '../fixtures/examples.ts'
import { buildCodeIndex } from './codeIndex.ts'

const tape = buildExampleWithVariants()
const [narrow, wide] = listVariants(tape)
const gloves = buildExampleProduct({ mpn: 'GL-7', nhsCode: 'FTR1234', pipCode: '1234567', gtin: '5012345678900' })
const index = buildCodeIndex(buildExampleCatalogue([tape, gloves]))

const list = (found: readonly Product[]) => found.map(({ sku }) => sku)

describe('a code', () => {
  test.each(['T-5', 't5', 'M-5', 'm 5', '12900001000014'])('of a variant, %j, gives it with its choice', (code) => {
    expect(index.find(code)).toEqual([wide])
    expect(index.find(code)[0]?.chosen?.options).toEqual({ Width: '5 cm' })
  })

  test.each(['TAPE-X', 'tape'])('of the product, %j, gives the product with nothing chosen', (code) => {
    expect(index.find(code)).toEqual([tape])
  })

  test.each(['PG-100', 'gl7', 'FTR1234', '123 4567', '5012345678900', '05012345678900', 'nitrile-gloves'])(
    '%j is one of a product’s own',
    (code) => {
      expect(index.find(code)).toEqual([gloves])
    },
  )

  test('gives the same object each time, so that a line is not drawn again', () => {
    expect(index.find('T-1')[0]).toBe(index.find('M-1')[0])
    expect(index.findByGtin('02900001000017')).toBe(narrow)
  })

  test('is first a SKU: the maker’s code of another does not hide it', () => {
    const other = buildExampleProduct({ slug: 'other', sku: 'T-9', mpn: 'PG-100' })
    expect(buildCodeIndex({ products: [other, gloves] }).find('PG-100')).toEqual([gloves])
  })

  test('that is the start of several variants’ leads to their product once, and each can be completed', () => {
    const products = [buildExampleWithVariants({ sku: '' }), gloves]
    const coded = { ...products[0]!, variants: [{ sku: '1581' }, { sku: '1582' }] }
    const started = buildCodeIndex({ products: [coded, gloves] })
    expect(started.findLonger('158')).toEqual([coded])
    expect(list(started.findStarting('158'))).toEqual(['1581', '1582'])
    expect(list(started.findNearest('1585'))).toEqual(['1581', '1582'])
  })

  test('of any variant leads to that variant', () => {
    const anySkus = fc.uniqueArray(fc.stringMatching(/^[A-Z]{1,3}-?[0-9]{1,4}$/), {
      minLength: 4,
      maxLength: 4,
      selector: (sku) => sku.replace('-', ''),
    })
    fc.assert(
      fc.property(anySkus, (skus) => {
        const variants = skus.map((sku): Variant => ({ sku }))
        const options = [
          { name: 'Size', values: ['S', 'M'] },
          { name: 'Length', values: ['Short', 'Tall'] },
        ]
        const product = buildExampleProduct({ sku: '', options, variants })
        const { find } = buildCodeIndex({ products: [product] })
        for (const [place, sku] of skus.entries()) expect(find(sku)).toEqual([listVariants(product)[place]])
      }),
    )
  })
})
