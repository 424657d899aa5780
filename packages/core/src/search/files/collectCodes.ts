import { foldCode } from '../../base/fold.ts'
import type { Product } from '../../catalogue/catalogue.ts'
import { listCodes } from '../../catalogue/codes.ts'
import type { Code } from '../codes.ts'

/** The codes of all products and variants, folded for comparison, in alphabetical order. */
export function collectCodes(products: readonly Product[]): Code[] {
  return products
    .flatMap((product, index) => {
      const codes = [product, ...(product.variants ?? [])].flatMap(listCodes).map(foldCode)
      return [...new Set(codes)].filter((code) => code !== '').map((code) => ({ code, index }))
    })
    .sort((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : a.index - b.index))
}
