import type { Product } from '../catalogue/catalogue.ts'
import { foldCode } from './words.ts'

const MIN_CODE_LENGTH = 3

export interface Code {
  readonly code: string
  /** Place of its product in the catalogue. */
  readonly place: number
}

/** The codes of the products that have one, as they are compared. */
export function listCodes(products: readonly Product[]): Code[] {
  return products.flatMap(({ sku }, place) => (sku === '' ? [] : [{ code: foldCode(sku), place }]))
}

/** Places of an exact code first, then of codes that begin so, then of codes that hold it. */
export function findByCode(codes: readonly Code[], query: string): number[] {
  const asked = foldCode(query)
  const hasFigure = /\d/.test(asked)
  if (asked.length < MIN_CODE_LENGTH || !(hasFigure || /^[a-z]{2,}$/.test(asked))) return []
  const ranks: number[][] = [[], [], []]
  for (const { code, place } of codes) {
    const start = code.indexOf(asked)
    if (start === 0) ranks[code === asked ? 0 : 1]!.push(place)
    else if (start > 0 && hasFigure) ranks[2]!.push(place)
  }
  return ranks.flat()
}
