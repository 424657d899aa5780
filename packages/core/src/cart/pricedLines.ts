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
  /** True in a cart put aside. */
  readonly isAside?: boolean
}

/** Joins the cart with the catalogue. No line is dropped. */
export function priceLines(cart: CartLines, products: Products): PricedLine[] {
  return cart.map((line) => ({ key: getLineKey(line), line, product: findSold(products, line) }))
}

/**
 * The lines of carts put aside, and those of the cart, if any are given. All of them count towards what may be ordered of a
 * medicine.
 */
export function priceOpen(
  { elsewhere, lines = [] }: { readonly elsewhere: CartLines; readonly lines?: CartLines },
  products: Products,
): PricedLine[] {
  return [
    ...priceLines(elsewhere, products).map((line) => ({ ...line, isAside: true })),
    ...priceLines(lines, products),
  ]
}

/** Adds up what can be bought; lines without a product count nothing. */
export function sumLines(lines: readonly Pick<PricedLine, 'line' | 'product'>[]): Total {
  return addUp(
    lines.flatMap(({ line: { quantity }, product }) =>
      product ? [{ quantity, unitPrice: getListedPrice(product), isFrom: product.priceIncVat.isFrom }] : [],
    ),
  )
}

/** The other lines that count towards what may be ordered of a medicine, with those of carts put aside. */
export function listOthers(
  lines: readonly PricedLine[],
  key: string,
  elsewhere: readonly PricedLine[],
): readonly PricedLine[] {
  return [...elsewhere, ...lines.filter((line) => line.key !== key)].filter(({ product }) => product?.counted)
}
