import type { NearTexts } from '../text/nearTexts.ts'

/** A shorter word is not forgiven a slip: too many others are one letter away. */
const MIN_NEAR_LENGTH = 4
/** Two slips in a shorter word leave too little of it. */
const MIN_TWO_SLIPS_LENGTH = 6
/** More near words than this would find half the catalogue. */
const MAX_NEAR = 12

/** Words, in alphabetical order, that others may have been meant to be. */
export interface KnownWords {
  readonly words: readonly string[]
  /** How many products have each. */
  readonly counts: ArrayLike<number>
  readonly near: NearTexts
}

/** A figure that is nearly right is a wrong figure. */
export function canBeMisspelt(word: string): boolean {
  return word.length >= MIN_NEAR_LENGTH && !/\d/.test(word)
}

/**
 * The words, by index, that a misspelt one may have been meant to be: those one slip away; or, for a word that is still
 * being typed, those that begin one slip away; or those two slips away. What stands in most products comes first; empty
 * where none is near.
 */
export function listNearWords({ words, counts, near }: KnownWords, word: string): readonly number[] {
  if (!canBeMisspelt(word)) return []
  const rank = (indices: readonly number[]) => indices.toSorted((a, b) => counts[b]! - counts[a]!).slice(0, MAX_NEAR)
  const find = (most: number) => near.find(word, most).map(({ index }) => index)
  const one = find(1)
  if (one.length > 0) return rank(one)
  const begun = near.findStarts(word, 1).filter((index) => words[index]!.length > word.length)
  if (begun.length > 0 || word.length < MIN_TWO_SLIPS_LENGTH) return rank(begun)
  return rank(find(2))
}
