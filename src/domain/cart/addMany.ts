import { addToCart, getLineKey, removeLine, setQuantity, type CartLines, type CartLine } from './cartLines.ts'

/** What became of lines that were added together. */
export interface Addition {
  readonly lines: CartLines
  /** What the cart took, with the quantities that it took. */
  readonly added: readonly CartLine[]
  /** What found no room, by the place of its line in what was given, and how much of it. */
  readonly refused: readonly { readonly index: number; readonly quantity: number }[]
}

/** Adds lines one by one; those of the same item add up. What the cart has no room for is not lost but returned. */
export function addMany(before: CartLines, lines: readonly CartLine[]): Addition {
  let after = before
  const added: CartLine[] = []
  const refused: { index: number; quantity: number }[] = []
  for (const [index, line] of lines.entries()) {
    const had = countOf(after, line)
    after = addToCart(after, line)
    const taken = countOf(after, line) - had
    if (taken > 0) added.push({ ...line, quantity: taken })
    if (taken < line.quantity) refused.push({ index, quantity: line.quantity - taken })
  }
  return { lines: after, added, refused }
}

/** Takes back what was added; what was in the cart besides, and what has come since, stays. */
export function takeBack(lines: CartLines, added: readonly CartLine[]): CartLines {
  return added.reduce((rest, line) => {
    const key = getLineKey(line)
    const left = countOf(rest, line) - line.quantity
    return left > 0 ? setQuantity(rest, key, left) : removeLine(rest, key)
  }, lines)
}

function countOf(lines: CartLines, line: CartLine): number {
  const key = getLineKey(line)
  return lines.find((other) => getLineKey(other) === key)?.quantity ?? 0
}
