import type { NearTexts } from '../base/nearTexts.ts'

/** A shorter word is not forgiven a slip: too many others are one letter away. */
const MIN_NEAR_LENGTH = 5
/** Two slips in a shorter word make another word of it: "dettol" is not "dental". */
const MIN_TWO_SLIPS_LENGTH = 7
/** More near words than this would find half the catalogue. */
const MAX_NEAR = 12

/** Words, in alphabetical order, that others may have been meant to be. */
export interface KnownWords {
  readonly words: readonly string[]
  /** The number of products that have each. */
  readonly counts: ArrayLike<number>
  /** True for a word that only names of medicines have. */
  readonly isMedicine: (index: number) => boolean
  readonly near: NearTexts
}

/** A figure that is nearly right is a wrong figure. */
export function canBeMisspelt(word: string): boolean {
  return word.length >= MIN_NEAR_LENGTH && !/\d/.test(word)
}

/** One slip in a word of this length, or of a longer one, hardly makes another word of it. */
const MIN_SURE_LENGTH = 8
/** Nor does a letter missing or too many, or a wrong vowel, in one of this length. */
const MIN_LESS_SURE_LENGTH = 6
const VOWEL = /^[aeiouy]$/

/**
 * True where nobody meant another word: one letter is wrong in a long word, or missing, too many or another vowel in one of
 * six letters; a letter is single for double or the other way round; or two are turned round.
 */
export function isSureSlip(typed: string, meant: string): boolean {
  const single = (word: string) => word.replaceAll(/(.)\1+/g, '$1')
  const at = Array.from(typed).findIndex((letter, index) => letter !== meant[index])
  const start = at < 0 ? typed.length : at
  const turned = typed.slice(0, start) + (typed[start + 1] ?? '') + (typed[start] ?? '') + typed.slice(start + 2)
  const [rest, other] = [typed.slice(start), meant.slice(start)]
  const isOneWrong = rest.slice(1) === other.slice(1)
  const isVowel = isOneWrong && VOWEL.test(rest[0] ?? '') && VOWEL.test(other[0] ?? '')
  const isOneMore = rest.slice(1) === other || rest === other.slice(1)
  if (single(typed) === single(meant) || turned === meant) return true
  if (typed.length >= MIN_SURE_LENGTH) return isOneWrong || isOneMore
  return typed.length >= MIN_LESS_SURE_LENGTH && (isVowel || isOneMore)
}

/**
 * The words, by index, that a misspelt one may have been meant to be, all with its first letter: those one slip away; or,
 * for a word that is still being typed, those that begin one slip away; or those two slips away. A word
 * that people say and no product has is taken whole. What stands in most products comes first; empty where none is near. A medicine is meant only by a word that is one slip away from it and
 * from nothing else: an iodine dressing must not become an aspirin.
 */
export function listNearWords({ words, counts, isMedicine, near }: KnownWords, word: string): readonly number[] {
  if (!canBeMisspelt(word)) return []
  const find = (most: number) =>
    near.find(word, most).flatMap(({ index }) => (words[index]![0] === word[0] ? [index] : []))
  const rank = (indices: readonly number[]) =>
    indices
      .filter((index) => !isMedicine(index))
      .sort((a, b) => counts[b]! - counts[a]!)
      .slice(0, MAX_NEAR)
  const one = find(1)
  if (one.length > 0) return one.every(isMedicine) ? one : rank(one)
  const begun = near
    .findStarts(word, 1)
    .filter((index) => counts[index]! > 0 && words[index]![0] === word[0] && words[index]!.length > word.length)
  const meant = rank(begun)
  return meant.length > 0 || word.length < MIN_TWO_SLIPS_LENGTH ? meant : rank(find(2))
}
