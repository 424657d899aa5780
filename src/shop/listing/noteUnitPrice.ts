import type { ListedProduct } from '../../domain/catalogue/catalogue.ts'
import { labelInc } from '../../domain/money/price.ts'
import { formatUnitPrice } from '../../domain/catalogue/unitPrice.ts'

/** The price of one piece, inc.VAT, for a listing sorted by it. */
export function noteUnitPrice({ priceIncVat, pack }: ListedProduct): string | undefined {
  const price = formatUnitPrice(priceIncVat.pence, pack)
  return price && labelInc(price)
}
