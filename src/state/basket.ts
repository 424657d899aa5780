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
  type SeenChanges,
} from '../domain/basket.ts'
import { showNotice, type Notice } from './notices.ts'
import { readStored, STORAGE_KEYS, watchStored, writeStored } from './storage.ts'
import { createStore } from './store.ts'

/** The basket as last read or written. Empty until `startBasket`, as it is on a prerendered page. */
export const basketStore = createStore<Basket>([])

/** True while this tab holds a basket that the browser would not keep. */
let isUnkept = false

type Change = (basket: Basket) => Basket

/** Names this tab among those that share the basket. */
const tabId = Math.random().toString(36).slice(2, 10)
/** More tabs than this do not change one basket in the same second. */
const MAX_TABS = 8
/** Changes of this tab, in order, until a stored basket is seen to hold them. */
let unseen: { readonly number: number; readonly madeAt: number; readonly change: Change }[] = []
let changeCount = 0
/** An older change has long reached every tab. */
const SETTLED_MS = 5000

const NOT_KEPT = 'This browser is not letting the shop keep your cart. It will last until you close this tab.'

/** Reads the kept basket and follows other tabs. Call once, in the browser, after hydration. */
export function startBasket(): () => void {
  const { basket, dropped } = parseBasket(readStored(STORAGE_KEYS.basket))
  if (dropped > 0) reportDropped(dropped)
  basketStore.set(basket)
  return watchStored(STORAGE_KEYS.basket, followOtherTab)
}

/**
 * Takes over what another tab has stored. Browsers do not lock storage between tabs: where two change the basket at
 * the same moment the last writes over the other, which sees here that its change is missing and makes it again.
 */
function followOtherTab(): void {
  const { basket, dropped, seen } = parseBasket(readStored(STORAGE_KEYS.basket))
  if (dropped > 0) return
  if (isUnkept) return basketStore.set(mergeBaskets(basketStore.get(), basket))
  const settled = Date.now() - SETTLED_MS
  unseen = unseen.filter(({ number, madeAt }) => number > (seen?.[tabId] ?? 0) && madeAt > settled)
  if (seen && unseen.length > 0)
    keep(
      unseen.reduce((result, { change }) => change(result), basket),
      seen,
    )
  else basketStore.set(basket)
}

/** What is stored now, or what this tab holds where that is missing, damaged, or less than this tab could keep. */
function readLatest(): { basket: Basket; seen: SeenChanges } {
  const text = readStored(STORAGE_KEYS.basket)
  const { basket, dropped, seen = {} } = parseBasket(text)
  const isWhole = text !== null && dropped === 0 && !isUnkept
  return { basket: isWhole ? basket : basketStore.get(), seen }
}

/** Stores and shows a basket that holds every change of this tab. False where the browser would not keep it. */
function keep(basket: Basket, seen: SeenChanges): boolean {
  const others = Object.entries(seen).filter(([id]) => id !== tabId)
  const recent = Object.fromEntries(others.slice(-(MAX_TABS - 1)))
  const isKept = writeStored(STORAGE_KEYS.basket, formatBasket(basket, { ...recent, [tabId]: changeCount }))
  basketStore.set(basket)
  return isKept
}

/**
 * Changes the basket. The change is applied to what is stored now, not to what this tab last saw, so that two tabs
 * never lose each other's change. Where storage fails the basket lives on in this tab, and the visitor is told once.
 * `said` is what the visitor is told of the change itself.
 */
export function changeBasket(change: Change, said?: Omit<Notice, 'id'>): void {
  const { basket, seen } = readLatest()
  changeCount += 1
  const now = Date.now()
  unseen = [...unseen.filter(({ madeAt }) => madeAt > now - SETTLED_MS), { number: changeCount, madeAt: now, change }]
  const isLost = !keep(change(basket), seen)
  const texts = [said?.text, isLost && !isUnkept ? NOT_KEPT : undefined].filter((text) => text !== undefined)
  isUnkept = isLost
  if (texts.length > 0) showNotice(texts.join(' '), said?.action)
}

/** Adds an item and says so, or says that the cart is full. */
export function addItem(line: BasketLine, title: string): void {
  const { basket: before } = readLatest()
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
