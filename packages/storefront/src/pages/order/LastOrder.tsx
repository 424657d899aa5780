import { formatCount } from '@shop/core/base/count.ts'
import { describeSent } from '@shop/core/order/madeOrders.ts'
import { paths } from '@shop/core/page/address.ts'
import { useMadeOrders } from '../../state/account/madeOrders.ts'
import { Link } from '../../ui/Link.tsx'

/** The order that was made last, where this device or the account keeps one. */
export function LastOrder() {
  const [last] = useMadeOrders()
  if (!last) return null
  const { reference, order } = last
  return (
    <p>
      Your last order:{' '}
      <Link href={`${paths.account}?order=${encodeURIComponent(reference)}`} className="link">
        Order {reference}
      </Link>
      , {formatCount(order.lines.length, 'line')}. {describeSent(last)}.
    </p>
  )
}
