import { type Cart, mergeCarts } from '@shop/core/cart/cart.ts'
import { getLineKey } from '@shop/core/cart/cartLines.ts'
import { createStore } from '../../state/base/store.ts'
import { cart } from '../../state/cart/cart.ts'

/** The addition of a line, or of more of it, and the carts between which it was. */
interface Addition {
  /** The key of the line. */
  readonly key: string
  readonly quantity: number
  /** True where there was no such line before. */
  readonly isNew: boolean
  readonly before: Cart
  readonly after: Cart
}

/** What was added last while the order was shut; undefined where several lines came at once. */
export const additionStore = createStore<Addition | undefined>(undefined)

let known = cart.store.get()
let isOrderOpen = false
cart.store.subscribe(() => {
  const after = cart.store.get()
  // What is only stored anew, as its changes become part of it, adds nothing and ends nothing.
  if (!isOrderOpen && JSON.stringify(after.lines) !== JSON.stringify(known.lines))
    additionStore.set(findAddition(known, after))
  known = after
})

/** Says that the order is opened or shut. What was just added stays so until it is shut. */
export function setOrderOpen(isOpen: boolean): void {
  isOrderOpen = isOpen
  if (!isOpen) additionStore.set(undefined)
}

/** The cart without an addition. */
export function takeBack({ before, after }: Addition, now: Cart): Cart {
  return mergeCarts(after, before, now)
}

/** Finds the one line that was added; undefined where it is none or more than one. */
export function findAddition(before: Cart, after: Cart): Addition | undefined {
  const quantities = new Map(before.lines.map((line) => [getLineKey(line), line.quantity]))
  const additions = after.lines.flatMap((line) => {
    const key = getLineKey(line)
    const quantity = line.quantity - (quantities.get(key) ?? 0)
    return quantity > 0 ? [{ key, quantity, isNew: !quantities.has(key), before, after }] : []
  })
  return additions.length === 1 ? additions[0] : undefined
}
