import { createListRules, mergeFields } from '../stored/listRules.ts'
import { type CartLine, type CartLines, getLineKey, MAX_LINES } from './cartLines.ts'
import { clampQuantity } from './quantity.ts'

/** The cart as it is kept: what is ordered, and what is saved for later. An item may be in both. */
export interface Cart {
  readonly lines: CartLines
  readonly saved: CartLines
}

export const EMPTY_CART: Cart = { lines: [], saved: [] }

const RULES = createListRules<CartLine>({ getKey: getLineKey, merge: mergeLine }, MAX_LINES)

/** The lines in which two carts differ, as each has them. */
export function pickCarts(from: Cart, to: Cart): readonly [Cart, Cart] {
  const [lines, saved] = [RULES.pick(from.lines, to.lines), RULES.pick(from.saved, to.saved)]
  return [
    { lines: lines[0], saved: saved[0] },
    { lines: lines[1], saved: saved[1] },
  ]
}

/** Applies the change that leads from one cart to another to a third. */
export function mergeCarts(from: Cart, to: Cart, now: Cart): Cart {
  return {
    lines: RULES.merge(from.lines, to.lines, now.lines),
    saved: RULES.merge(from.saved, to.saved, now.saved),
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
export function listCartSlugs({ lines, saved }: Pick<Cart, 'lines' | 'saved'>): string[] {
  return [...lines, ...saved].map(({ slug }) => slug)
}
