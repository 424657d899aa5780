import { addLines, type CartLine, getLineKey, MAX_LINES, removeLine } from '@shop/core/cart/cartLines.ts'
import { moveToCart, saveForLater } from '@shop/core/cart/savedForLater.ts'
import { showNotice } from '../base/notices.ts'
import { cart, changeLines } from './cart.ts'

/** Removes a line and offers it back. */
export function removeItem(line: CartLine, title: string): void {
  changeLines((lines) => removeLine(lines, getLineKey(line)), { text: `Removed from your cart: ${title}`, undo: true })
}

/** Puts a line aside and offers it back. */
export function saveItem(line: CartLine, title: string): void {
  const key = getLineKey(line)
  const before = cart.read()
  if (saveForLater(before, key) === before && before.saved.length >= MAX_LINES) {
    showNotice(`${MAX_LINES} items are saved for later, which is the most. ${title} stays in your cart.`)
    return
  }
  cart.change((now) => saveForLater(now, key), { text: `Saved for later: ${title}`, undo: true })
}

/** Puts what was saved back into the cart, or says that the cart is full. */
export function moveSavedItem(line: CartLine, title: string): void {
  const key = getLineKey(line)
  const before = cart.read()
  if (moveToCart(before, key) === before && before.lines.length >= MAX_LINES) {
    showNotice(`Your cart is full: it holds ${MAX_LINES} lines, which is the most. ${title} stays saved for later.`)
    return
  }
  cart.change((now) => moveToCart(now, key), { text: `Moved to your cart: ${title}`, undo: true })
}

/** Removes what was saved for later and offers it back. */
export function removeSavedItem(line: CartLine, title: string): void {
  cart.change((now) => ({ ...now, saved: removeLine(now.saved, getLineKey(line)) }), {
    text: `Removed from what is saved for later: ${title}`,
    undo: true,
  })
}

/** Empties the cart and offers everything back, before what another tab has added meanwhile. */
export function clearCart(): void {
  const cleared = cart.read().lines
  changeLines(() => [], {
    text: 'Your cart is empty now.',
    action: { label: 'Undo', run: () => changeLines((lines) => addLines(cleared, lines)) },
  })
}
