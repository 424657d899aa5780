import { useState } from 'react'
import { type Cart, mergeCarts } from '@shop/core/cart/cart.ts'
import { type CartLine, getLineKey, removeLine } from '@shop/core/cart/cartLines.ts'
import { cart } from '../../state/cart/cart.ts'

/** Something that was taken off the order, and the carts between which it was. */
interface Removal {
  readonly title: string
  readonly before: Cart
  readonly after: Cart
}

/** Removes lines of the cart and restores them one after the other, each to its place. */
export function useRemovals() {
  const [removals, setRemovals] = useState<readonly Removal[]>([])
  const [returned, setReturned] = useState<string>()
  const last = removals.at(-1)

  function take(title: string, apply: (cart: Cart) => Cart) {
    const before = cart.read()
    const after = apply(before)
    cart.change((now) => mergeCarts(before, after, now))
    setRemovals([...removals, { title, before, after }])
  }
  function undo() {
    if (!last) return
    cart.change((now) => mergeCarts(last.after, last.before, now))
    setRemovals(removals.slice(0, -1))
    setReturned(last.title)
  }
  return {
    /** The number of removals that can be undone. */
    count: removals.length,
    /** The title of the line to restore next. */
    removed: last?.title,
    /** The title of the line restored last. */
    returned,
    /** Takes something of this title off the order. */
    take,
    remove: (line: CartLine, title: string) =>
      take(title, (cart) => ({ ...cart, lines: removeLine(cart.lines, getLineKey(line)) })),
    undo,
  }
}
