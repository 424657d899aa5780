import { formatCount } from '@shop/core/base/count.ts'
import { describeSent, type MadeOrder, type MadeOrders } from '@shop/core/order/madeOrders.ts'
import { formatSum } from '@shop/core/order/orderMoney.ts'
import { paths } from '@shop/core/page/address.ts'
import { Link } from '../../ui/Link.tsx'
import styles from './AccountView.module.css'

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

/** The orders that were made, the newest first. */
export function OrdersMade({ orders }: { orders: MadeOrders }) {
  return (
    <section className={styles.section} aria-labelledby="orders">
      <h2 id="orders">Orders made</h2>
      {orders.length === 0 ? (
        <p>None yet. An order document that you print, email or save is kept here, the newest hundred of them.</p>
      ) : (
        <ul className={styles.rows}>
          {orders.map((made) => (
            <Row key={made.reference} made={made} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Row({ made }: { made: MadeOrder }) {
  const { reference, at, order } = made
  return (
    <li>
      <div>
        <Link href={`${paths.account}?order=${encodeURIComponent(reference)}`} className="link">
          Order {reference}
        </Link>
        <small>
          {DAY.format(at)}, {formatCount(order.lines.length, 'line')} · {describeSent(made)}
        </small>
      </div>
      <b className="num">
        {order.total.isFrom ? 'from ' : ''}
        {formatSum(order.total.incPence, order)}
      </b>
    </li>
  )
}
