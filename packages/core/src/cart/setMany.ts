import { type Addition, addMany } from './addMany.ts'
import { type CartLines, getLineKey, setQuantity } from './cartLines.ts'

/** Sets what the cart has of some lines to their quantities and adds the others, as `addMany` does. */
export function setMany(before: CartLines, lines: CartLines): Addition {
  const held = findHeld(before, lines)
  const set = held.reduce((cart, line) => setQuantity(cart, getLineKey(line), line.quantity), before)
  return addMany(
    set,
    lines.filter((line) => !held.includes(line)),
  )
}

/** The lines that the cart has already, in any quantity. */
export function findHeld(cart: CartLines, lines: CartLines): CartLines {
  const keys = new Set(cart.map(getLineKey))
  return lines.filter((line) => keys.has(getLineKey(line)))
}
