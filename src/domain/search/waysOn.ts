import type { Catalogue } from '../catalogue/catalogue.ts'
import { findAlike } from './nearest.ts'
import type { SearchOutcome } from './searchIndex.ts'

/** What else to ask where nothing has all the words of a query. */
export interface WaysOn {
  /** The query without one of its words, where that finds something: what is left out, and how much is found. */
  readonly without: readonly { readonly word: string; readonly query: string; readonly count: number }[]
  /** The query with its unknown words as the catalogue has them, where that finds something. */
  readonly nearest: string | undefined
}

type Search = (query: string) => Promise<SearchOutcome>

/** Nobody reads more ways on than this. */
const MAX_WORDS = 8

/** Tries the query without each of its words, and with each unknown word in the spelling that is most alike. */
export async function findWaysOn(search: Search, query: string, catalogue: Catalogue): Promise<WaysOn> {
  const words = query.split(' ')
  const tried = words.length < 2 || words.length > MAX_WORDS ? [] : words
  const without = await Promise.all(
    tried.map(async (word, index) => {
      const rest = words.toSpliced(index, 1).join(' ')
      const count = await countWhole(search, rest)
      return count === 0 ? [] : [{ word, query: rest, count }]
    }),
  )
  const alike = findAlike(query, catalogue)
  const nearest = alike !== undefined && (await countWhole(search, alike)) > 0 ? alike : undefined
  return { without: without.flat(), nearest }
}

/** How many products have all the words. What is found by leaving one out would promise more than it holds. */
async function countWhole(search: Search, query: string): Promise<number> {
  const { ranked, dropped } = await search(query)
  return dropped.length > 0 ? 0 : ranked.length
}
