import { listAsideLines } from '@shop/core/cart/cart.ts'
import type { CartLine } from '@shop/core/cart/cartLines.ts'
import { findRefusal } from '@shop/core/cart/holds.ts'
import { priceOpen } from '@shop/core/cart/pricedLines.ts'
import type { ListedProduct } from '@shop/core/catalogue/catalogue.ts'
import { loadProducts } from '../product/products.ts'
import { cart } from './cart.ts'

/** The reason that the cart cannot take this line of a medicine, or undefined: what is in the cart, and in carts put aside, counts too. */
export async function findMedicineRefusal(line: CartLine, product: ListedProduct): Promise<string | undefined> {
  const { lines, aside } = cart.read()
  const elsewhere = listAsideLines(aside)
  try {
    const products = await loadProducts([...elsewhere, ...lines].map(({ slug }) => slug))
    return findRefusal(priceOpen({ elsewhere, lines }, products), product, line.quantity, new Date())
  } catch {
    return 'What is in your cart could not be read, so it cannot be counted. Check your connection and try again'
  }
}
