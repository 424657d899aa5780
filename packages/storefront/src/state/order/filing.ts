import { formatCount } from '@shop/core/base/count.ts'
import type { CartLines } from '@shop/core/cart/cartLines.ts'
import { addMadeOrder, putBack, removeMadeOrder, type Sent, setSent } from '@shop/core/order/madeOrders.ts'
import type { Order } from '@shop/core/order/order.ts'
import { takeOrdered } from '@shop/core/order/takeOrdered.ts'
import { keepAddress } from '../account/addresses.ts'
import { keepsOrders } from '../account/filingChoice.ts'
import { madeOrders } from '../account/madeOrders.ts'
import { createStore } from '../base/store.ts'
import { cart } from '../cart/cart.ts'
import { endOrderDraft, markUsed } from './orderDraft.ts'

/** A document as it was when it was printed, sent or saved. */
interface Used {
  readonly order: Order
  readonly cart: CartLines
}

/** The document that was used last in this page. */
let used: Used | undefined

/** The reference of the order that was filed last in this page, until it is undone. */
export const filedStore = createStore<string | undefined>(undefined)

/** Notes that a document was printed, sent or saved: it can be filed from now on. */
export function noteUse(order: Order, lines: CartLines): void {
  used = { order, cart: lines }
  if (keepsOrders()) madeOrders.change((orders) => addMadeOrder(orders, order, lines, Date.now()))
  markUsed()
}

/**
 * Files a document as it was used last: it stands under the orders made, as far as they are kept, what was ordered leaves
 * the cart, and the next document begins. Says so, and offers to undo all of it.
 */
export function fileOrder(order: Order, lines: CartLines, sent: Sent | undefined): void {
  const filed = used?.order.reference === order.reference ? used : { order, cart: lines }
  const unkeep = keepsOrders() ? keepFiled(filed, sent) : undefined
  const { reference } = order
  const resume = endOrderDraft()
  const rest = takeOrdered(cart.read().lines, filed).length
  filedStore.set(reference)
  cart.change((now) => ({ ...now, lines: takeOrdered(now.lines, filed) }), {
    text: [
      unkeep ? `Order ${reference} is filed under Orders made.` : `Order ${reference} is done; this device keeps none.`,
      rest > 0
        ? `${formatCount(rest, 'line')} that it does not have ${rest === 1 ? 'stays' : 'stay'} in your cart.`
        : 'Your cart is empty.',
    ].join(' '),
    undo() {
      unkeep?.()
      resume()
      filedStore.set(undefined)
    },
  })
}

/** Keeps the order with its state, and its address for the next. What is returned makes both as they were. */
function keepFiled({ order, cart: lines }: Used, sent: Sent | undefined): () => void {
  const { reference, details } = order
  const before = madeOrders.read().find((made) => made.reference === reference)
  madeOrders.change((orders) => setSent(addMadeOrder(orders, order, lines, Date.now()), reference, sent))
  const { organisation, street, town, postcode, costCentre } = details
  const forgetAddress = keepAddress({ name: '', ...{ organisation, street, town, postcode, costCentre } })
  return () => {
    madeOrders.change((orders) => (before ? putBack(orders, before) : removeMadeOrder(orders, reference)))
    forgetAddress()
  }
}
