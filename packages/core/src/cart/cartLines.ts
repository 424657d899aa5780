import type { ListedProduct } from '../catalogue/catalogue.ts'
import { type AgreedPrice, getListedPrice, keepCurrency } from '../money/price.ts'
import { clampQuantity, fitMultiple } from './quantity.ts'

/** The most lines that a cart holds. */
export const MAX_LINES = 500
/** The longest note on a line, in UTF-16 units. */
export const MAX_NOTE_LENGTH = 200

/** One product with its chosen options, and how many of it. Facts are joined on reading. */
export interface CartLine {
  readonly slug: string
  /** Chosen value by option name; empty for a product without options. */
  readonly options: Readonly<Record<string, string>>
  /** The text to engrave, exactly; like the options it makes the item another item. */
  readonly engraving?: string
  /** Whole packs, 1 to `MAX_QUANTITY`. */
  readonly quantity: number
  /** The buyer's own words about the line: one line of text, see `cleanNote`. */
  readonly note?: string
  /** The price of one when the buyer added it or last agreed to it: only for saying that it has changed since. */
  readonly price?: AgreedPrice
}

export type CartLines = readonly CartLine[]

/** A line never changes, and its key is asked for many times. */
const KEYS = new WeakMap<object, string>()

/** Names a line: the same product with the same options and engraving is the same line. */
export function getLineKey(line: Pick<CartLine, 'slug' | 'options' | 'engraving'>): string {
  const known = KEYS.get(line)
  if (known !== undefined) return known
  const { slug, options, engraving } = line
  const chosen: unknown[] = Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1))
  if (engraving !== undefined) chosen.push({ engraving })
  const key = chosen.length === 0 ? slug : JSON.stringify([slug, ...chosen])
  KEYS.set(line, key)
  return key
}

/** A line of this product at its price now; without a quantity it is the least that is sold. */
export function buildLine(
  product: Pick<ListedProduct, 'slug' | 'priceIncVat' | 'priceExVat' | 'multiple'>,
  { options = {}, quantity = 1, ...rest }: Partial<Pick<CartLine, 'options' | 'quantity' | 'engraving' | 'note'>> = {},
): CartLine {
  const { slug, multiple } = product
  return {
    slug,
    options,
    ...rest,
    quantity: fitMultiple(quantity, multiple),
    price: keepCurrency(getListedPrice(product)),
  }
}

/**
 * Adds items; the same item again makes its line larger (rulings, Cart), which keeps its own note and the price that
 * it was first added at. A cart without room for any of them is returned as it is.
 */
export function addLines(cart: CartLines, added: CartLines): CartLines {
  const byKey = new Map(cart.map((line) => [getLineKey(line), line]))
  let isChanged = false
  for (const line of added) {
    const key = getLineKey(line)
    const first = byKey.get(key)
    if (!first && byKey.size >= MAX_LINES) continue
    isChanged = true
    byKey.set(key, { ...line, ...first, quantity: clampQuantity((first?.quantity ?? 0) + line.quantity) })
  }
  return isChanged ? [...byKey.values()] : cart
}

/** Adds one item, as `addLines` does. */
export function addToCart(cart: CartLines, line: CartLine): CartLines {
  return addLines(cart, [line])
}

/** Sets the quantity of the line with this key; an unknown key changes nothing. */
export function setQuantity(cart: CartLines, key: string, quantity: number): CartLines {
  return cart.map((line) => (getLineKey(line) === key ? { ...line, quantity: clampQuantity(quantity) } : line))
}

/** A note as it is kept: one line, without controls or anything that turns the reading direction, not too long. */
export function cleanNote(text: string): string {
  const line = text
    .replace(/[\p{Cs}\u202A-\u202E\u2066-\u2069]/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  // A character that takes two units is not cut in half.
  return line
    .slice(0, MAX_NOTE_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()
}

/** The cart without the line with this key. */
export function removeLine(cart: CartLines, key: string): CartLines {
  return cart.filter((line) => getLineKey(line) !== key)
}

/** The number of items, which the header's badge shows. */
export function countItems(cart: readonly Pick<CartLine, 'quantity'>[]): number {
  return cart.reduce((sum, line) => sum + line.quantity, 0)
}
