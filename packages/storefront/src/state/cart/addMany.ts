import { formatCount } from '@shop/core/base/count.ts'
import { type Addition, addMany } from '@shop/core/cart/addMany.ts'
import { countItems } from '@shop/core/cart/cartLines.ts'
import type { CartLine } from '@shop/core/cart/cartLines.ts'
import { cart, changeLines } from './cart.ts'

/**
 * Adds lines together, says how many, and offers to take them back; `onUndo` then undoes what the page made of it.
 * Returns what was added and what did not fit. There is no notice where nothing was added.
 */
export function addLinesToCart(lines: readonly CartLine[], onUndo?: () => void): Addition {
  const addition = addMany(cart.read().lines, lines)
  const { added } = addition
  if (added.length === 0) return addition
  const items = countItems(added)
  changeLines((before) => addMany(before, lines).lines, {
    text: `Added to your cart: ${formatCount(added.length, 'line')}, ${formatCount(items, 'item')}.`,
    undo: onUndo ?? true,
  })
  return addition
}
