import type { ListedProduct } from '../../domain/catalogue/catalogue.ts'
import { formatUnitPrice } from '../../domain/money/unitPrice.ts'

/** The price of one piece, inc.VAT, for a listing sorted by it. */
export function noteUnitPrice({ priceIncVat, pack }: ListedProduct): string | undefined {
  return formatUnitPrice(priceIncVat.pence, pack)
}
