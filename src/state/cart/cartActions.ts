import {
  addLines,
  getLineKey,
  MAX_LINES,
  removeLine,
  restoreLine,
  type CartLines,
  type CartLine,
} from '../../domain/cart/cartLines.ts'
import { moveToCart, saveForLater, undoMoving, undoSaving } from '../../domain/cart/savedForLater.ts'
import { cart, changeLines } from './cart.ts'
import { showNotice, type Notice } from '../page/notices.ts'

/** Removes a line and offers it back. */
export function removeItem(line: CartLine, title: string): void {
  const key = getLineKey(line)
  const index = cart.read().lines.findIndex((other) => getLineKey(other) === key)
  changeLines((lines) => removeLine(lines, key), {
    text: `Removed from your cart: ${title}`,
    action: { label: 'Undo', run: () => changeLines((lines) => restoreLine(lines, line, index)) },
  })
}

/** Puts a line aside and offers it back. */
export function saveItem(line: CartLine, title: string): void {
  const key = getLineKey(line)
  const index = cart.read().lines.findIndex((other) => getLineKey(other) === key)
  const before = cart.read()
  if (saveForLater(before, key) === before && before.saved.length >= MAX_LINES) {
    showNotice(`${MAX_LINES} items are saved for later, which is the most. ${title} stays in your cart.`)
    return
  }
  cart.change((now) => saveForLater(now, key), {
    text: `Saved for later: ${title}`,
    action: { label: 'Undo', run: () => cart.change((now) => undoSaving(now, line, index)) },
  })
}

/** Puts what was saved back into the cart, or says that the cart is full. */
export function moveSavedItem(line: CartLine, title: string): void {
  const key = getLineKey(line)
  const index = cart.read().saved.findIndex((other) => getLineKey(other) === key)
  const before = cart.read()
  if (moveToCart(before, key) === before && before.lines.length >= MAX_LINES) {
    showNotice(`Your cart is full: it holds ${MAX_LINES} lines, which is the most. ${title} stays saved for later.`)
    return
  }
  cart.change((now) => moveToCart(now, key), {
    text: `Moved to your cart: ${title}`,
    action: { label: 'Undo', run: () => cart.change((now) => undoMoving(now, line, index)) },
  })
}

/** Removes what was saved for later and offers it back. */
export function removeSavedItem(line: CartLine, title: string): void {
  const key = getLineKey(line)
  const index = cart.read().saved.findIndex((other) => getLineKey(other) === key)
  changeSaved((saved) => removeLine(saved, key), {
    text: `Removed from what is saved for later: ${title}`,
    action: { label: 'Undo', run: () => changeSaved((saved) => restoreLine(saved, line, index)) },
  })
}

/** Empties the cart and offers everything back; what another tab adds meanwhile stays. */
export function clearCart(): void {
  const cleared = cart.read().lines
  changeLines(() => [], {
    text: 'Your cart is empty now.',
    action: { label: 'Undo', run: () => changeLines((lines) => addLines(cleared, lines)) },
  })
}

/** Changes what is saved for later; what is ordered stays. */
function changeSaved(change: (saved: CartLines) => CartLines, notice?: Omit<Notice, 'id'>): void {
  cart.change((now) => {
    const saved = change(now.saved)
    return saved === now.saved ? now : { ...now, saved }
  }, notice)
}
