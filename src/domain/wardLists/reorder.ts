import { buildLine, fitMultiple, getLineKey, type CartLine } from '../cart/cartLines.ts'
import { findProduct, type Catalogue, type Product } from '../catalogue/catalogue.ts'
import type { List, ListLine } from './wardLists.ts'

/** A line of a list with its product and what is to be ordered of it. */
export interface StockLine {
  readonly key: string
  readonly line: ListLine
  /** Undefined where the catalogue no longer has it. */
  readonly product: Product | undefined
  /** Packs to order: 0 where there is enough, or where it cannot be ordered. */
  readonly order: number
  /** Packs that are short beyond `order`, since a line of the cart holds no more; nearly always 0. */
  readonly left: number
  /** Options that the product does not offer, or that were never chosen; in words. */
  readonly missing: readonly string[]
}

/** Joins a list with the catalogue. No line is dropped. */
export function readStock(list: List, catalogue: Catalogue): StockLine[] {
  return list.lines.map((line) => {
    const product = findProduct(catalogue, line.slug)
    const missing = product ? findMissing(line, product) : []
    const counts = product && missing.length === 0 ? countOrder(line, product) : { order: 0, left: 0 }
    return { key: getLineKey(line), line, product, ...counts, missing }
  })
}

/**
 * The packs to order: par less what is on hand, in whole packs and whole multiples of what is sold, rounded up, and as
 * many as a line of the cart holds. A line that nobody has counted orders its whole par level.
 */
export function countOrder(
  { par, onHand = 0, countedIn }: ListLine,
  { pack, multiple }: Pick<Product, 'pack' | 'multiple'>,
): Pick<StockLine, 'order' | 'left'> {
  const short = Math.max(0, par - onHand)
  const packs = countedIn === 'pieces' ? Math.ceil(short / pack.count) : short
  const order = packs === 0 ? 0 : fitMultiple(packs, multiple)
  return { order, left: Math.max(0, packs - order) }
}

/** What the lines order, as lines of the cart. */
export function buildReorder(stock: readonly StockLine[]): CartLine[] {
  return stock.flatMap(({ line, product, order }) => {
    if (!product || order === 0) return []
    const { options, engraving } = line
    return [buildLine(product, { options, quantity: order, ...(engraving !== undefined && { engraving }) })]
  })
}

function findMissing(line: ListLine, { options = [] }: Product): string[] {
  return options.filter(({ name, values }) => !values.includes(line.options[name] ?? '')).map(({ name }) => name)
}
