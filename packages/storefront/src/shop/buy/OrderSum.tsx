import { formatPrice, hasVat } from '@shop/core/money/price.ts'
import { money } from '@shop/core/money/shopMoney.ts'
import type { Total } from '@shop/core/money/vat.ts'
import styles from './OrderSum.module.css'

/** The price that lines would have in the cart; the price including VAT is the larger one (rulings, the law). */
export function OrderSum({ total: { incPence, exPence, isFrom } }: { total: Total }) {
  return (
    <p className={styles.sum}>
      <b className="num">{formatPrice({ pence: incPence, isFrom })}</b> {hasVat() && <span>inc.VAT</span>}{' '}
      {money.showExVat && <span className="num">{formatPrice({ pence: exPence, isFrom })} ex.VAT</span>}
    </p>
  )
}
