import { describe, expect, test } from 'vitest'
import type { CategoryRecord, GroupRecord, ProductRecord } from '../../catalogue/schema.ts'
import { buildExampleCategoryRecord, buildExampleRecord, EXAMPLE_SHOP } from '../../src/fixtures/examples.ts'
import type { Problem } from './catalogueFiles.ts'
import { findProblems, SCREEN_ROUTES } from './catalogueRules.ts'

const TILE = { id: 'firstaid', img: 'tile-firstaid', tittle: 'First aid' }

interface Parts {
  readonly products?: Partial<ProductRecord>[]
  readonly categories?: Partial<CategoryRecord>[]
  readonly groups?: readonly GroupRecord[]
}

/** Problems of a catalogue that is valid but for these parts, as "level record field". */
function check({ products = [{}], categories = [{}], groups }: Parts = {}): { found: string[]; problems: Problem[] } {
  const categoryRecords = categories.map(buildExampleCategoryRecord)
  const ids = categoryRecords.map(({ id }) => id)
  const problems = findProblems({
    shop: EXAMPLE_SHOP,
    groups: groups ?? [{ id: 'all', tittle: 'All', dec: 'Everything.', categories: ids }],
    synonyms: [],
    statuses: [],
    categories: categoryRecords.map((record, index) => ({ file: `categories/${index}.json`, record })),
    products: products.map((facts, index) => ({ file: `products/${index}.json`, record: buildExampleRecord(facts) })),
    pictures: new Set(['gloves-nitrile-blue-m', 'tile-firstaid']),
  })
  return { found: problems.map(({ level, record, field }) => `${level} ${record} ${field}`), problems }
}

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
    ['an old price like the new one', { lastPrice: '£12.00' }, 'warning nitrile-gloves lastPrice'],
    ['an old price below the new one', { lastPrice: '£11.99' }, 'warning nitrile-gloves lastPrice'],
    ['an empty SKU', { sku: '' }, 'warning nitrile-gloves sku'],
    ['a blank SKU', { sku: ' \t' }, 'warning nitrile-gloves sku'],
    ['an empty brand', { smalltittle: ' ' }, 'warning nitrile-gloves smalltittle'],
    ['no picture', { img: '' }, 'warning nitrile-gloves img'],
    ['a picture that is not there', { img: 'gone' }, 'error nitrile-gloves img'],
    ['a related product that is not there', { goesWith: ['gone'] }, 'error nitrile-gloves goesWith'],
  ])('with %s is reported', (_, facts, problem) => {
    expect(check({ products: [facts] }).found).toEqual([problem])
  })

  test.each<[string, Partial<ProductRecord>]>([
    ['5 % of VAT', { NewPrice: '£10.50' }],
    ['no VAT', { NewPrice: '£10.00' }],
    ['"From" in both prices', { NewPrice: 'From £12.00', fromPrice: 'From £10.00' }],
    ['an old price above the new one', { lastPrice: '£12.01' }],
    ['a related product that is there', { goesWith: ['nitrile-gloves'] }],
  ])('with %s is accepted', (_, facts) => {
    expect(check({ products: [facts] }).found).toEqual([])
  })

  test('in no category is reported', () => {
    expect(check({ products: [{}, { slug: 'gauze', sku: 'G-1' }] }).found).toEqual(['warning gauze slug'])
  })

  test('with the slug of another is an error that names both files', () => {
    const { problems } = check({ products: [{}, { sku: 'G-1' }] })
    expect(problems).toMatchObject([{ level: 'error', file: 'products/1.json', field: 'slug' }])
    expect(problems[0]?.message).toContain('products/0.json')
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

describe('a category', () => {
  test.each<[string, Partial<CategoryRecord>, string]>([
    ['a product that is not there', { product: ['nitrile-gloves', 'gone'] }, 'error firstaid product.1'],
    ['a product twice', { product: ['nitrile-gloves', 'nitrile-gloves'] }, 'warning firstaid product.1'],
    ['no picture', { img: '' }, 'warning firstaid img'],
    ['a picture that is not there', { img: 'gone' }, 'error firstaid img'],
    ['a second picture that is not there', { add: 'gone' }, 'error firstaid add'],
    ['an empty tile', { SecondSection: [{ id: '', img: '', tittle: '' }] }, 'warning firstaid SecondSection.0'],
    ['a tile without a title', { SecondSection: [{ ...TILE, tittle: '' }] }, 'warning firstaid SecondSection.0'],
    ['a tile that leads nowhere', { SecondSection: [TILE, { ...TILE, id: 'gone' }] }, 'error firstaid SecondSection.1'],
    ['a tile without an id', { SecondSection: [{ ...TILE, id: '' }] }, 'warning firstaid SecondSection.0'],
    ['a tile with no such picture', { SecondSection: [{ ...TILE, img: 'gone' }] }, 'error firstaid SecondSection.0'],
    [
      'an advert that leads nowhere',
      { add: 'tile-firstaid', advert: { tittle: 'New', dec: 'leads on', id: 'gone' } },
      'error firstaid advert.id',
    ],
  ])('with %s is reported', (_, facts, problem) => {
    expect(check({ categories: [facts] }).found).toEqual([problem])
  })

  test.each(['cart', 'login', 'detail', 'search', 'device', 'account', 'firstaid'])(
    'with a tile to /%s is accepted',
    (id) => {
      expect(check({ categories: [{ SecondSection: [{ ...TILE, id }] }] }).found).toEqual([])
    },
  )

  test.each(['assets', 'pictures', '404'])('with a tile to /%s, which is not a page, is an error', (id) => {
    expect(check({ categories: [{ SecondSection: [{ ...TILE, id }] }] }).found).toEqual([
      'error firstaid SecondSection.0',
    ])
  })

  test('without products is reported', () => {
    expect(check({ categories: [{}, { id: 'help', product: [] }] }).found).toEqual(['warning help product'])
  })

  test.each([...SCREEN_ROUTES, 'device', 'account', 'group', 'assets', 'pictures', '404', 'CART'])(
    'with the id %s, which is taken, is an error',
    (id) => {
      expect(check({ categories: [{ id }] }).found).toContain(`error ${id} id`)
    },
  )

  test('with the id of another is reported, because the page shows both', () => {
    expect(check({ categories: [{}, {}] }).found).toEqual(['warning firstaid id'])
  })

  test('with an id that differs from another only in case is an error', () => {
    expect(check({ categories: [{}, { id: 'FirstAid' }] }).found).toEqual(['error FirstAid id'])
  })

  test('that no group lists is reported, because the shop would not know its address', () => {
    const groups = [{ id: 'all', tittle: 'All', dec: 'Everything.', categories: ['firstaid'] }]
    const { problems } = check({ categories: [{}, { id: 'forgotten' }], groups })
    expect(problems.map(({ record }) => record)).toContain('forgotten')
  })

  test('of home needs no group', () => {
    const groups = [{ id: 'all', tittle: 'All', dec: 'Everything.', categories: ['firstaid'] }]
    expect(check({ categories: [{}, { id: '/' }], groups }).found).toEqual([])
  })
})

test('a group that lists a category that is not there is an error', () => {
  const groups = [{ id: 'all', tittle: 'All', dec: 'Everything.', categories: ['firstaid', 'gone'] }]
  expect(check({ groups }).problems).toMatchObject([
    { level: 'error', file: 'groups.json', record: 'all', field: 'categories' },
  ])
})

test('a problem says what is wrong and what to do, and in which file', () => {
  expect(check({ products: [{ NewPrice: 'POA' }] }).problems).toEqual([
    {
      level: 'error',
      file: 'products/0.json',
      record: 'nitrile-gloves',
      field: 'NewPrice',
      message: '"POA" is not a price. Write it as "£12.99" or "From £12.99".',
    },
  ])
})
