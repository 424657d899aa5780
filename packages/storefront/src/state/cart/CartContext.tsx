import { createContext, type ReactNode, useContext, useEffect } from 'react'
import { type Cart, EMPTY_CART } from '@shop/core/cart/cart.ts'
import { useStore } from '../base/store.ts'
import { cart, changeLines } from './cart.ts'

interface SharedCart extends Cart {
  readonly setLines: typeof changeLines
}

/** The shared list and its setter, initially empty (specification, 3). */
const CartContext = createContext<SharedCart>({ ...EMPTY_CART, setLines: changeLines })

/** Gives every screen the same cart. */
export function CartProvider({ children }: { children: ReactNode }) {
  const shared = useStore(cart.store, EMPTY_CART)
  useEffect(() => cart.start(), [])
  return <CartContext value={{ ...shared, setLines: changeLines }}>{children}</CartContext>
}

export function useCart(): SharedCart {
  return useContext(CartContext)
}
