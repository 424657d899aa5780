import { describe, expect, test } from 'vitest'
import { buildExampleCatalogue, buildExampleProduct } from '../../fixtures/examples.ts'
import { openExampleSearch } from '../../fixtures/search.ts'
import { answerWords } from './answerWords.ts'

const product = (slug: string, title: string, kind: string, more: object = {}) =>
  buildExampleProduct({ slug, title, kind, sku: slug.toUpperCase(), supplier: 'Own', about: '', ...more })
const sizes = [{ name: 'Size', values: ['Small', 'Medium', 'Large'] }]
const catalogue = buildExampleCatalogue([
  product('glove-blue-m', 'Nitrile gloves, blue, medium', 'glove', { pack: { count: 100, unit: 'box' } }),
  product('glove-black-m', 'Nitrile gloves, black, medium', 'glove', { pack: { count: 100, unit: 'box' } }),
  product('glove-blue-xl', 'Nitrile gloves, blue, extra large', 'glove', { pack: { count: 100, unit: 'box' } }),
  product('apron-roll', 'Aprons on a roll', 'apron', { pack: { count: 200, unit: 'roll' } }),
  product('apron-pack', 'Aprons, flat-packed', 'apron', { pack: { count: 100, unit: 'pack' } }),
  product('speculum', 'Specula, disposable', 'speculum', { options: sizes }),
  product('strip', 'Test strips', 'strip', { attributes: { fits: 'Own GlucoMeter' } }),
  product('torch-own', 'Pen torch', 'torch'),
  product('torch-acme', 'Acme pen torch', 'torch', { supplier: 'Acme', brand: 'Acme' }),
  product('scalpel', 'Scalpels, sterile', 'scalpel', { attributes: { material: 'Steel blade' } }),
])
const name = (id: string, means: string, more: object = {}) => ({ id, name: id, means, ...more })
const { search } = await openExampleSearch(catalogue, {
  kinds: [
    name('glove', 'glove, nitrile glove'),
    name('apron', 'apron'),
    name('speculum', 'speculum, specula'),
    name('strip', 'test strip'),
    name('torch', 'torch, pen torch', { instead: 'lantern' }),
    name('scalpel', 'scalpel'),
  ] as never,
})
const source = {
  search,
  getProducts: (at: readonly number[]) => Promise.resolve(at.map((one) => catalogue.products[one]!)),
  attributes: [{ id: 'fits', label: 'Fits', role: 'fits' }] as never,
  ownMake: 'Own',
}
const answer = (text: string, quantity = '2') => answerWords(text, quantity, source)
const clear = async (text: string, quantity?: string) => (await answer(text, quantity)).clear?.product.slug

describe('words mean one product', () => {
  test.each([
    ['blue nitrile gloves medium', 'glove-blue-m'],
    ['gloves black med', 'glove-black-m'],
    ['gloves extra large', 'glove-blue-xl'],
    // Only its colour differs.
    ['nitrile gloves medium', 'glove-blue-m'],
    // The shop's own make, unless another is named.
    ['pen torch', 'torch-own'],
    ['acme torch', 'torch-acme'],
    ['specula', 'speculum'],
  ])('%j: %s', async (text, slug) => {
    expect(await clear(text)).toBe(slug)
  })

  test('by the unit that is asked for', async () => {
    expect(await clear('aprons', '3 packs')).toBe('apron-pack')
    expect(await clear('aprons', '3 rolls')).toBe('apron-roll')
    expect(await clear('aprons', '3')).toBeUndefined()
  })

  test('with the size that they name', async () => {
    expect((await answer('speculum medium')).clear?.options).toEqual({ Size: 'Medium' })
  })
})

describe('words are asked about', () => {
  test.each([
    ['a size that is not sold', 'gloves small'],
    ['a word that is left out', 'gloves for gardening'],
    ['goods that are not sold', 'lantern'],
    ['what fits one make', 'test strips'],
    ['another noun behind the kind', 'scalpel blade'],
    ['a number that it does not state', 'scalpel 22'],
  ])('%s: %j', async (_, text) => {
    expect(await clear(text)).toBeUndefined()
  })
})

test('a bare number at an end is the quantity unless goods have it as a size', async () => {
  expect(await answer('pen torch 6', '')).toMatchObject({ count: '6', clear: { product: { slug: 'torch-own' } } })
  expect(await answer('1,000 aprons', '')).toMatchObject({ count: '1000' })
})

test.each([
  ['pen torches', true],
  ['lantern', true],
  ['Michelle', false],
  ['see you then', false],
])('%j may be goods: %s', async (text, isGoods) => {
  expect((await answer(text, '')).isGoods).toBe(isGoods)
})
