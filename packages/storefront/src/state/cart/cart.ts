import { type Cart, listCartSlugs } from '@shop/core/cart/cart.ts'
import { addToCart, type CartLine, type CartLines, countItems, MAX_LINES } from '@shop/core/cart/cartLines.ts'
import { MAX_QUANTITY } from '@shop/core/cart/quantity.ts'
import { CART_KIND } from '@shop/core/cart/storedCart.ts'
import type { ListedProduct } from '@shop/core/catalogue/catalogue.ts'
import { paths } from '@shop/core/page/address.ts'
import { finishFirst } from '../base/acts.ts'
import { wantProducts } from '../product/products.ts'
import { type ChangeNotice, createKept } from '../stored/kept.ts'
import { STORAGE_KEYS } from '../stored/storage.ts'

/** The ordered lines and those saved for later: one value, so that a line moves from one to the other or stays. */
export const cart = createKept<Cart>(STORAGE_KEYS.cart, CART_KIND, { name: 'saved cart', entry: ['line', 'lines'] })
wantProducts(() => listCartSlugs(cart.read()))

/** Changes the ordered lines, and shows a notice of that; the lines saved for later stay. */
export function changeLines(change: (lines: CartLines) => CartLines, notice?: ChangeNotice): void {
  cart.change((now) => {
    const lines = change(now.lines)
    return lines === now.lines ? now : { ...now, lines }
  }, notice)
}

/**
 * Adds a line of a product, as `addItem` does, or gives the reason for which it is refused. Only a medicine that is
 * limited takes a moment, and code of its own.
 */
export function addProduct(line: CartLine, product: ListedProduct): Promise<string | undefined> {
  return finishFirst(addChecked(line, product))
}

async function addChecked(line: CartLine, product: ListedProduct): Promise<string | undefined> {
  if (product.counted) {
    const { findMedicineRefusal } = await import('./findMedicineRefusal.ts')
    const reason = await findMedicineRefusal(line, product)
    if (reason !== undefined) return reason
  }
  return addItem(line, product.title)
}

/** Adds an item and says so, or gives the reason for which the cart takes no more. */
export function addItem(line: CartLine, title: string): string | undefined {
  const before = cart.read().lines
  const after = addToCart(before, line)
  const added = countItems(after) - countItems(before)
  if (added === 0)
    return after === before
      ? `Your cart is full: it holds ${MAX_LINES} lines`
      : `Your cart holds ${MAX_QUANTITY} of this, which is the most`
  const isPart = added < line.quantity
  const count = isPart || added > 1 ? `${added} × ` : ''
  const limit = isPart ? `. Your cart holds ${MAX_QUANTITY} of this, which is the most.` : ''
  changeLines((lines) => addToCart(lines, line), {
    text: `Added to your cart: ${count}${title}${limit}`,
    link: { label: 'View cart', href: paths.cart },
    undo: true,
  })
  return undefined
}
