import { groups } from 'virtual:shop'
import { useEffect, useLayoutEffect, useMemo } from 'react'
import { useLocation } from 'wouter'
import type { ListedProduct } from '../../domain/catalogue/catalogue.ts'
import type { ListView } from '../../domain/listing/list.ts'
import { countPages, parsePage, setPage, slicePage } from '../../domain/listing/pages.ts'
import { useStore } from '../../state/kept/store.ts'
import { useIsHydrated } from '../../state/page/useIsHydrated.ts'
import { useLoadedProducts } from '../../state/product/products.ts'
import { useAddressQuery } from '../frame/useAddressQuery.ts'
import { listToolsStore, loadListTools, type ListTools } from './listTools.ts'

const TITLES = new Map(groups.flatMap(({ categories }) => categories.map(({ id, title }) => [id, title] as const)))

/** One of the lists of a page, narrowed. */
interface Part {
  readonly total: number
  readonly found: number
  /** The products on this page of the result. */
  readonly shown: readonly ListedProduct[]
}

/** The lists of a page, narrowed and sorted together as the address says. */
export interface Listing {
  readonly parts: readonly Part[]
  readonly total: number
  readonly found: number
  /** From 1, and never beyond the last. */
  readonly page: number
  readonly pageCount: number
  readonly hrefFor: (page: number) => string
  /** True on a prerendered page and while it hydrates. */
  readonly isPrerendered: boolean
  /** What to show beside each pack in this order. */
  readonly notePack: ((product: ListedProduct) => string | undefined) | undefined
  /** Undefined on a prerendered page, and until the tools have loaded. */
  readonly view: ListView | undefined
  /** The code that shows and changes the view; "failed" where something of it could not be loaded. */
  readonly tools: ListTools | 'failed' | undefined
}

interface Lists {
  readonly products: readonly ListedProduct[]
}

/** Follows the address. `lists` must be the same array from one render to the next. */
export function useListing(lists: readonly Lists[]): Listing {
  const [path] = useLocation()
  const isHydrated = useIsHydrated()
  const query = useAddressQuery().toString()
  const products = useMemo(() => lists.flatMap((list) => list.products), [lists])
  const code = useStore(listToolsStore, undefined)
  const slugs = useMemo(() => (code ? products.map(({ slug }) => slug) : []), [code, products])
  const from = useLoadedProducts(slugs)
  const hasFailed = code === 'failed' || from === 'failed'
  const tools = hasFailed || !from ? undefined : code
  // Without the tools the whole list is shown, as it is without JavaScript.
  const isWaiting = !tools && !hasFailed && asksForTools(query)
  // Before the browser draws: what the address filters out is never seen.
  useLayoutEffect(() => {
    if (!isHydrated) return
    const page = document.documentElement.dataset
    if (!isWaiting) return void delete page['asked']
    page['asked'] = ''
    void loadListTools()
  }, [isHydrated, isWaiting])

  // What could not be loaded before is asked for again on the next page.
  useEffect(() => {
    if (listToolsStore.get() === 'failed') void loadListTools()
  }, [path])

  const list = useMemo(
    () => (tools && from !== 'failed' && from ? tools.buildList(from, products, TITLES) : undefined),
    [tools, from, products],
  )
  const view = useMemo(() => list && tools?.viewList(list, query), [list, tools, query])
  return {
    ...buildListing(lists, products, view, parsePage(query)),
    hrefFor: (page) => path + setPage(query, page),
    isPrerendered: !isHydrated,
    notePack: view?.sort === 'unit-price' ? tools?.noteUnitPrice : undefined,
    view,
    tools: hasFailed ? 'failed' : tools,
  }
}

/** Whether the address asks for more than a page of the list or of a search. */
function asksForTools(query: string): boolean {
  return [...new URLSearchParams(query).keys()].some((key) => key !== 'page' && key !== 'q')
}

function buildListing(
  lists: readonly Lists[],
  products: readonly ListedProduct[],
  view: ListView | undefined,
  asked: number,
): Pick<Listing, 'parts' | 'total' | 'found' | 'page' | 'pageCount'> {
  const starts = lists.map((_, index) => lists.slice(0, index).reduce((sum, other) => sum + other.products.length, 0))
  const indices = view?.indices ?? products.map((_, index) => index)
  // One list after the other, each in the chosen order.
  const byList = lists.map(({ products: { length } }, part) =>
    indices.filter((index) => index >= starts[part]! && index < starts[part]! + length),
  )
  const pageCount = countPages(indices.length)
  const page = Math.min(asked, pageCount)
  const onPage = new Set(slicePage(byList.flat(), page))
  return {
    parts: byList.map((found, part) => ({
      total: lists[part]!.products.length,
      found: found.length,
      shown: found.filter((index) => onPage.has(index)).map((index) => products[index]!),
    })),
    total: products.length,
    found: indices.length,
    page,
    pageCount,
  }
}
