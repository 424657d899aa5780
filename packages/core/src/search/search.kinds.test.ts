import { describe, expect, test } from 'vitest'
import type { Product } from '../catalogue/catalogue.ts'
import type { KindRecord } from '../catalogue/schema.ts'
import { buildExampleCatalogue, buildExampleProduct } from '../fixtures/examples.ts'
import { openExampleSearch } from '../fixtures/search.ts'

/* The reading of a query by kinds of goods. The cases are the mistakes that a search by words made. */

const goods: [slug: string, kind: string, title: string, more?: Partial<Product>][] = [
  ['foley', 'foley', 'All-silicone catheter, two-way', { options: [{ name: 'Size', values: ['12 Ch', '14 Ch'] }] }],
  ['suction', 'suction', 'Suction catheter, 10 Ch'],
  ['leg-bag', 'leg-bag', 'Leg bag, 500 ml', { about: 'Joins a catheter.' }],
  ['nitrile', 'nitrile', 'Nitrile gloves, blue', { attributes: { latex: 'Latex-free' } }],
  ['latex', 'latex', 'Latex gloves, cream'],
  ['eyewash', 'eyewash', 'Eye wash, 500 ml', { about: 'Meets EN 15154.' }],
  ['paracetamol', 'paracetamol', 'Paracetamol tablets, 500 mg', { legalClass: 'GSL' }],
  ['chlorine', 'chlorine', 'Chlorine tablets'],
  ['strips', 'strip', 'Glucose test strips'],
  ['headlamp', 'headlamp', 'Rechargeable headlamp', { about: 'Sold with a carrying pouch.' }],
]

const kinds: KindRecord[] = [
  { id: 'catheter', name: 'Catheters', means: 'catheter', never: 'suprapubic' },
  {
    id: 'foley',
    name: 'Foley catheters',
    of: 'catheter',
    means: 'foley, wee tube',
    answers: 'cannot pass urine',
    instead: 'bard',
    never: 'suprapubic',
  },
  { id: 'suction', name: 'Suction catheters', of: 'catheter', means: 'suction catheter', never: 'suprapubic' },
  { id: 'leg-bag', name: 'Leg bags', means: 'leg bag' },
  { id: 'glove', name: 'Gloves', means: 'glove' },
  { id: 'nitrile', name: 'Nitrile gloves', of: 'glove' },
  { id: 'latex', name: 'Latex gloves', of: 'glove' },
  { id: 'eyewash', name: 'Eye wash', means: 'eye wash, eye rinse', answers: 'something in eye' },
  {
    id: 'paracetamol',
    name: 'Paracetamol',
    of: 'tablet',
    fenced: true,
    means: 'paracetamol, head ache tablet',
    answers: 'headache',
  },
  { id: 'tablet', name: 'Tablets', means: 'tablet', exact: true },
  { id: 'chlorine', name: 'Chlorine tablets', fenced: true, means: 'chlorine' },
  { id: 'strip', name: 'Test strips', exact: true, means: 'test strip, bm strip', instead: 'freestyle strip' },
  { id: 'headlamp', name: 'Headlamps', means: 'head torch', answers: 'hands free' },
]

const catalogue = buildExampleCatalogue(
  goods.map(([slug, kind, title, more]) =>
    buildExampleProduct({
      supplier: 'Penhallow',
      about: 'Sold singly.',
      sku: '',
      attributes: {},
      ...more,
      slug,
      kind,
      title,
    }),
  ),
)
const ADVICE = 'In an emergency call 999.'
const { search } = await openExampleSearch(catalogue, {
  kinds,
  synonyms: [
    { say: ['something', 'my'] },
    { elsewhere: true, say: ['embroidery', 'hot tub'] },
    { advice: ADVICE, say: ['not breathing', 'swallowed'] },
  ],
})

const ask = async (query: string) => {
  const outcome = await search(query)
  return { ...outcome, found: outcome.ranked.map((index) => catalogue.products[index]!.slug) }
}

describe('what is answered', () => {
  test.each([
    // Words that people say for it, tasks and complaints.
    ['wee tube', ['foley']],
    ['my cannot pass urine', ['foley']],
    ['BM strips', ['strips']],
    ['headtorch', ['headlamp']],
    ['hands free', ['headlamp']],
    // The longest name wins, and a narrower kind is one of the wider.
    ['suction catheter', ['suction']],
    ['catheter', ['suction', 'foley']],
    ['catheter 14ch', ['foley']],
    ['leg bag', ['leg-bag']],
    // A catalogue's order.
    ['catheter suction', ['suction']],
    // Joined and split.
    ['eyewash', ['eyewash']],
    ['eye rinse', ['eyewash']],
    ['eyerinse', ['eyewash']],
    ['legbag', ['leg-bag']],
    ['en15154 eye wash', ['eyewash']],
    // Denials.
    ['latex gloves', ['latex']],
    ['gloves without latex', ['nitrile']],
    // A number of pieces, or an age.
    ['100 nitrile gloves', ['nitrile']],
    // Fenced products are found only by names of their kinds.
    ['paracetamol', ['paracetamol']],
    ['headache', ['paracetamol']],
    ['tablets', ['paracetamol']],
    ['chlorine tablets', ['chlorine']],
  ])('%j by %j', async (query, slugs) => {
    const { found, dropped, unsold, nearest, isMentioned } = await ask(query)
    expect({ query, found }).toEqual({ query, found: slugs })
    expect({ dropped, unsold, nearest, isMentioned }).toEqual({
      dropped: [],
      unsold: [],
      nearest: undefined,
      isMentioned: false,
    })
  })
})

describe('what is near, and said to be', () => {
  test.each([
    // Never a blank page while a word names a kind; never another kind because of a lesser word.
    ['paediatric nitrile gloves', ['nitrile'], ['pediatric']],
    ['gloves for the zoo', ['nitrile', 'latex'], ['zoo']],
    ['catheter valve', ['suction', 'foley'], ['valve']],
    ['zebra leg bag holder', ['leg-bag'], ['zebra', 'holder']],
    // Named before "for".
    ['leg bag for a foley zebra', ['leg-bag'], ['foley', 'zebra']],
    ['paracetamol syrup', ['paracetamol'], ['syrup']],
  ])('%j: %j without %j', async (query, slugs, words) => {
    const { found, dropped } = await ask(query)
    expect({ found, dropped }).toEqual({ found: slugs, dropped: words })
  })

  test('the nearest to what is not sold is named as that, as it was typed', async () => {
    expect(await ask('Bard 14ch')).toMatchObject({ found: ['foley'], unsold: ['Bard'] })
    expect(await ask('bard')).toMatchObject({ found: ['foley'], unsold: ['bard'] })
  })

  test.each([
    ['a red zebra catheterr', ['foley', 'suction'], ['red', 'zebra']],
    ['a red zebra catheder', ['foley', 'suction'], ['red', 'zebra']],
    ['a red zebra cathteer', ['foley', 'suction'], ['red', 'zebra']],
  ])('%j: a letter doubled, two turned round or one of eight is a slip in any query', async (query, slugs, words) => {
    const { found, dropped } = await ask(query)
    expect({ found, dropped }).toEqual({ found: slugs, dropped: words })
  })

  test('a slip in one word of a name still names the kind', async () => {
    expect(await ask('suctoin catheter')).toMatchObject({ found: ['suction'], nearest: 'suction catheter' })
  })

  test('what only a description mentions is said to be that', async () => {
    expect(await ask('carrying pouch')).toMatchObject({ found: ['headlamp'], isMentioned: true })
    expect(await ask('carryng pouch')).toMatchObject({
      found: ['headlamp'],
      isMentioned: true,
      nearest: 'carrying pouch',
    })
  })
})

test.each([
  // Beside these words never.
  ['suprapubic catheter', []],
  // A medicine or a chemical by its form, or beside another name.
  ['iodine tablets', []],
  ['sleeping tablets', []],
  ['cleaning tablets', []],
  // Strips fit one meter.
  ['freestyle strips', ['freestyle strips']],
  ['cholesterol test strips', []],
  // Another trade’s words.
  ['embroidery gloves', []],
  ['hot tub eyewash', []],
  // Goods with a denied word are not offered.
  ['blue gloves without latex zebra nitrile-free', []],
  // Nothing names a kind.
  ['zebra', []],
  ['sold zebra', []],
])('%j finds nothing', async (query, names) => {
  expect(await ask(query)).toMatchObject({ found: [], unsold: names })
})

test('whoever needs help is told where it is, and is offered nothing as near', async () => {
  expect(await ask('my swallowed chlorine tablets')).toMatchObject({ found: [], advice: [ADVICE] })
  expect(await ask('not breathing for hands free')).toMatchObject({ advice: [ADVICE] })
  expect(await ask('swallowed headache')).toMatchObject({ found: [], advice: [ADVICE] })
  expect(await ask('headache')).toMatchObject({ found: ['paracetamol'], advice: [] })
})

test.each([
  ['2,000 letters', 'catheter '.repeat(222), ['suction', 'foley']],
  ['one long word', 'x'.repeat(2000), []],
  ['one letter', 'z', []],
  ['capitals', 'FOLEY CATHETER', ['foley']],
  ['capitals before FOR', 'LEG BAG FOR A FOLEY ZEBRA', ['leg-bag']],
  ['emoji', '🩹 catheter 🩺', ['suction', 'foley']],
  ['another direction', 'قسطرة catheter', ['suction', 'foley']],
  ['a regular expression', '(foley.*)+$[^', ['foley']],
  ['signs of the index', 'foley# foley@ foley! : = %', ['foley']],
  ['a name of every object', 'constructor', []],
])('%s are read without harm', async (_, query, slugs) => {
  expect((await ask(query)).found).toEqual(slugs)
})

test('of a name that several kinds share it asks which was meant, in their own names', async () => {
  const shared: KindRecord[] = [
    { id: 'glove', name: 'Gloves', means: 'hand shoe' },
    { id: 'nitrile', name: 'Nitrile gloves', of: 'glove', means: 'exam glove, hand shoe' },
    { id: 'latex', name: 'Latex gloves', of: 'glove', means: 'exam glove' },
    { id: 'eyewash', name: 'Eye wash', means: 'rinse' },
    { id: 'foley', name: 'Foley catheters', means: 'rinse' },
    { id: 'suction', name: 'Suction catheters', means: 'foley catheter' },
  ]
  const { search } = await openExampleSearch(catalogue, { kinds: shared })
  const listSenses = async (query: string) => (await search(query)).senses
  expect(await listSenses('exam gloves')).toEqual(['Nitrile gloves', 'Latex gloves'])
  expect(await listSenses('exam gloves in blue')).toEqual([])
  // One of them holds the other.
  expect(await listSenses('hand shoe')).toEqual([])
  expect(await listSenses('rinse')).toEqual(['Eye wash', 'Foley catheters'])
  for (const name of ['Nitrile gloves', 'Eye wash', 'Foley catheters']) expect(await listSenses(name)).toEqual([])
  expect((await search('foley catheter')).ranked).toEqual([1, 0])
})

test('ten thousand names of a kind, in a circle of kinds, are found one by one', async () => {
  const names = Array.from({ length: 10_000 }, (_, index) => `name${index} of it`)
  const circle: KindRecord[] = [
    { id: 'headlamp', name: 'Headlamps', of: 'lamp', means: names.join(',') },
    { id: 'lamp', name: 'Lamps', of: 'headlamp' },
  ]
  const many = await openExampleSearch(catalogue, { kinds: circle })
  for (const name of ['name0 of it', 'name4999 of it', 'name9999 of it'])
    expect((await many.search(name)).ranked).toEqual([goods.length - 1])
})
