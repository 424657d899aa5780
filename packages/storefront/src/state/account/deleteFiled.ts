import { ADDRESSES_KIND } from '@shop/core/order/addresses.ts'
import { addresses } from './addresses.ts'
import { madeOrders } from './madeOrders.ts'

/** Deletes all orders and addresses, says so, and offers them back. */
export function deleteFiled(): void {
  const before = addresses.read()
  addresses.change(() => [])
  madeOrders.change(() => [], {
    text: 'Deleted: all orders and delivery addresses of this device',
    undo: () => addresses.change((now) => ADDRESSES_KIND.merge([], before, now)),
  })
}
