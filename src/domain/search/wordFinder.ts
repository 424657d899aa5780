import type { SearchFiles } from './files/openFiles.ts'
import { keepRecent } from './keepRecent.ts'
import { buildMatches, type Matches } from './matches.ts'
import { readExact, readWord, type Reading } from './readWord.ts'

/** The words of one query, with what they need loaded. */
export interface FoundWords {
  /** The products that a word finds: see `readWord`. */
  readonly find: (word: string) => Matches
  /** The products that have the word as it is. */
  readonly findExact: (word: string) => Matches
  /** The words of the index that `find` matches. */
  readonly listMatched: (word: string) => readonly string[]
  /** See `Reading`. */
  readonly getIgnored: (word: string) => Reading['ignored']
  /** See `Reading`. */
  readonly findSpelling: (word: string) => string | undefined
}

/** Loads what the words of a query need; `exact` are words of synonyms, which are looked up as they are. */
export type WordFinder = (words: readonly string[], exact: readonly string[]) => Promise<FoundWords>

/** While someone types, every word but the last stays the same, so results are kept by word. */
const MAX_KEPT = 12

export function buildWordFinder(files: SearchFiles): WordFinder {
  const { productCount } = files.start
  const [found, foundExact] = [keepRecent<Matches>(MAX_KEPT), keepRecent<Matches>(MAX_KEPT)]
  return async (words, exact) => {
    const [readings, exacts] = await Promise.all([
      readAll(words, (word) => readWord(files, word)),
      readAll(exact, async (word) => ({ meant: await readExact(files, word) })),
    ])
    return {
      find: (word) => found.get(word, () => addUp(readings.get(word)!, productCount)),
      findExact: (word) => foundExact.get(word, () => addUp(exacts.get(word)!, productCount)),
      listMatched: (word) => readings.get(word)!.meant.map(({ postings, index }) => postings.words[index]!),
      getIgnored: (word) => readings.get(word)!.ignored,
      findSpelling: (word) => readings.get(word)?.spelling,
    }
  }
}

async function readAll(words: readonly string[], read: (word: string) => Promise<Reading>) {
  return new Map(await Promise.all([...new Set(words)].map(async (word) => [word, await read(word)] as const)))
}

function addUp({ meant }: Reading, size: number): Matches {
  const found = buildMatches(size)
  for (const { postings, index, weight } of meant) {
    const { starts, indices, scores } = postings
    for (let at = starts[index]!; at < starts[index + 1]!; at++) {
      const product = indices[at]!
      if (product >= size) throw new Error('The search found a product that the shop does not have: a file is damaged.')
      found.scores[product]! += weight * scores[at]!
      found.counts[product] = 1
    }
  }
  return found
}
