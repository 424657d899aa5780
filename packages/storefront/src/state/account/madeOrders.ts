import { useEffect } from 'react'
import {
  type MadeOrder,
  type MadeOrders,
  ORDERS_KIND,
  removeMadeOrder,
  type Sent,
  setSent,
} from '@shop/core/order/madeOrders.ts'
import { useStore } from '../base/store.ts'
import { wantProducts } from '../product/products.ts'
import { createKept } from '../stored/kept.ts'
import { STORAGE_KEYS } from '../stored/storage.ts'

const NONE: MadeOrders = []

/** The orders that the open account, or a guest who has not said no, has made. */
export const madeOrders = createKept(STORAGE_KEYS.orders, ORDERS_KIND, { name: 'orders', entry: ['order', 'orders'] })
wantProducts(() => madeOrders.read().flatMap(({ lines }) => lines.map(({ slug }) => slug)))

export function useMadeOrders(): MadeOrders {
  useEffect(() => madeOrders.start(), [])
  return useStore(madeOrders.store, NONE)
}

/** Notes whether an order was sent; undefined: it is to be sent. */
export function changeSent({ reference }: MadeOrder, sent: Sent | undefined): void {
  madeOrders.change((orders) => setSent(orders, reference, sent))
}

export function deleteMadeOrder({ reference }: MadeOrder): void {
  madeOrders.change((orders) => removeMadeOrder(orders, reference), {
    text: `Deleted: order ${reference}`,
    undo: true,
  })
}
