/** The text being typed in a tab as someone logs in or out. */
import {
  getChangePrefix,
  listStored,
  type PersonalPlace,
  readSession,
  readStored,
  removeStored,
  STORAGE_KEYS,
  writeSession,
} from '../stored/storage.ts'
import {
  clearSession,
  findLocks,
  GUEST,
  holdLock,
  nameTab,
  nameTyped,
  readTyped,
  removeSession,
  startTyped,
  TAB_LOCK,
  TYPED_KEYS,
  type TypedKey,
} from '../stored/tab.ts'

/** More tabs than anyone has open: those that are closed while the account is open leave theirs. */
const MAX_DRAFTS = 10
/** The start of a sealed session. The previous release kept sessions, and typed text beside them, unsealed. */
const SEALED = /^1\./

/** True where an order was half made in this tab before the log in. */
export function hasGuestOrder(): boolean {
  return readTyped(STORAGE_KEYS.orderDraft) !== null
}

/** Forgets what this tab has of an account, except for the name of its drafts where they wait for the next log in. */
export function forgetTab(isLocked = false): void {
  const session = readSession(STORAGE_KEYS.profileSession)
  if (session && !SEALED.test(session)) return clearSession()
  removeSession(STORAGE_KEYS.profileSession)
  if (!isLocked) removeSession(STORAGE_KEYS.profileTab)
}

/** Forgets what is being typed in this tab: the person is done. */
export function forgetDrafts(vault: Pick<PersonalPlace, 'set'>): void {
  for (const key of TYPED_KEYS) vault.set(nameTyped(key), null)
}

/**
 * Goes on with what was being typed in this tab before a reload or a lock. A new tab takes what was brought along, or the
 * last that a closed one has left.
 */
export async function takeDrafts(id: string, vault: Pick<PersonalPlace, 'list' | 'get' | 'set'>): Promise<void> {
  if (!readSession(STORAGE_KEYS.profileTab)?.startsWith(`${id}.`)) nameTab(id)
  const isOpen = await findOpenTabs()
  holdLock()
  for (const key of TYPED_KEYS) {
    const left = listLeft(key, vault.list(), isOpen)
    for (const name of left.slice(0, -MAX_DRAFTS)) vault.set(name, null)
    const own = nameTyped(key)
    // An order that was brought along (`guestThings`) has no tab's name.
    const from = vault.get(key) === undefined ? left.at(-1) : key
    const text = from && vault.get(from)
    if (text === undefined || vault.get(own) !== undefined) continue
    vault.set(own, text)
    vault.set(from!, null)
  }
  moveLines(vault)
}

/**
 * Goes on with what a guest was typing on the page before. A new tab goes on with what one that was killed has left: one
 * that was closed leaves nothing.
 */
export async function goOnTyping(): Promise<void> {
  if (!findLocks()) return
  const isOpen = await findOpenTabs()
  const name = readSession(STORAGE_KEYS.profileTab)
  if (name?.startsWith(GUEST) && isOpen(name)) partFromOriginal()
  for (const key of TYPED_KEYS) {
    const left = listLeft(key, listStored(getChangePrefix(key)), isOpen).filter((name) => name !== nameTyped(key))
    const text = readStored(left.at(-1) ?? '')
    if (text !== null && readTyped(key) === null) writeSession(key, text)
    for (const name of left) removeStored(name)
  }
  startTyped()
}

/** A copy of a tab has the name of the one that it was made from: it goes on with what is typed there under its own. */
function partFromOriginal(): void {
  for (const key of TYPED_KEYS) {
    const text = readTyped(key)
    if (text !== null) writeSession(key, text)
  }
  nameTab(GUEST)
}

/** Names of what was typed in tabs that are not open, in the order in which they were opened. */
function listLeft(key: TypedKey, names: readonly string[], isOpen: (tab: string) => boolean): readonly string[] {
  const prefix = getChangePrefix(key)
  return names.filter((name) => name.startsWith(prefix) && !isOpen(name.slice(prefix.length))).sort()
}

async function findOpenTabs(): Promise<(tab: string) => boolean> {
  const { held = [] } = await navigator.locks.query()
  const open = new Set(held.map(({ name }) => name))
  return (tab) => open.has(TAB_LOCK + tab)
}

/** The lines of a quick order are goods and codes alone, so those typed before the log in go on after it. */
function moveLines(vault: Pick<PersonalPlace, 'get' | 'set'>): void {
  const own = nameTyped(STORAGE_KEYS.quickOrder)
  const lines = readSession(STORAGE_KEYS.quickOrder)
  if (lines === null || vault.get(own) !== undefined) return
  vault.set(own, lines)
  removeSession(STORAGE_KEYS.quickOrder)
}
