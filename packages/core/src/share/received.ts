import { buildLine, type CartLine, type CartLines } from '../cart/cartLines.ts'
import { findEngravingProblem } from '../cart/engraving.ts'
import { findHolds, type Hold } from '../cart/holds.ts'
import type { PricedLine } from '../cart/pricedLines.ts'
import { findProduct, type Product, type Products } from '../catalogue/catalogue.ts'
import { findSold } from '../catalogue/variants.ts'

type SharedLine = Pick<CartLine, 'slug' | 'options' | 'engraving'>

/** A line that can be ordered, with its product. */
export interface KnownLine<T> {
  readonly line: T
  readonly product: Product
}

/** A line that cannot be ordered: its name, and why. */
export interface UnknownLine {
  readonly name: string
  readonly reason: string
  /** The product to order instead. */
  readonly by?: Hold['by']
}

/** Sorts received lines into those that can be ordered today and those that cannot. No line is dropped silently. */
export function sortReceived<T extends SharedLine>(
  lines: readonly T[],
  products: Products,
): { readonly known: readonly KnownLine<T>[]; readonly unknown: readonly UnknownLine[] } {
  const known: KnownLine<T>[] = []
  const unknown: UnknownLine[] = []
  for (const line of lines) {
    const product = findProduct(products, line.slug)
    const reason = product ? findMisfit(line, product) : 'not in the catalogue'
    if (product && !reason) known.push({ line, product: findSold(products, line) ?? product })
    else unknown.push({ name: product?.title ?? line.slug, reason: reason ?? '' })
  }
  return { known, unknown }
}

/** The reason that the product is not sold as the line states; undefined if it is. */
function findMisfit({ options, engraving }: SharedLine, product: Product): string | undefined {
  const offered = product.options ?? []
  for (const [name, value] of Object.entries(options)) {
    if (!offered.some((option) => option.name === name && option.values.includes(value)))
      return `not sold with ${name} ${value}`
  }
  const missing = offered.find(({ name }) => !Object.hasOwn(options, name))
  if (missing) return `no ${missing.name} was chosen`
  if (engraving === undefined) return undefined
  if (!product.engravable) return 'cannot be engraved'
  return findEngravingProblem(engraving) && 'its engraving cannot be set'
}

/** The lines for a cart: at today's prices, in quantities that are sold. */
export function buildReceivedCart(known: readonly KnownLine<CartLine>[]): CartLines {
  return known.map(({ line: { options, quantity, engraving, note }, product }) =>
    buildLine(product, {
      options,
      quantity,
      ...(engraving !== undefined && { engraving }),
      ...(note !== undefined && { note }),
    }),
  )
}

/** A line that could be ordered at another time, or in another order. */
interface HeldLine extends UnknownLine {
  readonly key: string
}

/**
 * Divides lines for a cart into those that it can take and those that it cannot: what is not for sale now, and what would
 * be more of a medicine than an order may hold, with the `cart` that it joins.
 */
export function holdReceived(
  received: readonly PricedLine[],
  cart: readonly PricedLine[],
  now: Date | undefined,
): { readonly open: readonly PricedLine[]; readonly held: readonly HeldLine[] } {
  const wanted = received.map((line) => ({ ...line, key: `received: ${line.key}` }))
  const holds = findHolds([...cart, ...wanted], now)
  const find = ({ key }: PricedLine) => holds.get(`received: ${key}`)
  return {
    open: received.filter((line) => !find(line)),
    held: received.flatMap((line) => {
      const hold = find(line)
      const name = line.product?.title ?? line.line.slug
      return hold ? [{ key: line.key, name, reason: hold.text, ...(hold.by && { by: hold.by }) }] : []
    }),
  }
}
