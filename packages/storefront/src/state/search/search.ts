import type { ListedProduct } from '@shop/core/catalogue/catalogue.ts'
import { openSearch, type OpenSearch } from '@shop/core/search/openSearch.ts'
import type { SearchOutcome } from '@shop/core/search/search.ts'
import type { Suggested } from '@shop/core/search/suggest.ts'
import { loadFirst, loadWhenIdle } from '../../ui/idleLoads.ts'
import { importSearchFile } from '../product/importData.ts'

let opening: Promise<OpenSearch> | undefined

/** Opens the search, so that a first query waits for nothing. A failed attempt is not remembered. */
const startSearch = loadWhenIdle((): Promise<OpenSearch> => {
  opening ??= openSearch(importSearchFile).then(
    (open) => {
      // A question loads what it needs: all else waits until nobody waits for anything.
      for (const load of open.rest) loadWhenIdle(load)
      return open
    },
    (error: unknown) => {
      opening = undefined
      throw error
    },
  )
  return opening
})

/** Searches the catalogue for a query; see `ask`. */
export function searchCatalogue(query: string, signal?: AbortSignal): Promise<SearchOutcome> {
  return ask((open) => open.search(query), signal)
}

/** Loads all that a small shop's searches need, before many are asked at once; see `ask`. */
export function loadSearch(): Promise<unknown> {
  return ask((open) => Promise.all(open.rest.map((load) => load())))
}

/** The cards of products by their indices in the catalogue; see `ask`. */
export function loadCards(indices: readonly number[], signal?: AbortSignal): Promise<ListedProduct[]> {
  return ask((open) => open.listCards(indices), signal)
}

/** Lists suggestions for a query that is being typed; see `ask`. */
export function suggest(query: string, signal?: AbortSignal): Promise<Suggested> {
  return ask((open) => open.suggest(query, signal), signal)
}

/** See `OpenSearch`; see `ask`. */
export function findAlike(query: string, signal?: AbortSignal): Promise<string | undefined> {
  return ask((open) => open.findAlike(query), signal)
}

/**
 * Asks the search at once, and nothing else is loaded ahead until it has answered. A question that its signal has given
 * up, before or after it is asked, rejects with the signal's reason: a newer answer is never replaced by an older one. It
 * rejects too where a file of the search cannot be loaded.
 */
function ask<T>(question: (open: OpenSearch) => Promise<T>, signal?: AbortSignal): Promise<T> {
  const answer = startSearch().then(async (open) => {
    signal?.throwIfAborted()
    const answer = await question(open)
    signal?.throwIfAborted()
    return answer
  })
  return loadFirst(answer)
}
