import { addLines, type CartLine, type CartLines, getLineKey } from './cartLines.ts'

export interface Addition {
  readonly lines: CartLines
  /** Lines with the quantities that the cart took. */
  readonly added: readonly CartLine[]
  /** Quantities that did not fit, by the index of their line among those given. */
  readonly refused: readonly { readonly index: number; readonly quantity: number }[]
}

/** Adds lines in their order; those of the same item add up. What the cart has no room for is not lost but returned. */
export function addMany(before: CartLines, lines: readonly CartLine[]): Addition {
  const after = addLines(before, lines)
  const taken = countByKey(after)
  for (const [key, quantity] of countByKey(before)) taken.set(key, taken.get(key)! - quantity)
  const added: CartLine[] = []
  const refused: { index: number; quantity: number }[] = []
  for (const [index, line] of lines.entries()) {
    const key = getLineKey(line)
    const quantity = Math.min(line.quantity, taken.get(key) ?? 0)
    taken.set(key, (taken.get(key) ?? 0) - quantity)
    if (quantity > 0) added.push({ ...line, quantity })
    if (quantity < line.quantity) refused.push({ index, quantity: line.quantity - quantity })
  }
  return { lines: after, added, refused }
}

function countByKey(lines: readonly CartLine[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const line of lines) {
    const key = getLineKey(line)
    counts.set(key, (counts.get(key) ?? 0) + line.quantity)
  }
  return counts
}
