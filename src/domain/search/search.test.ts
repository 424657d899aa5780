import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadShop } from '../../../scripts/build/loadCatalogue.ts'
import { readSearchQueries } from '../../../scripts/bench/searchQueries.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { anyText, buildExampleCatalogue, buildExampleProduct } from '../../fixtures/examples.ts'
import { openExampleSearch } from '../../fixtures/search.ts'
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
const { search } = await openExampleSearch(example, [
  { means: 'steth 5620', say: [] },
  { means: 'classic', say: ['ear trumpet'] },
])

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

  test('puts a name before a description', async () => {
    expect(listFound(example, await search('gloves'))).toEqual(['gloves', 'mask'])
  })

  test('says which word it left out where nothing has all of them', async () => {
    const outcome = await search('crepe zebra')
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

test("a maker's name finds its own goods before a measure that is written alike", async () => {
  const gauze = buildExampleProduct({ ...plain, slug: 'gauze', title: '3 m gauze, 3 m', sku: 'G-1' })
  const tape = buildExampleProduct({ ...plain, slug: '3m-tape', title: 'Tape', supplier: '3M', sku: 'T-1' })
  const catalogue = buildExampleCatalogue([gauze, tape])
  const open = await openExampleSearch(catalogue)
  expect(listFound(catalogue, await open.search('3M'))).toEqual(['3m-tape', 'gauze'])
})

/** The goals are those of the issue that asked for the search. */
describe('the recorded queries', async () => {
  const { catalogue, synonyms } = loadShop()
  const real = await openExampleSearch(catalogue, synonyms)
  const queries = readSearchQueries()

  test.each([
    { kinds: ['code'], first: 1, goal: 1 },
    { kinds: ['name', 'synonym'], first: 5, goal: 1 },
    { kinds: ['typo'], first: 5, goal: 1 },
  ])(
    'of the kinds $kinds have a right answer in the first $first for $goal of them',
    async ({ kinds, first, goal }) => {
      const asked = queries.filter(({ kind }) => kinds.includes(kind))
      const found = await Promise.all(asked.map(({ query }) => real.search(query)))
      const right = asked.filter((recorded, index) =>
        listFound(catalogue, found[index]!)
          .slice(0, first)
          .some((slug) => recorded.right.includes(slug)),
      )
      expect(right.length / asked.length).toBeGreaterThanOrEqual(goal)
    },
  )

  test('every product is found by its full name', async () => {
    for (const { supplier, title, slug } of catalogue.products) {
      expect(listFound(catalogue, await real.search(`${supplier} ${title}`)), slug).toContain(slug)
    }
  })
})
