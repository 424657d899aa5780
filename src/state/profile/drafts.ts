/** What is being typed in a tab as someone logs in or out. */
import {
  clearSession,
  getChangePrefix,
  readSession,
  removeSession,
  STORAGE_KEYS,
  writeSession,
} from '../kept/storage.ts'
import type { Vault } from './vault.ts'

/** An order that a guest left half made is not this person's, unless they say so; it is the guest's again afterwards. */
export function putGuestOrderAside(): void {
  const text = readSession(STORAGE_KEYS.orderDraft)
  removeSession(STORAGE_KEYS.orderDraft)
  // Where a session is, even one that is over, it was no guest's.
  const isGuest = readSession(STORAGE_KEYS.profileSession) === null
  if (text !== null && isGuest) writeSession(STORAGE_KEYS.guestOrder, text)
}

/**
 * Forgets all that this tab keeps of a person; the order that a guest had begun is theirs again. `locked`: what its
 * drafts are called, where they are sealed.
 */
export function forgetTab(locked?: string): void {
  const text = readSession(STORAGE_KEYS.guestOrder)
  clearSession()
  if (text !== null) writeSession(STORAGE_KEYS.orderDraft, text)
  if (locked !== undefined) writeSession(STORAGE_KEYS.lockedTab, locked)
}

/** Whether an order was half made in this tab before the log in. */
export function hasGuestOrder(): boolean {
  return readSession(STORAGE_KEYS.guestOrder) !== null
}

/** What is being typed, in session storage. */
const DRAFTS = [STORAGE_KEYS.orderDraft, STORAGE_KEYS.quickOrder] as const

/** More tabs than anyone has open: those that were closed while the profile was locked leave theirs. */
const MAX_LOCKED = 10
/** What the drafts of this tab are called: the same where it seals them twice. */
let sealedAs: string | undefined

/** Seals what is being typed in this tab, when the profile locks itself. Returns what it is called. */
export function sealDrafts(id: string, vault: Pick<Vault, 'list' | 'set' | 'remove'>): string {
  sealedAs ??= `${id}.${Date.now().toString(36)}.${Math.random().toString(36).slice(2, 8)}`
  for (const key of DRAFTS) {
    const text = readSession(key)
    if (text !== null) vault.set(getChangePrefix(key) + sealedAs, text)
    for (const name of listLocked(key, vault).slice(0, -MAX_LOCKED)) vault.remove(name)
  }
  return sealedAs
}

/** The drafts of one kind in the order in which they were sealed. */
function listLocked(key: string, vault: Pick<Vault, 'list'>): readonly string[] {
  return vault
    .list()
    .filter((name) => name.startsWith(getChangePrefix(key)))
    .sort()
}

/**
 * Puts back what was being typed in this tab when the profile locked itself, unless something else is being typed by
 * now. A tab that was not there then takes the last.
 */
export function unsealDrafts(id: string, vault: Pick<Vault, 'list' | 'get' | 'remove'>): void {
  const tab = readSession(STORAGE_KEYS.lockedTab)
  for (const key of DRAFTS) {
    const own = tab?.startsWith(id) ? getChangePrefix(key) + tab : listLocked(key, vault).at(-1)
    // An order that was brought along (`guestThings`) has no tab's name.
    const name = vault.get(key) === undefined ? own : key
    const text = name && vault.get(name)
    if (text !== undefined && readSession(key) === null && writeSession(key, text)) vault.remove(name!)
  }
}
