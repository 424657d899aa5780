import { createContext, useContext, useEffect, type ReactNode } from 'react'
import type { Basket } from '../domain/basket.ts'
import { basketStore, changeBasket, startBasket } from './basket.ts'
import { useStore } from './store.ts'

const EMPTY: Basket = []

/** The shared list and its setter, initially empty (specification, 3). */
const BasketContext = createContext<{ basket: Basket; setBasket: typeof changeBasket }>({
  basket: EMPTY,
  setBasket: changeBasket,
})

/** Gives every screen the same basket. */
export function BasketProvider({ children }: { children: ReactNode }) {
  const basket = useStore(basketStore, EMPTY)
  useEffect(startBasket, [])
  return <BasketContext value={{ basket, setBasket: changeBasket }}>{children}</BasketContext>
}

export function useBasket(): { basket: Basket; setBasket: typeof changeBasket } {
  return useContext(BasketContext)
}
