import { Archive, ListPlus, Phone, Printer } from 'lucide-react'
import { ENGRAVING_RETURNS } from '@shop/core/cart/engraving.ts'
import { formatPrice, hasVat } from '@shop/core/money/price.ts'
import { explainTotal, type Total } from '@shop/core/money/vat.ts'
import { paths } from '@shop/core/page/address.ts'
import { shop } from 'virtual:shop'
import { PriceTag } from '../../shop/product/PriceTag.tsx'
import { ShareButton } from '../../shop/share/ShareButton.tsx'
import { finishFirst } from '../../state/base/acts.ts'
import { showNotice } from '../../state/base/notices.ts'
import { cart } from '../../state/cart/cart.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { EmptyCart } from './EmptyCart.tsx'
import styles from './CartTotals.module.css'

interface Props {
  readonly total: Total
  /** The contents of the cart, in words. */
  readonly count: string
  /** The part of the cart that the total is of, in words. */
  readonly ordered: string
  /** True where any of it is made to order, which the buyer must know before the order is sent. */
  readonly isEngraved: boolean
}

/** The total of the cart, the link to the order, and further actions: nothing is bought or paid here. */
export function CartTotals({ total, count, ordered, isEngraved }: Props) {
  const { incPence, exPence, isFrom } = total
  return (
    <section id="totals" aria-label="Totals" className={styles.totals}>
      <div className={styles.sums}>
        <p>Total of {ordered}</p>
        <PriceTag
          product={{ priceIncVat: { pence: incPence, isFrom }, priceExVat: { pence: exPence, isFrom } }}
          isLarge
        />
        {hasVat() && (
          <dl>
            <div>
              <dt>VAT</dt>
              <dd>{formatPrice({ pence: incPence - exPence, isFrom })}</dd>
            </div>
          </dl>
        )}
        {explainTotal(total).map((text) => (
          <small key={text}>{text}</small>
        ))}
        {isEngraved && <small>{ENGRAVING_RETURNS}</small>}
      </div>
      <div className={styles.send}>
        <Link href={paths.order} className={buttonClass('main')}>
          Make an order document
        </Link>
        <p>No payment is taken on this site. Make an order that someone can sign, or phone it through.</p>
        <p className={styles.phone}>
          <Phone size={18} aria-hidden />
          <a href={`tel:${shop.telephone.replaceAll(' ', '')}`} className="num">
            {shop.telephone}
          </a>
        </p>
      </div>
      <div className={styles.rest}>
        <Link href={paths.lists} className={buttonClass('quiet')}>
          <ListPlus size={18} aria-hidden />
          Save as a list
        </Link>
        <ShareButton
          title="Share the cart"
          look="quiet"
          getShared={() => ({ kind: 'cart', lines: cart.read().lines })}
        />
        <Button look="quiet" onClick={() => window.print()}>
          <Printer size={18} aria-hidden />
          Print the cart
        </Button>
        <Button look="quiet" onClick={() => void finishFirst(putAside())}>
          <Archive size={18} aria-hidden />
          Put the cart aside
        </Button>
        <EmptyCart count={count} />
        <small>The cart is kept on this device only.</small>
      </div>
    </section>
  )
}

/** Only whoever has more carts than one loads their code. */
async function putAside(): Promise<void> {
  try {
    ;(await import('../../state/order/aside.ts')).putAside()
  } catch {
    showNotice(
      'The cart was not put aside: a part of the shop could not be loaded. Check your connection and try again.',
    )
  }
}
