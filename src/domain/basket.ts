import * as v from 'valibot'
import { findProduct, type Catalogue, type Product } from './catalogue.ts'

/** The largest quantity of one line; more than that is a telephone call. */
export const MAX_QUANTITY = 9999
/** The most lines that a basket holds. */
export const MAX_LINES = 500

/** One product with its chosen options, and how many of it. Facts are joined on reading. */
export interface BasketLine {
  readonly slug: string
  /** Chosen value by option name; empty for a product without options. */
  readonly options: Readonly<Record<string, string>>
  /** Whole packs, 1 to `MAX_QUANTITY`. */
  readonly quantity: number
}

export type Basket = readonly BasketLine[]

/** Names a line: the same product with the same options is the same line. */
export function getLineKey({ slug, options }: Pick<BasketLine, 'slug' | 'options'>): string {
  const chosen = Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1))
  return chosen.length === 0 ? slug : JSON.stringify([slug, ...chosen])
}

/**
 * Appends an item; the same item again makes its line one larger (rulings, Cart). A full basket is returned as it is
 * where a further line would be needed.
 */
export function addToBasket(basket: Basket, line: BasketLine): Basket {
  const key = getLineKey(line)
  const index = basket.findIndex((other) => getLineKey(other) === key)
  if (index >= 0) {
    return basket.with(index, { ...line, quantity: clampQuantity(basket[index]!.quantity + line.quantity) })
  }
  if (basket.length >= MAX_LINES) return basket
  return [...basket, { ...line, quantity: clampQuantity(line.quantity) }]
}

/** All of the first basket, and the lines of the second that the first lacks. */
export function mergeBaskets(first: Basket, second: Basket): Basket {
  const keys = new Set(first.map(getLineKey))
  return second.filter((line) => !keys.has(getLineKey(line))).reduce(addToBasket, first)
}

/** Sets the quantity of the line with this key; an unknown key changes nothing. */
export function setQuantity(basket: Basket, key: string, quantity: number): Basket {
  return basket.map((line) => (getLineKey(line) === key ? { ...line, quantity: clampQuantity(quantity) } : line))
}

/** The basket without the line with this key. */
export function removeLine(basket: Basket, key: string): Basket {
  return basket.filter((line) => getLineKey(line) !== key)
}

/** Puts a removed line back where it stood, adding to the line if it has come back meanwhile. */
export function restoreLine(basket: Basket, line: BasketLine, index: number): Basket {
  const isBack = basket.some((other) => getLineKey(other) === getLineKey(line))
  return isBack ? addToBasket(basket, line) : basket.toSpliced(index, 0, line)
}

/** The number of items, which the header's badge shows. */
export function countItems(basket: Basket): number {
  return basket.reduce((sum, line) => sum + line.quantity, 0)
}

/** Reads a typed quantity; undefined unless it is a whole number from 1 to `MAX_QUANTITY`. */
export function parseQuantity(text: string): number | undefined {
  const digits = text.trim()
  if (!/^\d{1,6}$/.test(digits)) return undefined
  const quantity = Number(digits)
  return quantity >= 1 && quantity <= MAX_QUANTITY ? quantity : undefined
}

function clampQuantity(quantity: number): number {
  return Math.min(MAX_QUANTITY, Math.max(1, Math.trunc(quantity)))
}

/** A line with its product; `product` is undefined where the catalogue no longer has it. */
export interface PricedLine {
  readonly key: string
  readonly line: BasketLine
  readonly product: Product | undefined
}

/** Joins the basket with the catalogue. No line is dropped. */
export function priceLines(basket: Basket, catalogue: Catalogue): PricedLine[] {
  return basket.map((line) => ({ key: getLineKey(line), line, product: findProduct(catalogue, line.slug) }))
}

/** What the basket costs, in whole pence. `isFrom` is true where any price in it is only the least. */
export interface BasketTotal {
  readonly incPence: number
  readonly exPence: number
  readonly isFrom: boolean
}

/** Adds up what can be bought; lines without a product count nothing. */
export function sumLines(lines: readonly PricedLine[]): BasketTotal {
  const bought = lines.flatMap(({ line, product }) => (product ? [{ line, product }] : []))
  return {
    incPence: bought.reduce((sum, { line, product }) => sum + product.priceIncVat.pence * line.quantity, 0),
    exPence: bought.reduce((sum, { line, product }) => sum + product.priceExVat.pence * line.quantity, 0),
    isFrom: bought.some(({ product }) => product.priceIncVat.isFrom),
  }
}

const LineSchema = v.object({
  slug: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  options: v.optional(v.record(v.pipe(v.string(), v.maxLength(40)), v.pipe(v.string(), v.maxLength(80))), {}),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_QUANTITY)),
})
const StoredBasketSchema = v.object({
  version: v.literal(1),
  lines: v.array(v.unknown()),
  seen: v.optional(v.record(v.string(), v.number())),
})

/** How many changes of each tab a stored basket holds, by the tab's id. */
export type SeenChanges = Readonly<Record<string, number>>

/** What came out of storage, and how much of it could not be read. */
export interface ParsedBasket {
  readonly basket: Basket
  /** Lines that were left out; Infinity where nothing at all could be read. */
  readonly dropped: number
  readonly seen?: SeenChanges
}

/** Reads a stored basket, keeping every line that is good. Never throws. */
export function parseBasket(text: string | null): ParsedBasket {
  if (text === null) return { basket: [], dropped: 0 }
  let stored: unknown
  try {
    stored = JSON.parse(text)
  } catch {
    return { basket: [], dropped: Infinity }
  }
  const result = v.safeParse(StoredBasketSchema, stored)
  if (!result.success) return { basket: [], dropped: Infinity }
  const { lines, seen } = result.output
  const good = lines.flatMap((value) => {
    const line = v.safeParse(LineSchema, value)
    return line.success ? [line.output] : []
  })
  const kept = good.slice(0, MAX_LINES)
  return { basket: kept.reduce(addToBasket, [] as Basket), dropped: lines.length - kept.length, ...(seen && { seen }) }
}

/** Writes a basket as it is stored. */
export function formatBasket(basket: Basket, seen?: SeenChanges): string {
  return JSON.stringify({ version: 1, lines: basket, seen })
}
