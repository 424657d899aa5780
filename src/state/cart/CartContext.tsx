import { createContext, useContext, useEffect, type ReactNode } from 'react'
import type { Basket } from '../../domain/cart/cartLines.ts'
import { basketStore, changeBasket, savedStore, startBasket } from './cart.ts'
import { useStore } from '../kept/store.ts'

interface SharedBasket {
  readonly basket: Basket
  /** What is saved for later. */
  readonly saved: Basket
  readonly setBasket: typeof changeBasket
}

const EMPTY: Basket = []

/** The shared list and its setter, initially empty (specification, 3). */
const BasketContext = createContext<SharedBasket>({ basket: EMPTY, saved: EMPTY, setBasket: changeBasket })

/** Gives every screen the same basket. */
export function BasketProvider({ children }: { children: ReactNode }) {
  const basket = useStore(basketStore, EMPTY)
  const saved = useStore(savedStore, EMPTY)
  useEffect(startBasket, [])
  return <BasketContext value={{ basket, saved, setBasket: changeBasket }}>{children}</BasketContext>
}

export function useBasket(): SharedBasket {
  return useContext(BasketContext)
}
