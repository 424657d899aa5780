import { createContext, useContext } from 'react'

/** Leads to an address of the shop, relative to where it is published, as a link to it would. */
export type Navigate = (to: string) => void

export const NavigateContext = createContext<Navigate>(() => undefined)

export function useNavigate(): Navigate {
  return useContext(NavigateContext)
}
