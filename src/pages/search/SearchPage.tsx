import { groups } from 'virtual:shop'
import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import { paths } from '../../domain/address.ts'
import { findProducts, type Catalogue } from '../../domain/catalogue.ts'
import { parseQuery } from '../../domain/search/query.ts'
import type { SearchOutcome } from '../../domain/search/searchIndex.ts'
import { MessagePage } from '../../shop/MessagePage.tsx'
import { PageHead } from '../../shop/PageHead.tsx'
import { ProductGrid } from '../../shop/ProductGrid.tsx'
import { loadSearchIndex } from '../../state/searchIndex.ts'
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
    <div className="fills-screen">
      <PageHead title={query ? `Search: ${query}` : 'Search'} description="Search the shop by name, brand or SKU." />
      {outcome && found.length > 0 ? (
        <>
          <h1 tabIndex={-1} className={styles['title']}>
            {found.length} {found.length === 1 ? 'product' : 'products'} for “{query}”
          </h1>
          <SearchNote outcome={outcome} />
          <h2 className="visually-hidden">Products</h2>
          <ProductGrid products={found} isFirst />
        </>
      ) : (
        <MessagePage
          title={query ? `Nothing found for “${query}”` : 'Search the shop'}
          isWaiting={!isHydrated || (query !== '' && outcome === undefined)}
        >
          <p>
            {query
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
        </MessagePage>
      )}
    </div>
  )
}

/** What the index finds; the outcome of the query before it stays until the next is there, so that nothing flashes. */
function useSearch(query: string): SearchOutcome | undefined {
  const [outcome, setOutcome] = useState<SearchOutcome>()
  useEffect(() => {
    if (!query) return
    let isCurrent = true
    loadSearchIndex().then(
      (index) => isCurrent && setOutcome(index.search(query)),
      () => location.reload(),
    )
    return () => {
      isCurrent = false
    }
  }, [query])
  return query ? outcome : undefined
}
