import { useMemo } from 'react'
import { usePageAddress } from './pageAddress.ts'

/** The query of the address, decoded once; empty on a prerendered page and while it hydrates. */
export function useAddressQuery(): URLSearchParams {
  const { search } = usePageAddress()
  return useMemo(() => new URLSearchParams(search), [search])
}
