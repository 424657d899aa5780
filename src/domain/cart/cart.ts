import { getLineKey, mergeLines, type CartLines } from './cartLines.ts'

/** The cart as it is kept: what is ordered, and what is saved for later. An item may stand in both. */
export interface Cart {
  readonly lines: CartLines
  readonly saved: CartLines
}

/** All of the first cart, and of the second what stands in neither list of the first. */
export function mergeCarts(first: Cart, second: Cart): Cart {
  const without = (lines: CartLines, other: CartLines) => {
    const keys = new Set(other.map(getLineKey))
    return lines.filter((line) => !keys.has(getLineKey(line)))
  }
  return {
    lines: mergeLines(first.lines, without(second.lines, first.saved)),
    saved: mergeLines(first.saved, without(second.saved, first.lines)),
  }
}
