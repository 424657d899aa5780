import { createContext, useContext, useEffect, type ReactNode } from 'react'
import type { CartLines } from '../../domain/cart/cartLines.ts'
import { linesStore, changeLines, savedStore, startCart } from './cart.ts'
import { useStore } from '../kept/store.ts'

interface SharedCart {
  readonly lines: CartLines
  /** What is saved for later. */
  readonly saved: CartLines
  readonly setLines: typeof changeLines
}

const EMPTY: CartLines = []

/** The shared list and its setter, initially empty (specification, 3). */
const CartContext = createContext<SharedCart>({ lines: EMPTY, saved: EMPTY, setLines: changeLines })

/** Gives every screen the same cart. */
export function CartProvider({ children }: { children: ReactNode }) {
  const lines = useStore(linesStore, EMPTY)
  const saved = useStore(savedStore, EMPTY)
  useEffect(startCart, [])
  return <CartContext value={{ lines, saved, setLines: changeLines }}>{children}</CartContext>
}

export function useCart(): SharedCart {
  return useContext(CartContext)
}
