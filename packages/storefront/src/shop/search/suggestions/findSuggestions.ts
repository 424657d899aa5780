import type { ListedProduct } from '@shop/core/catalogue/catalogue.ts'
import { buildDestinationIndex, type Destination } from '@shop/core/search/destinations.ts'
import type { Suggested } from '@shop/core/search/suggest.ts'
import { groups } from 'virtual:groups'
import { suggest } from '../../../state/search/search.ts'

/** Suggestions for a query. */
export interface Found extends Omit<Suggested, 'cards' | 'homes'> {
  readonly query: string
  readonly products: readonly ListedProduct[]
  readonly destinations: readonly Destination[]
}

const MAX_DESTINATIONS = 3

const destinationIndex = buildDestinationIndex(groups)

/** Finds products, and categories by name or else by the products they list. Rejects once aborted. */
export async function findSuggestions(query: string, signal: AbortSignal): Promise<Found> {
  const { cards, homes, ...outcome } = await suggest(query, signal)
  const named = destinationIndex.findWithAll(query)
  const destinations = named.length > 0 ? named : destinationIndex.findHomes(homes)
  return { ...outcome, query, products: cards, destinations: destinations.slice(0, MAX_DESTINATIONS) }
}
