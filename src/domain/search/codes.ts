import type { Product } from '../catalogue/catalogue.ts'
import { foldCode } from './words.ts'

const MIN_CODE_LENGTH = 3

export interface Code {
  readonly code: string
  /** Index of its product in the catalogue. */
  readonly index: number
}

/** The codes of all products that have one, folded for comparison. */
export function listCodes(products: readonly Product[]): Code[] {
  return products.flatMap(({ sku }, index) => (sku === '' ? [] : [{ code: foldCode(sku), index }]))
}

/** Indices of products: an exact match first, then codes that begin with the query, then codes that contain it. */
export function findByCode(codes: readonly Code[], query: string): number[] {
  const asked = foldCode(query)
  const hasFigure = /\d/.test(asked)
  if (asked.length < MIN_CODE_LENGTH || !(hasFigure || /^[a-z]{2,}$/.test(asked))) return []
  const ranks: number[][] = [[], [], []]
  for (const { code, index } of codes) {
    const start = code.indexOf(asked)
    if (start === 0) ranks[code === asked ? 0 : 1]!.push(index)
    else if (start > 0 && hasFigure) ranks[2]!.push(index)
  }
  return ranks.flat()
}
