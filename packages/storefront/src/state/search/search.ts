import type { OpenSearch } from '@shop/core/search/openSearch.ts'
import type { SearchOutcome } from '@shop/core/search/search.ts'
import type { Suggested } from '@shop/core/search/suggest.ts'
import { loadFirst, loadWhenIdle } from '../../ui/idleLoads.ts'
import { importData } from '../product/importData.ts'

let opening: Promise<OpenSearch> | undefined
/** The question before, answered or not. */
let last: Promise<unknown> = Promise.resolve()

/** Opens the search, so that a first query waits for nothing. A failed attempt is not remembered. */
const startSearch = loadWhenIdle((): Promise<OpenSearch> => {
  opening ??= openFiles().catch((error: unknown) => {
    opening = undefined
    throw error
  })
  return opening
})

async function openFiles(): Promise<OpenSearch> {
  const { openSearch } = await import('@shop/core/search/openSearch.ts')
  const open = await openSearch((name) => importData(`search/${name}`))
  open.rest().catch(() => undefined)
  return open
}

/** Searches the catalogue for a query; see `ask`. */
export function searchCatalogue(query: string, signal?: AbortSignal): Promise<SearchOutcome> {
  return ask((open) => open.search(query), signal)
}

/** Lists suggestions for a query that is being typed; see `ask`. */
export function suggest(query: string, signal?: AbortSignal): Promise<Suggested> {
  return ask((open) => open.suggest(query), signal)
}

/** See `OpenSearch`; see `ask`. */
export function findAlike(query: string, signal?: AbortSignal): Promise<string | undefined> {
  return ask((open) => open.findAlike(query), signal)
}

/**
 * Questions are asked, and answered, one by one. One that its signal has given up by the time of its turn is never asked:
 * the promise rejects with the signal's reason. It rejects too where a file of the search cannot be loaded.
 */
function ask<T>(question: (open: OpenSearch) => Promise<T>, signal?: AbortSignal): Promise<T> {
  const answer = last.then(async () => {
    signal?.throwIfAborted()
    const open = await startSearch()
    signal?.throwIfAborted()
    return question(open)
  })
  last = answer.catch(() => undefined)
  return loadFirst(answer)
}
