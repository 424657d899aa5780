import type { ListedProduct } from '@shop/core/catalogue/catalogue.ts'
import { labelInc } from '@shop/core/money/price.ts'
import { formatUnitPrice } from '@shop/core/catalogue/unitPrice.ts'

/** The price of one piece, inc.VAT, for a listing sorted by it. */
export function noteUnitPrice({ priceIncVat, pack }: ListedProduct): string | undefined {
  const price = formatUnitPrice(priceIncVat.pence, pack)
  return price && labelInc(price)
}
