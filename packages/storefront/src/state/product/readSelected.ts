import { parseCard } from '@shop/core/catalogue/parseCard.ts'
import { readStored, STORAGE_KEYS } from '../stored/storage.ts'

/** The slug of the card that is kept, or undefined where there is none that can be read. */
export function readSelected(): string | undefined {
  return parseCard(readStored(STORAGE_KEYS.selected))
}
