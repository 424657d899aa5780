import { groups } from 'virtual:shop'
import { findProduct, type Catalogue, type Product } from '../../domain/catalogue.ts'
import { buildPlaceIndex, type Place } from '../../domain/search/places.ts'
import { loadCatalogue } from '../../state/catalogue.ts'
import { searchCatalogue } from '../../state/searchIndex.ts'

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

const places = buildPlaceIndex(groups)

/** Looks for products, and for shelves by their names or else by what stands on them. Rejects once given up. */
export async function findSuggestions(query: string, signal: AbortSignal): Promise<Found> {
  const [{ slugs, matched }, catalogue] = await Promise.all([searchCatalogue(query, signal), loadCatalogue()])
  const named = places.findWithAll(query)
  const shelves = named.length > 0 ? named : places.findHomes(catalogue, slugs.slice(0, COUNTED))
  return {
    query,
    matched,
    products: takeOfEachRange(catalogue, slugs, MAX_PRODUCTS),
    places: shelves.slice(0, MAX_PLACES),
    count: slugs.length,
  }
}

/**
 * The first products, but of the colours and sizes of one range only the best: the others are a click away. It looks
 * at no more of what was found than it takes, which in a large shop may be thousands.
 */
function takeOfEachRange(catalogue: Catalogue, slugs: readonly string[], count: number): Product[] {
  const ranges = new Set<string>()
  const taken: Product[] = []
  for (const slug of slugs) {
    if (taken.length === count) break
    const product = findProduct(catalogue, slug)
    if (!product) continue
    const range = product.range ?? product.slug
    if (!ranges.has(range)) taken.push(product)
    ranges.add(range)
  }
  return taken
}
