import { formatPrice } from '../../domain/money/price.ts'
import type { Total } from '../../domain/money/vat.ts'
import styles from './OrderSum.module.css'

/** What lines would come to in the cart; the price including VAT is the larger one (rulings, the law). */
export function OrderSum({ total: { incPence, exPence, isFrom } }: { total: Total }) {
  return (
    <p className={styles['sum']}>
      <b className="num">{formatPrice({ pence: incPence, isFrom })}</b> <span>inc.VAT</span>{' '}
      <span className="num">{formatPrice({ pence: exPence, isFrom })} ex.VAT</span>
    </p>
  )
}
