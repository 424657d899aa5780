/**
 * The browser's local storage, which may be absent, blocked, full or damaged: nothing here throws.
 * Keys are the specification's or the shop's own; each holds one versioned text.
 */
export const STORAGE_KEYS = {
  /** The selected product: the whole card as JSON (specification, 3). */
  selected: 'detail',
  cart: 'cart',
  theme: 'theme',
  /** Which price comes first. */
  vat: 'vat',
  lists: 'lists',
  recentSearches: 'recent-searches',
  compared: 'compared',
  recentlyViewed: 'recently-viewed',
  /** In session storage: it outlasts a reload, and each tab has its own. */
  quickOrder: 'quick-order',
  /** Who is ordering and where it goes, if the buyer wants that kept. */
  buyer: 'order.buyer',
  /** In session storage: the order document that is being made. */
  orderDraft: 'order.draft',
} as const

export type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS]

/** What the keys of changes to a kept value begin with (docs/decisions/0012). */
export function getChangePrefix(key: StorageKey): string {
  return `${key}+`
}

/** The stored text, or null where there is none or storage cannot be read. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a text; false where storage is full, blocked or absent. */
export function writeStored(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** The stored keys that begin so, in their order; undefined where storage cannot be read. */
export function listStored(prefix: string): string[] | undefined {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .sort()
  } catch {
    return undefined
  }
}

/** Forgets what is stored under a key. */
export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // What cannot be reached is not kept either.
  }
}

/** What this tab keeps until it is closed, or null where there is none or storage cannot be read. */
export function readSession(key: StorageKey): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text until this tab is closed; false where storage is full, blocked or absent. */
export function writeSession(key: StorageKey, text: string): boolean {
  try {
    sessionStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** Calls back when another tab changes this key, or a change of it, or clears everything. Returns the way to stop. */
export function watchStored(key: StorageKey, onChange: () => void): () => void {
  const handle = (event: StorageEvent) => {
    if (event.key === null || event.key === key || event.key.startsWith(getChangePrefix(key))) onChange()
  }
  window.addEventListener('storage', handle)
  return () => window.removeEventListener('storage', handle)
}
