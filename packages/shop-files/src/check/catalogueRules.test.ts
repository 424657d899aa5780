import { describe, expect, test } from 'vitest'
import type { ProductRecord } from '@shop/core/catalogue/schema.ts'
import { check, TILE } from './exampleProblems.ts'

test('a valid catalogue has no problems', () => {
  expect(check().found).toEqual([])
})

describe('a product', () => {
  test.each<[string, Partial<ProductRecord>, string]>([
    ['a price that is not one', { NewPrice: 'POA' }, 'error nitrile-gloves NewPrice'],
    ['an empty price', { fromPrice: '' }, 'error nitrile-gloves fromPrice'],
    ['an old price that is not one', { lastPrice: 'cheap' }, 'error nitrile-gloves lastPrice'],
    ['a price inc.VAT below ex.VAT', { NewPrice: '£9.99' }, 'error nitrile-gloves NewPrice'],
    ['prices that fit no rate', { NewPrice: '£11.50' }, 'warning nitrile-gloves fromPrice'],
    ['"From" in one price only', { NewPrice: 'From £12.00' }, 'warning nitrile-gloves fromPrice'],
    ['an old price like the new one', { lastPrice: '£12.00' }, 'error nitrile-gloves lastPrice'],
    ['an old price below the new one', { lastPrice: '£11.99' }, 'error nitrile-gloves lastPrice'],
    ['an empty SKU', { sku: '' }, 'warning nitrile-gloves sku'],
    ['a blank SKU', { sku: ' \t' }, 'warning nitrile-gloves sku'],
    ['an empty brand', { smalltittle: ' ' }, 'warning nitrile-gloves smalltittle'],
    ['no picture', { img: '' }, 'warning nitrile-gloves img'],
    ['a picture that is not there', { img: 'gone' }, 'error nitrile-gloves img'],
    ['a related product that is not there', { goesWith: ['gone'] }, 'error nitrile-gloves goesWith.0'],
    ['itself as a related product', { goesWith: ['nitrile-gloves'] }, 'warning nitrile-gloves goesWith.0'],
    ['a price of nothing', { NewPrice: '£0', fromPrice: '£0.00' }, 'error nitrile-gloves NewPrice'],
  ])('with %s is reported', (_, facts, problem) => {
    expect(check({ products: [facts] }).found[0]).toBe(problem)
  })

  test.each<[string, Partial<ProductRecord>]>([
    ['5 % of VAT', { NewPrice: '£10.50' }],
    ['no VAT', { NewPrice: '£10.00' }],
    ['"From" in both prices', { NewPrice: 'From £12.00', fromPrice: 'From £10.00' }],
    ['an old price above the new one', { lastPrice: '£12.01' }],
  ])('with %s is accepted', (_, facts) => {
    expect(check({ products: [facts] }).found).toEqual([])
  })

  test('with a related product that is there is accepted', () => {
    const products = [{ goesWith: ['gauze'] }, { slug: 'gauze', sku: 'G-1' }]
    expect(check({ products, categories: [{ product: ['nitrile-gloves', 'gauze'] }] }).found).toEqual([])
  })

  test('in no category is reported', () => {
    expect(check({ products: [{}, { slug: 'gauze', sku: 'G-1' }] }).found).toEqual(['warning gauze slug'])
  })

  test('with the slug of another is one error that names both files, whatever else is copied', () => {
    const { problems } = check({ products: [{}, { NewPrice: 'POA', img: 'gone', goesWith: ['gone'] }] })
    expect(problems).toMatchObject([{ level: 'error', file: 'products/1.json', field: 'slug' }])
    expect(problems[0]?.message).toContain('products/0.json')
  })

  test('with the codes of another, which it was copied from, is one error', () => {
    const codes = {
      options: [{ name: 'Size', values: ['S', 'M', 'L'] }],
      variants: ['S', 'M', 'L'].map((size) => ({ choice: { Size: size }, sku: `PG-${size}` })),
    }
    const categories = [{ product: ['nitrile-gloves', 'gauze'] }]
    const { problems } = check({ products: [codes, { ...codes, slug: 'gauze' }], categories })
    expect(problems).toMatchObject([{ level: 'error', record: 'gauze', field: 'variants.0.sku' }])
    expect(problems[0]?.message).toContain('3 more of its codes')
  })

  test.each([
    ['1.234,50', '£1,234.50'],
    ['12.5', '£12.50'],
  ])('priced at %s is told how to write that', (written, meant) => {
    expect(check({ products: [{ NewPrice: written }] }).problems[0]?.message).toContain(`Write "${meant}"`)
  })

  test('that others name and that cannot be read is not said to be missing', () => {
    const products = [{ goesWith: ['gauze'] }]
    const categories = [{ product: ['nitrile-gloves', 'gauze'] }]
    expect(check({ products, categories }).found).toHaveLength(2)
    expect(check({ products, categories, unread: ['gauze'] }).found).toEqual([])
  })

  test('whose name is misspelt is named as it is written', () => {
    const { problems } = check({ categories: [{ product: ['nitril-gloves', 'nitrile-gloves'] }] })
    expect(problems.map(({ message }) => message)).toEqual([
      'There is no product “nitril-gloves”. Write “nitrile-gloves”, if that is what you mean, or remove it.',
    ])
  })

  test.each<[string, Partial<ProductRecord>[], string[]]>([
    ['at another price', [{}, { NewPrice: '£24.00', fromPrice: '£20.00' }], ['error gauze sku']],
    ['at the same price', [{}, {}], ['warning gauze sku']],
    ['that only looks different', [{}, { sku: 'PG-100 ' }], ['warning gauze sku']],
    [
      'that is empty in both',
      [{ sku: '' }, { sku: '', NewPrice: '£24.00', fromPrice: '£20.00' }],
      ['warning nitrile-gloves sku', 'warning gauze sku'],
    ],
    [
      'that is blank in both',
      [{ sku: ' ' }, { sku: ' ', NewPrice: '£24.00', fromPrice: '£20.00' }],
      ['warning nitrile-gloves sku', 'warning gauze sku'],
    ],
  ])('with the SKU of another, %s', (_, [first, second], problems) => {
    const categories = [{ product: ['nitrile-gloves', 'gauze'] }]
    expect(check({ products: [first!, { slug: 'gauze', ...second }], categories }).found).toEqual(problems)
  })
})

test('pictures that are all gone are one error', () => {
  const { problems } = check({ pictures: [], categories: [{ SecondSection: [TILE] }] })
  expect(problems).toMatchObject([{ level: 'error', file: 'pictures' }])
  expect(problems[0]?.message).toContain('3 records')
})

test('a problem says what is wrong and what to do, and in which file', () => {
  expect(check({ products: [{ NewPrice: 'POA' }] }).problems).toEqual([
    {
      level: 'error',
      file: 'products/0.json',
      record: 'nitrile-gloves',
      field: 'NewPrice',
      message: '“POA” is not a price. Write it as "£12.99" or "From £12.99".',
    },
  ])
})
