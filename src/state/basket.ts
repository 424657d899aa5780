import {
  addToBasket,
  formatBasket,
  parseBasket,
  removeLine,
  restoreLine,
  getLineKey,
  type Basket,
  type BasketLine,
} from '../domain/basket.ts'
import { showNotice } from './notices.ts'
import { readStored, STORAGE_KEYS, watchStored, writeStored } from './storage.ts'
import { createStore } from './store.ts'

/** The basket as last read or written. Empty until `startBasket`, as it is on a prerendered page. */
export const basketStore = createStore<Basket>([])

let hasStorageFailed = false

/** Reads the kept basket and follows other tabs. Call once, in the browser, after hydration. */
export function startBasket(): () => void {
  const { basket, dropped } = parseBasket(readStored(STORAGE_KEYS.basket))
  if (dropped > 0) reportDropped(dropped)
  basketStore.set(basket)
  return watchStored(STORAGE_KEYS.basket, () => basketStore.set(parseBasket(readStored(STORAGE_KEYS.basket)).basket))
}

/**
 * Changes the basket. The change is applied to what is stored now, not to what this tab last saw, so that two tabs
 * never lose each other's change. Where storage fails the basket lives on in this tab, and the visitor is told once.
 */
export function changeBasket(change: (basket: Basket) => Basket): void {
  const latest = hasStorageFailed ? basketStore.get() : parseBasket(readStored(STORAGE_KEYS.basket)).basket
  const next = change(latest)
  if (!writeStored(STORAGE_KEYS.basket, formatBasket(next)) && !hasStorageFailed) {
    hasStorageFailed = true
    showNotice('This browser is not letting the shop keep your basket. It will last until you close this tab.')
  }
  basketStore.set(next)
}

/** Adds an item and says so. */
export function addItem(line: BasketLine, title: string): void {
  changeBasket((basket) => addToBasket(basket, line))
  showNotice(`Added to your cart: ${line.quantity > 1 ? `${line.quantity} × ` : ''}${title}`)
}

/** Removes a line and offers it back. */
export function removeItem(line: BasketLine, title: string): void {
  const key = getLineKey(line)
  const index = basketStore.get().findIndex((other) => getLineKey(other) === key)
  changeBasket((basket) => removeLine(basket, key))
  showNotice(`Removed from your cart: ${title}`, {
    label: 'Undo',
    run: () => changeBasket((basket) => restoreLine(basket, line, index)),
  })
}

/** Empties the cart and offers everything back; what another tab adds meanwhile stays. */
export function clearBasket(): void {
  const cleared = basketStore.get()
  changeBasket(() => [])
  showNotice('Your cart is empty now.', {
    label: 'Undo',
    run: () => changeBasket((basket) => basket.reduce(addToBasket, cleared)),
  })
}

/** What could not be read is set aside under a second key, not thrown away, and the visitor is told. */
function reportDropped(dropped: number): void {
  const text = readStored(STORAGE_KEYS.basket)
  if (text !== null) writeStored(`${STORAGE_KEYS.basket}.unread`, text.slice(0, 100_000))
  showNotice(
    Number.isFinite(dropped)
      ? `${dropped} ${dropped === 1 ? 'line' : 'lines'} of your saved cart could not be read and ${dropped === 1 ? 'was' : 'were'} left out. Please check your cart.`
      : 'Your saved cart could not be read, so the cart starts empty. The unreadable text is still kept on this device.',
  )
}
