import { FileText, ListPlus, Phone, Printer } from 'lucide-react'
import { shop } from 'virtual:shop'
import { Link } from '../../ui/Link.tsx'
import { paths } from '../../domain/page/address.ts'
import { formatPrice } from '../../domain/money/price.ts'
import { explainTotal, type Total } from '../../domain/money/vat.ts'
import { ShareButton } from '../../shop/share/ShareButton.tsx'
import { cart } from '../../state/cart/cart.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { EmptyCart } from './EmptyCart.tsx'
import styles from './CartTotals.module.css'

interface Props {
  readonly total: Total
  /** What is in the cart, in words. */
  readonly count: string
}

/** Both totals, and what can be done with the cart: nothing is bought or paid here. */
export function CartTotals({ total, count }: Props) {
  const { incPence, exPence, isFrom } = total
  return (
    <section id="totals" aria-label="Totals" className={styles['totals']}>
      <div className={styles['sums']}>
        <p className={styles['inc']}>
          <b>{formatPrice({ pence: incPence, isFrom })}</b>
          <span>Total inc. VAT</span>
        </p>
        <p className={styles['ex']}>
          <b>{formatPrice({ pence: exPence, isFrom })}</b>
          <span>Total ex. VAT</span>
        </p>
        {explainTotal(total).map((text) => (
          <small key={text}>{text}</small>
        ))}
      </div>
      <div className={styles['send']}>
        <h2>Send it on</h2>
        <p>No payment is taken on this site. Make an order that someone can sign, or phone it through.</p>
        <div className={styles['choices']}>
          <Link href={paths.order} className={buttonClass('main')}>
            <FileText size={20} aria-hidden />
            Make an order document
          </Link>
          <Link href={paths.lists} className={buttonClass('plain')}>
            <ListPlus size={20} aria-hidden />
            Save as a list
          </Link>
          <ShareButton title="Share the cart" getShared={() => ({ kind: 'cart', lines: cart.read().lines })} />
          <Button onClick={() => window.print()}>
            <Printer size={20} aria-hidden />
            Print the cart
          </Button>
        </div>
      </div>
      <div className={styles['rest']}>
        <p className={styles['phone']}>
          <Phone size={20} aria-hidden />
          <a href={`tel:${shop.telephone.replaceAll(' ', '')}`} className="num">
            {shop.telephone}
          </a>
        </p>
        <EmptyCart count={count} />
        <p>
          <small>The cart is kept on this device only.</small>
        </p>
      </div>
    </section>
  )
}
