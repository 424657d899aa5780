import { groups } from 'virtual:shop'
import type { Product } from '../../../domain/catalogue/catalogue.ts'
import { buildPlaceIndex, type Place } from '../../../domain/search/places.ts'
import { loadCatalogue } from '../../../state/product/catalogue.ts'
import { searchCatalogue } from '../../../state/search/searchIndex.ts'

/** What the shop has to suggest for a query. */
export interface Found {
  readonly query: string
  /** See `SearchOutcome.matched`. */
  readonly matched: readonly string[]
  readonly products: readonly Product[]
  readonly places: readonly Place[]
  /** How many products there are in all. */
  readonly count: number
}

const MAX_PRODUCTS = 6
const MAX_PLACES = 3
/** How many of the products decide on which shelves to look. */
const COUNTED = 24
/** So many are looked at for products of different ranges; a range has a dozen colours or sizes. */
const LOOKED_AT = 200

const places = buildPlaceIndex(groups)

/** Looks for products, and for shelves by their names or else by what stands on them. Rejects once given up. */
export async function findSuggestions(query: string, signal: AbortSignal): Promise<Found> {
  const [{ ranked, matched }, catalogue] = await Promise.all([searchCatalogue(query, signal), loadCatalogue()])
  // No more of it is turned into products than is looked at: in a large shop it may be thousands.
  const best = Array.from(ranked.subarray(0, LOOKED_AT), (place) => catalogue.products[place]!)
  const named = places.findWithAll(query)
  const shelves =
    named.length > 0
      ? named
      : places.findHomes(
          catalogue,
          best.slice(0, COUNTED).map(({ slug }) => slug),
        )
  return {
    query,
    matched,
    products: takeOfEachRange(best),
    places: shelves.slice(0, MAX_PLACES),
    count: ranked.length,
  }
}

/** The first products, but of the colours and sizes of one range only the best: the others are a click away. */
function takeOfEachRange(products: readonly Product[]): Product[] {
  const best = new Map<string, Product>()
  for (const product of products) {
    const range = product.range ?? product.slug
    if (!best.has(range)) best.set(range, product)
  }
  return [...best.values()].slice(0, MAX_PRODUCTS)
}
