import { createContext, type ReactNode } from 'react'

/** The parts of a category's page that the build draws and the browser leaves as they are. */
export interface DrawnParts {
  /** The bar of the listing, until its code is here. */
  readonly bar: ReactNode
  /** The table of each entry that has one. */
  readonly glances: readonly ReactNode[]
}

/** Undefined in a browser, which finds them in the page. */
export const DrawnContext = createContext<DrawnParts | undefined>(undefined)
