import { addToBasket, getLineKey, removeLine, setQuantity, type Basket, type BasketLine } from './cartLines.ts'

/** What became of lines that were added together. */
export interface Addition {
  readonly basket: Basket
  /** What the basket took, with the quantities that it took. */
  readonly added: readonly BasketLine[]
  /** What found no room, by the place of its line in what was given, and how much of it. */
  readonly refused: readonly { readonly index: number; readonly quantity: number }[]
}

/** Adds lines one by one; those of the same item add up. What the basket has no room for is not lost but returned. */
export function addMany(basket: Basket, lines: readonly BasketLine[]): Addition {
  let after = basket
  const added: BasketLine[] = []
  const refused: { index: number; quantity: number }[] = []
  for (const [index, line] of lines.entries()) {
    const before = countOf(after, line)
    after = addToBasket(after, line)
    const taken = countOf(after, line) - before
    if (taken > 0) added.push({ ...line, quantity: taken })
    if (taken < line.quantity) refused.push({ index, quantity: line.quantity - taken })
  }
  return { basket: after, added, refused }
}

/** Takes back what was added; what was in the basket besides, and what has come since, stays. */
export function takeBack(basket: Basket, added: readonly BasketLine[]): Basket {
  return added.reduce((rest, line) => {
    const key = getLineKey(line)
    const left = countOf(rest, line) - line.quantity
    return left > 0 ? setQuantity(rest, key, left) : removeLine(rest, key)
  }, basket)
}

function countOf(basket: Basket, line: BasketLine): number {
  const key = getLineKey(line)
  return basket.find((other) => getLineKey(other) === key)?.quantity ?? 0
}
