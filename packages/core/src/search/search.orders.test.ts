import { describe, expect, test } from 'vitest'
import type { KindRecord } from '../catalogue/schema.ts'
import { buildExampleCatalogue, buildExampleProduct } from '../fixtures/examples.ts'
import { openExampleSearch } from '../fixtures/search.ts'
import { leaveCount } from './leaveCount.ts'

/* Lines of an order and what they state beside the goods: numbers of packs, sizes, prices, and the age of who a medicine is for. */

const kinds: KindRecord[] = [
  { id: 'glove', name: 'Gloves', means: 'glove' },
  { id: 'work-glove', name: 'Work gloves', means: 'work glove' },
  { id: 'trousers', name: 'Scrub trousers', means: 'scrub trousers' },
  { id: 'tunic', name: 'Tunics', means: 'tunic' },
  { id: 'gauze', name: 'Gauze', means: 'gauze' },
  { id: 'bin', name: 'Sharps bins', means: 'sharps bin', instead: 'sharps bin stand' },
  { id: 'thermometer', name: 'Thermometers', means: 'thermometer', answers: 'fever', never: 'aspirin' },
  { id: 'painkiller', name: 'Painkillers', means: 'painkiller', fenced: true },
  { id: 'aspirin', name: 'Aspirin', of: 'painkiller', means: 'aspirin', fenced: true },
  { id: 'paracetamol', name: 'Paracetamol', of: 'painkiller', means: 'paracetamol', answers: 'headache', fenced: true },
  { id: 'foot-cream', name: 'Antifungals', means: 'athletes foot cream', fenced: true },
]

const products: { kind: string; title: string; facts?: Record<string, string>; about?: string; age?: string }[] = [
  { kind: 'glove', title: 'Nitrile gloves, large' },
  { kind: 'glove', title: 'Nitrile gloves, extra large' },
  { kind: 'work-glove', title: 'Work gloves, 6 (large)', about: 'With a nitrile palm.' },
  { kind: 'trousers', title: 'Scrub trousers', facts: { fit: 'Unisex', use: 'With a tunic' } },
  { kind: 'tunic', title: 'Tunic, men’s', about: 'For scrub trousers.' },
  { kind: 'gauze', title: 'Gauze, 5 × 5 cm', about: 'For wounds. Keep it away from flames and cigarettes.' },
  { kind: 'bin', title: 'Sharps bin' },
  { kind: 'thermometer', title: 'Thermometer' },
  { kind: 'aspirin', title: 'Aspirin tablets', age: '16 years' },
  { kind: 'paracetamol', title: 'Paracetamol tablets', age: '10 years' },
  { kind: 'foot-cream', title: 'Canesten Athlete’s Foot cream', age: '10 years' },
]

const catalogue = buildExampleCatalogue(
  products.map(({ facts, age, about = 'Sold singly.', ...own }, at) =>
    buildExampleProduct({
      ...own,
      slug: `${own.kind}-${at}`,
      sku: '',
      about,
      supplier: 'Penhallow',
      attributes: { ...facts, ...(age && { minimumAge: age }) },
      ...(age && { age, legalClass: 'P' }),
    }),
  ),
)
const ADVICE = 'Ask a pharmacist.'
const { search } = await openExampleSearch(catalogue, {
  kinds,
  synonyms: [
    { say: ['x', 'my', 'old'] },
    { means: 'large', say: ['l'] },
    { means: 'extra large', say: ['xl'] },
    { describes: true, say: ['large', 'extra large', 'box'] },
    { ages: ADVICE, say: ['# year', '#yo', 'age #', '# month', 'under #'] },
  ],
})

async function ask(query: string) {
  const { ranked, ...outcome } = await search(query)
  return { ...outcome, found: ranked.map((index) => catalogue.products[index]!.slug) }
}

describe('the number of packs in a line of an order', () => {
  test.each([
    ['6 x gloves', 'gloves'],
    ['gloves x 6', 'gloves'],
    ['gloves x6 boxes', 'gloves'],
    ['gloves - 10 bx', 'gloves'],
    ['skin care x 24', 'skin care'],
    ['bottle 30ml x 100', 'bottle 30ml'],
  ])('%j: %j', (query, left) => {
    expect(leaveCount(query)).toBe(left)
  })

  test.each(['gauze 10 x 10', 'gauze 10cm x 10', 'bandage 7.5 cm x 4', '4 x 4 gauze', 'masks type-2', 'x 6 gloves'])(
    '%j has none',
    (query) => {
      expect(leaveCount(query)).toBe(query)
    },
  )

  test('is not looked for: no other goods that have it stand before', async () => {
    expect((await ask('6 x nitrile gloves large')).found[0]).toBe('glove-0')
  })
})

describe('a size decides', () => {
  test.each([
    ['nitrile gloves large', ['glove-0']],
    ['nitrile gloves L', ['glove-0']],
    ['nitrile gloves extra large', ['glove-1']],
    ['nitrile gloves XL', ['glove-1']],
  ])('%j', async (query, found) => {
    expect((await ask(query)).found.filter((slug) => slug.startsWith('glove'))).toEqual(found)
  })
})

test.each(['scrub trousers mens', 'womens scrub trousers'])('unisex goods answer %j', async (query) => {
  expect(await ask(query)).toMatchObject({ dropped: [], unsold: [] })
  expect((await ask(query)).found[0]).toBe('trousers-3')
})

test('who asks for men names no other goods for both', async () => {
  expect((await ask('tunic mens')).found).toEqual(['tunic-4'])
})

test.each(['thermometer under £20', 'thermometer under 20 quid', 'thermometer £20'])(
  '%j says that the price was left out',
  async (query) => {
    expect(await ask(query)).toMatchObject({ found: ['thermometer-7'], dropped: ['x0'] })
  },
)

test('what only a warning mentions is no match', async () => {
  expect((await ask('cigarettes')).found).toEqual([])
  expect((await ask('wounds')).found).toEqual(['gauze-5'])
})

test('a slip inside a name is still the name', async () => {
  expect((await ask('athleets foot cream')).found).toEqual(['foot-cream-10'])
})

test('another word inside the name of what is not sold makes another thing of it', async () => {
  expect(await ask('sharps bin for the drugs stand')).toMatchObject({ found: ['bin-6'], unsold: [] })
  expect((await ask('sharps bin stand')).unsold).toEqual(['sharps bin stand'])
})

describe('a medicine beside the age of a child', () => {
  test.each([
    'aspirin for 8 year old',
    'aspirin 8 years',
    'aspirin age 15',
    'aspirin for my 8yo',
    'aspirin 6 months',
    'aspirin, eight years',
    'aspirin under 16',
  ])('%j: advice, and no medicine', async (query) => {
    expect(await ask(query)).toMatchObject({ found: [], advice: [ADVICE] })
  })

  test('no goods for the complaint stand in for it', async () => {
    expect((await ask('aspirin for 8 year old fever')).found).toEqual([])
  })

  test('only what that age may take', async () => {
    expect(await ask('aspirin for 12 year old headache')).toMatchObject({ found: ['paracetamol-9'], advice: [ADVICE] })
    expect(await ask('painkiller for 8 year old')).toMatchObject({ found: [], advice: [ADVICE] })
    expect((await ask('painkiller for 12 year old')).found).toEqual(['paracetamol-9'])
  })

  test('no advice to who may take it, or beside other goods', async () => {
    expect(await ask('aspirin for 16 year old')).toMatchObject({ found: ['aspirin-8'], advice: [] })
    expect((await ask('gauze for 8 year old')).advice).toEqual([])
  })
})
