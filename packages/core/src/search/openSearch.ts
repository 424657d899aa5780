import { type LoadFile, openFiles } from './files/openFiles.ts'
import { findAlike } from './nearest.ts'
import { buildSearch, type Search } from './search.ts'
import { buildListCards, buildSuggest, type ListCards, type Suggested } from './suggest.ts'

/** All that the files of the search can be asked. Each rejects where a file is missing or damaged. */
export interface OpenSearch {
  readonly search: Search
  readonly listCards: ListCards
  readonly suggest: (query: string, signal?: AbortSignal) => Promise<Suggested>
  /** The query as it may have been meant, for one that finds nothing. */
  readonly findAlike: (query: string) => Promise<string | undefined>
}

export async function openSearch(load: LoadFile): Promise<OpenSearch> {
  const files = await openFiles(load)
  const search = buildSearch(files)
  const listCards = buildListCards(files)
  return {
    search,
    listCards,
    suggest: buildSuggest(files, search, listCards),
    findAlike: (query) => findAlike(files, query),
  }
}
