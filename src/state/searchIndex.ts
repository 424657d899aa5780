import type { SearchIndex, SearchOutcome } from '../domain/search/searchIndex.ts'
import { loadCatalogue } from './catalogue.ts'

let loading: Promise<SearchIndex> | undefined

/**
 * What the search finds for a query. It brings the search and builds its index on first use; where that fails, the
 * next query tries again. Rejects with the signal's reason once the query has been given up.
 */
export async function searchCatalogue(query: string, signal?: AbortSignal): Promise<SearchOutcome> {
  loading ??= buildIndex().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  const index = await loading
  signal?.throwIfAborted()
  return index.search(query)
}

/** Brings the code and the words of the search, so that a first query asks for nothing; the index waits for that query. */
export function loadSearchFiles() {
  return Promise.all([import('../domain/search/searchIndex.ts'), import('virtual:synonyms')])
}

async function buildIndex(): Promise<SearchIndex> {
  const [catalogue, [{ buildSearchIndex }, { synonyms }]] = await Promise.all([loadCatalogue(), loadSearchFiles()])
  return buildSearchIndex(catalogue, synonyms)
}
