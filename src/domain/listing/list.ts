import { findProduct, type Catalogue, type ListedProduct, type Product } from '../catalogue/catalogue.ts'
import { buildFacets, type Facet, type Shelves } from './facets.ts'
import { parseListChoice, type ListChoice } from './listAddress.ts'
import { narrowList, type Narrowed } from './narrow.ts'
import { listSorts, sortIndices, type Sort } from './sorts.ts'

/** A listing of products, with the facets and orders that it offers. */
export interface List {
  readonly products: readonly Product[]
  readonly facets: readonly Facet[]
  readonly sorts: readonly Sort[]
}

/** A listing as an address asks for it. */
export interface ListView extends ListChoice, Narrowed {
  readonly list: List
  /** The indices of `found`, in the chosen order. */
  readonly indices: readonly number[]
}

/** Reads a listing once, with the catalogue's facts of its products; every view of it is then quick. */
export function buildList(catalogue: Catalogue, listed: readonly ListedProduct[]): List {
  const products = listed.map(
    (product): Product => findProduct(catalogue, product.slug) ?? { ...product, about: '', attributes: {} },
  )
  return { products, facets: buildFacets(products, listShelves(catalogue)), sorts: listSorts(products) }
}

function listShelves({ entries }: Catalogue): Shelves {
  const shelves = new Map<string, Set<string>>()
  for (const { id, title, slugs } of entries) {
    if (id === '/') continue
    for (const slug of slugs) shelves.set(slug, (shelves.get(slug) ?? new Set()).add(title))
  }
  return shelves
}

/** The listing as the query of an address asks for it. Never throws. */
export function viewList(list: List, query: string): ListView {
  const choice = parseListChoice(query, list.facets, list.sorts)
  const narrowed = narrowList(list.facets, list.products.length, choice.chosen)
  return { ...choice, ...narrowed, list, indices: sortIndices(narrowed.found, list.products, choice.sort) }
}
