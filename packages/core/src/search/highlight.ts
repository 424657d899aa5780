import { foldCode, foldText } from '../base/fold.ts'
import { listIndexWords, listWords } from './words.ts'

/** A stretch of a text, and whether it matched. */
export interface Stretch {
  readonly text: string
  readonly isMatch: boolean
}

interface Range {
  readonly start: number
  readonly end: number
}

const PIECE = /[\p{L}\p{N}\p{M}.'’%"]+/gu
/** "7.5 cm × 5 m" is one word of the index and five pieces of the text. */
const MAX_PIECES = 5
/** Two letters of a code are too few to highlight. */
const MIN_CODE_LENGTH = 3

/**
 * Splits a text into stretches, marked where they matched. `matched` are words of the index (`SearchOutcome`), `query`
 * is what was typed: where it is the start of a word, only that start is marked. Joined, the stretches give the text.
 */
export function splitAtMatches(text: string, matched: readonly string[], query: string): Stretch[] {
  const words = new Set(matched)
  const typed = [...foldText(query).matchAll(PIECE)].map(([piece]) => piece).sort((a, b) => b.length - a.length)
  const pieces = [...text.matchAll(PIECE)].map(({ 0: piece, index }) => ({ start: index, end: index + piece.length }))
  const single = pieces.flatMap((range) => {
    if (!listIndexWords(text.slice(range.start, range.end)).some((word) => words.has(word))) return []
    return [{ start: range.start, end: range.start + findMarkedLength(text.slice(range.start, range.end), typed) }]
  })
  return cutAt(text, [...single, ...findJoined(text, pieces, words)])
}

/** Splits a text at the words that begin with a word of the query, as names of categories are found. */
export function splitAtPrefixes(text: string, query: string): Stretch[] {
  const asked = listWords(query)
  const matched = listIndexWords(text).filter((word) => asked.some((start) => word.startsWith(start)))
  return splitAtMatches(text, matched, query)
}

/** Words of the index that the text writes as several pieces: "75mm" as "7.5 cm", "steristrip" as "Steri-Strip". */
function findJoined(text: string, pieces: readonly Range[], words: ReadonlySet<string>): Range[] {
  return pieces.flatMap(({ start }, index) =>
    pieces.slice(index + 1, index + MAX_PIECES).flatMap(({ end }) => {
      const slice = text.slice(start, end)
      if (!/\d|-/.test(slice)) return []
      const isOneWord = new Set(listIndexWords(slice)).size === 1 || /^[\p{L}\p{M}]+-[\p{L}\p{M}]+$/u.test(slice)
      return isOneWord && words.has(listIndexWords(slice).at(-1)!) ? [{ start, end }] : []
    }),
  )
}

/** The length of a matching word to mark: the part typed (`typed` is longest first), or all if it matched otherwise. */
function findMarkedLength(word: string, typed: readonly string[]): number {
  const folded = foldText(word)
  // If folding changed the number of letters, the end of the typed part is unknown.
  if (folded.length !== word.length) return word.length
  return typed.find((start) => folded.startsWith(start))?.length ?? word.length
}

/** Splits a code at the part typed, ignoring separators in both. */
export function splitCode(code: string, query: string): Stretch[] {
  const asked = foldCode(query)
  const units = [...code].map((unit) => ({ unit, folded: foldCode(unit) }))
  const start =
    asked.length < MIN_CODE_LENGTH
      ? -1
      : units
          .map(({ folded }) => folded)
          .join('')
          .indexOf(asked)
  if (start < 0) return cutAt(code, [])
  let [foldedAt, at] = [0, 0]
  const inside: Range[] = []
  for (const { unit, folded } of units) {
    const isInside = folded !== '' && foldedAt + folded.length > start && foldedAt < start + asked.length
    if (isInside) inside.push({ start: at, end: at + unit.length })
    foldedAt += folded.length
    at += unit.length
  }
  return cutAt(code, [{ start: inside[0]!.start, end: inside.at(-1)!.end }])
}

/** Cuts a text at ranges, which may touch, overlap and come in any order. */
function cutAt(text: string, ranges: readonly Range[]): Stretch[] {
  const stretches: Stretch[] = []
  let at = 0
  for (const { start, end } of [...ranges].sort((a, b) => a.start - b.start)) {
    if (end <= at) continue
    if (start > at) stretches.push({ text: text.slice(at, start), isMatch: false })
    stretches.push({ text: text.slice(Math.max(start, at), end), isMatch: true })
    at = end
  }
  if (at < text.length) stretches.push({ text: text.slice(at), isMatch: false })
  return stretches
}
