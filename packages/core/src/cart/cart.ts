import { createListRules, mergeFields, mergeItem } from '../stored/listRules.ts'
import { type CartLine, type CartLines, getLineKey, MAX_LINES } from './cartLines.ts'
import { clampQuantity } from './quantity.ts'

/** A cart that waits while another is ordered. */
export interface AsideCart {
  readonly id: string
  /** Its buyer's own name for it. */
  readonly name: string
  readonly lines: CartLines
  /** The order document begun for it (`formatDraft`), which only the order's own page reads. */
  readonly draft?: string
}

/** The cart as it is kept: what is ordered, what is saved for later, and the carts put aside. An item may be in all of them. */
export interface Cart {
  readonly lines: CartLines
  readonly saved: CartLines
  readonly aside: readonly AsideCart[]
}

export const EMPTY_CART: Cart = { lines: [], saved: [], aside: [] }

/** The most carts that are put aside. */
export const MAX_ASIDE = 20

const RULES = createListRules<CartLine>({ getKey: getLineKey, merge: mergeLine }, MAX_LINES)
const ASIDE_RULES = createListRules<AsideCart>({ getKey: ({ id }) => id, merge: mergeItem }, MAX_ASIDE)

/** The lines in which two carts differ, as each has them. */
export function pickCarts(from: Cart, to: Cart): readonly [Cart, Cart] {
  const [lines, saved] = [RULES.pick(from.lines, to.lines), RULES.pick(from.saved, to.saved)]
  const aside = ASIDE_RULES.pick(from.aside, to.aside)
  return [
    { lines: lines[0], saved: saved[0], aside: aside[0] },
    { lines: lines[1], saved: saved[1], aside: aside[1] },
  ]
}

/** Applies the change that leads from one cart to another to a third. */
export function mergeCarts(from: Cart, to: Cart, now: Cart): Cart {
  return {
    lines: RULES.merge(from.lines, to.lines, now.lines),
    saved: RULES.merge(from.saved, to.saved, now.saved),
    aside: ASIDE_RULES.merge(from.aside, to.aside, now.aside),
  }
}

/** Quantities that two tabs add to a line add up, and a removal takes no more than its tab saw: no addition is lost. */
function mergeLine(
  from: CartLine | undefined,
  to: CartLine | undefined,
  now: CartLine | undefined,
): CartLine | undefined {
  const more = (to?.quantity ?? 0) - (from?.quantity ?? 0)
  if (!now) return to && more > 0 ? { ...to, quantity: more } : undefined
  if (!to) return now.quantity + more > 0 ? { ...now, quantity: now.quantity + more } : undefined
  const line = from ? mergeFields(from, to, now) : { ...to, ...now }
  return { ...line, quantity: clampQuantity(now.quantity + more) }
}

/** The slugs of everything that is kept in the cart. */
export function listCartSlugs({ lines, saved, aside }: Cart): string[] {
  return [...lines, ...saved, ...listAsideLines(aside)].map(({ slug }) => slug)
}

/** The lines of all carts put aside. They count towards what may be ordered of a medicine. */
export function listAsideLines(aside: Cart['aside']): CartLines {
  return aside.flatMap(({ lines }) => lines)
}
