import type { NearTexts } from '../text/nearTexts.ts'
import { buildMatches, type Matches } from './matches.ts'
import { listNearWords } from './nearWords.ts'
import { findInsertionIndex, type Postings } from './postings.ts'

/** Finds the products of one word of a query. */
export interface WordFinder {
  /** A known word matches itself, the start of a word every word that begins with it, anything else counts as misspelt. */
  readonly find: (word: string) => Matches
  readonly findExact: (word: string) => Matches
  /** The words of the index that `find` matches. */
  readonly listMatched: (word: string) => readonly string[]
  /** The nearest word, as the catalogue spells it; undefined for a known word, or where none is near. */
  readonly correct: (word: string) => string | undefined
}

const MIN_PREFIX_LENGTH = 2
const PREFIX_WEIGHT = 0.375
const NEAR_WEIGHT = 0.4
/** While someone types, every word but the last stays the same, so results are kept by word. */
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
      const index = findInsertionIndex(words, word)
      if (words[index] === word) addWord(postings, found, index, 1)
      return found
    }),
    listMatched: (word) => read(word).meant.map(({ index }) => words[index]!),
    correct: (word) => {
      const { meant, isNear } = read(word)
      const spelt = isNear && meant[0] ? spellings.get(words[meant[0].index]!) : undefined
      return spelt?.toLowerCase().replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    },
  }
}

/** The words of the index that a word may mean, each with its weight. */
interface Reading {
  readonly meant: readonly { readonly index: number; readonly weight: number }[]
  readonly isNear: boolean
}

function readWord(postings: Postings, nearTexts: NearTexts, word: string): Reading {
  const { words } = postings
  const first = findInsertionIndex(words, word)
  const hasWord = words[first] === word
  const meant = hasWord ? [{ index: first, weight: 1 }] : []
  // A known word of two letters is more likely a size than the start of a longer word.
  if (word.length > MIN_PREFIX_LENGTH || (!hasWord && word.length === MIN_PREFIX_LENGTH)) {
    for (let index = first + meant.length; words[index]?.startsWith(word); index++) {
      const { length } = words[index]!
      meant.push({ index, weight: (PREFIX_WEIGHT * length) / (length + 0.3 * (length - word.length)) })
    }
  }
  if (meant.length > 0) return { meant, isNear: false }
  const near = listNearWords(postings, nearTexts, word).map((other) => ({
    index: findInsertionIndex(words, other),
    weight: NEAR_WEIGHT,
  }))
  return { meant: near, isNear: true }
}

function addWord({ starts, indices, scores }: Postings, found: Matches, index: number, weight: number): void {
  for (let at = starts[index]!; at < starts[index + 1]!; at++) {
    const productIndex = indices[at]!
    found.scores[productIndex]! += weight * scores[at]!
    found.counts[productIndex] = 1
  }
}

/** Keeps the results for the last few words. */
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
