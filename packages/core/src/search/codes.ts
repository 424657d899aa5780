import { foldCode } from '../base/fold.ts'

const MIN_CODE_LENGTH = 3

export interface Code {
  readonly code: string
  /** Index of its product in the catalogue. */
  readonly index: number
}

/** Part of a barcode identifies nothing: a barcode is only found whole. */
const LONG_NUMBER = /^\d{12,}$/

/** The query as a code; undefined where it is too short to be one, or the start of one. */
export function parseCode(query: string): string | undefined {
  const asked = foldCode(query)
  return asked.length < MIN_CODE_LENGTH ? undefined : asked
}

/**
 * The first letters of the codes that begin with letters alone, as many as the shortest query has: a word without figures
 * that begins otherwise is no code.
 */
export function listCodeStarts(codes: readonly Code[]): string[] {
  const starts = codes.map(({ code }) => code.slice(0, MIN_CODE_LENGTH))
  return [...new Set(starts.filter((start) => start.length === MIN_CODE_LENGTH && !/\d/.test(start)))]
}

/** False for a word that is neither the start of a code nor, having figures, part of one. */
export function canBeCode(starts: readonly string[], asked: string): boolean {
  return /\d/.test(asked) || starts.includes(asked.slice(0, MIN_CODE_LENGTH))
}

/**
 * Indices of products: an exact match first, then codes that begin with what is asked, then, where `isInside`, codes that
 * contain it.
 */
export function findByCode(codes: readonly Code[], asked: string, isInside: boolean): number[] {
  const isSought = isInside && /\d/.test(asked)
  const ranks: number[][] = [[], [], []]
  for (const { code, index } of codes) {
    if (code !== asked && LONG_NUMBER.test(code)) continue
    const start = code.indexOf(asked)
    if (start === 0) ranks[code === asked ? 0 : 1]!.push(index)
    else if (start > 0 && isSought) ranks[2]!.push(index)
  }
  return [...new Set(ranks.flatMap((indices) => indices.sort((a, b) => a - b)))]
}
