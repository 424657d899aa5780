import { buildLine, getLineKey, mergeLines, type CartLines, type CartLine } from '../cart/cartLines.ts'
import { findEngravingProblem } from '../cart/engraving.ts'
import { findProduct, type Catalogue, type Product } from '../catalogue/catalogue.ts'

/** What is common to a line of a cart and a line of a list. */
type SharedLine = Pick<CartLine, 'slug' | 'options' | 'engraving'>

/** A line that can be ordered here, with its product of today. */
export interface KnownLine<T> {
  readonly line: T
  readonly product: Product
}

/** A line that cannot: what it was called, and why. */
export interface UnknownLine {
  readonly name: string
  readonly reason: string
}

/** Sorts what was received into what the catalogue has today and what it has not. No line is lost in silence. */
export function sortReceived<T extends SharedLine>(
  lines: readonly T[],
  catalogue: Catalogue,
): { readonly known: readonly KnownLine<T>[]; readonly unknown: readonly UnknownLine[] } {
  const known: KnownLine<T>[] = []
  const unknown: UnknownLine[] = []
  for (const line of lines) {
    const product = findProduct(catalogue, line.slug)
    const reason = product ? findMisfit(line, product) : 'not in the catalogue'
    if (product && !reason) known.push({ line, product })
    else unknown.push({ name: product?.title ?? line.slug, reason: reason ?? '' })
  }
  return { known, unknown }
}

/** Why the product is not sold as the line says; undefined where it is. */
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

/** The lines as they go into a cart: at today's prices, in quantities that are sold. */
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

/** Takes back that `received` stood in the place of `before`: what has been added since stays. */
export function undoReplace(now: CartLines, before: CartLines, received: CartLines): CartLines {
  const keys = new Set(received.map(getLineKey))
  return mergeLines(
    before,
    now.filter((line) => !keys.has(getLineKey(line))),
  )
}
