import { addToBasket, getLineKey, MAX_LINES, type Basket } from '../domain/basket.ts'
import { undoMerge, undoReplace } from '../domain/share/received.ts'
import { basketStore, changeBasket } from './basket.ts'

/** Adds what was received to the cart, says so, and offers to take it back. */
export function mergeReceived(received: Basket): void {
  const merge = (basket: Basket) => received.reduce(addToBasket, basket)
  const before = basketStore.get()
  const after = merge(before)
  const keys = new Set(after.map(getLineKey))
  const left = received.filter((line) => !keys.has(getLineKey(line))).length
  const full = left > 0 ? ` It is full now, with ${MAX_LINES} lines: ${formatLines(left)} did not fit.` : ''
  changeBasket(merge, {
    text: `Added to your cart: ${formatLines(received.length - left)} that you were sent.${full}`,
    action: { label: 'Undo', run: () => changeBasket((now) => undoMerge(now, before, after)) },
  })
}

/** Puts what was received in the place of the cart, says so, and offers the cart back. */
export function replaceByReceived(received: Basket): void {
  const before = basketStore.get()
  changeBasket(() => received, {
    text: `Your cart is now what you were sent: ${formatLines(received.length)}.`,
    action: { label: 'Undo', run: () => changeBasket((now) => undoReplace(now, before, received)) },
  })
}

function formatLines(count: number): string {
  return `${count} ${count === 1 ? 'line' : 'lines'}`
}
