import { groups } from 'virtual:shop'
import type { Product } from '../../../domain/catalogue/catalogue.ts'
import { buildDestinationIndex, type Destination } from '../../../domain/search/destinations.ts'
import { loadCatalogue } from '../../../state/product/products.ts'
import { searchCatalogue } from '../../../state/search/searchIndex.ts'

/** Suggestions for a query. */
export interface Found {
  readonly query: string
  /** See `SearchOutcome.matched`. */
  readonly matched: readonly string[]
  readonly products: readonly Product[]
  readonly destinations: readonly Destination[]
  /** How many products were found in all. */
  readonly count: number
}

const MAX_PRODUCTS = 6
const MAX_DESTINATIONS = 3
/** How many of the products decide which categories are suggested. */
const COUNTED = 24
/** How many results are searched for products of different ranges; a range has a dozen colours or sizes. */
const LOOKED_AT = 200

const destinationIndex = buildDestinationIndex(groups)

/** Finds products, and categories by name or else by the products they list. Rejects once aborted. */
export async function findSuggestions(query: string, signal: AbortSignal): Promise<Found> {
  const [{ ranked, matched }, catalogue] = await Promise.all([searchCatalogue(query, signal), loadCatalogue()])
  // In a large shop there may be thousands: only those that are looked at become products.
  const best = Array.from(ranked.subarray(0, LOOKED_AT), (index) => catalogue.products[index]!)
  const named = destinationIndex.findWithAll(query)
  const destinations =
    named.length > 0
      ? named
      : destinationIndex.findHomes(
          catalogue,
          best.slice(0, COUNTED).map(({ slug }) => slug),
        )
  return {
    query,
    matched,
    products: takeOfEachRange(best),
    destinations: destinations.slice(0, MAX_DESTINATIONS),
    count: ranked.length,
  }
}

/** The best product of each range: its other colours and sizes are a click away. */
function takeOfEachRange(products: readonly Product[]): Product[] {
  const best = new Map<string, Product>()
  for (const product of products) {
    const range = product.range ?? product.slug
    if (!best.has(range)) best.set(range, product)
  }
  return [...best.values()].slice(0, MAX_PRODUCTS)
}
