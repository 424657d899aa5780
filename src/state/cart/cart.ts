import {
  addToCart,
  countItems,
  MAX_LINES,
  MAX_QUANTITY,
  type CartLines,
  type CartLine,
} from '../../domain/cart/cartLines.ts'
import { mergeCarts, type Cart } from '../../domain/cart/cart.ts'
import { formatCart, parseCart, type SeenChanges } from '../../domain/cart/storedCart.ts'
import { showNotice, type Notice } from '../page/notices.ts'
import { readStored, STORAGE_KEYS, watchStored, writeStored } from '../kept/storage.ts'
import { createStore } from '../kept/store.ts'

/** The cart as last read or written. Empty until `startCart`, as it is on a prerendered page. */
export const linesStore = createStore<CartLines>([])
/** What is saved for later; it is kept and changed together with the cart. */
export const savedStore = createStore<CartLines>([])

/** True while this tab holds a cart that the browser would not keep. */
let isUnkept = false

type Change = (cart: Cart) => Cart

/** Names this tab among those that share the cart. */
const tabId = Math.random().toString(36).slice(2, 10)
/** More tabs than this do not change one cart in the same second. */
const MAX_TABS = 8
/** Changes of this tab, in order, until a stored cart is seen to hold them. */
let unseen: { readonly number: number; readonly madeAt: number; readonly change: Change }[] = []
let changeCount = 0
/** An older change has long reached every tab. */
const SETTLED_MS = 5000

const NOT_KEPT = 'This browser is not letting the shop keep your cart. It will last until you close this tab.'

/** Reads the kept cart and follows other tabs. Call once, in the browser, after hydration. */
export function startCart(): () => void {
  const { lines, saved, dropped } = parseCart(readStored(STORAGE_KEYS.cart))
  if (dropped > 0) reportDropped(dropped)
  show({ lines: lines, saved })
  return watchStored(STORAGE_KEYS.cart, followOtherTab)
}

/**
 * Takes over what another tab has stored. Browsers do not lock storage between tabs: where two change the cart at
 * the same moment the last writes over the other, which sees here that its change is missing and makes it again.
 */
function followOtherTab(): void {
  const { lines, saved, dropped, seen } = parseCart(readStored(STORAGE_KEYS.cart))
  if (dropped > 0) return
  const stored = { lines: lines, saved }
  if (isUnkept) return show(mergeCarts(getShown(), stored))
  const settled = Date.now() - SETTLED_MS
  unseen = unseen.filter(({ number, madeAt }) => number > (seen?.[tabId] ?? 0) && madeAt > settled)
  if (seen && unseen.length > 0)
    keep(
      unseen.reduce((result, { change }) => change(result), stored),
      seen,
    )
  else show(stored)
}

function getShown(): Cart {
  return { lines: linesStore.get(), saved: savedStore.get() }
}

function show({ lines, saved }: Cart): void {
  linesStore.set(lines)
  savedStore.set(saved)
}

/** What is stored now, or what this tab holds where that is missing, damaged, or less than this tab could keep. */
export function readLatest(): { cart: Cart; seen: SeenChanges } {
  const text = readStored(STORAGE_KEYS.cart)
  const { lines, saved, dropped, seen = {} } = parseCart(text)
  const isWhole = text !== null && dropped === 0 && !isUnkept
  return { cart: isWhole ? { lines: lines, saved } : getShown(), seen }
}

/** Stores and shows a cart that holds every change of this tab. False where the browser would not keep it. */
function keep(cart: Cart, seen: SeenChanges): boolean {
  const others = Object.entries(seen).filter(([id]) => id !== tabId)
  const recent = Object.fromEntries(others.slice(-(MAX_TABS - 1)))
  // Both lists are one text: storage that fills up in the middle keeps the cart as it was before, whole.
  const text = formatCart(cart.lines, { ...recent, [tabId]: changeCount }, cart.saved)
  const isKept = writeStored(STORAGE_KEYS.cart, text)
  show(cart)
  return isKept
}

/**
 * Changes the cart. The change is applied to what is stored now, not to what this tab last saw, so that two tabs
 * never lose each other's change. Where storage fails the cart lives on in this tab, and the visitor is told once.
 * `said` is what the visitor is told of the change itself.
 */
export function changeCart(change: Change, said?: Omit<Notice, 'id'>): void {
  const { cart, seen } = readLatest()
  changeCount += 1
  const now = Date.now()
  unseen = [...unseen.filter(({ madeAt }) => madeAt > now - SETTLED_MS), { number: changeCount, madeAt: now, change }]
  const isLost = !keep(change(cart), seen)
  const texts = [said?.text, isLost && !isUnkept ? NOT_KEPT : undefined].filter((text) => text !== undefined)
  isUnkept = isLost
  if (texts.length > 0) showNotice(texts.join(' '), said?.action)
}

/** Changes what is ordered, as `changeCart` does; what is saved for later stays. */
export function changeLines(change: (lines: CartLines) => CartLines, said?: Omit<Notice, 'id'>): void {
  changeCart(({ lines, saved }) => ({ lines: change(lines), saved }), said)
}

/** Adds an item and says so, or says that the cart is full. */
export function addItem(line: CartLine, title: string): void {
  const before = readLatest().cart.lines
  const after = addToCart(before, line)
  if (countItems(after) === countItems(before)) {
    const limit =
      after === before ? `Your cart is full: it holds ${MAX_LINES} lines` : `Your cart holds ${MAX_QUANTITY} of this`
    showNotice(`${limit}, which is the most. ${title} was not added.`)
    return
  }
  const count = line.quantity > 1 ? `${line.quantity} × ` : ''
  changeLines((lines) => addToCart(lines, line), { text: `Added to your cart: ${count}${title}` })
}

/** What could not be read is set aside under a second key, not thrown away, and the visitor is told. */
function reportDropped(dropped: number): void {
  const text = readStored(STORAGE_KEYS.cart)
  const isSetAside = text !== null && writeStored(`${STORAGE_KEYS.cart}.unread`, text)
  if (!Number.isFinite(dropped)) {
    const kept = isSetAside ? ' The text is still kept on this device.' : ''
    showNotice(`Your saved cart could not be read, so the cart starts empty.${kept}`)
    return
  }
  const [lines, were] = dropped === 1 ? ['line', 'was'] : ['lines', 'were']
  showNotice(`${dropped} ${lines} of your saved cart could not be read and ${were} left out. Please check your cart.`)
}
