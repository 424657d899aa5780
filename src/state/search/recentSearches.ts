import {
  addRecent,
  formatRecent,
  parseRecent,
  removeRecent,
  type RecentSearches,
} from '../../domain/search/recentSearches.ts'
import { showNotice } from '../page/notices.ts'
import { readStored, STORAGE_KEYS, watchStored, writeStored } from '../kept/storage.ts'
import { createStore, useStore } from '../kept/store.ts'

const KEY = STORAGE_KEYS.recentSearches
const UNREAD_KEY = `${KEY}.unread`
const NONE: RecentSearches = []

/** What was searched for on this device, as last read or written. */
const recentStore = createStore<RecentSearches>(NONE)

/** Reads the recent searches and follows other tabs. Call in the browser; returns the way to stop. */
export function startRecentSearches(): () => void {
  read()
  return watchStored(KEY, () => recentStore.set(parseRecent(readStored(KEY)).searches))
}

export function useRecentSearches(): RecentSearches {
  return useStore(recentStore, NONE)
}

/** Keeps a query that has found something. Where the browser keeps nothing, this tab remembers it. */
export function keepSearch(query: string): void {
  change((searches) => addRecent(searches, query))
}

/** Forgets one search, or all of them. */
export function forgetSearch(query: string): void {
  change((searches) => removeRecent(searches, query))
}

export function forgetAllSearches(): void {
  change(() => NONE)
  if (readStored(UNREAD_KEY)) writeStored(UNREAD_KEY, '')
}

/** Applies a change to what is stored now, so that two tabs do not undo each other's. */
function change(apply: (searches: RecentSearches) => RecentSearches): void {
  const searches = apply(read())
  writeStored(KEY, formatRecent(searches))
  recentStore.set(searches)
}

/** What is stored; this tab's own where nothing is. What cannot be read is set aside, and the visitor is told. */
function read(): RecentSearches {
  const text = readStored(KEY)
  if (text === null) return recentStore.get()
  const { searches, dropped } = parseRecent(text)
  if (dropped > 0) {
    writeStored(UNREAD_KEY, text)
    // What was good is kept at once: it is told only this one time.
    writeStored(KEY, formatRecent(searches))
    showNotice('Some of your recent searches could not be read and were left out.')
  }
  recentStore.set(searches)
  return searches
}
