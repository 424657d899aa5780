import { searchWorkerUrl } from 'virtual:search-worker'
import type { SearchOutcome } from '../../domain/search/searchIndex.ts'
import { loadWhenIdle } from '../../ui/idleLoads.ts'
import { loadCatalogue } from '../product/products.ts'

type Ask = (query: string) => Promise<SearchOutcome>

/** A worker that has not answered by then is taken for dead, and the page searches by itself. */
const PATIENCE_MS = 10_000

let starting: Promise<Ask> | undefined
/** True once a worker has failed: another would too. */
let isWorkerless = false
/** The question before, answered or not. */
let last: Promise<unknown> = Promise.resolve()

/** Starts the search, so that a first query waits for nothing. A failed attempt is not remembered. */
const startSearch = loadWhenIdle((): Promise<Ask> => {
  starting ??= (isWorkerless ? askHere() : askWorker().catch(askWithoutWorker)).catch((error: unknown) => {
    starting = undefined
    throw error
  })
  return starting
})

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
  const worker = startWorker()
  const listen = <T>() =>
    new Promise<T>((resolve, reject) => {
      const fail = (reason: string) => {
        clearTimeout(timer)
        worker.terminate()
        reject(new Error(`The search's worker failed: ${reason}`))
      }
      const timer = setTimeout(() => fail('no answer'), PATIENCE_MS)
      worker.onmessage = ({ data }: MessageEvent<T>) => {
        clearTimeout(timer)
        resolve(data)
      }
      worker.onerror = (event) => {
        event.preventDefault()
        fail(event.message)
      }
    })
  // Its first message says that the index is there.
  await listen<'ready'>()
  return (query) => {
    worker.postMessage(query)
    return listen<SearchOutcome>().catch(async () => {
      isWorkerless = true
      starting = undefined
      return (await startSearch())(query)
    })
  }
}

/**
 * A worker that is loaded by its address follows the policy of that file's answer, which a plain host does not send; one
 * made from a blob follows the policy of the page: no connection to anyone (decision 0005).
 */
function startWorker(): Worker {
  const code = `import ${JSON.stringify(new URL(searchWorkerUrl, location.href).href)}`
  return new Worker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })), { type: 'module' })
}

function askWithoutWorker(): Promise<Ask> {
  isWorkerless = true
  return askHere()
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
