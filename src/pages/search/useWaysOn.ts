import { useEffect, useState } from 'react'
import type { Catalogue } from '../../domain/catalogue/catalogue.ts'
import type { SearchOutcome } from '../../domain/search/searchIndex.ts'
import { findWaysOn, type WaysOn } from '../../domain/search/waysOn.ts'
import { searchCatalogue } from '../../state/search/searchIndex.ts'

/** Better queries where words were left out or nothing was found; undefined otherwise, or until they are known. */
export function useWaysOn(
  query: string,
  outcome: SearchOutcome | undefined,
  catalogue: Catalogue | undefined,
): WaysOn | undefined {
  const [found, setFound] = useState<{ query: string; waysOn: WaysOn }>()
  const isNeeded = outcome !== undefined && (outcome.ranked.length === 0 || outcome.dropped.length > 0)
  useEffect(() => {
    if (!isNeeded || !catalogue) return
    const asking = new AbortController()
    const search = (other: string) => searchCatalogue(other, asking.signal)
    // Without them the page still shows what was found.
    findWaysOn(search, query, catalogue).then(
      (waysOn) => asking.signal.aborted || setFound({ query, waysOn }),
      () => undefined,
    )
    return () => asking.abort()
  }, [query, isNeeded, catalogue])
  return isNeeded && found?.query === query ? found.waysOn : undefined
}
