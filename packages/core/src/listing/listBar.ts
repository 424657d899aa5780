import type { Attributes } from '../catalogue/attributes.ts'
import type { Product } from '../catalogue/catalogue.ts'
import { buildList } from './list.ts'
import type { Sort } from './sorts.ts'

/** The number of facets in the bar of a listing on the widest screens; a sheet has them all. */
export const BAR_COUNT = 5

/** The names in the bar of a listing before anything is chosen. */
export interface ListBarNames {
  /** Of the facets in the bar; empty where there is nothing to filter by. */
  readonly facets: readonly string[]
  readonly sorts: readonly Sort[]
}

/** Reads the bar off all products of a listing. `titles`: those of the categories, by id. */
export function nameListBar(
  products: readonly Product[],
  attributes: Attributes,
  titles: ReadonlyMap<string, string>,
): ListBarNames {
  const { facets, sorts } = buildList(products, attributes, titles)
  return { facets: facets.slice(0, BAR_COUNT).map(({ name }) => name), sorts }
}
