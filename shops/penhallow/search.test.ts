import { describe, expect, test } from 'vitest'
import { openExampleSearch } from '@shop/core/fixtures/search.ts'
import type { SearchOutcome } from '@shop/core/search/search.ts'
import { loadShop } from '@shop/shop-files/load/loadCatalogue.ts'
import { readFreshQueries, readSearchQueries } from '../../tools/bench/searchQueries.ts'

const { catalogue, synonyms, kinds } = loadShop(import.meta.dirname)
const real = await openExampleSearch(catalogue, { synonyms, kinds })

/** The slugs of what was found. */
function listFound({ ranked }: SearchOutcome): string[] {
  return ranked.map((index) => catalogue.products[index]!.slug)
}

/** The goals are those of the issue that asked for the search. */
describe('the recorded queries', () => {
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
        listFound(found[index]!)
          .slice(0, first)
          .some((slug) => recorded.right.includes(slug)),
      )
      expect(right.length / asked.length).toBeGreaterThanOrEqual(goal)
    },
  )

  test('of the fresh ones have a right answer first in 85 of 100, in the first five in 95', async () => {
    const asked = readFreshQueries().filter(({ slugs }) => slugs.length > 0)
    const places = await Promise.all(
      asked.map(async ({ query, slugs }) =>
        listFound(await real.search(query)).findIndex((slug) => slugs.includes(slug)),
      ),
    )
    const share = (most: number) => places.filter((place) => place >= 0 && place < most).length / places.length
    expect(share(1)).toBeGreaterThanOrEqual(0.85)
    expect(share(5)).toBeGreaterThanOrEqual(0.95)
  })

  test('of the fresh ones about what no such shop sells are said to have no answer in 9 of 10', async () => {
    const asked = readFreshQueries().filter(({ kind }) => kind === 'no-answer')
    const outcomes = await Promise.all(asked.map(({ query }) => real.search(query)))
    const said = outcomes.filter(({ count, dropped, nearest }) => count === 0 || dropped.length > 0 || nearest)
    expect(said.length / asked.length).toBeGreaterThanOrEqual(0.9)
  })
})
