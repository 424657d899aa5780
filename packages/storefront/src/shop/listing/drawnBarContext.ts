import { createContext, type ReactNode } from 'react'

/** The bar of the page's listing, where a page is prerendered. */
export const DrawnBarContext = createContext<ReactNode>(undefined)
