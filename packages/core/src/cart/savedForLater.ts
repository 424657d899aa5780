import type { Cart } from './cart.ts'
import { addToCart, type CartLine, type CartLines, getLineKey, removeLine } from './cartLines.ts'

/** Puts a line aside, adding to what is saved of the same item. A full list changes nothing. */
export function saveForLater(cart: Cart, key: string): Cart {
  const { lines, saved } = cart
  const line = findLine(lines, key)
  const next = line ? addToCart(saved, line) : saved
  return next === saved ? cart : { ...cart, lines: removeLine(lines, key), saved: next }
}

/** Puts a saved line back into the cart, adding to what is there. A full cart changes nothing. */
export function moveToCart(cart: Cart, key: string): Cart {
  const { lines, saved } = cart
  const line = findLine(saved, key)
  const next = line ? addToCart(lines, line) : lines
  return next === lines ? cart : { ...cart, lines: next, saved: removeLine(saved, key) }
}

function findLine(lines: CartLines, key: string): CartLine | undefined {
  return lines.find((line) => getLineKey(line) === key)
}
