import type { SlugList } from '../../domain/related/slugList.ts'
import { createKeptSlugs } from '../kept/keptSlugs.ts'
import { showNotice } from '../page/notices.ts'
import { STORAGE_KEYS } from '../kept/storage.ts'
import { useStore } from '../kept/store.ts'

export const MAX_VIEWED = 12
const NONE: SlugList = []

/** The products that were opened on this device, the latest first. */
export const recentlyViewed = createKeptSlugs(
  STORAGE_KEYS.recentlyViewed,
  MAX_VIEWED,
  'Some of the products that you viewed recently could not be read and were left out.',
)

export function useRecentlyViewed(): SlugList {
  return useStore(recentlyViewed.store, NONE)
}

/** Notes that a product was opened. */
export function noteViewed(slug: string): void {
  recentlyViewed.change((slugs) => [slug, ...slugs.filter((other) => other !== slug)])
}

/** Forgets what was viewed, and offers it back. */
export function clearViewed(): void {
  const cleared = recentlyViewed.store.get()
  recentlyViewed.change(() => NONE)
  showNotice('What you viewed recently is forgotten.', {
    label: 'Undo',
    run: () => recentlyViewed.change((slugs) => [...slugs, ...cleared.filter((slug) => !slugs.includes(slug))]),
  })
}
