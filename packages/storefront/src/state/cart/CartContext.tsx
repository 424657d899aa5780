import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react'
import { type Cart, EMPTY_CART, listAsideLines } from '@shop/core/cart/cart.ts'
import type { CartLines } from '@shop/core/cart/cartLines.ts'
import { useStore } from '../base/store.ts'
import { cart, changeLines } from './cart.ts'

interface SharedCart extends Cart {
  /** The lines of carts put aside (`listAsideLines`). */
  readonly elsewhere: CartLines
  readonly setLines: typeof changeLines
}

/** The shared list and its setter, initially empty (specification, 3). */
const CartContext = createContext<SharedCart>({ ...EMPTY_CART, elsewhere: [], setLines: changeLines })

/** Gives every screen the same cart. */
export function CartProvider({ children }: { children: ReactNode }) {
  const shared = useStore(cart.store, EMPTY_CART)
  useEffect(() => cart.start(), [])
  const elsewhere = useMemo(() => listAsideLines(shared.aside), [shared.aside])
  return <CartContext value={{ ...shared, elsewhere, setLines: changeLines }}>{children}</CartContext>
}

export function useCart(): SharedCart {
  return useContext(CartContext)
}
