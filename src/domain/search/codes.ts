import type { Product } from '../catalogue.ts'
import { foldCode } from './words.ts'

const MIN_CODE_LENGTH = 3

export interface Code {
  readonly code: string
  readonly slug: string
}

/** The codes of the products that have one, as they are compared. */
export function listCodes(products: readonly Product[]): Code[] {
  return products.flatMap(({ sku, slug }) => (sku === '' ? [] : [{ code: foldCode(sku), slug }]))
}

/** An exact code first, then codes that begin so, then codes that hold it. */
export function findByCode(codes: readonly Code[], query: string): string[] {
  const asked = foldCode(query)
  const hasFigure = /\d/.test(asked)
  if (asked.length < MIN_CODE_LENGTH || !(hasFigure || /^[a-z]{2,}$/.test(asked))) return []
  const ranks: string[][] = [[], [], []]
  for (const { code, slug } of codes) {
    const place = code.indexOf(asked)
    if (place === 0) ranks[code === asked ? 0 : 1]!.push(slug)
    else if (place > 0 && hasFigure) ranks[2]!.push(slug)
  }
  return ranks.flat()
}
