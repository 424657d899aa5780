import type { Order } from '@shop/core/order/order.ts'
import { Logo } from '../brand/Logo.tsx'
import styles from './Letterhead.module.css'

/** The supplier of the order: the head of its document. */
export function Letterhead({ seller }: { seller: Order['seller'] }) {
  return (
    <div className={styles.letterhead}>
      <Logo />
      <address>
        {seller.street}, {seller.city} {seller.postcode}
        <br />
        {seller.email} · {seller.telephone}
        {seller.vatNumber && (
          <span data-vat="">
            <br />
            VAT number {seller.vatNumber}
          </span>
        )}
      </address>
    </div>
  )
}
