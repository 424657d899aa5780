import type { OpenSearch } from '@shop/core/search/openSearch.ts'
import type { SearchOutcome } from '@shop/core/search/search.ts'
import type { Suggested } from '@shop/core/search/suggest.ts'
import { plan } from 'virtual:products'
import { searchWorkerUrl } from 'virtual:search-worker'
import { loadFirst, loadWhenIdle } from '../../ui/idleLoads.ts'
import { BASE } from '../page/base.ts'
import { trustAddress } from '../page/trustAddress.ts'
import { importData } from '../product/importData.ts'

type Kind = Exclude<keyof OpenSearch, 'rest'>
type Ask = (kind: Kind, query: string) => Promise<unknown>

/** A message to the worker: first the folder of the shop's data, then one question after another. */
export type Question = { readonly folder: string } | { readonly kind: Kind; readonly query: string }
export type Reply<T> = { readonly value: T } | { readonly error: string }

const FOLDER = 'search'
/** A worker that has not answered by then is taken for dead, and the page searches by itself. */
const PATIENCE_MS = 10_000

let starting: Promise<Ask> | undefined
/** True once a worker has failed: another would too. */
let isWorkerless = false
/** The question before, answered or not. */
let last: Promise<unknown> = Promise.resolve()

/** Starts the search, so that a first query waits for nothing. A failed attempt is not remembered. */
const startSearch = loadWhenIdle((): Promise<Ask> => {
  starting ??= (isWorkerless ? askHere() : askWorker()).catch((error: unknown) => {
    starting = undefined
    throw error
  })
  return starting
})

/** Searches the catalogue for a query; see `ask`. */
export function searchCatalogue(query: string, signal?: AbortSignal): Promise<SearchOutcome> {
  return ask('search', query, signal) as Promise<SearchOutcome>
}

/** Lists suggestions for a query that is being typed; see `ask`. */
export function suggest(query: string, signal?: AbortSignal): Promise<Suggested> {
  return ask('suggest', query, signal) as Promise<Suggested>
}

/** See `OpenSearch`; see `ask`. */
export function findAlike(query: string, signal?: AbortSignal): Promise<string | undefined> {
  return ask('findAlike', query, signal) as Promise<string | undefined>
}

/**
 * Questions are asked, and answered, one by one. One that its signal has given up by the time of its turn is never asked:
 * the promise rejects with the signal's reason. It rejects too where a file of the search cannot be loaded.
 */
function ask(kind: Kind, query: string, signal?: AbortSignal): Promise<unknown> {
  const answer = last.then(async () => {
    signal?.throwIfAborted()
    const askSearch = await startSearch()
    signal?.throwIfAborted()
    return askSearch(kind, query)
  })
  last = answer.catch(() => undefined)
  return loadFirst(answer)
}

/** Starts the search in a thread of its own, or in the page where the browser would not, and where the worker fails. */
async function askWorker(): Promise<Ask> {
  const askWithoutWorker = async () => {
    isWorkerless = true
    starting = undefined
    return startSearch()
  }
  let worker: Worker
  try {
    worker = startWorker()
  } catch {
    return askWithoutWorker()
  }
  const folder = new URL(`${BASE}/data/${plan.id}/${FOLDER}`, location.href).href
  const opened = await tell(worker, { folder })
  if (opened === undefined) return askWithoutWorker()
  if ('error' in opened) worker.terminate()
  readReply(opened)
  return async (kind, query) => {
    const reply = await tell(worker, { kind, query })
    return reply === undefined ? (await askWithoutWorker())(kind, query) : readReply(reply)
  }
}

/** The worker's reply; undefined where it failed, or is dead. */
function tell(worker: Worker, question: Question): Promise<Reply<unknown> | undefined> {
  return new Promise((resolve) => {
    const fail = () => {
      clearTimeout(timer)
      worker.terminate()
      resolve(undefined)
    }
    const timer = setTimeout(fail, PATIENCE_MS)
    worker.onmessage = ({ data }: MessageEvent<Reply<unknown>>) => {
      clearTimeout(timer)
      resolve(data)
    }
    worker.onerror = (event) => {
      event.preventDefault()
      fail()
    }
    worker.postMessage(question)
  })
}

function readReply(reply: Reply<unknown>): unknown {
  if ('error' in reply) throw new Error(reply.error)
  return reply.value
}

/**
 * A worker that is loaded by its address follows the policy of that file's answer, which a plain host does not send; one
 * made from a blob follows the policy of the page: no connection to anyone (decision 0005). The blob imports the shop's data
 * for it too: Vite would wrap an import in the worker's own code in what only pages need, with the file that has it.
 */
function startWorker(): Worker {
  const file = JSON.stringify(new URL(searchWorkerUrl, location.href).href)
  const code = `import ${file}\nself.load = (address) => import(address)`
  return new Worker(trustAddress(URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))), {
    type: 'module',
  })
}

/** The search in the page itself: slower for a large catalogue, but there. */
async function askHere(): Promise<Ask> {
  const { openSearch } = await import('@shop/core/search/openSearch.ts')
  const open = await openSearch((name) => importData(`${FOLDER}/${name}`))
  open.rest().catch(() => undefined)
  return (kind, query) => open[kind](query)
}
