/** What is being typed in a tab as someone logs in or out. */
import { clearSession, readSession, removeSession, STORAGE_KEYS, writeSession } from '../kept/storage.ts'
import type { Vault } from './vault.ts'

/** An order that a guest left half made is not this person's, unless they say so; it is the guest's again afterwards. */
export function putGuestOrderAside(): void {
  const text = readSession(STORAGE_KEYS.orderDraft)
  removeSession(STORAGE_KEYS.orderDraft)
  // Where a session is, even one that is over, it was no guest's.
  const isGuest = readSession(STORAGE_KEYS.profileSession) === null
  if (text !== null && isGuest) writeSession(STORAGE_KEYS.guestOrder, text)
}

/** Forgets all that this tab keeps of a person; the order that a guest had begun is theirs again. */
export function forgetTab(): void {
  const text = readSession(STORAGE_KEYS.guestOrder)
  clearSession()
  if (text !== null) writeSession(STORAGE_KEYS.orderDraft, text)
}

/** Whether an order was half made in this tab before the log in. */
export function hasGuestOrder(): boolean {
  return readSession(STORAGE_KEYS.guestOrder) !== null
}

/** What is being typed, in session storage. */
const DRAFTS = [STORAGE_KEYS.orderDraft, STORAGE_KEYS.quickOrder] as const

/** Seals what is being typed, when the profile locks itself. */
export function sealDrafts(vault: Vault): void {
  for (const key of DRAFTS) {
    const text = readSession(key)
    if (text !== null) vault.set(key, text)
  }
}

/** Puts back what was being typed when the profile locked itself, unless something else is being typed by now. */
export function unsealDrafts(vault: Vault): void {
  for (const key of DRAFTS) {
    const text = vault.get(key)
    if (text !== undefined && readSession(key) === null && writeSession(key, text)) vault.remove(key)
  }
}
