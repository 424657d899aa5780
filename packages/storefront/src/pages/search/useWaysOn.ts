import { useEffect, useState } from 'react'
import type { SearchOutcome } from '@shop/core/search/search.ts'
import { findWaysOn, type WaysOn } from '@shop/core/search/waysOn.ts'
import { findAlike, searchCatalogue } from '../../state/search/search.ts'

/** Better queries where words were left out or nothing was found; undefined otherwise, or until they are known. */
export function useWaysOn(query: string, outcome: SearchOutcome | undefined): WaysOn | undefined {
  const [found, setFound] = useState<{ query: string; waysOn: WaysOn }>()
  const isNeeded = outcome !== undefined && (outcome.count === 0 || outcome.dropped.length > 0)
  useEffect(() => {
    if (!isNeeded) return
    const asking = new AbortController()
    const search = (other: string) => searchCatalogue(other, asking.signal)
    const alike = (other: string) => findAlike(other, asking.signal)
    // Without them the page still shows what was found.
    findWaysOn(search, alike, query).then(
      (waysOn) => asking.signal.aborted || setFound({ query, waysOn }),
      () => undefined,
    )
    return () => asking.abort()
  }, [query, isNeeded])
  return isNeeded && found?.query === query ? found.waysOn : undefined
}
