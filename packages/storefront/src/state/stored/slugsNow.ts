import { createStore } from '../base/store.ts'

/** The slug that a product has now, by each that it had before, as far as products have been loaded. */
export const slugsNow = createStore<ReadonlyMap<string, string>>(new Map())

/** Notes under which slugs products were kept before. */
export function noteRenamed(renamed: ReadonlyMap<string, string>): void {
  if (renamed.size > 0) slugsNow.set(new Map([...slugsNow.get(), ...renamed]))
}

export function getSlugNow(slug: string): string {
  return slugsNow.get().get(slug) ?? slug
}
