import { createSlugListKind, MAX_VIEWED, type SlugList } from '@shop/core/stored/slugList.ts'
import { useStore } from '../base/store.ts'
import { createKept } from '../stored/kept.ts'
import { STORAGE_KEYS } from '../stored/storage.ts'

const NONE: SlugList = []

/** The products that were opened on this device, the latest first. */
export const recentlyViewed = createKept(STORAGE_KEYS.recentlyViewed, createSlugListKind(MAX_VIEWED), {
  name: 'recently viewed products',
  entry: ['product', 'products'],
})

export function useRecentlyViewed(): SlugList {
  return useStore(recentlyViewed.store, NONE)
}

/** Notes that a product was opened. */
export function noteViewed(slug: string): void {
  recentlyViewed.change((slugs) =>
    slugs[0] === slug ? slugs : [slug, ...slugs.filter((other) => other !== slug)].slice(0, MAX_VIEWED),
  )
}

/** Forgets what was viewed, and offers it back. */
export function clearViewed(): void {
  const cleared = recentlyViewed.read()
  recentlyViewed.change(() => NONE, {
    text: 'What you viewed recently is forgotten.',
    action: {
      label: 'Undo',
      run: () => recentlyViewed.change((slugs) => [...slugs, ...cleared.filter((slug) => !slugs.includes(slug))]),
    },
  })
}
