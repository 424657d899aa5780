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
  product('torch-own', 'Pen torch', 'torch', { pack: { count: 1, unit: 'each' } }),
  product('torch-acme', 'Acme pen torch', 'torch', { supplier: 'Acme', brand: 'Acme' }),
  product('scalpel', 'Scalpels, sterile', 'scalpel', { attributes: { material: 'Steel blade' } }),
  product('mask-loops', 'Masks with loops', 'mask', { pack: { count: 50, unit: 'box' } }),
  product('mask-ties', 'Masks with ties', 'mask', { pack: { count: 50, unit: 'box' } }),
  product('respirator', 'Respirator masks', 'respirator', { pack: { count: 20, unit: 'box' } }),
  product('pocket', 'Pocket aid with face mask', 'pocket'),
  product('tube', 'Nasal tubes', 'tube', { options: [{ name: 'Size', values: ['6.0 mm', '7.0 mm'] }] }),
  product('airway', 'Oral airways', 'airway', { options: [{ name: 'Size', values: ['3', '4', '5'] }] }),
  product('rucksack', 'Rucksacks', 'rucksack', { options: [{ name: 'Colour', values: ['Red', 'Green'] }] }),
  product('palm-gauge', 'Palm gauge', 'gauge', { attributes: { tone: 'Large cuff, grey' } }),
  product('desk-gauge', 'Desk gauge', 'gauge', { attributes: { tone: 'Small cuff, grey' } }),
  product('cuff', 'Spare large cuff', 'cuff'),
  product('shears-acme', 'Tuff-Cut scissors', 'shears', { supplier: 'Acme' }),
  product('shears-own', 'Trauma shears', 'shears'),
  product('hat-felt', 'Sailor hat, felt', 'hat'),
  product('hat-straw', 'Sailing hat, straw', 'hat'),
  product('scope-raspberry', 'Scope, raspberry tube', 'scope', { attributes: { tone: 'Raspberry' } }),
  product('scope-black', 'Scope, black tube', 'scope', { attributes: { tone: 'Black' } }),
  product('gauze', 'Gauze swabs', 'gauze'),
  product('gauze-nonwoven', 'Gauze swabs, non-woven', 'gauze'),
  product('celox', 'Celox gauze, folded', 'clotting'),
  product('nebuliser', 'Nebulisers, paediatric', 'nebuliser'),
  product('bandage', 'Triangular bandages, paper', 'bandage'),
  product('connector', 'Bung connectors', 'connector'),
  product('extension', 'Extension sets with bung connectors, single', 'extension'),
  product('tube-orange', 'Mouth tube, size 5, orange', 'mouth-tube'),
  product('tube-any', 'Mouth tubes', 'mouth-tube', { options: [{ name: 'Size', values: ['2', '3'] }] }),
  product('cap-latex', 'Bathing caps, latex', 'cap'),
  product('cap-free', 'Bathing caps, latex-free', 'cap'),
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
    name('mask', 'mask, face mask', { usual: 'mask-loops' }),
    name('respirator', 'mask, respirator'),
    name('pocket', 'pocket aid'),
    name('tube', 'nasal tube'),
    name('airway', 'airway'),
    name('rucksack', 'rucksack'),
    name('gauge', 'gauge'),
    name('cuff', 'large cuff'),
    name('shears', 'tuff cut, shears'),
    name('hat', 'sailor hat'),
    name('scope', 'scope'),
    name('gauze', 'gauze'),
    name('clotting', 'clotting dressing'),
    name('nebuliser', 'nebuliser'),
    name('bandage', 'triangular bandage, calico bandage'),
    name('connector', 'bung connector'),
    name('extension', 'extension set'),
    name('mouth-tube', 'mouth tube'),
    name('cap', 'bathing cap'),
  ] as never,
})
const source = {
  search,
  getProducts: (at: readonly number[]) => Promise.resolve(at.map((one) => catalogue.products[one]!)),
  attributes: [
    { id: 'fits', label: 'Fits', role: 'fits' },
    { id: 'tone', label: 'Tube colour' },
  ] as never,
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
    ['trauma shears', 'shears-own'],
    // "Type" behind it tells nothing, nor does the room.
    ['pen torch, clip type', undefined],
    ['pen torch type', 'torch-own'],
    ['pen torch for room 3', 'torch-own'],
    ['scopes, any colour', 'scope-raspberry'],
    ['gauge with large cuff', 'palm-gauge'],
    ['celox gauze', 'celox'],
    ['masks w. ties', 'mask-ties'],
    ['nebuliser paed', 'nebuliser'],
    ['triangular bandages', 'bandage'],
    // A unit that its number has lost, the code of another shop.
    ['pen torch box', 'torch-own'],
    ['(WM1178) pen torch', 'torch-own'],
    ['(OP-TAPE) pen torch', 'torch-own'],
    ['gauze non woven', 'gauze-nonwoven'],
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

describe('of several the owner calls one usual', () => {
  test('which is meant where the words are of its kind alone', async () => {
    expect(await answer('face masks')).toMatchObject({ clear: { product: { slug: 'mask-loops' } }, isUsual: true })
    expect(await clear('masks')).toBeUndefined()
  })

  test('and not where the words say which', async () => {
    expect(await answer('face masks with ties')).toMatchObject({
      clear: { product: { slug: 'mask-ties' } },
      isUsual: false,
    })
  })

  test('which comes with the others that are meant, and nothing else', async () => {
    const { candidates } = await answer('face masks')
    expect(candidates.map(({ product }) => product.slug)).toEqual(['mask-loops', 'mask-ties'])
  })
})

test.each([
  ['nasal tube 7.0', 'tube', { Size: '7.0 mm' }],
  ['rucksacks in any colour', 'rucksack', { Colour: 'Red' }],
])('an option is read from %j', async (text, slug, options) => {
  expect((await answer(text)).clear).toMatchObject({ product: { slug }, options })
})

describe('words are asked about', () => {
  test.each([
    ['a size that is not sold', 'gloves small'],
    ['a word that is left out', 'gloves for gardening'],
    ['goods that are not sold', 'lantern'],
    ['what fits one make', 'test strips'],
    ['another noun behind the kind', 'scalpel blade'],
    ['a number that it does not state', 'scalpel 22'],
    ['a make of which only a name is left', 'tuff cut shears'],
    ['a name that only ends otherwise', 'sailor hat'],
    ['one of several colours', 'scopes'],
    ['a material, though a name of the kind says it', 'calico bandage'],
    ['a name with which another kind comes', 'single bung connectors'],
  ])('%s: %j', async (_, text) => {
    expect(await clear(text)).toBeUndefined()
  })
})

test.each([
  ['what is of the kind, and not only comes with it', 'single bung connectors', 'connector'],
  ['what has the size', 'mouth tube size 3 orange', 'tube-any'],
  ['what is free of it', "bathing cap, I can't do latex", 'cap-free'],
  ['what is free of it', 'bathing cap, allergic to latex', 'cap-free'],
])('%s comes first: %j', async (_, text, slug) => {
  const { clear, candidates } = await answer(text)
  expect((clear ?? candidates[0])?.product.slug).toBe(slug)
})

test.each([
  ['calico bandage', 'Without calico:'],
  ['mouth tube size 9', 'Without 9:'],
])('%j says what none of the goods states', async (text, note) => {
  expect((await answer(text)).note).toBe(note)
})

test('a bare number at an end is the quantity unless goods have it as a size', async () => {
  expect(await answer('pen torch 6', '')).toMatchObject({ count: '6', clear: { product: { slug: 'torch-own' } } })
  expect(await answer('1,000 aprons', '')).toMatchObject({ count: '1000' })
  // One of a product sold singly.
  expect(await answer('pen torch 1', '')).toMatchObject({ count: '1' })
  for (const text of ['airway 4', 'pen torch size 6', '3 gloves blue medium 7'])
    expect((await answer(text, '')).count).toBeUndefined()
})

test.each([
  ['5 airways size 4', '5', { Size: '4' }],
  ['2 7.0mm nasal tubes', '2', { Size: '7.0 mm' }],
  ['3 gloves blue medium 100', '3', {}],
])('a bare number at the start counts: %j', async (text, count, options) => {
  expect(await answer(text, '')).toMatchObject({ count, clear: { options } })
})

test.each([
  ['pen torches', true],
  ['lantern', true],
  ['Michelle', false],
  ['see you then', false],
])('%j may be goods: %s', async (text, isGoods) => {
  expect((await answer(text, '')).isGoods).toBe(isGoods)
})
