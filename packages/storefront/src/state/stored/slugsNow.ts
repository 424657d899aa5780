import type { Slugs } from '@shop/core/stored/log.ts'
import { createStore } from '../base/store.ts'

/** The slug that a product has now, by each that it had before, as far as products have been loaded. */
export const slugsNow = createStore<Slugs>(new Map())

/** Notes under which slugs products were kept before. */
export function noteRenamed(renamed: Slugs): void {
  if (renamed.size > 0) slugsNow.set(new Map([...slugsNow.get(), ...renamed]))
}
