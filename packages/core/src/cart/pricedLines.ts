import type { Product, Products } from '../catalogue/catalogue.ts'
import { findSold } from '../catalogue/variants.ts'
import { getListedPrice } from '../money/price.ts'
import { addUp, type Total } from '../money/vat.ts'
import { type CartLine, type CartLines, getLineKey } from './cartLines.ts'

/** A line with its product as it is sold; undefined where the catalogue has no such product or choice any more. */
export interface PricedLine {
  readonly key: string
  readonly line: CartLine
  readonly product: Product | undefined
}

/** Joins the cart with the catalogue. No line is dropped. */
export function priceLines(cart: CartLines, products: Products): PricedLine[] {
  return cart.map((line) => ({ key: getLineKey(line), line, product: findSold(products, line) }))
}

/** Adds up what can be bought; lines without a product count nothing. */
export function sumLines(lines: readonly Pick<PricedLine, 'line' | 'product'>[]): Total {
  return addUp(
    lines.flatMap(({ line: { quantity }, product }) =>
      product ? [{ quantity, unitPrice: getListedPrice(product), isFrom: product.priceIncVat.isFrom }] : [],
    ),
  )
}

/** The other lines that count towards what an order may hold of a medicine. */
export function listOthers(lines: readonly PricedLine[], key: string): PricedLine[] {
  return lines.filter((line) => line.key !== key && line.product?.counted)
}
