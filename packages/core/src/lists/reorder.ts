import { buildLine, type CartLine, getLineKey } from '../cart/cartLines.ts'
import { findHolds, type Hold } from '../cart/holds.ts'
import type { PricedLine } from '../cart/pricedLines.ts'
import { fitMultiple } from '../cart/quantity.ts'
import { findProduct, type Product, type ProductOption, type Products } from '../catalogue/catalogue.ts'
import { findSold } from '../catalogue/variants.ts'
import type { WardList, WardListLine } from './wardLists.ts'

/** A ward list line with its product and how much of it to order. */
export interface StockLine {
  readonly key: string
  readonly line: WardListLine
  /** As it is sold; undefined where the catalogue no longer has it. */
  readonly product: Product | undefined
  /** Packs to order: 0 if there is enough, or if it cannot be ordered. */
  readonly order: number
  /** Packs short beyond `order`, because a cart line holds no more; nearly always 0. */
  readonly left: number
  /** Names of options that are not chosen, or not offered any more. */
  readonly missing: readonly string[]
  /** The reason that it cannot be ordered now, though it may be sold otherwise. */
  readonly hold?: Hold
}

/** Joins a ward list with the catalogue. No line is dropped. */
export function readStock(list: WardList, products: Products): StockLine[] {
  return list.lines.map((line) => {
    // One that lacks a choice stays, so that it can be added again.
    const product = findSold(products, line) ?? findProduct(products, line.slug)
    const missing = product ? findMissing(line, product) : []
    const counts = product && missing.length === 0 ? countOrder(line, product) : { order: 0, left: 0 }
    return { key: getLineKey(line), line, product, ...counts, missing }
  })
}

/**
 * Orders nothing of what is not for sale now, and of no medicine more than an order may hold, with what is in the cart.
 * Each line that is held says why.
 */
export function holdStock(
  stock: readonly StockLine[],
  cart: readonly PricedLine[],
  now: Date | undefined,
): readonly StockLine[] {
  const key = (line: StockLine) => `list: ${line.key}`
  const wanted = stock.map((line) => ({
    key: key(line),
    line: { slug: line.line.slug, options: line.line.options, quantity: line.order },
    product: line.product,
  }))
  const holds = findHolds([...cart, ...wanted], now)
  return stock.map((line) => {
    const hold = holds.get(key(line))
    return hold ? { ...line, order: 0, left: 0, hold } : line
  })
}

/**
 * The packs to order: par less the count on hand, rounded up to whole packs and to the multiple sold, and no more than
 * a cart line holds. A line that has not been counted orders its whole par level.
 */
export function countOrder(
  { par, onHand = 0, countedIn }: WardListLine,
  { pack, multiple }: Pick<Product, 'pack' | 'multiple'>,
): Pick<StockLine, 'order' | 'left'> {
  const short = Math.max(0, par - onHand)
  const packs = countedIn === 'pieces' ? Math.ceil(short / pack.count) : short
  const order = packs === 0 ? 0 : fitMultiple(packs, multiple)
  return { order, left: Math.max(0, packs - order) }
}

/** The order as cart lines. */
export function buildReorder(stock: readonly StockLine[]): CartLine[] {
  return stock.flatMap(({ line, product, order }) => {
    if (!product || order === 0) return []
    const { options, engraving, note } = line
    return [
      buildLine(product, {
        options,
        quantity: order,
        ...(engraving !== undefined && { engraving }),
        ...(note !== undefined && { note }),
      }),
    ]
  })
}

/** The values of an option that the line may still take: each makes it a line that its list has not yet. */
export function listOpenValues(
  line: WardListLine,
  { name, values }: ProductOption,
  stock: readonly StockLine[],
): readonly string[] {
  const known = new Set(stock.map(({ key }) => key))
  return values.filter((value) => !known.has(getLineKey({ ...line, options: { ...line.options, [name]: value } })))
}

function findMissing(line: WardListLine, { options = [] }: Product): string[] {
  return options.filter(({ name, values }) => !values.includes(line.options[name] ?? '')).map(({ name }) => name)
}
