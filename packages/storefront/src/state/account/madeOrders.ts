import { useEffect } from 'react'
import type { CartLines } from '@shop/core/cart/cartLines.ts'
import { addMadeOrder, type MadeOrders, ORDERS_KIND } from '@shop/core/order/madeOrders.ts'
import type { Order } from '@shop/core/order/order.ts'
import { useStore } from '../base/store.ts'
import { wantProducts } from '../product/products.ts'
import { createKept } from '../stored/kept.ts'
import { STORAGE_KEYS } from '../stored/storage.ts'
import { accountStore } from './session.ts'

const NONE: MadeOrders = []

/** The orders that the open profile has made. */
export const madeOrders = createKept(STORAGE_KEYS.orders, ORDERS_KIND, { name: 'orders', entry: ['order', 'orders'] })
wantProducts(() => madeOrders.read().flatMap(({ lines }) => lines.map(({ slug }) => slug)))

export function useMadeOrders(): MadeOrders {
  useEffect(() => madeOrders.start(), [])
  return useStore(madeOrders.store, NONE)
}

/** Keeps an order that is printed, sent or saved, in a profile; a guest's is not kept. */
export function keepMadeOrder(order: Order, cart: CartLines): void {
  if (accountStore.get()) madeOrders.change((orders) => addMadeOrder(orders, order, cart, Date.now()))
}
