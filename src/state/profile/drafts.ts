/** What is being typed in a tab as someone logs in or out. */
import { getChangePrefix, readSession, STORAGE_KEYS, type PersonalPlace } from '../kept/storage.ts'
import { clearSession, nameTyped, removeSession, writeSession } from '../kept/tab.ts'

const DRAFTS = [STORAGE_KEYS.orderDraft, STORAGE_KEYS.quickOrder] as const

/** More tabs than anyone has open: those that are closed while the profile is open leave theirs. */
const MAX_DRAFTS = 10
/** The prefix of the lock that a tab holds while it is open; the name of its drafts follows. */
const TAB_LOCK = 'profile.tab '
/** The start of a sealed session. The previous release kept sessions, and typed text beside them, unsealed. */
const SEALED = /^1\./

/** Whether an order was half made in this tab before the log in. */
export function hasGuestOrder(): boolean {
  return readSession(STORAGE_KEYS.orderDraft) !== null
}

/** Forgets what this tab has of a profile, but for the name of its drafts where they wait for the next log in. */
export function forgetTab(isLocked = false): void {
  const session = readSession(STORAGE_KEYS.profileSession)
  if (session && !SEALED.test(session)) return clearSession()
  removeSession(STORAGE_KEYS.profileSession)
  if (!isLocked) removeSession(STORAGE_KEYS.profileTab)
}

/** Forgets what is being typed in this tab: the person is done. */
export function forgetDrafts(vault: Pick<PersonalPlace, 'remove'>): void {
  for (const key of DRAFTS) vault.remove(nameTyped(key))
}

/**
 * Goes on with what was being typed in this tab before a reload or a lock. A new tab takes what was brought along, or the
 * last that a closed one has left.
 */
export async function takeDrafts(id: string, vault: Pick<PersonalPlace, 'list' | 'get' | 'set' | 'remove'>) {
  if (!readSession(STORAGE_KEYS.profileTab)?.startsWith(`${id}.`))
    writeSession(STORAGE_KEYS.profileTab, `${id}.${Date.now().toString(36)}.${Math.random().toString(36).slice(2, 8)}`)
  const { held = [] } = await navigator.locks.query()
  const open = held.map(({ name = '' }) => name).filter((name) => name.startsWith(TAB_LOCK))
  void navigator.locks.request(
    TAB_LOCK + (readSession(STORAGE_KEYS.profileTab) ?? ''),
    () => new Promise<void>(() => undefined),
  )
  for (const key of DRAFTS) {
    const prefix = getChangePrefix(key)
    const left = vault
      .list()
      .filter((name) => name.startsWith(prefix) && !open.includes(TAB_LOCK + name.slice(prefix.length)))
      .sort()
    for (const name of left.slice(0, -MAX_DRAFTS)) vault.remove(name)
    const own = nameTyped(key)
    // An order that was brought along (`guestThings`) has no tab's name.
    const from = vault.get(key) === undefined ? left.at(-1) : key
    const text = from && vault.get(from)
    if (text === undefined || vault.get(own) !== undefined) continue
    vault.set(own, text)
    vault.remove(from!)
  }
  moveLines(vault)
}

/** The lines of a quick order are goods and codes alone: whoever typed them before the log in goes on with them. */
function moveLines(vault: Pick<PersonalPlace, 'get' | 'set'>): void {
  const own = nameTyped(STORAGE_KEYS.quickOrder)
  const lines = readSession(STORAGE_KEYS.quickOrder)
  if (lines === null || vault.get(own) !== undefined) return
  vault.set(own, lines)
  removeSession(STORAGE_KEYS.quickOrder)
}
