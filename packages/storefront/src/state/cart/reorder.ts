import { formatCount } from '@shop/core/base/count.ts'
import { type Addition } from '@shop/core/cart/addMany.ts'
import type { CartLines } from '@shop/core/cart/cartLines.ts'
import { findHeld, setMany } from '@shop/core/cart/setMany.ts'
import { showNotice } from '../base/notices.ts'
import { addLinesToCart } from './addMany.ts'
import { cart, changeLines } from './cart.ts'

/** The fate of lines that the cart has already: added again, set to the new quantity, or left as they are. */
export type Reorder = 'add' | 'set' | 'leave'

/** Orders lines of which the cart has some already, says so, and offers to take it back. */
export function reorder(lines: CartLines, way: Reorder, of: 'list' | 'order' = 'list'): Addition {
  if (way === 'add') return addLinesToCart(lines)
  const before = cart.read().lines
  const held = findHeld(before, lines)
  if (way === 'leave') {
    const rest = lines.filter((line) => !held.includes(line))
    if (rest.length === 0) showNotice('Nothing was added: your cart stays as it was.')
    return addLinesToCart(rest)
  }
  changeLines((cart) => setMany(cart, lines).lines, {
    text: `Set to the ${of}’s quantities: ${formatCount(lines.length, 'line')} of your cart.`,
    undo: true,
  })
  return setMany(before, lines)
}
