import type { StorageKey } from '@shop/core/stored/stored.ts'
import { createStore } from '../base/store.ts'
import { listStored, readStored, removeStored, STORAGE_KEYS, writeStored } from './storage.ts'

/** Together with the longest of them this is far less than a browser keeps for one shop. */
const MAX_TEXTS = 8
const MAX_UNITS = 1_000_000

/** The names of all texts of this device that could not be read, once `findUnread` has looked. */
export const unreadStore = createStore<readonly string[]>([])

/** Looks for texts that could not be read, now or on an earlier visit. */
export function findUnread(): void {
  unreadStore.set(Object.values(STORAGE_KEYS).flatMap(listUnread))
}

/** Keys of the texts of one kind that could not be read, the oldest first. */
function listUnread(key: StorageKey): string[] {
  return listStored(`${key}.unread`)
}

/**
 * Sets aside a text that could not be read; false where the same text is there already. The oldest texts of its kind go
 * where there are more than eight, or more than a million UTF-16 units.
 */
export function setAside(key: StorageKey, text: string): boolean {
  if (listUnread(key).some((name) => readStored(name) === text)) return false
  // Two texts may be found in one millisecond.
  const name = `${key}.unread.${Date.now().toString(36)}.${Math.random().toString(36).slice(2, 8)}`
  writeStored(name, text)
  let units = 0
  for (const [age, name] of listUnread(key).reverse().entries()) {
    units += readStored(name)?.length ?? 0
    if (age > 0 && (age >= MAX_TEXTS || units > MAX_UNITS)) removeStored(name)
  }
  findUnread()
  return true
}

/** Forgets the texts that could not be read: those of one kind, or all. */
export function forgetUnread(key?: StorageKey): void {
  for (const name of key ? listUnread(key) : unreadStore.get()) removeStored(name)
  findUnread()
}
