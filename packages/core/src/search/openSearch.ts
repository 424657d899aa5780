import { type LoadFile, openFiles, type SearchFiles } from './files/openFiles.ts'
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
  /** Loads of all the files of a small shop, after which nothing is requested while someone types. */
  readonly rest: readonly (() => Promise<unknown>)[]
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
    rest: listRest(files),
  }
}

function listRest({ start, getWords, getCodes, getCards, getSpellings }: SearchFiles): (() => Promise<unknown>)[] {
  const { isSmall, productCount, cardsPerFile, words, codes, spellings } = start
  if (!isSmall) return []
  const cards = Array.from({ length: Math.ceil(productCount / cardsPerFile) }, (_, file) => () => getCards(file))
  return [
    ...words.map((_, file) => () => getWords(file)),
    ...cards,
    ...codes.map((_, file) => () => getCodes(file)),
    ...spellings.map((_, file) => () => getSpellings(file)),
  ]
}
