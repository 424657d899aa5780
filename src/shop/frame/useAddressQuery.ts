import { useMemo } from 'react'
import { useSearch } from 'wouter/use-browser-location'

/**
 * What stands behind "?" in the address; empty on a prerendered page and in the render that takes it over. The
 * router's own hook decodes it twice, so that a search for "%41" would become one for "A".
 */
export function useAddressQuery(): URLSearchParams {
  const text = useSearch({ ssrSearch: '' })
  return useMemo(() => new URLSearchParams(text), [text])
}
