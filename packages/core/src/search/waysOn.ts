import { isAnswer, type SearchOutcome } from './search.ts'

/** Further searches to try when no product has all the words of a query. */
export interface WaysOn {
  /** The query without one of its words, where that finds something. */
  readonly without: readonly { readonly word: string; readonly query: string; readonly count: number }[]
  /** The query with its unknown words corrected, where that finds something. */
  readonly nearest: string | undefined
}

type Search = (query: string) => Promise<SearchOutcome>
type FindAlike = (query: string) => Promise<string | undefined>

/** More suggestions than this would not be read. */
const MAX_WORDS = 8

/** Tries the query without each of its words, and with each unknown word in its most similar spelling. */
export async function findWaysOn(search: Search, findAlike: FindAlike, query: string): Promise<WaysOn> {
  const words = query.split(' ')
  const tried = words.length < 2 || words.length > MAX_WORDS ? [] : words
  const without = await Promise.all(
    tried.map(async (word, index) => {
      const rest = words.toSpliced(index, 1).join(' ')
      const count = await countWhole(search, rest)
      return count === 0 ? [] : [{ word, query: rest, count }]
    }),
  )
  const alike = await findAlike(query)
  const nearest = alike !== undefined && (await countWhole(search, alike)) > 0 ? alike : undefined
  return { without: without.flat(), nearest }
}

/** The number of products that have all the words. A count that itself left words out would promise too much. */
async function countWhole(search: Search, query: string): Promise<number> {
  const outcome = await search(query)
  return isAnswer(outcome) ? outcome.count : 0
}
