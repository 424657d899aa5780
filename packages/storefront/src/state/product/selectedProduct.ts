import { type CardFacts, formatCard } from '@shop/core/catalogue/storedCard.ts'
import { STORAGE_KEYS, writeStored } from '../stored/storage.ts'

/** Keeps the card that was clicked, whole, under the one fixed key (specification, 3 and 4). */
export function storeSelected(product: CardFacts): void {
  writeStored(STORAGE_KEYS.selected, formatCard(product))
}
