import { groups } from 'virtual:shop'
import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import { paths } from '../../domain/address.ts'
import { findProducts, type Catalogue } from '../../domain/catalogue.ts'
import { parseQuery } from '../../domain/search/query.ts'
import type { SearchOutcome } from '../../domain/search/searchIndex.ts'
import { PageHead } from '../../shop/PageHead.tsx'
import { ProductGrid } from '../../shop/ProductGrid.tsx'
import { searchCatalogue } from '../../state/searchIndex.ts'
import { useIsHydrated } from '../../state/useIsHydrated.ts'
import { SearchNote } from './SearchNote.tsx'
import styles from './SearchPage.module.css'

/** What was found for the query in the address; the address alone restores the page. */
export function SearchPage({ catalogue }: { catalogue: Catalogue | undefined }) {
  const [params] = useSearchParams()
  // The prerendered page knows no query.
  const isHydrated = useIsHydrated()
  const query = isHydrated ? parseQuery(params.get('q') ?? '') : ''
  const outcome = useSearch(query)
  const found = catalogue && outcome ? findProducts(catalogue, outcome.slugs) : []
  return (
    <div className={`fills-screen ${styles['page']}`} data-waiting={isHydrated ? undefined : ''}>
      <PageHead title={query ? `Search: ${query}` : 'Search'} description="Search the shop by name, brand or SKU." />
      {/* One heading throughout: it has the focus while the result is still on its way. */}
      <h1 tabIndex={-1} className={styles['title']}>
        {formatTitle(query, outcome && found.length)}
      </h1>
      {outcome && <SearchNote outcome={outcome} />}
      {found.length > 0 ? (
        <>
          <h2 className="visually-hidden">Products</h2>
          <ProductGrid products={found} isFirst />
        </>
      ) : (
        (!query || outcome) && <WaysOn hasQuery={query !== ''} />
      )}
    </div>
  )
}

function formatTitle(query: string, count: number | undefined): string {
  if (!query) return 'Search the shop'
  if (count === undefined) return `Search for “${query}”`
  if (count === 0) return `Nothing found for “${query}”`
  return `${count} ${count === 1 ? 'product' : 'products'} for “${query}”`
}

/** What to do where there is nothing to show. */
function WaysOn({ hasQuery }: { hasQuery: boolean }) {
  return (
    <>
      <p className="scriptless">Searching needs JavaScript, which is switched off. Choose a group instead:</p>
      <p className="scripted">
        {hasQuery
          ? 'No product has any of these words. Try another word for it, or part of a code.'
          : 'Type a name, a brand or a code into the field above.'}{' '}
        Or choose a group:
      </p>
      <ul className={styles['groups']}>
        {groups.map(({ id, title, categories }) => (
          <li key={id}>
            <Link href={paths.category(categories[0]?.id ?? '/')} className="link">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

/** What the index finds; the outcome of the query before it stays until the next is there, so that nothing flashes. */
function useSearch(query: string): SearchOutcome | undefined {
  const [outcome, setOutcome] = useState<SearchOutcome>()
  useEffect(() => {
    if (!query) return
    const asking = new AbortController()
    searchCatalogue(query, asking.signal).then(setOutcome, () => asking.signal.aborted || location.reload())
    return () => asking.abort()
  }, [query])
  return query ? outcome : undefined
}
