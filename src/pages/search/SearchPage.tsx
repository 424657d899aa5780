import { groups } from 'virtual:shop'
import { useMemo } from 'react'
import { Link, useSearchParams } from 'wouter'
import { paths } from '../../domain/address.ts'
import type { Catalogue } from '../../domain/catalogue.ts'
import { parseQuery, searchProducts } from '../../domain/search.ts'
import { MessagePage } from '../../shop/MessagePage.tsx'
import { PageHead } from '../../shop/PageHead.tsx'
import { ProductGrid } from '../../shop/ProductGrid.tsx'
import { useIsHydrated } from '../../state/useIsHydrated.ts'
import styles from './SearchPage.module.css'

/** What was found for the query in the address; the address alone restores the page. */
export function SearchPage({ catalogue }: { catalogue: Catalogue | undefined }) {
  const [params] = useSearchParams()
  // The prerendered page knows no query.
  const isHydrated = useIsHydrated()
  const query = isHydrated ? parseQuery(params.get('q') ?? '') : ''
  const found = useMemo(() => (catalogue ? searchProducts(catalogue, query) : []), [catalogue, query])
  return (
    <>
      <PageHead title={query ? `Search: ${query}` : 'Search'} description="Search the shop by name, brand or SKU." />
      {found.length > 0 ? (
        <>
          <h1 tabIndex={-1} className={styles['title']}>
            {found.length} {found.length === 1 ? 'product' : 'products'} for “{query}”
          </h1>
          <ProductGrid products={found} isFirst />
        </>
      ) : (
        <MessagePage title={query ? `Nothing found for “${query}”` : 'Search the shop'} isWaiting={!isHydrated}>
          <p>
            {query
              ? 'Every word must stand in a product’s name, brand, code or facts. Try fewer words, or part of a code.'
              : 'Type a name, a brand or a code into the field above.'}{' '}
            Or choose a group:
          </p>
          <ul className={styles['groups']}>
            {groups.flatMap(({ id, title, categories }) =>
              categories[0] ? (
                <li key={id}>
                  <Link href={paths.category(categories[0].id)} className="link">
                    {title}
                  </Link>
                </li>
              ) : (
                []
              ),
            )}
          </ul>
        </MessagePage>
      )}
    </>
  )
}
