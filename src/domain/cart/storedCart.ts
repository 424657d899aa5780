import * as v from 'valibot'
import { addToCart, cleanNote, MAX_LINES, MAX_QUANTITY, type CartLines, type CartLine } from './cartLines.ts'

/** The longest engraving that is read; what an engraver sets is ruled in `engraving.ts`. */
const MAX_ENGRAVING_LENGTH = 100

const Pence = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const PriceSchema = v.object({ incPence: Pence, exPence: Pence })

/** An engraving as a cart, a list or a link may hold it: one line of text. */
export const StoredEngravingSchema = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(MAX_ENGRAVING_LENGTH),
  v.regex(/^[^\p{Cc}\u2028\u2029]*$/u),
)

/** One line as it is stored, listed or sent: whatever it came from, it is not trusted. */
const CartLineSchema = v.pipe(
  v.object({
    slug: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
    options: v.optional(v.record(v.pipe(v.string(), v.maxLength(40)), v.pipe(v.string(), v.maxLength(80))), {}),
    engraving: v.optional(StoredEngravingSchema),
    quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_QUANTITY)),
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
  /** Version 1 had lines of slug, options and quantity, and nothing saved for later. */
  version: v.picklist([1, 2]),
  lines: v.array(v.unknown()),
  saved: v.optional(v.array(v.unknown()), []),
  seen: v.optional(v.record(v.string(), v.number())),
})

/** How many changes of each tab a stored cart holds, by the tab's id. */
export type SeenChanges = Readonly<Record<string, number>>

/** What came out of storage, and how much of it could not be read. */
export interface ParsedCart {
  readonly lines: CartLines
  /** What is saved for later. */
  readonly saved: CartLines
  /** Lines of either list that were left out; Infinity where nothing at all could be read. */
  readonly dropped: number
  readonly seen?: SeenChanges
}

/** Reads lines of any origin, keeping every one that is good, at most `MAX_LINES`. Never throws. */
export function parseLines(values: readonly unknown[]): { readonly lines: CartLines; readonly dropped: number } {
  const good = values.flatMap((value) => {
    const line = v.safeParse(CartLineSchema, value)
    return line.success ? [line.output] : []
  })
  const kept = good.slice(0, MAX_LINES)
  return { lines: kept.reduce(addToCart, [] as CartLines), dropped: values.length - kept.length }
}

/** Reads a stored cart, of this version or an earlier one, keeping every line that is good. Never throws. */
export function parseCart(text: string | null): ParsedCart {
  if (text === null) return { lines: [], saved: [], dropped: 0 }
  let stored: unknown
  try {
    stored = JSON.parse(text)
  } catch {
    return { lines: [], saved: [], dropped: Infinity }
  }
  const result = v.safeParse(StoredCartSchema, stored)
  if (!result.success) return { lines: [], saved: [], dropped: Infinity }
  const { seen } = result.output
  const lines = parseLines(result.output.lines)
  const saved = parseLines(result.output.saved)
  return {
    lines: lines.lines,
    saved: saved.lines,
    dropped: lines.dropped + saved.dropped,
    ...(seen && { seen }),
  }
}

/** Writes a cart as it is stored. */
export function formatCart(lines: CartLines, seen?: SeenChanges, saved: CartLines = []): string {
  return JSON.stringify({ version: 2, lines, saved, seen })
}
