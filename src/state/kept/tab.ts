import { getChangePrefix, personal, readSession, STORAGE_KEYS, type StorageKey } from './storage.ts'

type TypedKey = typeof STORAGE_KEYS.quickOrder | typeof STORAGE_KEYS.orderDraft

/**
 * What is being typed in this tab, which outlasts a reload. Browsers write session storage to disk in clear: in an open
 * profile it is sealed there, as everything that is the person's.
 */
export function readTyped(key: TypedKey): string | null {
  return personal ? (personal.get(nameTyped(key)) ?? null) : readSession(key)
}

/** Keeps what is being typed; false where that cannot be kept. */
export function writeTyped(key: TypedKey, text: string): boolean {
  return personal ? personal.set(nameTyped(key), text) : writeSession(key, text)
}

/** The record of a profile that holds what is being typed in this tab. */
export function nameTyped(key: TypedKey): string {
  return getChangePrefix(key) + (readSession(STORAGE_KEYS.profileTab) ?? '')
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

/** Forgets what this tab keeps under a key. */
export function removeSession(key: StorageKey): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // What cannot be reached is not kept either.
  }
}

/** Forgets all that this tab keeps until it is closed. */
export function clearSession(): void {
  try {
    sessionStorage.clear()
  } catch {
    // What cannot be reached is not kept either.
  }
}
