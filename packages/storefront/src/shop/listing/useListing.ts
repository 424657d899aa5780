import { useEffect, useLayoutEffect, useMemo } from 'react'
import type { ListedProduct } from '@shop/core/catalogue/catalogue.ts'
import type { ListView } from '@shop/core/listing/list.ts'
import { countPages, parsePage, setPage, slicePage } from '@shop/core/listing/pages.ts'
import { paths } from '@shop/core/page/address.ts'
import { useStore } from '../../state/base/store.ts'
import { useAddressQuery, usePageAddress } from '../../state/page/pageAddress.ts'
import { useIsHydrated } from '../../state/page/useIsHydrated.ts'
import { useLoadedProductsAt } from '../../state/product/products.ts'
import { type ListTools, listToolsStore, loadListTools } from './listTools.ts'

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
  /** Returns a note to show beside each pack in this order. */
  readonly notePack: ((product: ListedProduct) => string | undefined) | undefined
  /** Undefined on a prerendered page, and until the tools have loaded. */
  readonly view: ListView | undefined
  /** The code that shows and changes the view; "failed" where something of it could not be loaded. */
  readonly tools: ListTools | 'failed' | undefined
}

/** One of the lists of a page. */
interface ListPart {
  /** Those of the page that the address asks for, as far as they are here. */
  readonly products: readonly ListedProduct[]
  /** The indices in the catalogue of all of them. */
  readonly indices: readonly number[]
}

/** A category, and which page of its listing the address asks for, from 1. */
interface CategoryPart {
  readonly id: string
  readonly listPage: number
}

/** Follows the address. `lists` must be the same array from one render to the next. */
export function useListing(lists: readonly ListPart[], category?: CategoryPart): Listing {
  const { path } = usePageAddress()
  const isHydrated = useIsHydrated()
  const query = useAddressQuery().toString()
  const code = useStore(listToolsStore, undefined)
  const indices = useMemo(() => (code ? lists.flatMap((list) => list.indices) : []), [code, lists])
  const products = useLoadedProductsAt(indices)
  const hasFailed = code === 'failed' || products === 'failed'
  const tools = hasFailed || !products ? undefined : code
  const isAsked = asksForTools(query, category !== undefined)
  // Without the tools the list is shown as it is without JavaScript.
  const isWaiting = !tools && !hasFailed && isAsked
  // Before the browser draws: what the address filters out is never seen.
  useLayoutEffect(() => {
    if (!isHydrated) return
    const page = document.documentElement.dataset
    if (!isWaiting) return void delete page['asked']
    // The page's script runs: the code is on its way, or fails and says so (awaiting.module.css).
    page['asked'] = 'coming'
    void loadListTools()
  }, [isHydrated, isWaiting])

  // Tools that could not be loaded are asked for again on the next page.
  useEffect(() => {
    if (listToolsStore.get() === 'failed') void loadListTools()
  }, [path])

  const list = useMemo(
    () => (tools && products && products !== 'failed' ? tools.buildShopList(products) : undefined),
    [tools, products],
  )
  const view = useMemo(() => list && tools?.viewList(list, query), [list, tools, query])
  const asked = category && !isAsked ? category.listPage : parsePage(query)
  return {
    ...(view ? buildView(lists, view, asked) : buildPlain(lists, asked)),
    hrefFor: (page) =>
      category && !isAsked
        ? paths.category(category.id, page)
        : (category ? paths.category(category.id) : path) + setPage(query, page),
    notePack: view?.sort === 'unit-price' ? tools?.noteUnitPrice : undefined,
    view,
    tools: hasFailed ? 'failed' : tools,
  }
}

/** Checks whether the address asks for more than a page of the list or of a search. */
function asksForTools(query: string, isCategory: boolean): boolean {
  return [...new URLSearchParams(query).keys()].some((key) => isCategory || (key !== 'page' && key !== 'q'))
}

type Shown = Pick<Listing, 'parts' | 'total' | 'found' | 'page' | 'pageCount'>

/** The lists as they are. */
function buildPlain(lists: readonly ListPart[], asked: number): Shown {
  const total = lists.reduce((sum, { indices }) => sum + indices.length, 0)
  const pageCount = countPages(total)
  return {
    parts: lists.map(({ products, indices: { length } }) => ({
      total: length,
      found: length,
      shown: products,
    })),
    total,
    found: total,
    page: Math.min(asked, pageCount),
    pageCount,
  }
}

/** The lists narrowed and sorted, one after the other. */
function buildView(lists: readonly ListPart[], { list: { products }, indices }: ListView, asked: number): Shown {
  const starts = lists.map((_, index) => lists.slice(0, index).reduce((sum, other) => sum + other.indices.length, 0))
  const byList = lists.map(({ indices: { length } }, part) =>
    indices.filter((index) => index >= starts[part]! && index < starts[part]! + length),
  )
  const pageCount = countPages(indices.length)
  const page = Math.min(asked, pageCount)
  const onPage = new Set(slicePage(byList.flat(), page))
  return {
    parts: byList.map((found, part) => ({
      total: lists[part]!.indices.length,
      found: found.length,
      shown: found.filter((index) => onPage.has(index)).map((index) => products[index]!),
    })),
    total: products.length,
    found: indices.length,
    page,
    pageCount,
  }
}
