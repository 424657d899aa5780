import type { SearchIndex } from '../domain/search/searchIndex.ts'
import { loadCatalogue } from './catalogue.ts'

let loading: Promise<SearchIndex> | undefined

/** Brings the search and builds its index, once; a failed attempt is not remembered. */
export function loadSearchIndex(): Promise<SearchIndex> {
  loading ??= buildIndex().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

/** Brings the code and the words of the search, so that a first query asks for nothing; the index waits for that query. */
export function loadSearchFiles() {
  return Promise.all([import('../domain/search/searchIndex.ts'), import('virtual:synonyms')])
}

async function buildIndex(): Promise<SearchIndex> {
  const [catalogue, [{ buildSearchIndex }, { synonyms }]] = await Promise.all([loadCatalogue(), loadSearchFiles()])
  return buildSearchIndex(catalogue, synonyms)
}
