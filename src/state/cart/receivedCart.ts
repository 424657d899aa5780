import type { CartLines } from '../../domain/cart/cartLines.ts'
import { formatCount } from '../../domain/text/formatCount.ts'
import { undoReplace } from '../../domain/share/received.ts'
import { addLinesToCart } from './addMany.ts'
import { linesStore, changeLines } from './cart.ts'
import { showNotice } from '../page/notices.ts'

/** Adds what was received to the cart, which says so and offers to take it back; says what found no room. */
export function mergeReceived(received: CartLines): void {
  const { refused } = addLinesToCart(received)
  if (refused.length > 0)
    showNotice(`Your cart is full: ${formatCount(refused.length, 'line')} did not fit, or not whole.`)
}

/** Puts what was received in the place of the cart, says so, and offers the cart back. */
export function replaceByReceived(received: CartLines): void {
  const before = linesStore.get()
  changeLines(() => received, {
    text: `Your cart is now what you were sent: ${formatCount(received.length, 'line')}.`,
    action: { label: 'Undo', run: () => changeLines((now) => undoReplace(now, before, received)) },
  })
}
