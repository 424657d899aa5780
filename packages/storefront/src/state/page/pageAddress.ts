import { createContext, useContext, useMemo } from 'react'

export interface PageAddress {
  /** Relative to where the shop is published. */
  readonly path: string
  /** With its "?", or empty. */
  readonly search: string
}

/**
 * The address of the page around it, and not the window's: a page that is prepared, or kept for Back, has its own. The
 * search is empty on a prerendered page and while it hydrates.
 */
export const PageAddressContext = createContext<PageAddress>({ path: '/', search: '' })

export function usePageAddress(): PageAddress {
  return useContext(PageAddressContext)
}

/** The query of the address, decoded once; empty on a prerendered page and while it hydrates. */
export function useAddressQuery(): URLSearchParams {
  const { search } = usePageAddress()
  return useMemo(() => new URLSearchParams(search), [search])
}
