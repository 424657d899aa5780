import { type CartLines, getLineKey } from '../cart/cartLines.ts'
import type { Order } from './order.ts'

/** A cart without what was ordered of another: what was not in the order stays, and so does what has been added since. */
export function takeOrdered(
  now: CartLines,
  { order, cart }: { readonly order: Pick<Order, 'lines'>; readonly cart: CartLines },
): CartLines {
  const keys = new Set(order.lines.map(({ key }) => key))
  const ordered = new Map(cart.map((line) => [getLineKey(line), line.quantity]))
  return now.flatMap((line) => {
    const key = getLineKey(line)
    const rest = keys.has(key) ? line.quantity - (ordered.get(key) ?? 0) : line.quantity
    return rest > 0 ? [rest === line.quantity ? line : { ...line, quantity: rest }] : []
  })
}
