/** The search in a thread of its own: however large the catalogue, no keystroke waits for it (decision 0007). */
import { catalogue } from 'virtual:catalogue'
import { synonyms } from 'virtual:synonyms'
import { buildSearchIndex } from '../../domain/search/searchIndex.ts'

const index = buildSearchIndex(catalogue, synonyms)

self.onmessage = ({ data }: MessageEvent<string>) => {
  const outcome = index.search(data)
  self.postMessage(outcome, { transfer: [outcome.ranked.buffer] })
}
self.postMessage('ready')
