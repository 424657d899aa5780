import type { NearTexts } from '../text/nearTexts.ts'
import { buildMatches, type Matches } from './matches.ts'
import { listNearWords } from './nearWords.ts'
import { findPlace, type Postings } from './postings.ts'

/** Finds the products of one word of a query. */
export interface WordFinder {
  /** Takes a word that the catalogue has as it is, the start of one as that, and anything else as misspelt. */
  readonly find: (word: string) => Matches
  readonly findExact: (word: string) => Matches
  /** The words of the index that `find` takes the word for. */
  readonly listMatched: (word: string) => readonly string[]
  /** The nearest word that the catalogue has, as it spells it; undefined where it has the word, or none that is near. */
  readonly mend: (word: string) => string | undefined
}

const MIN_PREFIX_LENGTH = 2
const PREFIX_WEIGHT = 0.375
const NEAR_WEIGHT = 0.4
/** While somebody types, all words but the last stay the same: what they found is kept. */
const MAX_KEPT = 30

/** `spellings` gives each word of the index as the catalogue spells it. */
export function buildWordFinder(
  postings: Postings,
  near: NearTexts,
  size: number,
  spellings: ReadonlyMap<string, string>,
): WordFinder {
  const { words } = postings
  const read = keepRecent((word: string) => readWord(postings, near, word))
  return {
    find: keepRecent((word: string) => {
      const found = buildMatches(size)
      for (const { index, weight } of read(word).meant) addWord(postings, found, index, weight)
      return found
    }),
    findExact: keepRecent((word: string) => {
      const found = buildMatches(size)
      const index = findPlace(words, word)
      if (words[index] === word) addWord(postings, found, index, 1)
      return found
    }),
    listMatched: (word) => read(word).meant.map(({ index }) => words[index]!),
    mend: (word) => {
      const { meant, isNear } = read(word)
      const spelt = isNear && meant[0] ? spellings.get(words[meant[0].index]!) : undefined
      return spelt?.toLowerCase().replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    },
  }
}

/** The words of the index that a word stands for, each with how much it counts. */
interface Reading {
  readonly meant: readonly { readonly index: number; readonly weight: number }[]
  readonly isNear: boolean
}

function readWord(postings: Postings, nearTexts: NearTexts, word: string): Reading {
  const { words } = postings
  const first = findPlace(words, word)
  const hasWord = words[first] === word
  const meant = hasWord ? [{ index: first, weight: 1 }] : []
  // A word of two letters that the catalogue has is more likely a size than a start.
  if (word.length > MIN_PREFIX_LENGTH || (!hasWord && word.length === MIN_PREFIX_LENGTH)) {
    for (let index = first + meant.length; words[index]?.startsWith(word); index++) {
      const { length } = words[index]!
      meant.push({ index, weight: (PREFIX_WEIGHT * length) / (length + 0.3 * (length - word.length)) })
    }
  }
  if (meant.length > 0) return { meant, isNear: false }
  const near = listNearWords(postings, nearTexts, word).map((other) => ({
    index: findPlace(words, other),
    weight: NEAR_WEIGHT,
  }))
  return { meant: near, isNear: true }
}

function addWord({ starts, places, scores }: Postings, found: Matches, index: number, weight: number): void {
  for (let at = starts[index]!; at < starts[index + 1]!; at++) {
    const place = places[at]!
    found.scores[place]! += weight * scores[at]!
    found.counts[place] = 1
  }
}

/** Keeps what a function last gave for each of a few words. */
function keepRecent<T>(get: (word: string) => T): (word: string) => T {
  const kept = new Map<string, T>()
  return (word) => {
    const value = kept.get(word) ?? get(word)
    kept.delete(word)
    kept.set(word, value)
    if (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value!)
    return value
  }
}
