import { formatCount } from '@shop/core/base/count.ts'
import type { ListedProduct } from '@shop/core/catalogue/catalogue.ts'
import { parsePage } from '@shop/core/listing/pages.ts'
import { paths } from '@shop/core/page/address.ts'
import { splitAtMatches, splitCode } from '@shop/core/search/highlight.ts'
import { parseQuery } from '@shop/core/search/query.ts'
import { readChoice } from '@shop/core/search/readChoice.ts'
import type { SearchOutcome } from '@shop/core/search/search.ts'
import { leaveOut } from '@shop/core/search/typed.ts'
import { formatUnsold } from '@shop/core/search/unsold.ts'
import { PageHead } from '../../shop/frame/PageHead.tsx'
import { LaterRecentlyViewed } from '../../shop/product/LaterRecentlyViewed.tsx'
import { Marked } from '../../shop/search/Marked.tsx'
import { useAddressQuery } from '../../state/page/pageAddress.ts'
import { useIsHydrated } from '../../state/page/useIsHydrated.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Late } from '../../ui/Late.tsx'
import { Link } from '../../ui/Link.tsx'
import { FoundProducts } from './FoundProducts.tsx'
import { NothingFound } from './NothingFound.tsx'
import { SearchNote } from './SearchNote.tsx'
import { useSearch } from './useSearch.ts'
import { useWaysOn } from './useWaysOn.ts'
import styles from './SearchPage.module.css'

/** The results of the query in the address; the address alone restores the page. */
export function SearchPage() {
  const isHydrated = useIsHydrated()
  const address = useAddressQuery()
  const asked = parseQuery(address.get('q') ?? '')
  const { query, outcome, coded, found, hasFailed } = useSearch(asked, parsePage(address.toString()))
  const waysOn = useWaysOn(query, outcome)
  const mark = {
    name: (name: string) => <Marked stretches={splitAtMatches(name, outcome?.matched ?? [], query)} />,
    code: (code: string) => (
      <>
        SKU <Marked stretches={splitCode(code, query)} />
      </>
    ),
    choose: (product: ListedProduct) => readChoice(product, query, outcome?.matched ?? []),
  }
  return (
    <div className={`fills-screen ${styles.page}`} data-waiting={isHydrated ? undefined : ''}>
      <PageHead page="search" {...(asked && { title: `Search: ${asked}` })} />
      {/* One heading throughout: it keeps the focus while the results load. */}
      <h1 tabIndex={-1}>{formatTitle(query, outcome)}</h1>
      {outcome?.advice.map((text) => (
        <p key={text} role="alert" className={styles.advice}>
          {text}
        </p>
      ))}
      {outcome && <SearchNote query={query} outcome={outcome} coded={coded} waysOn={waysOn} />}
      {outcome && outcome.ranked.length > 0 ? (
        <FoundProducts
          products={found}
          indices={outcome.ranked}
          mark={mark}
          lack={
            hasFailed && <SearchFailed>Not all products are here: part of the shop could not be loaded.</SearchFailed>
          }
        />
      ) : hasFailed ? (
        <SearchFailed>The search did not work: part of the shop could not be loaded, or failed.</SearchFailed>
      ) : query ? (
        outcome ? (
          <NothingFound
            query={query}
            isUnsold={outcome.unsold.length > 0 || outcome.advice.length > 0}
            waysOn={waysOn}
          />
        ) : (
          <>
            <p role="status" className={styles.searching}>
              Searching…
            </p>
            <Late />
          </>
        )
      ) : (
        <Invitation />
      )}
    </div>
  )
}

/** The heading for what is shown, which never claims to be more than it is. */
function formatTitle(query: string, outcome: SearchOutcome | undefined): string {
  if (!query) return 'Search the shop'
  if (!outcome) return `Search for “${query}”`
  const { count, dropped, unsold, nearest, isMentioned } = outcome
  if (unsold.length > 0) return formatUnsold(unsold)
  if (count === 0) return `Nothing found for “${query}”`
  if (isMentioned) return `${formatCount(count, 'product')} that only mention${count === 1 ? 's' : ''} “${query}”`
  const shown = leaveOut(nearest ?? query, dropped)
  return shown ? `${formatCount(count, 'product')} for “${shown}”` : `The nearest to “${query}”`
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
function SearchFailed({ children }: { readonly children: string }) {
  return (
    <>
      <p role="alert">{children}</p>
      <p>
        <Button onClick={() => location.reload()}>Load the page again</Button>
      </p>
    </>
  )
}
