import type { Attributes } from '../catalogue/attributes.ts'
import type { Product } from '../catalogue/catalogue.ts'
import { buildFacets, type Facet } from './facets.ts'
import { type ListChoice, parseListChoice } from './listAddress.ts'
import { type Narrowed, narrowList } from './narrow.ts'
import { listSorts, type Sort, sortIndices } from './sorts.ts'

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

/** Reads a listing once; every view of it is then quick. `titles`: those of the categories, by id. */
export function buildList(
  products: readonly Product[],
  attributes: Attributes,
  titles: ReadonlyMap<string, string> = new Map(),
): List {
  return { products, facets: buildFacets(products, attributes, titles), sorts: listSorts(products) }
}

/** The listing as the query of an address asks for it. Never throws. */
export function viewList(list: List, query: string): ListView {
  const choice = parseListChoice(query, list.facets, list.sorts)
  const narrowed = narrowList(list.facets, list.products.length, choice.chosen)
  return { ...choice, ...narrowed, list, indices: sortIndices(narrowed.found, list.products, choice.sort) }
}
