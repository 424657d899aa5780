import { formatCount } from '@shop/core/base/count.ts'
import type { CartLines } from '@shop/core/cart/cartLines.ts'
import { showNotice } from '../base/notices.ts'
import { addLinesToCart } from './addMany.ts'
import { changeLines } from './cart.ts'

/** Adds what was received to the cart, with a notice that offers to take it back; another says what did not fit. */
export function mergeReceived(received: CartLines): void {
  const { refused } = addLinesToCart(received)
  if (refused.length > 0)
    showNotice(`Your cart is full: ${formatCount(refused.length, 'line')} did not fit, or only in part.`)
}

/** Puts what was received in the place of the cart, says so, and offers the cart back. */
export function replaceByReceived(received: CartLines): void {
  changeLines(() => received, {
    text: `Your cart is now what you were sent: ${formatCount(received.length, 'line')}.`,
    undo: true,
  })
}
