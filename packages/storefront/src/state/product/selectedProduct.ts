import { type CardFacts, formatCard, parseCard } from '@shop/core/catalogue/storedCard.ts'
import { readStored, STORAGE_KEYS, writeStored } from '../stored/storage.ts'

/** Keeps the card that was clicked, whole, under the one fixed key (specification, 3 and 4). */
export function storeSelected(product: CardFacts): void {
  writeStored(STORAGE_KEYS.selected, formatCard(product))
}

/** The slug of the card that is kept, or undefined where there is none that can be read. */
export function readSelected(): string | undefined {
  return parseCard(readStored(STORAGE_KEYS.selected))
}
