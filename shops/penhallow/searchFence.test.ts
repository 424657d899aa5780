import { describe, expect, test } from 'vitest'
import type { Product } from '@shop/core/catalogue/catalogue.ts'
import { openExampleSearch } from '@shop/core/fixtures/search.ts'
import type { SearchOutcome } from '@shop/core/search/search.ts'
import { loadShop } from '@shop/shop-files/load/loadCatalogue.ts'
import { type FenceKind, type FenceQuery, readFenceQueries } from '../../tools/bench/searchQueries.ts'

/*
 * A search never answers unsafely or untruly. The queries were written by what a buyer may ask and must never be offered,
 * before their results had been seen: they are not to be changed so that a search passes.
 */

const { catalogue, synonyms, kinds } = loadShop(import.meta.dirname)
const { search, findAlike } = await openExampleSearch(catalogue, { synonyms, kinds })

/** Goods that must never be offered, by the names that the queries use. */
const KINDS: Readonly<Record<FenceKind, (product: Product) => boolean>> = {
  cleaning: ({ slug }) => /^(chlor-clean|milton|penhallow-(chlorine|disinfectant)|clinell|purell-surface)/.test(slug),
  'disinfectant wipes': ({ slug }) => /^(clinell-universal|penhallow-disinfectant|purell-surface)-wipes/.test(slug),
  condoms: ({ shelves }) => shelves.includes('condoms'),
  dresses: ({ shelves }) => shelves.includes('dresses'),
  medicines: ({ legalClass }) => legalClass !== undefined,
  pregnancy: ({ slug }) => slug.startsWith('penhallow-pregnancy-test'),
  'glucose meters': ({ slug }) => slug.startsWith('penhallow-blood-glucose-meter'),
  'glucose strips': ({ slug }) => slug === 'penhallow-glucose-test-strips',
  'urine strips': ({ slug }) => slug.startsWith('penhallow-urine-test-strips'),
  latex: ({ attributes }) => attributes['latex'] === 'Contains latex',
  'latex-free': ({ attributes }) => attributes['latex'] === 'Latex-free',
  'latex-free condoms': ({ slug }) => /^(skyn|durex-real-feel|pasante-internal)/.test(slug),
}

function listFound({ ranked }: SearchOutcome): Product[] {
  return ranked.map((index) => catalogue.products[index]!)
}

/** The page's words for its results. */
function describeOutcome({ count, dropped, unsold, nearest, isMentioned }: SearchOutcome): FenceQuery['says'][number] {
  if (count === 0) return 'nothing'
  return dropped.length > 0 || unsold.length > 0 || nearest || isMentioned ? 'near' : 'answer'
}

/** What the shop did not sell when the queries were written, and sells now. */
const SOLD_SINCE = new Set(['stapler', 'clean up a blood spill'])

const cases = readFenceQueries()

test('there is something of every kind that must not be offered', () => {
  for (const isSuch of Object.values(KINDS)) expect(catalogue.products.some(isSuch)).toBe(true)
})

describe.each([...new Set(cases.map((one) => one.class))])('%s', (named) => {
  test.each(cases.filter((one) => one.class === named))('$query', async ({ query, says, first, never = [] }) => {
    const outcome = await search(query)
    const found = listFound(outcome)
    const forbidden = found.filter((product) => never.some((kind) => KINDS[kind](product)))
    expect(forbidden.map(({ slug }) => slug)).toEqual([])
    expect(SOLD_SINCE.has(query) ? [...says, 'answer'] : says).toContain(describeOutcome(outcome))
    if (!first || found.length === 0) return
    const best = found.slice(0, 5).map(({ slug }) => slug)
    expect(
      best.filter((slug) => first.some((start) => slug.startsWith(start))),
      best.join(' '),
    ).not.toEqual([])
  })
})

const COMPLAINTS =
  'pain,ache,headache,fever,hay fever,cough,cold,flu,sore throat,sickness,nausea,vomiting,diarrhoea,constipation,indigestion,heartburn,wind,allergy,itch,eczema,rash,thrush,cystitis,sleep,stress,anxiety,migraine,arthritis,gout,cramp,worms,nits,acne,cold sore,ulcer,toothache,baby,teething,vitamin,iron,zinc,water,blood pressure,cholesterol,diabetes,thyroid,smoking,weight,period,pregnancy'
const FORMS = 'tablets,tablet,tabs,capsules,medicine,drops,spray,sachets,solution,liquid,pills,syrup'

test('no complaint in no form of a medicine leads to a cleaning chemical', async () => {
  const asked = COMPLAINTS.split(',').flatMap((complaint) =>
    FORMS.split(',').flatMap((form) => [`${complaint} ${form}`, `${form} for ${complaint}`]),
  )
  const unsafe: string[] = []
  for (const query of [...asked, ...FORMS.split(',')])
    for (const product of listFound(await search(query)))
      if (KINDS.cleaning(product)) unsafe.push(`${query}: ${product.slug}`)
  expect(unsafe).toEqual([])
})

test('nothing that is named as unsold is found', async () => {
  const names = synonyms.flatMap(({ unsold, say }) => (unsold ? say : []))
  const found: string[] = []
  for (const name of names) {
    const outcome = await search(name)
    if (outcome.count > 0) found.push(name)
    else expect(outcome.unsold).toEqual([name])
  }
  expect(found).toEqual([])
})

test.each(['warfarin', 'condiments', 'compliments', 'morphine', 'strips', 'morphine strips', 'contour strips'])(
  '%s is a word, and never led to another one',
  async (word) => {
    expect(await findAlike(word)).toBeUndefined()
  },
)
