import { describe, expect, test } from 'vitest'
import { openExampleSearch } from '@shop/core/fixtures/search.ts'
import { loadShop } from '@shop/shop-files/load/loadCatalogue.ts'

/* What blind sets taught, class by class: what is named in words that nobody had written, and what must not be shown. */

const { catalogue, synonyms, kinds } = loadShop(import.meta.dirname)
const { search } = await openExampleSearch(catalogue, { synonyms, kinds })

async function ask(query: string) {
  const outcome = await search(query)
  return { ...outcome, found: outcome.ranked.map((index) => catalogue.products[index]!) }
}

describe('names and tasks', () => {
  test.each([
    ['ear thermometer probe covers x 2', 'probe-cover'],
    ['thermometer covers', 'probe-cover'],
    ['urine test strips 10SG', 'urine-test-strip-10'],
    ['foaming skin cleanser', 'wash-mousse'],
    ['eye shields disposable - 20', 'face-shield'],
    ['toner for photocopier', 'kyocera-tk-5240-toner'],
    ['white top specimen bottles', 'universal-container'],
    ['chlorhexidine wipes for skin', 'chlorhexidine-skin-applicator'],
    ["dressing that won't stick to skin tear", 'silicone-border-foam-dressing'],
    ['dressing for burn on hand from kettle', 'burn-dressing'],
    ['sharps bin for the drugs trolley', 'yellow-lid-sharps-bin'],
    ['athleets foot cream', 'clotrimazole-hydrocortisone-cream'],
    ['scrub trousers mens xl', 'scrub-trousers'],
    ['6 x nitrile gloves large', 'nitrile-glove'],
  ])('%j finds a %s first', async (query, kind) => {
    const { found, unsold } = await ask(query)
    expect(found[0]?.kind).toBe(kind)
    expect(unsold).toEqual([])
  })

  test.each(['nitrile gloves L', '6 x nitrile gloves large'])('%j finds no extra large ones', async (query) => {
    const sizes = (await ask(query)).found.map(({ attributes }) => attributes['size'])
    expect(sizes[0]).toBe('Large')
    expect(sizes).not.toContain('Extra large')
  })
})

test('"pads for men" are pads, not clothes for both', async () => {
  const { found } = await ask('pads for men')
  expect(found).not.toEqual([])
  expect(found.flatMap(({ kind }) => kind?.match(/jacket|trousers|tunic/) ?? [])).toEqual([])
})

describe('nothing is claimed', () => {
  test.each(['mole check', 'thermometer non contact'])('%j is said not to be sold', async (query) => {
    expect((await ask(query)).unsold).not.toEqual([])
  })

  test('a price is said to be left out', async () => {
    expect((await ask('student nurse stethoscope under 50 quid')).dropped).toEqual(['x0'])
  })
})

test.each([
  'morning after pil',
  'lockable CD cupboard',
  'window cleaning contractor',
  'propofol',
  'rocuronium',
  'suture practice pad',
  'tracheostomy tube holder',
  'PICC StatLock',
  'cigarettes',
  'dermatoscope batteries',
])('%j finds nothing', async (query) => {
  expect(await ask(query)).toMatchObject({ found: [], nearest: undefined })
})

test.each([
  ['patient arresting', '999'],
  ["I don't want to be here anymore", '116 123'],
  ['no point in living', '116 123'],
  ['morning after pill', 'pharmacist'],
  ['condom split', 'pharmacist'],
])('%j is told of %s', async (query, help) => {
  expect((await ask(query)).advice.join()).toContain(help)
})

describe('a medicine for a child', () => {
  const medicines = 'aspirin,paracetamol tablets,ibuprofen tablets,anadin extra,solpadeine,hydrocortisone cream'.split(
    ',',
  )

  test.each(medicines)('%s: only what the age allows, with advice', async (medicine) => {
    for (const age of [
      '3 year old',
      '8 years',
      'age 5',
      '9yo',
      'my 7 yr old',
      '4 months',
      'under 10',
      'six year old',
    ]) {
      const { found, advice } = await ask(`${medicine} for ${age}`)
      expect(
        found.filter(({ legalClass }) => legalClass !== undefined).map(({ slug }) => slug),
        age,
      ).toEqual([])
      expect(advice.join(), `${medicine} ${age}`).toContain('pharmacist')
    }
  })
})
