import { type LoadFile, openFiles } from './files/openFiles.ts'
import { findAlike } from './nearest.ts'
import { buildSearch, type Search } from './search.ts'
import { buildSuggest, type Suggested } from './suggest.ts'

/** All that the files of the search can be asked. Each rejects where a file is missing or damaged. */
export interface OpenSearch {
  readonly search: Search
  readonly suggest: (query: string) => Promise<Suggested>
  /** The query as it may have been meant, for one that finds nothing. */
  readonly findAlike: (query: string) => Promise<string | undefined>
  /** Loads all the files of a small shop, so that nothing is requested while someone types. */
  readonly rest: () => Promise<void>
}

export async function openSearch(load: LoadFile): Promise<OpenSearch> {
  const files = await openFiles(load)
  const search = buildSearch(files)
  return {
    search,
    suggest: buildSuggest(files, search),
    findAlike: (query) => findAlike(files, query),
    rest: async () => {
      const { isSmall, productCount, cardsPerFile, words, codes, spellings } = files.start
      if (!isSmall) return
      const cards = Math.ceil(productCount / cardsPerFile)
      await Promise.all([
        ...words.map((_, file) => files.getWords(file)),
        ...codes.map((_, file) => files.getCodes(file)),
        ...Array.from({ length: cards }, (_, file) => files.getCards(file)),
        ...spellings.map((_, file) => files.getSpellings(file)),
      ])
    },
  }
}
