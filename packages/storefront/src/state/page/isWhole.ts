import { createContext, useContext } from 'react'

/** False while a page that one has moved to is drawn for the first time: what is below the screen comes after. */
export const IsWholeContext = createContext(true)

export function useIsWhole(): boolean {
  return useContext(IsWholeContext)
}
