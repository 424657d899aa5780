import { describe, expect, test } from 'vitest'
import type { KindRecord } from '../catalogue/schema.ts'
import { buildExampleCatalogue, buildExampleProduct } from '../fixtures/examples.ts'
import { openExampleSearch } from '../fixtures/search.ts'

/* Queries in people's own words, class by class: names that other words break, tasks in other forms, several goods at once. */

const kinds: KindRecord[] = [
  { id: 'film', name: 'Film dressings', means: 'tegaderm film', answers: 'shower with wound' },
  { id: 'glove', name: 'Gloves', means: 'glove, exam glove' },
  { id: 'apron', name: 'Aprons', means: 'apron' },
  { id: 'spill', name: 'Spill kits', means: 'spill kit', answers: 'clean up sick' },
  { id: 'cutter', name: 'Tablet cutters', means: 'tablet cutter', answers: 'halve tablets' },
  { id: 'cushion', name: 'Pressure cushions', means: 'pressure cushion' },
  { id: 'mattress', name: 'Mattresses', means: 'mattress', answers: 'bed sore' },
  { id: 'wheelchair', name: 'Wheelchairs', means: 'wheelchair' },
  { id: 'strap', name: 'Body straps', means: 'body strap' },
  { id: 'meter', name: 'Glucose meters', means: 'glucose meter' },
  { id: 'strip', name: 'Test strips', exact: true, means: 'test strip', instead: 'freestyle strip' },
  { id: 'tablet', name: 'Tablets', exact: true, means: 'tablet' },
  { id: 'antihistamine', name: 'Antihistamines', of: 'tablet', fenced: true, answers: 'hay fever' },
  { id: 'scales', name: 'Baby scales', means: 'baby scale' },
  { id: 'digital-scales', name: 'Digital scales', means: 'digital scale' },
  { id: 'kit', name: 'Bleeding kits', means: 'bleeding kit' },
]

const titles: [kind: string, title: string][] = [
  ['film', 'Tegaderm film dressing, 6 × 7 cm'],
  ['glove', 'Examination gloves, blue'],
  ['apron', 'Disposable aprons, white'],
  ['spill', 'Spill kit for vomit'],
  ['cutter', 'Tablet cutter'],
  ['cushion', 'Pressure cushion, foam'],
  ['mattress', 'Foam mattress'],
  ['wheelchair', 'Folding wheelchair'],
  ['strap', 'Body straps'],
  ['meter', 'Glucose meter'],
  ['strip', 'Glucose test strips'],
  ['antihistamine', 'Cetirizine'],
  ['scales', 'Baby weigher'],
  ['digital-scales', 'Floor weigher, digital'],
  ['kit', 'Bleeding control kit'],
]

const catalogue = buildExampleCatalogue(
  titles.map(([kind, title]) =>
    buildExampleProduct({
      title,
      kind,
      slug: kind,
      about: 'Sold singly.',
      sku: '',
      attributes: {},
      supplier: 'Penhallow',
    }),
  ),
)
const ADVICE = 'In an emergency call 999.'
const { search } = await openExampleSearch(catalogue, {
  kinds,
  synonyms: [
    { say: ['something', 'the', 'he', 'gadget', 'up', 'need'] },
    { describes: true, say: ['blue', 'white', 'large', 'box', 'tub'] },
    { alike: true, say: ['tablet', 'pill'] },
    { alike: true, say: ['halve', 'split'] },
    { unsold: true, say: ['warfarin', 'pillowcase', 'blood pressure tablet'] },
    { elsewhere: true, say: ['car battery', 'garden'] },
    { advice: ADVICE, say: ['chest hurts', 'not waking', 'bleeding wont stop'] },
  ],
})

async function ask(query: string) {
  const { ranked, ...outcome } = await search(query)
  return { ...outcome, found: ranked.map((index) => catalogue.products[index]!.slug) }
}

describe('a name that a size, a colour or a number breaks', () => {
  test.each([
    ['tegaderm 6x7 film', 'film'],
    ['exam blue large gloves', 'glove'],
    ['tegaderm 10 film', 'film'],
  ])('%j is still the name', async (query, kind) => {
    expect((await ask(query)).found[0]).toBe(kind)
  })

  test('another word inside it makes another thing of it', async () => {
    expect((await ask('tegaderm polaroid film')).dropped).toContain('polaroid')
  })
})

describe('a task in another form, order or among other words', () => {
  test.each([
    ['cleaning up the sick', 'spill'],
    ['he needs the sick cleaned up', 'spill'],
    ['showering with a wound', 'film'],
    ['gadget for splitting pills', 'cutter'],
    ['tablets halved', 'cutter'],
  ])('%j is answered', async (query, kind) => {
    expect(await ask(query)).toMatchObject({ found: [kind], dropped: [], isMentioned: false })
  })
})

describe('several goods in one query', () => {
  test.each([
    ['gloves and aprons', ['glove', 'apron']],
    ['aprons & gloves', ['apron', 'glove']],
    ['glucose meter + test strips', ['meter', 'strip']],
    ['mattress with pressure cushion', ['mattress', 'cushion']],
    ['gloves x5, aprons x5', ['glove', 'apron']],
  ])('%j: the best of each, the first named first', async (query, found) => {
    expect((await ask(query)).found).toEqual(found)
  })

  test('one that is not sold is said, and the other shown', async () => {
    expect(await ask('gloves and pillowcases')).toMatchObject({ found: ['glove'], unsold: ['pillowcases'] })
  })

  test('no medicine beside one that is not sold', async () => {
    expect(await ask('hay fever tablets and warfarin')).toMatchObject({ found: [], unsold: ['warfarin'] })
  })

  test('nothing beside a call for help or a word of another trade', async () => {
    expect(await ask('chest hurts and gloves zebra')).toMatchObject({ found: [], advice: [ADVICE] })
    expect((await ask('garden zebra and gloves')).found).toEqual([])
  })
})

describe('what stands before "for" is meant', () => {
  test.each([
    // A noun alone, with what the rest names or has too.
    ['cushion to stop bed zebra', []],
    ['cushion for foam', ['cushion']],
    ['blue cushion', ['cushion']],
    ['strap to tie him in a wheelchair', []],
    // What is named after it is not, unless it has a word of it.
    ['holder for wheelchair', []],
    ['folding zebra for wheelchair', ['wheelchair']],
    ['something for wheelchair zebra', ['wheelchair']],
  ])('%j finds %j', async (query, found) => {
    expect((await ask(query)).found).toEqual(found)
  })

  test('a name in another order gives way to one as typed', async () => {
    expect(await ask('zebra baby scales digital')).toMatchObject({ found: ['scales'], dropped: ['zebra', 'digital'] })
  })
})

describe('what fits one thing', () => {
  test('is near beside words that only describe', async () => {
    expect(await ask('test strips x20 large tub')).toMatchObject({ found: ['strip'] })
  })

  test('is not near beside another make, model or word', async () => {
    for (const query of ['cholesterol test strips', 'test strips 2410', 'freestyle strips'])
      expect((await ask(query)).found).toEqual([])
  })

  test('leaves the complaint that the query names', async () => {
    expect(await ask('hay fever tablets zebra')).toMatchObject({
      found: ['antihistamine'],
      dropped: ['zebra'],
    })
  })
})

describe('calls for help', () => {
  test.each(['my chest really hurts', 'he is not waking up', 'bleeding that just wont stop'])('%j', async (query) => {
    expect(await ask(query)).toMatchObject({ found: [], advice: [ADVICE] })
  })

  test('are no other order of their words', async () => {
    expect((await ask('stop the bleeding kit')).advice).toEqual([])
  })
})

test('what is not sold is so under a word like its own', async () => {
  expect(await ask('blood pressure pills')).toMatchObject({ found: [], unsold: ['blood pressure pills'] })
})

test('a name of another trade is not answered by words that only begin so', async () => {
  expect(await ask('car battery')).toMatchObject({ found: [], isMentioned: false })
})
