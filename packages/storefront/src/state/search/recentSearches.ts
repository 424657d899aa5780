import { addRecent, RECENT_KIND, type RecentSearches, removeRecent } from '@shop/core/search/recentSearches.ts'
import { useStore } from '../base/store.ts'
import { createKept } from '../stored/kept.ts'
import { STORAGE_KEYS } from '../stored/storage.ts'
import { forgetUnread } from '../stored/unread.ts'

const NONE: RecentSearches = []

export const recentSearches = createKept(STORAGE_KEYS.recentSearches, RECENT_KIND, {
  name: 'recent searches',
  entry: ['entry', 'entries'],
})

export function useRecentSearches(): RecentSearches {
  return useStore(recentSearches.store, NONE)
}

/** Keeps a query that has found something. */
export function keepSearch(query: string): void {
  recentSearches.change((searches) => addRecent(searches, query))
}

export function forgetSearch(query: string): void {
  recentSearches.change((searches) => removeRecent(searches, query))
}

/** Forgets all searches, those that could not be read too. */
export function forgetAllSearches(): void {
  recentSearches.change(() => NONE)
  forgetUnread(STORAGE_KEYS.recentSearches)
}
