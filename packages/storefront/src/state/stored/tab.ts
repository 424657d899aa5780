import { type KeyOf, listKeys, type StorageKey } from '@shop/core/stored/stored.ts'
import {
  getChangePrefix,
  personal,
  readSession,
  readStored,
  removeStored,
  STORAGE_KEYS,
  writeSession,
  writeStored,
} from './storage.ts'

export type TypedKey = KeyOf<'draft'>

/** The keys of what is typed in a tab and goes on in it. */
export const TYPED_KEYS = listKeys('draft')

/** The prefix of the lock that a tab holds while it is open; the name of what is typed in it follows. */
export const TAB_LOCK = 'profile.tab '

/**
 * The text that is being typed in this tab. While a page is open it is on the disk, sealed where an account is open. A
 * guest's goes from page to page in session storage, so that nothing of it stays once the tab is closed. Without locks, as
 * over plain http, it is in session storage alone: no tab could tell a text that another has left from one being typed.
 */
export function readTyped(key: TypedKey): string | null {
  return readStored(nameTyped(key)) ?? (personal ? null : readSession(key))
}

/** Keeps what is being typed. */
export function writeTyped(key: TypedKey, text: string): void {
  if (personal) writeStored(nameTyped(key), text)
  else if (findLocks()) {
    holdTab()
    writeStored(nameTyped(key), text)
  } else writeSession(key, text)
}

/** Forgets what a guest is typing. */
export function forgetTyped(key: TypedKey): void {
  removeStored(nameTyped(key))
  removeSession(key)
}

/** The text that holds what is being typed in this tab. */
export function nameTyped(key: TypedKey): string {
  return getChangePrefix(key) + (readSession(STORAGE_KEYS.profileTab) ?? '')
}

/** The start of the name of a guest's tab. */
export const GUEST = 'guest'

/** Gives this tab a name that no other has. */
export function nameTab(start: string): void {
  writeSession(STORAGE_KEYS.profileTab, `${start}.${Date.now().toString(36)}.${Math.random().toString(36).slice(2, 8)}`)
}

/** The browser's locks; undefined in an older one, and over plain http. */
export function findLocks(): LockManager | undefined {
  return navigator.locks
}

/** Tells other tabs that what is typed here is not left behind. */
export function holdLock(): void {
  void findLocks()?.request(
    TAB_LOCK + (readSession(STORAGE_KEYS.profileTab) ?? ''),
    () => new Promise<void>(() => undefined),
  )
}

let isHeld = false

function holdTab(): void {
  if (isHeld) return
  isHeld = true
  if (readSession(STORAGE_KEYS.profileTab) === null) nameTab(GUEST)
  holdLock()
  addEventListener('pagehide', () => {
    for (const key of TYPED_KEYS) {
      const text = personal ? null : readStored(nameTyped(key))
      if (text !== null && writeSession(key, text)) removeStored(nameTyped(key))
    }
  })
  addEventListener('pageshow', ({ persisted }) => persisted && startTyped())
}

/** Has the disk keep what was being typed on the page before, too. */
export function startTyped(): void {
  for (const key of TYPED_KEYS) {
    const text = personal ? null : readSession(key)
    // Text left by a killed page of this tab, which the browser opens again, is newer.
    if (text !== null && readStored(nameTyped(key)) === null) writeTyped(key, text)
  }
}

/** Forgets what this tab keeps under a key. */
export function removeSession(key: StorageKey): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Storage that cannot be reached keeps nothing.
  }
}

/** Forgets all that this tab keeps until it is closed. */
export function clearSession(): void {
  try {
    sessionStorage.clear()
  } catch {
    // Storage that cannot be reached keeps nothing.
  }
}
