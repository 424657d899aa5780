import * as v from 'valibot'
import type { Kind, Parsed } from '../stored/kind.ts'
import { renameLines } from '../stored/renamed.ts'
import { type AsideCart, type Cart, EMPTY_CART, MAX_ASIDE, mergeCarts, pickCarts } from './cart.ts'
import { addLines, type CartLine, type CartLines, cleanNote, MAX_LINES } from './cartLines.ts'
import { MAX_QUANTITY } from './quantity.ts'

/** The longest engraving that is read; what an engraver sets is ruled in `engraving.ts`. */
const MAX_ENGRAVING_LENGTH = 100
/** The longest name of a cart put aside. */
export const MAX_ASIDE_NAME = 60
/** The longest document begun for one, in UTF-16 units: more than all its fields can hold. */
const MAX_DRAFT_LENGTH = 50_000

const Pence = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
export const CurrencySchema = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))
const PriceSchema = v.object({ incPence: Pence, exPence: Pence, currency: v.exactOptional(CurrencySchema) })

/** An engraving as a cart, a list or a link may hold it: one line of text. */
export const StoredEngravingSchema = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(MAX_ENGRAVING_LENGTH),
  v.regex(/^[^\p{Cc}\u2028\u2029]*$/u),
)

/** One line as it is stored, listed or sent: not trusted, from any source. */
const CartLineSchema = v.pipe(
  v.object({
    slug: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
    options: v.optional(v.record(v.pipe(v.string(), v.maxLength(40)), v.pipe(v.string(), v.maxLength(80))), {}),
    engraving: v.optional(StoredEngravingSchema),
    quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(MAX_QUANTITY)),
    note: v.optional(v.pipe(v.string(), v.transform(cleanNote))),
    // Only an aid to memory: a damaged price costs no line.
    price: v.fallback(v.optional(PriceSchema), undefined),
  }),
  v.transform(({ engraving, note, price, ...line }): CartLine => ({
    ...line,
    ...(engraving !== undefined && { engraving }),
    ...(note && { note }),
    ...(price && { price }),
  })),
)

const StoredCartSchema = v.object({
  /** Version 1 had lines of slug, options and quantity, and nothing saved for later; version 2 had nothing put aside. */
  version: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(3)),
  lines: v.array(v.unknown()),
  saved: v.optional(v.array(v.unknown()), []),
  aside: v.optional(v.array(v.unknown()), []),
})

/** A cart put aside, without its lines. */
const AsideSchema = v.object({
  id: v.pipe(v.string(), v.maxLength(40)),
  name: v.pipe(v.string(), v.maxLength(MAX_ASIDE_NAME)),
  lines: v.array(v.unknown()),
  draft: v.exactOptional(v.pipe(v.string(), v.maxLength(MAX_DRAFT_LENGTH))),
})

/** Reads lines of any origin, keeping every one that is good, at most `MAX_LINES`. Never throws. */
export function parseLines(values: readonly unknown[]): { readonly lines: CartLines; readonly dropped: number } {
  const good = values.flatMap((value) => {
    const line = v.safeParse(CartLineSchema, value)
    return line.success ? [line.output] : []
  })
  const kept = good.slice(0, MAX_LINES)
  return { lines: addLines([], kept), dropped: values.length - kept.length }
}

/** Reads a stored cart, of this version or an earlier one, keeping every line that is good. Never throws. */
function parseCart(stored: unknown): Parsed<Cart> {
  const result = v.safeParse(StoredCartSchema, stored)
  if (!result.success) return { value: EMPTY_CART, dropped: Infinity }
  const lines = parseLines(result.output.lines)
  const saved = parseLines(result.output.saved)
  const aside = parseAside(result.output.aside)
  return {
    value: { lines: lines.lines, saved: saved.lines, aside: aside.value },
    dropped: lines.dropped + saved.dropped + aside.dropped,
  }
}

function parseAside(values: readonly unknown[]): Parsed<Cart['aside']> {
  let dropped = Math.max(0, values.length - MAX_ASIDE)
  const value = values.slice(0, MAX_ASIDE).flatMap((value): AsideCart[] => {
    const result = v.safeParse(AsideSchema, value)
    const lines = parseLines(result.success ? result.output.lines : [])
    dropped += result.success ? lines.dropped : 1
    return result.success ? [{ ...result.output, lines: lines.lines }] : []
  })
  return { value, dropped }
}

/** The cart as the browser keeps it. */
export const CART_KIND: Kind<Cart> = {
  empty: EMPTY_CART,
  parse: parseCart,
  format: (cart) => ({ version: 3, ...cart }),
  pick: pickCarts,
  merge: mergeCarts,
  rename(cart, getSlugNow) {
    const renameAll = (all: CartLines) => renameLines(all, getSlugNow, (renamed) => addLines([], renamed))
    const [lines, saved] = [renameAll(cart.lines), renameAll(cart.saved)]
    const aside = cart.aside.map((one) => ({ ...one, lines: renameAll(one.lines) }))
    const isSame = aside.every((one, at) => one.lines === cart.aside[at]!.lines)
    return lines === cart.lines && saved === cart.saved && isSame ? cart : { lines, saved, aside }
  },
}
