import type { ListedProduct } from '@shop/core/catalogue/catalogue.ts'
import { formatPence, hasVat, type Price } from '@shop/core/money/price.ts'
import { money } from '@shop/core/money/shopMoney.ts'
import styles from './PriceTag.module.css'

/**
 * Both prices, each with its label; one where the shop shows no price ex.VAT. Whichever the visitor puts first, the price including VAT is never the smaller or
 * lighter of the two (rulings, the law).
 */
export function PriceTag({
  product,
  isLarge = false,
}: {
  product: Pick<ListedProduct, 'priceIncVat' | 'priceExVat'>
  isLarge?: boolean
}) {
  return (
    <div className={styles.prices} data-large={isLarge ? '' : undefined}>
      <p className={styles.inc}>
        <Amount price={product.priceIncVat} /> {hasVat() && <span>inc.VAT</span>}
      </p>
      {money.showExVat && (
        <p className={styles.ex}>
          <Amount price={product.priceExVat} /> <span>ex.VAT</span>
        </p>
      )}
    </div>
  )
}

function Amount({ price }: { price: Price }) {
  return (
    <b>
      {price.isFrom && <span className={styles.from}>From </span>}
      {formatPence(price.pence)}
    </b>
  )
}

/** The price as it was, struck through; nothing where there is none. */
export function OldPrice({ price }: { price: Price | undefined }) {
  if (!price) return null
  return (
    <span className={styles.was}>
      was <s>{formatPence(price.pence)}</s>
    </span>
  )
}
