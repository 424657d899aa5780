import { Phone, Printer, Trash2 } from 'lucide-react'
import { shop } from 'virtual:shop'
import type { BasketTotal } from '../../domain/basket.ts'
import { formatPence } from '../../domain/price.ts'
import { clearBasket } from '../../state/basket.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './CartTotals.module.css'

/** Both totals, and what can be done with the cart: nothing is bought or paid here. */
export function CartTotals({ total }: { total: BasketTotal }) {
  const from = total.isFrom ? 'From ' : ''
  return (
    <section aria-label="Totals" className={styles['totals']}>
      <div className={styles['sums']}>
        <p className={styles['inc']}>
          <b>
            {from}
            {formatPence(total.incPence)}
          </b>
          <span>Total inc.VAT</span>
        </p>
        <p>
          <b>
            {from}
            {formatPence(total.exPence)}
          </b>
          <span>Total ex.VAT</span>
        </p>
      </div>
      <h2>Send it on</h2>
      <p>This shop takes no payment on the page. Print the cart for whoever orders, or read it to us by telephone.</p>
      <Button onClick={() => window.print()}>
        <Printer size={20} aria-hidden />
        Print the cart
      </Button>
      <p className={styles['phone']}>
        <Phone size={20} aria-hidden />
        <a href={`tel:${shop.telephone.replaceAll(' ', '')}`} className="num">
          {shop.telephone}
        </a>
      </p>
      <Button look="quiet" onClick={clearBasket}>
        <Trash2 size={18} aria-hidden />
        Empty the cart
      </Button>
      <p>
        <small>The cart is kept on this device only.</small>
      </p>
    </section>
  )
}
