import { getLineKey, mergeBaskets, type Basket } from './cartLines.ts'

/** The cart as it is kept: what is ordered, and what is saved for later. An item may stand in both. */
export interface Cart {
  readonly lines: Basket
  readonly saved: Basket
}

/** All of the first cart, and of the second what stands in neither list of the first. */
export function mergeCarts(first: Cart, second: Cart): Cart {
  const without = (basket: Basket, other: Basket) => {
    const keys = new Set(other.map(getLineKey))
    return basket.filter((line) => !keys.has(getLineKey(line)))
  }
  return {
    lines: mergeBaskets(first.lines, without(second.lines, first.saved)),
    saved: mergeBaskets(first.saved, without(second.saved, first.lines)),
  }
}
