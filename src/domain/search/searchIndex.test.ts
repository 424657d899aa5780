import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadShop } from '../../../scripts/loadCatalogue.ts'
import { anyText, buildExampleCatalogue, buildExampleProduct } from '../examples.ts'
import { buildSearchIndex } from './searchIndex.ts'

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
const index = buildSearchIndex(example, [
  { means: 'steth 5620', say: [] },
  { means: 'classic', say: ['ear trumpet'] },
])

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
  ])('finds for %j %j', (query, slugs) => {
    expect(index.search(query).slugs).toEqual(slugs)
  })

  test('puts the exact code before the start of a longer one', () => {
    expect(index.search('gl-5').slugs).toEqual(['mask', 'gloves'])
  })

  test('puts a name before a description', () => {
    expect(index.search('gloves').slugs).toEqual(['gloves', 'mask'])
  })

  test('says which word it left out where nothing has all of them', () => {
    expect(index.search('crepe zebra')).toMatchObject({ slugs: ['tape'], dropped: ['zebra'] })
  })

  test('names the nearest spelling of a word that the catalogue lacks', () => {
    expect(index.search('nitrle gloves')).toMatchObject({ slugs: ['gloves'], nearest: 'nitrile gloves' })
  })

  test('reads any text without throwing and finds each product at most once', () => {
    fc.assert(
      fc.property(anyText, (query) => {
        const { slugs } = index.search(query)
        expect(new Set(slugs).size).toBe(slugs.length)
      }),
    )
  })
})

test("a maker's name finds its own goods before a measure that is written alike", () => {
  const gauze = buildExampleProduct({ ...plain, slug: 'gauze', title: '3 m gauze, 3 m', sku: 'G-1' })
  const tape = buildExampleProduct({ ...plain, slug: '3m-tape', title: 'Tape', supplier: '3M', sku: 'T-1' })
  expect(buildSearchIndex(buildExampleCatalogue([gauze, tape]), []).search('3M').slugs).toEqual(['3m-tape', 'gauze'])
})

interface RecordedQuery {
  readonly query: string
  readonly kind: 'code' | 'name' | 'synonym' | 'typo'
  readonly right: readonly string[]
}

/** 200 queries, written before the search was; the goals are those of the issue that asked for it. */
describe('the recorded queries', () => {
  const { catalogue, synonyms } = loadShop()
  const real = buildSearchIndex(catalogue, synonyms)
  const queries = JSON.parse(readFileSync('scripts/searchQueries.json', 'utf8')) as RecordedQuery[]

  test.each([
    { kinds: ['code'], places: 1, goal: 0.95 },
    { kinds: ['name', 'synonym'], places: 5, goal: 0.95 },
    { kinds: ['typo'], places: 5, goal: 0.9 },
  ])('of the kinds $kinds have a right answer in the first $places for $goal of them', ({ kinds, places, goal }) => {
    const asked = queries.filter(({ kind }) => kinds.includes(kind))
    const right = asked.filter((recorded) =>
      real
        .search(recorded.query)
        .slugs.slice(0, places)
        .some((slug) => recorded.right.includes(slug)),
    )
    expect(right.length / asked.length).toBeGreaterThanOrEqual(goal)
  })

  test('every product is found by its full name', () => {
    for (const { supplier, title, slug } of catalogue.products) {
      expect(real.search(`${supplier} ${title}`).slugs, slug).toContain(slug)
    }
  })
})
