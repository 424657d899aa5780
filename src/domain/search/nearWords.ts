import type { Postings } from './postings.ts'

/** A shorter word is not forgiven a slip: too many others are one letter away. */
const MIN_NEAR_LENGTH = 4
/** Two slips in a shorter word leave too little of it. */
const MIN_TWO_SLIPS_LENGTH = 6
/** More near words than this would find half the catalogue. */
const MAX_NEAR = 12

/**
 * The words that a misspelt one may have been meant to be: those one slip away; or, for a word that is still being
 * typed, those that begin one slip away; or those two slips away. What stands in most products comes first; empty where none is near.
 */
export function listNearWords({ words, starts }: Postings, word: string): readonly string[] {
  // A figure that is nearly right is a wrong figure.
  if (word.length < MIN_NEAR_LENGTH || /\d/.test(word)) return []
  const take = (isNear: (other: string) => boolean) => {
    const near = words.flatMap((other, index) =>
      isNear(other) ? [{ other, count: starts[index + 1]! - starts[index]! }] : [],
    )
    return near
      .sort((a, b) => b.count - a.count)
      .slice(0, MAX_NEAR)
      .map(({ other }) => other)
  }
  const one = take((other) => countSlips(word, other, 1) <= 1)
  if (one.length > 0) return one
  const begun = take((other) => other.length > word.length && countStartSlips(word, other, 1) <= 1)
  if (begun.length > 0 || word.length < MIN_TWO_SLIPS_LENGTH) return begun
  return take((other) => countSlips(word, other, 2) <= 2)
}

const MAX_WORD_LENGTH = 60
/** The three rows of the table that count the slips, kept from call to call: a search asks for thousands. */
const ROWS = [0, 1, 2].map(() => new Uint8Array(MAX_WORD_LENGTH + 2)) as [Uint8Array, Uint8Array, Uint8Array]

/**
 * How many slips lie between two words (a letter too many, missing, wrong, or two neighbours that changed places);
 * where they are more than `most`, some number above it.
 */
export function countSlips(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  return fillTable(a, b, most)?.[b.length] ?? most + 1
}

/** How many slips lie between a word and the start of another that is nearest to it. */
export function countStartSlips(start: string, b: string, most: number): number {
  const row = fillTable(start, b, most)
  if (!row) return most + 1
  let least = most + 1
  for (let j = Math.max(0, start.length - most); j <= Math.min(b.length, start.length + most); j++)
    least = Math.min(least, row[j]!)
  return least
}

/**
 * The last row of the table of slips between `a` and every start of `b`; undefined where all are more than `most`.
 * Only the cells near the diagonal can be less, so only they are filled.
 */
function fillTable(a: string, b: string, most: number): Uint8Array | undefined {
  if (Math.max(a.length, b.length) > MAX_WORD_LENGTH) return undefined
  let [older, last, row] = ROWS
  for (let j = 0; j <= b.length; j++) last[j] = j
  for (let i = 1; i <= a.length; i++) {
    const [from, to] = [Math.max(1, i - most), Math.min(b.length, i + most)]
    let least = (row[from - 1] = from === 1 ? i : most + 1)
    for (let j = from; j <= to; j++) {
      const isSame = a.charCodeAt(i - 1) === b.charCodeAt(j - 1)
      let slips = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1))
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (isSwap) slips = Math.min(slips, older[j - 2]! + 1)
      row[j] = slips
      least = Math.min(least, slips)
    }
    if (least > most) return undefined
    row[to + 1] = most + 1
    ;[older, last, row] = [last, row, older]
  }
  return last
}
