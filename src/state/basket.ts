import {
  addToBasket,
  countItems,
  formatBasket,
  getLineKey,
  MAX_LINES,
  MAX_QUANTITY,
  mergeBaskets,
  parseBasket,
  removeLine,
  restoreLine,
  type Basket,
  type BasketLine,
} from '../domain/basket.ts'
import { showNotice, type Notice } from './notices.ts'
import { readStored, STORAGE_KEYS, watchStored, writeStored } from './storage.ts'
import { createStore } from './store.ts'

/** The basket as last read or written. Empty until `startBasket`, as it is on a prerendered page. */
export const basketStore = createStore<Basket>([])

/** True while this tab holds a basket that the browser would not keep. */
let isUnkept = false

const NOT_KEPT = 'This browser is not letting the shop keep your cart. It will last until you close this tab.'

/** Reads the kept basket and follows other tabs. Call once, in the browser, after hydration. */
export function startBasket(): () => void {
  const { basket, dropped } = parseBasket(readStored(STORAGE_KEYS.basket))
  if (dropped > 0) reportDropped(dropped)
  basketStore.set(basket)
  return watchStored(STORAGE_KEYS.basket, followOtherTab)
}

function followOtherTab(): void {
  const { basket, dropped } = parseBasket(readStored(STORAGE_KEYS.basket))
  if (dropped > 0) return
  basketStore.set(isUnkept ? mergeBaskets(basketStore.get(), basket) : basket)
}

/** What is stored now, or what this tab holds where that is missing, damaged, or less than this tab could keep. */
function readLatest(): Basket {
  const text = readStored(STORAGE_KEYS.basket)
  if (text === null || isUnkept) return basketStore.get()
  const { basket, dropped } = parseBasket(text)
  return dropped > 0 ? basketStore.get() : basket
}

/**
 * Changes the basket. The change is applied to what is stored now, not to what this tab last saw, so that two tabs
 * never lose each other's change. Where storage fails the basket lives on in this tab, and the visitor is told once.
 * `said` is what the visitor is told of the change itself.
 */
export function changeBasket(change: (basket: Basket) => Basket, said?: Omit<Notice, 'id'>): void {
  const next = change(readLatest())
  const isLost = !writeStored(STORAGE_KEYS.basket, formatBasket(next))
  const texts = [said?.text, isLost && !isUnkept ? NOT_KEPT : undefined].filter((text) => text !== undefined)
  isUnkept = isLost
  basketStore.set(next)
  if (texts.length > 0) showNotice(texts.join(' '), said?.action)
}

/** Adds an item and says so, or says that the cart is full. */
export function addItem(line: BasketLine, title: string): void {
  const before = readLatest()
  const after = addToBasket(before, line)
  if (countItems(after) === countItems(before)) {
    const limit =
      after === before ? `Your cart is full: it holds ${MAX_LINES} lines` : `Your cart holds ${MAX_QUANTITY} of this`
    showNotice(`${limit}, which is the most. ${title} was not added.`)
    return
  }
  const count = line.quantity > 1 ? `${line.quantity} × ` : ''
  changeBasket((basket) => addToBasket(basket, line), { text: `Added to your cart: ${count}${title}` })
}

/** Removes a line and offers it back. */
export function removeItem(line: BasketLine, title: string): void {
  const key = getLineKey(line)
  const index = basketStore.get().findIndex((other) => getLineKey(other) === key)
  changeBasket((basket) => removeLine(basket, key), {
    text: `Removed from your cart: ${title}`,
    action: { label: 'Undo', run: () => changeBasket((basket) => restoreLine(basket, line, index)) },
  })
}

/** Empties the cart and offers everything back; what another tab adds meanwhile stays. */
export function clearBasket(): void {
  const cleared = basketStore.get()
  changeBasket(() => [], {
    text: 'Your cart is empty now.',
    action: { label: 'Undo', run: () => changeBasket((basket) => basket.reduce(addToBasket, cleared)) },
  })
}

/** What could not be read is set aside under a second key, not thrown away, and the visitor is told. */
function reportDropped(dropped: number): void {
  const text = readStored(STORAGE_KEYS.basket)
  const isSetAside = text !== null && writeStored(`${STORAGE_KEYS.basket}.unread`, text)
  if (!Number.isFinite(dropped)) {
    const kept = isSetAside ? ' The text is still kept on this device.' : ''
    showNotice(`Your saved cart could not be read, so the cart starts empty.${kept}`)
    return
  }
  const [lines, were] = dropped === 1 ? ['line', 'was'] : ['lines', 'were']
  showNotice(`${dropped} ${lines} of your saved cart could not be read and ${were} left out. Please check your cart.`)
}
