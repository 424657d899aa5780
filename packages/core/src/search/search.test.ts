import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Catalogue, Product } from '../catalogue/catalogue.ts'
import { anyText, buildExampleCatalogue, buildExampleProduct } from '../fixtures/examples.ts'
import { openExampleSearch } from '../fixtures/search.ts'
import type { SearchOutcome } from './search.ts'

const plain = { supplier: 'Penhallow', about: 'Sold by the box.' }
const example = buildExampleCatalogue([
  buildExampleProduct({
    ...plain,
    slug: 'gloves',
    title: 'Nitrile gloves',
    sku: 'GL-55',
    attributes: { size: 'Médium' },
  }),
  buildExampleProduct({ ...plain, slug: 'mask', title: 'Mask', sku: 'GL-5', about: 'Goes with gloves.' }),
  buildExampleProduct({ ...plain, slug: 'steth', title: 'Classic III', supplier: '3M Littmann', sku: '5620' }),
  buildExampleProduct({ ...plain, slug: 'tape', title: 'Crêpe tape, 7.5 cm × 5 m', sku: '' }),
])
const { search } = await openExampleSearch(example, {
  synonyms: [
    { means: 'steth 5620', say: [] },
    { means: 'classic', say: ['ear trumpet'] },
  ],
})

/** The slugs of what was found. */
function listFound({ products }: Catalogue, { ranked }: SearchOutcome): string[] {
  return ranked.map((index) => products[index]!.slug)
}

describe('a search of four products', () => {
  test.each([
    ['nitrile gloves', ['gloves']],
    ['GLOVES nitrile', ['gloves']],
    ['nitr glov', ['gloves']],
    ['3m littmann', ['steth']],
    ['crepe', ['tape']],
    ['CRÊPE', ['tape']],
    ['medium', ['gloves']],
    ['620', ['steth']],
    ['56 20', ['steth']],
    ['75mm tape', ['tape']],
    ['litman', ['steth']],
    ['ear trumpet', ['steth']],
    ['the tape for', ['tape']],
    ['.*', []],
    ['', []],
    [' \u0007 ', []],
    ['qqqqqqqqqqqq', []],
  ])('finds for %j %j', async (query, slugs) => {
    expect(listFound(example, await search(query))).toEqual(slugs)
  })

  test('puts the exact code before the start of a longer one', async () => {
    expect(listFound(example, await search('gl-5'))).toEqual(['mask', 'gloves'])
  })

  test('finds a code beside words, where nothing has them all', async () => {
    const outcome = await search('gl-55 zebra')
    expect(listFound(example, outcome)).toEqual(['gloves'])
    expect(outcome.dropped).toEqual([])
  })

  test('puts a name before a description', async () => {
    expect(listFound(example, await search('gloves'))).toEqual(['gloves', 'mask'])
  })

  test('says which word it left out where nothing has all of them', async () => {
    const outcome = await search('zebra tape')
    expect(listFound(example, outcome)).toEqual(['tape'])
    expect(outcome.dropped).toEqual(['zebra'])
  })

  test('names the nearest spelling of a word that the catalogue lacks', async () => {
    const outcome = await search('nitrle gloves')
    expect(listFound(example, outcome)).toEqual(['gloves'])
    expect(outcome.nearest).toBe('nitrile gloves')
  })

  test('reads any text without throwing and finds each product at most once', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, async (query) => {
        const { ranked, count } = await search(query)
        expect(new Set(ranked).size).toBe(ranked.length)
        expect(count).toBe(ranked.length)
      }),
    )
  })
})

describe('a search of a practice\u2019s goods', async () => {
  const goods: [slug: string, title: string, more?: Partial<Product>][] = [
    ['film', 'Tegaderm film dressing, 6 × 7 cm', { brand: '3M', supplier: 'Solventum' }],
    ['gauze', '3 m gauze, 3 m'],
    ['foam', 'Foam dressing, 10 × 10 cm'],
    ['latex', 'Latex gloves, powder-free, medium', { attributes: { latex: 'Contains latex' } }],
    ['nitrile', 'Nitrile gloves, powder-free, medium', { attributes: { latex: 'Latex-free' } }],
    ['pads', 'Defibrillator with pads', { about: 'It talks the rescuer through each step.' }],
    ['refill', 'Hand soap refill, 1,200 ml'],
    ['aspirin', 'Aspirin tablets, 300 mg', { legalClass: 'P', about: 'Not for the pregnant.' }],
    ['chlorine', 'Chlorine tablets, 1.7 g'],
    ['clotting', 'Clotting gauze'],
  ]
  const catalogue = buildExampleCatalogue(
    goods.map(([slug, title, more]) => buildExampleProduct({ ...plain, slug, title, sku: '', ...more })),
  )
  const { search } = await openExampleSearch(catalogue, {
    synonyms: [
      { say: ['something', 'my', 'fast'] },
      { means: 'clotting', say: ['stop bleeding'] },
      { means: 'aspirin', say: ['head ache', 'disprin'] },
      { means: 'latex-free', say: ['latex allergy'] },
      { means: 'refill', say: ['replenishment'] },
      { unsold: true, say: ['Ventolin', 'morphine', 'fish oil'] },
    ],
  })

  test.each([
    ['dressings', ['foam', 'film']],
    // A query with a denial finds the goods without it.
    ['latex gloves', ['latex']],
    ['latex-free gloves', ['nitrile']],
    ['gloves without any latex', ['nitrile']],
    ['non latex gloves', ['nitrile']],
    ['gloves for latex allergy', ['nitrile']],
    ['unpowdered gloves', []],
    ['powder free gloves', ['latex', 'nitrile']],
    // Words that mean nothing, also inside a phrase.
    ['something to stop my bleeding fast', ['clotting']],
    ['something', []],
    // Medicines are not for what their descriptions warn of.
    ['pregnant', []],
    // Measures, however they are written.
    ['dressing 10 x 10', ['foam']],
    ['dressing 100mm x 100mm', ['foam']],
    ['1.2 litre soap', ['refill']],
    // A maker's mark is a maker too, and comes before a measure that is written alike.
    ['3M', ['film', 'gauze']],
    ['Solventum', ['film']],
    // A slip in what only people say.
    ['replenishmant', ['refill']],
  ])('answers %j with %j', async (query, slugs) => {
    const outcome = await search(query)
    expect(outcome.dropped.length === 0 ? listFound(catalogue, outcome) : []).toEqual(slugs)
  })

  test.each([
    ['silver dressing', ['foam', 'film'], ['silver']],
    ['tegaderm 50 x 50', ['film'], ['500x500']],
    ['purple nitrile gloves', ['nitrile'], ['purple']],
    ['stop bleeding of whales', ['clotting'], ['whale']],
    // Not the noun: these are no tablets, no gloves and no dressings.
    ['tablets crusher', [], ['tablet', 'crusher']],
    ['amplifier for gloves', [], ['amplifier', 'glove']],
    ['dressing gown', [], ['dressing', 'gown']],
    // A word that is spelt nearly so is no reason to offer anything.
    ['silver dresing', [], ['silver', 'dresing']],
    // A medicine is never near.
    ['iodine tablets', ['chlorine'], ['iodine']],
    ['aspirin 75mg', [], ['aspirin', '75mg']],
    ['head ache of whales', [], ['head', 'ache', 'whale']],
  ])('has nothing for %j, but near it %j without %j', async (query, slugs, dropped) => {
    const outcome = await search(query)
    expect(listFound(catalogue, outcome)).toEqual(slugs)
    expect(outcome.dropped).toEqual(dropped)
  })

  test.each([
    ['ventolin', ['ventolin'], []],
    ['ventolin inhalers', ['ventolin'], []],
    ['Morphine or VENTOLIN', ['Morphine', 'VENTOLIN'], []],
    ['fish oil', ['fish oil'], []],
    ['morphine dressing', ['morphine'], ['foam', 'film']],
    // Only what is named, whole.
    ['fish tank', [], []],
    ['ventolins inhaler oil', ['ventolins'], []],
    ['foam dressing', [], ['foam']],
    ['iodine', [], []],
  ])('of %j names %j as not sold, and finds %j', async (query, unsold, slugs) => {
    const outcome = await search(query)
    expect(outcome.unsold).toEqual(unsold)
    expect(listFound(catalogue, outcome)).toEqual(slugs)
  })

  test.each([
    ['tegadern dressing', 'tegaderm dressing'],
    ['asprin', 'aspirin'],
    ['asprin tablets', 'aspirin tablets'],
    ['inadine', undefined],
    ['aspirine gloves', undefined],
    ['disprim', 'disprin'],
    ['dispron tablet', 'disprin tablet'],
    ['dizpron', undefined],
  ])('asks of %j whether %j was meant', async (query, nearest) => {
    expect((await search(query)).nearest).toBe(nearest)
  })
})
