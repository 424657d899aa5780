/** The search in a thread of its own: however large the catalogue, no keystroke waits for it (decision 0007). */
import { catalogue } from 'virtual:catalogue'
import { synonyms } from 'virtual:synonyms'
import { packOutcome } from '../domain/search/packOutcome.ts'
import { buildSearchIndex } from '../domain/search/searchIndex.ts'

const index = buildSearchIndex(catalogue, synonyms)

self.onmessage = ({ data }: MessageEvent<string>) => self.postMessage(packOutcome(index.search(data)))
self.postMessage('ready')
