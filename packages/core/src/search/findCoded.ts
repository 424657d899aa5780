import { foldCode } from '../base/fold.ts'
import type { Product } from '../catalogue/catalogue.ts'
import { listCodes } from '../catalogue/codes.ts'
import { listVariants } from '../catalogue/variants.ts'

/** The product, or that variant of it, which has exactly this code; undefined where none has. */
export function findCoded(product: Product, code: string): Product | undefined {
  const folded = foldCode(code)
  const sold = [product, ...listVariants(product)]
  return sold.find((one) => listCodes(one).some((own) => folded !== '' && foldCode(own) === folded))
}
