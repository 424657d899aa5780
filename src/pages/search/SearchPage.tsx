import { useEffect, useMemo, useState } from 'react'
import type { Catalogue } from '../../domain/catalogue.ts'
import { formatCount } from '../../domain/formatCount.ts'
import { splitAtMatches, splitCode } from '../../domain/search/highlight.ts'
import { parseQuery } from '../../domain/search/query.ts'
import type { SearchOutcome } from '../../domain/search/searchIndex.ts'
import { Marked } from '../../shop/Marked.tsx'
import { PageHead } from '../../shop/PageHead.tsx'
import { ShopMap } from '../../shop/ShopMap.tsx'
import { useAddressQuery } from '../../shop/useAddressQuery.ts'
import { keepSearch } from '../../state/recentSearches.ts'
import { searchCatalogue } from '../../state/searchIndex.ts'
import { useIsHydrated } from '../../state/useIsHydrated.ts'
import { Button } from '../../ui/Button.tsx'
import { FoundProducts } from './FoundProducts.tsx'
import { NothingFound } from './NothingFound.tsx'
import { SearchNote } from './SearchNote.tsx'
import { useWaysOn } from './useWaysOn.ts'
import styles from './SearchPage.module.css'

/** What was found for the query in the address; the address alone restores the page. */
export function SearchPage({ catalogue }: { catalogue: Catalogue | undefined }) {
  const isHydrated = useIsHydrated()
  const query = parseQuery(useAddressQuery().get('q') ?? '')
  const { outcome, hasFailed } = useSearch(query)
  const waysOn = useWaysOn(query, outcome, catalogue)
  const mark = {
    name: (name: string) => <Marked stretches={splitAtMatches(name, outcome?.matched ?? [], query)} />,
    code: (code: string) => <Marked stretches={splitCode(code, query)} />,
  }
  const found = useMemo(
    () => (catalogue && outcome ? Array.from(outcome.ranked, (place) => catalogue.products[place]!) : []),
    [catalogue, outcome],
  )
  return (
    <div className={`fills-screen ${styles['page']}`} data-waiting={isHydrated ? undefined : ''}>
      <PageHead title={query ? `Search: ${query}` : 'Search'} description="Search the shop by name, brand or SKU." />
      {/* One heading throughout: it has the focus while the result is still on its way. */}
      <h1 tabIndex={-1} className={styles['title']}>
        {formatTitle(query, outcome && found.length)}
      </h1>
      {outcome && <SearchNote query={query} outcome={outcome} first={found[0]} waysOn={waysOn} />}
      {hasFailed ? (
        <SearchFailed />
      ) : found.length > 0 ? (
        <FoundProducts products={found} mark={mark} />
      ) : query ? (
        outcome && <NothingFound query={query} waysOn={waysOn} />
      ) : (
        <Invitation />
      )}
    </div>
  )
}

function formatTitle(query: string, count: number | undefined): string {
  if (!query) return 'Search the shop'
  if (count === undefined) return `Search for “${query}”`
  if (count === 0) return `Nothing found for “${query}”`
  return `${formatCount(count, 'product')} for “${query}”`
}

/** What to do on a search page that was asked nothing. */
function Invitation() {
  return (
    <>
      <p className="scriptless">Searching needs JavaScript, which is switched off. Choose from the shop instead.</p>
      <p className="scripted">Type a name, a brand or a code into the field above, or choose from the shop.</p>
      <div className={styles['map']}>
        <ShopMap />
      </div>
    </>
  )
}

/** A search that cannot be made is said, not tried for ever: the same question may fail again. */
function SearchFailed() {
  return (
    <>
      <p role="alert">The search could not be made: a part of the shop could not be loaded, or failed.</p>
      <p>
        <Button onClick={() => location.reload()}>Load the page again</Button>
      </p>
    </>
  )
}

/** What the index finds; the outcome of the query before it stays until the next is there, so that nothing flashes. */
function useSearch(query: string): { outcome: SearchOutcome | undefined; hasFailed: boolean } {
  const [outcome, setOutcome] = useState<SearchOutcome>()
  const [failed, setFailed] = useState<string>()
  useEffect(() => {
    if (!query) return
    const asking = new AbortController()
    searchCatalogue(query, asking.signal).then(
      (found) => {
        setOutcome(found)
        setFailed(undefined)
        // A search that found nothing whole is not worth offering again.
        if (found.ranked.length > 0 && found.dropped.length === 0) keepSearch(query)
      },
      () => asking.signal.aborted || setFailed(query),
    )
    return () => asking.abort()
  }, [query])
  const hasFailed = query !== '' && failed === query
  return { outcome: query === '' || hasFailed ? undefined : outcome, hasFailed }
}
