import type { ListedProduct } from '../../domain/catalogue/catalogue.ts'
import { formatUnitPrice } from '../../domain/money/unitPrice.ts'

/** What one piece costs, inc.VAT, for a list that is sorted by it. */
export function noteUnitPrice({ priceIncVat, pack }: ListedProduct): string | undefined {
  return formatUnitPrice(priceIncVat.pence, pack)
}
