import { describe, expect, test } from 'vitest'
import type { CategoryRecord, GroupRecord } from '@shop/core/catalogue/schema.ts'
import { check, TILE } from './exampleProblems.ts'
import { SCREEN_ROUTES } from './reservedNames.ts'

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
    ['a table of a fact that is not there', { glance: { facts: ['colr'] } }, 'error firstaid glance.facts.0'],
    [
      'a table of one product',
      { product: ['nitrile-gloves'], glance: { facts: ['colour'] } },
      'warning firstaid glance',
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

  test('with a tile to a page about the shop is accepted once that is published', () => {
    const page = { slug: 'terms', tittle: 'Terms', dec: 'Terms.' }
    const categories = [{ SecondSection: [{ ...TILE, id: 'terms' }] }]
    expect(check({ categories, information: [{ ...page, shows: 'contact' }] }).found).toEqual([])
    expect(check({ categories, information: [page] }).found).toEqual(['error firstaid SecondSection.0'])
  })

  test('without products is reported', () => {
    expect(check({ categories: [{}, { id: 'help', tittle: 'Help', product: [] }] }).found).toEqual([
      'warning help product',
    ])
  })

  test.each([...SCREEN_ROUTES, 'device', 'account', 'group', 'assets', 'pictures', 'data', '01', '404', 'CART'])(
    'with the id %s, which is taken, is an error',
    (id) => {
      expect(check({ categories: [{ id }] }).found).toContain(`error ${id} id`)
    },
  )

  test('with the id of another is reported, because the page shows both', () => {
    expect(check({ categories: [{}, { tittle: 'Kits' }] }).found).toEqual(['warning firstaid id'])
  })

  test('that is a copy of another is an error', () => {
    expect(check({ categories: [{}, {}] }).found).toEqual(['error firstaid id'])
  })

  test('whose many products are in no file is one error', () => {
    const gone = Array.from({ length: 20 }, (_, index) => `gone-${index}`)
    const { problems } = check({ categories: [{ product: ['nitrile-gloves', ...gone] }] })
    expect(problems).toMatchObject([{ level: 'error', record: 'firstaid', field: 'product.1' }])
    expect(problems[0]?.message).toContain('20 of its products')
    expect(problems[0]?.message).toContain('and 15 more')
  })

  test('with words of its own needs no products', () => {
    const text = [{ tittle: 'Help', dec: 'What we give.' }]
    expect(check({ categories: [{}, { id: 'help', tittle: 'Help', product: [], text }] }).found).toEqual([])
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
    expect(check().found).toEqual([])
  })

  test('of home is missed where there is none', () => {
    expect(check({ hasHome: false }).problems).toMatchObject([
      { level: 'error', file: 'categories/home.json', record: '/' },
    ])
  })
})

describe('a group', () => {
  const group = { id: 'all', tittle: 'All', dec: 'Everything.', categories: ['firstaid'] }
  test.each<[string, GroupRecord[], string[]]>([
    ['with the id of another', [group, { ...group, categories: ['kits'] }], ['error all id']],
    ['with a category twice', [{ ...group, categories: ['firstaid', 'kits', 'kits'] }], ['error all categories.2']],
    [
      'with the category of another',
      [group, { ...group, id: 'more', tittle: 'More', categories: ['kits', 'firstaid'] }],
      ['error more categories.1'],
    ],
    ['with home', [{ ...group, categories: ['/', 'firstaid', 'kits'] }], ['error all categories.0']],
  ])('%s is an error', (_, groups, found) => {
    expect(check({ categories: [{}, { id: 'kits', tittle: 'Kits' }], groups }).found).toEqual(found)
  })

  test('with a category that has no file is one error, wherever else that is named and whatever it listed', () => {
    const categories = [{ product: [], text: [], SecondSection: [{ ...TILE, id: 'gone' }] }]
    const groups = [{ ...group, categories: ['firstaid', 'gone'] }]
    expect(check({ categories, groups, products: [{}, { slug: 'gauze', sku: 'G' }] }).problems).toMatchObject([
      { level: 'error', file: 'groups.json', record: 'all', field: 'categories.1' },
    ])
  })
})
