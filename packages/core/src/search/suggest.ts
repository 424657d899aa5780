import type { ListedProduct } from '../catalogue/catalogue.ts'
import type { SearchFiles } from './files/openFiles.ts'
import type { Search, SearchOutcome } from './search.ts'

export interface Suggested extends Pick<
  SearchOutcome,
  'count' | 'matched' | 'dropped' | 'unsold' | 'isMentioned' | 'nearest' | 'advice'
> {
  /** The best product of each range: its other colours and sizes are a click away. */
  readonly cards: readonly ListedProduct[]
  /** The slugs of those that have exactly this code, or a variant that has it. */
  readonly coded: readonly string[]
  /** The categories that list the best products, each with how many of them. */
  readonly homes: readonly (readonly [id: string, count: number])[]
}

const MAX_CARDS = 6
/** The number of best products that decide which categories are suggested. */
const COUNTED = 24

/** Gives the cards of the products with these indices, in that order. */
export type ListCards = (indices: readonly number[]) => Promise<ListedProduct[]>

/** Prepares the cards of what is found. */
export function buildListCards({ start, getCards }: SearchFiles): ListCards {
  const ready = new Map(start.cards)

  async function getCard(index: number): Promise<ListedProduct> {
    const known = ready.get(index)
    if (known) return known
    const cards = await getCards(Math.floor(index / start.cardsPerFile))
    const card = cards[index % start.cardsPerFile]
    if (!card) throw new Error(`The search has no card of product ${index}: a file is damaged.`)
    return card
  }
  return (indices) => Promise.all(indices.map(getCard))
}

/**
 * Prepares the suggestions for a query: what it finds, with the cards of the best. A query that its signal has given up
 * loads no cards: the promise rejects with the signal's reason.
 */
export function buildSuggest({ start }: SearchFiles, search: Search, listCards: ListCards) {
  function countHomes(ranked: readonly number[]): Suggested['homes'] {
    const counts = new Map<string, number>()
    for (const index of ranked) {
      for (const home of start.homes.lists[start.places[index]!]!) {
        const id = start.homes.ids[home]!
        counts.set(id, (counts.get(id) ?? 0) + 1)
      }
    }
    return [...counts]
  }

  return async (query: string, signal?: AbortSignal): Promise<Suggested> => {
    const { ranked, exact, ...outcome } = await search(query)
    signal?.throwIfAborted()
    const best = pickBest(ranked, start.ranges)
    const cards = await listCards(best)
    const coded = cards.flatMap(({ slug }, at) => (exact.includes(best[at]!) ? [slug] : []))
    return { ...outcome, cards, coded, homes: countHomes(ranked.slice(0, COUNTED)) }
  }
}

/** The products whose cards are shown, the best of each range. */
export function pickBest(ranked: readonly number[], ranges: Uint32Array): number[] {
  const best = new Map<number, number>()
  for (const index of ranked) if (!best.has(ranges[index]!)) best.set(ranges[index]!, index)
  return [...best.values()].slice(0, MAX_CARDS)
}
