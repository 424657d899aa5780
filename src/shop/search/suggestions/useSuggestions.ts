import { useEffect, useState } from 'react'
import { parseQuery } from '../../../domain/search/query.ts'
import { findSuggestions, type Found } from './findSuggestions.ts'

/**
 * What to suggest for the text of the field. The previous answer stays until the next arrives, so that nothing flashes
 * between keystrokes; undefined while the field is empty, and until the first answer.
 */
export function useSuggestions(text: string): Found | undefined {
  const query = parseQuery(text)
  const [found, setFound] = useState<Found>()
  if (query === '' && found) setFound(undefined)
  useEffect(() => {
    if (query === '') return
    const asking = new AbortController()
    // Without suggestions the field is still a plain search.
    findSuggestions(query, asking.signal).then(
      (next) => asking.signal.aborted || setFound(next),
      () => undefined,
    )
    return () => asking.abort()
  }, [query])
  return found
}
