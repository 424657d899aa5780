import type { ListedProduct } from '../catalogue/catalogue.ts'
import { findHold, type ProductStatus } from '../catalogue/status.ts'
import { findExcess, findExcesses, type LimitedLine } from '../medicines/limits.ts'
import type { PricedLine } from './pricedLines.ts'

/** The reason that a line is not ordered, in words without a full stop, and the product to order instead. */
export type Hold = Pick<ProductStatus, 'text' | 'by'>

type Held = Pick<PricedLine, 'key' | 'line' | 'product' | 'isAside'>

/**
 * The lines that cannot be ordered, by their keys: what is not for sale now, and what would be more of a medicine than an
 * order may hold, with what is `elsewhere`, in carts put aside. Lines whose product is gone are left to others.
 */
export function findHolds(
  lines: readonly Held[],
  now: Date | undefined,
  elsewhere: readonly Held[] = [],
): ReadonlyMap<string, Hold> {
  const holds = new Map<string, Hold>()
  const open = lines.filter(({ key, product }) => {
    const hold = product && findHold(product, now)
    if (hold) holds.set(key, hold)
    return product && !hold
  })
  const others = elsewhere.filter(({ product }) => product && !findHold(product, now))
  const excesses = findExcesses([...others, ...open].map(readLimited)).slice(others.length)
  for (const [index, text] of excesses.entries()) if (text !== undefined) holds.set(open[index]!.key, { text })
  return holds
}

/** The reason that a product cannot join these lines in an order, in this quantity; undefined where it can. */
export function findRefusal(
  others: readonly Held[],
  product: Pick<ListedProduct, 'counted' | 'status'>,
  quantity: number,
  now?: Date,
): string | undefined {
  const hold = findHold(product, now)
  if (hold) return hold.text
  const open = others.filter(({ product }) => product && !findHold(product, now))
  return findExcess(open.map(readLimited), { product, quantity })
}

function readLimited({ line: { quantity }, product, isAside = false }: Held): LimitedLine {
  return { quantity, product, isAside }
}
