import type { CartLine } from '@shop/core/cart/cartLines.ts'
import { formatPackTruth } from '@shop/core/cart/lineAmounts.ts'
import type { Product } from '@shop/core/catalogue/catalogue.ts'
import { formatWhole } from '@shop/core/money/figures.ts'
import { formatPrice, labelInc, type Price } from '@shop/core/money/price.ts'
import { money } from '@shop/core/money/shopMoney.ts'
import styles from './CartLineCard.module.css'

/** The price of one pack, and what the packs hold; nothing for one of what is sold singly. */
export function LineSums({ line: { quantity }, product }: { line: CartLine; product: Product }) {
  const { pack, priceIncVat, priceExVat } = product
  const truth = formatPackTruth(quantity, pack, priceIncVat)
  if (quantity === 1 && !truth) return null
  return (
    <div className={styles.sums}>
      {quantity > 1 && (
        <p>
          {formatWhole(quantity)} × {labelInc(formatEach(priceIncVat))}
          {money.showExVat && `, ${formatEach(priceExVat)} ex.VAT`}
        </p>
      )}
      {truth && <p>{labelInc(truth)}</p>}
    </div>
  )
}

/** Within a line, "from" has no capital. */
function formatEach(price: Price): string {
  return formatPrice(price).replace('From', 'from')
}
