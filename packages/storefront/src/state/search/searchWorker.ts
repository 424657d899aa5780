/** The search in a thread of its own: however large the catalogue, no keystroke waits for it (decision 0016). */
import { openSearch, type OpenSearch } from '@shop/core/search/openSearch.ts'
import type { Question, Reply } from './search.ts'

/** The scope that the worker's blob provides; see `startWorker`. */
declare const self: Pick<Worker, 'onmessage' | 'postMessage'> & {
  readonly load: (address: string) => Promise<{ readonly default: unknown }>
}

let opening: Promise<OpenSearch> | undefined

self.onmessage = ({ data }: MessageEvent<Question>) => {
  answer(data).then(
    (value) => self.postMessage({ value } satisfies Reply<unknown>),
    (error: unknown) => self.postMessage({ error: String(error) } satisfies Reply<unknown>),
  )
}

async function answer(question: Question): Promise<unknown> {
  if ('folder' in question) {
    opening = openSearch(async (name) => (await self.load(`${question.folder}/${name}`)).default)
    const open = await opening
    // A file that does not load now is asked for when it is used.
    open.rest().catch(() => undefined)
    return undefined
  }
  return (await opening!)[question.kind](question.query)
}
