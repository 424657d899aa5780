import { useMemo } from 'react'
import { useSearch } from 'wouter/use-browser-location'

/**
 * The query of the address; empty on a prerendered page and while it hydrates. The router's own hook decodes it twice,
 * which would turn a search for "%41" into one for "A".
 */
export function useAddressQuery(): URLSearchParams {
  const text = useSearch({ ssrSearch: '' })
  return useMemo(() => new URLSearchParams(text), [text])
}
