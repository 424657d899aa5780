import { createStore } from '../base/store.ts'
import { readStored, STORAGE_KEYS, watchStored, writeStored } from '../stored/storage.ts'

/** The price that comes first. Both are always shown, each with its label (rulings, the law). */
export const VAT_DISPLAYS = ['inc', 'ex'] as const
export type VatDisplay = (typeof VAT_DISPLAYS)[number]

export const vatDisplayStore = createStore<VatDisplay>('inc')

/** Reads the kept choice; anything that is not one is the price including VAT first. */
export function parseVatDisplay(text: string | null): VatDisplay {
  return VAT_DISPLAYS.find((display) => display === text) ?? 'inc'
}

/** Reads the choice that the page's head has already applied, and follows other tabs. Returns a function that stops. */
export function startVatDisplay(): () => void {
  const read = () => show(parseVatDisplay(readStored(STORAGE_KEYS.vat)))
  read()
  return watchStored(STORAGE_KEYS.vat, read)
}

/** Applies a choice now and keeps it on this device. */
export function setVatDisplay(display: VatDisplay): void {
  writeStored(STORAGE_KEYS.vat, display)
  show(display)
}

/** The stylesheets follow this attribute alone: nothing has to be drawn again. */
function show(display: VatDisplay): void {
  document.documentElement.dataset.vat = display
  vatDisplayStore.set(display)
}
