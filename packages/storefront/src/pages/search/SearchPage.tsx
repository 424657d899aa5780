import { useEffect, useState } from 'react'
import { formatCount } from '@shop/core/base/count.ts'
import type { Product } from '@shop/core/catalogue/catalogue.ts'
import { paths } from '@shop/core/page/address.ts'
import { splitAtMatches, splitCode } from '@shop/core/search/highlight.ts'
import { parseQuery } from '@shop/core/search/query.ts'
import type { SearchOutcome } from '@shop/core/search/search.ts'
import { formatUnsold } from '@shop/core/search/unsold.ts'
import { PageHead } from '../../shop/frame/PageHead.tsx'
import { LaterRecentlyViewed } from '../../shop/product/LaterRecentlyViewed.tsx'
import { Marked } from '../../shop/search/Marked.tsx'
import { useAddressQuery } from '../../state/page/pageAddress.ts'
import { useIsHydrated } from '../../state/page/useIsHydrated.ts'
import { loadProductsAt } from '../../state/product/products.ts'
import { keepSearch } from '../../state/search/recentSearches.ts'
import { searchCatalogue } from '../../state/search/search.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { FoundProducts } from './FoundProducts.tsx'
import { NothingFound } from './NothingFound.tsx'
import { SearchNote } from './SearchNote.tsx'
import { useWaysOn } from './useWaysOn.ts'
import styles from './SearchPage.module.css'

/** The results of the query in the address; the address alone restores the page. */
export function SearchPage() {
  const isHydrated = useIsHydrated()
  const asked = parseQuery(useAddressQuery().get('q') ?? '')
  const { query, outcome, found, hasFailed } = useSearch(asked)
  const waysOn = useWaysOn(query, outcome)
  const mark = {
    name: (name: string) => <Marked stretches={splitAtMatches(name, outcome?.matched ?? [], query)} />,
    code: (code: string) => (
      <>
        SKU <Marked stretches={splitCode(code, query)} />
      </>
    ),
  }
  return (
    <div className={`fills-screen ${styles.page}`} data-waiting={isHydrated ? undefined : ''}>
      <PageHead page="search" {...(asked && { title: `Search: ${asked}` })} />
      {/* One heading throughout: it keeps the focus while the results load. */}
      <h1 tabIndex={-1}>{formatTitle(query, outcome)}</h1>
      {outcome && <SearchNote query={query} outcome={outcome} first={found[0]} waysOn={waysOn} />}
      {hasFailed ? (
        <SearchFailed />
      ) : outcome && found.length > 0 ? (
        <FoundProducts products={found} indices={outcome.ranked} mark={mark} />
      ) : query ? (
        outcome ? (
          <NothingFound query={query} isUnsold={outcome.unsold.length > 0} waysOn={waysOn} />
        ) : (
          <p role="status" className={styles.searching}>
            Searching…
          </p>
        )
      ) : (
        <Invitation />
      )}
    </div>
  )
}

function formatTitle(query: string, outcome: SearchOutcome | undefined): string {
  if (!query) return 'Search the shop'
  if (!outcome) return `Search for “${query}”`
  const { count, dropped, unsold, nearest } = outcome
  if (count === 0 && unsold.length > 0) return formatUnsold(unsold)
  if (count === 0) return `Nothing found for “${query}”`
  // A near product is not what was asked for.
  if (dropped.length > 0) return `Nothing matches every word of “${query}”`
  if (nearest) return `No exact match for “${query}”`
  return `${formatCount(count, 'product')} for “${query}”`
}

/** The ways on from a search page without a query. */
function Invitation() {
  return (
    <>
      <p className="scriptless">Searching needs JavaScript, which is switched off. Choose from the shop instead.</p>
      <p className="scripted">
        Type a name, a brand or a code into the field above. Do you have a list of codes? Paste it and order all of it
        at once.
      </p>
      <p className={styles.go}>
        <Link href={paths.quickOrder} className={`scripted ${buttonClass('main')}`}>
          Paste a list of codes
        </Link>
        <Link href={paths.home} className={buttonClass()}>
          See the whole shop
        </Link>
      </p>
      <LaterRecentlyViewed />
    </>
  )
}

/** A failed search is reported, not retried endlessly: the same query may fail again. */
function SearchFailed() {
  return (
    <>
      <p role="alert">The search did not work: part of the shop could not be loaded, or failed.</p>
      <p>
        <Button onClick={() => location.reload()}>Load the page again</Button>
      </p>
    </>
  )
}

/** An answer, with the query that it is the answer to. */
interface Answer {
  readonly query: string
  readonly outcome: SearchOutcome | undefined
  /** The best of what was found. */
  readonly found: readonly Product[]
  readonly hasFailed: boolean
}

const NOTHING = { outcome: undefined, found: [], hasFailed: false }

/** The search result; the previous answer stays until the next is here, so that nothing flashes. */
function useSearch(asked: string): Answer {
  const [answer, setAnswer] = useState<Answer>()
  useEffect(() => {
    if (!asked) return
    const asking = new AbortController()
    findProducts(asked, asking.signal).then(
      (answer) => {
        if (asking.signal.aborted) return
        setAnswer(answer)
        // A search without a full match is not worth offering again.
        if (answer.outcome.count > 0 && answer.outcome.dropped.length === 0) keepSearch(asked)
      },
      () => asking.signal.aborted || setAnswer({ ...NOTHING, query: asked, hasFailed: true }),
    )
    return () => asking.abort()
  }, [asked])
  return asked && answer ? answer : { ...NOTHING, query: asked }
}

async function findProducts(query: string, signal: AbortSignal): Promise<Answer & { outcome: SearchOutcome }> {
  const outcome = await searchCatalogue(query, signal)
  return { query, outcome, found: await loadProductsAt(outcome.ranked), hasFailed: false }
}
