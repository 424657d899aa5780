import type { Product } from '../catalogue/catalogue.ts'
import { foldCode } from './words.ts'

const MIN_CODE_LENGTH = 3

export interface Code {
  readonly code: string
  /** Index of its product in the catalogue. */
  readonly index: number
}

/** The codes of all products that have one, folded for comparison, in alphabetical order. */
export function listCodes(products: readonly Product[]): Code[] {
  return products
    .flatMap(({ sku }, index) => (foldCode(sku) === '' ? [] : [{ code: foldCode(sku), index }]))
    .sort((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : a.index - b.index))
}

/** The query as a code; undefined where it is too short to be one, or the start of one. */
export function parseCode(query: string): string | undefined {
  const asked = foldCode(query)
  return asked.length < MIN_CODE_LENGTH ? undefined : asked
}

/**
 * Indices of products: an exact match first, then codes that begin with what is asked, then, where `isInside`, codes that
 * contain it.
 */
export function findByCode(codes: readonly Code[], asked: string, isInside: boolean): number[] {
  const isSought = isInside && /\d/.test(asked)
  const ranks: number[][] = [[], [], []]
  for (const { code, index } of codes) {
    const start = code.indexOf(asked)
    if (start === 0) ranks[code === asked ? 0 : 1]!.push(index)
    else if (start > 0 && isSought) ranks[2]!.push(index)
  }
  return ranks.flatMap((indices) => indices.sort((a, b) => a - b))
}
