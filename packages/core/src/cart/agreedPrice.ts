import type { Products } from '../catalogue/catalogue.ts'
import { findSold } from '../catalogue/variants.ts'
import { type Amounts, getListedPrice, isInCurrency, keepCurrency } from '../money/price.ts'
import { type CartLines, getLineKey } from './cartLines.ts'
import { type PricedLine } from './pricedLines.ts'

/** The old and new price of one of a line, in whole minor units (pence); undefined where unknown or unchanged. */
export function findPriceChange({
  line,
  product,
}: Pick<PricedLine, 'line' | 'product'>): { readonly was: Amounts; readonly now: Amounts } | undefined {
  if (!line.price || !isInCurrency(line.price) || !product) return undefined
  const now = getListedPrice(product)
  const isSame = line.price.incPence === now.incPence && line.price.exPence === now.exPence
  return isSame ? undefined : { was: line.price, now }
}

/** Takes over today's prices: of the line with this key, or of every line that has none in the shop's currency yet. */
export function agreePrices(cart: CartLines, products: Products, key?: string): CartLines {
  return cart.map((line) => {
    const product = findSold(products, line)
    if (!product || (key === undefined ? line.price && isInCurrency(line.price) : getLineKey(line) !== key)) return line
    return { ...line, price: keepCurrency(getListedPrice(product)) }
  })
}
