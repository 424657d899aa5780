import type { MadeOrders } from '@shop/core/order/madeOrders.ts'
import { Addresses } from './Addresses.tsx'
import { KeepAsked } from './KeepAsked.tsx'
import { OrdersMade } from './OrdersMade.tsx'
import { Passport } from './Passport.tsx'
import styles from './AccountView.module.css'

/** What a visitor has here without an account, and the copy of it that can be taken to another device. */
export function GuestView({ orders }: { orders: MadeOrders }) {
  return (
    <div className={styles.guest}>
      <OrdersMade orders={orders} />
      <Addresses />
      <p>You need no account to save a copy of what this device keeps: your cart, lists, orders and details.</p>
      <Passport />
      <KeepAsked />
    </div>
  )
}
