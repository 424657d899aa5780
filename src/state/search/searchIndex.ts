import { searchWorkerUrl } from 'virtual:search-worker'
import type { SearchOutcome } from '../../domain/search/searchIndex.ts'
import { loadCatalogue } from '../product/catalogue.ts'

type Ask = (query: string) => Promise<SearchOutcome>

let starting: Promise<Ask> | undefined
/** The question before, answered or not. */
let last: Promise<unknown> = Promise.resolve()

/** Brings the search, so that a first query asks for no file and waits for nothing. A failed attempt is not remembered. */
export function startSearch(): Promise<Ask> {
  starting ??= askWorker()
    .catch(askHere)
    .catch((error: unknown) => {
      starting = undefined
      throw error
    })
  return starting
}

/**
 * What the search finds for a query. Questions are asked one by one: a query that its signal has given up by the time
 * of its turn is never asked, and its answer never comes; the promise rejects with the signal's reason.
 */
export async function searchCatalogue(query: string, signal?: AbortSignal): Promise<SearchOutcome> {
  const answer = last.then(async () => {
    signal?.throwIfAborted()
    const ask = await startSearch()
    signal?.throwIfAborted()
    return ask(query)
  })
  last = answer.catch(() => undefined)
  const outcome = await answer
  signal?.throwIfAborted()
  return outcome
}

/** Starts the search in a thread of its own. Rejects where the browser would not, and where the worker fails. */
async function askWorker(): Promise<Ask> {
  // The worker reads the same file, which the browser then has already.
  await loadCatalogue()
  const worker = new Worker(searchWorkerUrl, { type: 'module' })
  const listen = <T>() =>
    new Promise<T>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<T>) => resolve(data)
      worker.onerror = (event) => {
        event.preventDefault()
        worker.terminate()
        reject(new Error(`The search's worker failed: ${event.message}`))
      }
    })
  // Its first message says that the index is there.
  await listen<'ready'>()
  return (query) => {
    worker.postMessage(query)
    return listen<SearchOutcome>().catch((error: unknown) => {
      // The next question starts anew.
      starting = undefined
      throw error
    })
  }
}

/** The search in the page itself: slower for a large catalogue, but there. */
async function askHere(): Promise<Ask> {
  const [catalogue, { buildSearchIndex }, { synonyms }] = await Promise.all([
    loadCatalogue(),
    import('../../domain/search/searchIndex.ts'),
    import('virtual:synonyms'),
  ])
  const index = buildSearchIndex(catalogue, synonyms)
  return (query) => Promise.resolve(index.search(query))
}
