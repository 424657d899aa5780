import { PROFILE_ID, type ProfileHeader } from '@shop/core/account/header.ts'
import { findTimeLeft } from '@shop/core/account/idle.ts'
import { type LockMinutes, parsePerson, type Person, SHARED_LOCK } from '@shop/core/account/person.ts'
import { type Bytes, createBytes, importKey, sealText, unsealText } from '@shop/core/account/sealed.ts'
import { formatBase64, parseBase64 } from '@shop/core/base/base64.ts'
import { paths } from '@shop/core/page/address.ts'
import { isOfOne, type StorageKey } from '@shop/core/stored/stored.ts'
import { createStore } from '../base/store.ts'
import { BASE } from '../page/base.ts'
import { sayUnread } from '../stored/sayUnread.ts'
import {
  readSession,
  readStored,
  removeStored,
  setPersonalPlace,
  STORAGE_KEYS,
  watchStored,
  writeStored,
  writeSession,
} from '../stored/storage.ts'
import { setAside } from '../stored/unread.ts'
import { forgetDrafts, forgetTab, takeDrafts } from './drafts.ts'
import { getProfileKey, readProfile } from './profiles.ts'
import { openVault, type Vault } from './vault.ts'

/** The account that is open in this page. */
export interface Account {
  readonly header: ProfileHeader
  readonly dataKey: Bytes
  readonly person: Person
  readonly lockMinutes: LockMinutes
  readonly vault: Vault
}

export const PERSON_RECORD = STORAGE_KEYS.person

/** Undefined for a guest. */
export const accountStore = createStore<Account | undefined>(undefined)

/** The place that the seal of a session covers besides its text. */
const SESSION_PLACE = 'session'
/** Held by every tab in which the account is open. */
const LOCK = 'profile'
/** Other tabs answer in milliseconds, on a busy device in a second, unless the browser has put them to sleep. */
const ANSWER_MS = 1500

type Message = { readonly ask: true } | { readonly session: string }

interface Session {
  readonly id: string
  readonly dataKey: Bytes
  /** True where the person said at log in that others use the device too. */
  readonly isShared: boolean
}

/** A session with the token of its log in: a log out ends it for good, and the next log in has another. */
interface BegunSession extends Session {
  readonly token: string
}

/** Lets the next page of this tab open the account: a full page load follows. */
export async function beginSession({ id, dataKey, isShared }: Session): Promise<boolean> {
  const token = formatBase64(createBytes(16))
  writeStored(STORAGE_KEYS.profileUsed, String(Date.now()))
  return (
    (await keepSession({ id, dataKey, isShared, token })) &&
    writeStored(STORAGE_KEYS.openProfile, formatOpen({ id, token }))
  )
}

/**
 * Keeps the session for the next page of this tab. Browsers write session storage to disk, and leave there what was
 * removed: it is sealed under a key that only the tab's name has, which they keep in memory and which ends with the log
 * out. False where that cannot be kept.
 */
async function keepSession(session: BegunSession): Promise<boolean> {
  const wrapper = createBytes(32)
  const sealed = await sealText(await importKey(wrapper), formatSession(session), SESSION_PLACE)
  window.name = formatBase64(wrapper)
  return writeSession(STORAGE_KEYS.profileSession, sealed)
}

/** The session that this tab kept; undefined where there is none, or the tab has lost its name, as a restored one has. */
async function readOwnSession(): Promise<BegunSession | undefined> {
  try {
    const wrapper = await importKey(parseBase64(window.name))
    const sealed = readSession(STORAGE_KEYS.profileSession) ?? ''
    return parseSession(await unsealText(wrapper, sealed, SESSION_PLACE))
  } catch {
    return undefined
  }
}

function formatSession({ id, dataKey, isShared, token }: BegunSession): string {
  return [id, formatBase64(dataKey), isShared ? 'shared' : '', token].join('.')
}

function formatOpen({ id, token }: Pick<BegunSession, 'id' | 'token'>): string {
  return `${id}.${token}`
}

/** False once the visitor has logged out in any tab, even if one that was asleep or away still has the session. */
function isOpen(session: BegunSession): boolean {
  return readStored(STORAGE_KEYS.openProfile) === formatOpen(session)
}

/**
 * Opens the account of this tab again, or that of another tab. Everything personal is read from it from then on.
 * Undefined where there is none: the visitor is a guest.
 */
export async function resumeSession(): Promise<Account | undefined> {
  const own = await readOwnSession()
  const session = own ?? parseSession(await askTabs())
  const header = session && readProfile(session.id)
  const key = session && header && isOpen(session) && (await importKey(session.dataKey).catch(() => undefined))
  if (!session || !header || !key) return stayGuest()
  const vault = await openVault(session.id, key)
  const letGo = await holdLock()
  const isWrongKey = vault.damaged.size > 0 && vault.list().length === 0
  // The log out may have come meanwhile.
  if (isWrongKey || !isOpen(session)) {
    vault.close()
    letGo()
    if (isWrongKey && own) return leave()
    return stayGuest()
  }
  const person = parsePerson(vault.get(PERSON_RECORD) ?? null)
  const lockMinutes = session.isShared ? SHARED_LOCK : person.lockMinutes
  const account = { header, dataKey: session.dataKey, person, lockMinutes, vault }
  // This tab's own session is not sealed again: a page left halfway could pass on a key and a seal that do not match.
  if (!own) await keepSession(session)
  join(session)
  setPersonalPlace(vault)
  for (const [record, sealed] of vault.damaged) {
    vault.set(record, null)
    const key = findKey(record)
    if (setAside(key, sealed)) sayUnread(key, sealed, 'Something of your account could not be read and was left out.')
  }
  await takeDrafts(header.id, vault)
  accountStore.set(account)
  follow(account)
  return account
}

/**
 * Logs out in every tab, by a full load: nothing of the account stays in the page's memory, or returns with Back. The
 * log-in page follows; "here": the same page, whose address says what it is for. "idle" keeps what is being typed.
 */
export async function endSession(way?: 'idle' | 'here'): Promise<void> {
  await storeWaiting(way)
  removeStored(STORAGE_KEYS.openProfile)
  leave(way)
}

/** Stores what is waiting; what is being typed stays where the account locks itself. */
async function storeWaiting(way: 'idle' | 'here' | undefined): Promise<void> {
  const vault = accountStore.get()?.vault
  if (vault && way !== 'idle') forgetDrafts(vault)
  // The account must close even if the browser never finishes the last write.
  await Promise.race([vault?.flush(), new Promise((resolve) => setTimeout(resolve, 1000))])
}

/** Follows another tab, which has logged out or was the first to find the time over. */
async function followLogOut(): Promise<void> {
  const way = findIdleTime() === 0 ? 'idle' : undefined
  document.body.replaceChildren()
  await storeWaiting(way)
  leave(way)
}

/** The time until the open account locks itself, in ms. */
export function findIdleTime(): number {
  const usedAt = Number(readStored(STORAGE_KEYS.profileUsed) ?? NaN)
  return findTimeLeft(usedAt, Date.now(), accountStore.get()?.lockMinutes ?? 0)
}

function leave(way?: 'idle' | 'here'): undefined {
  accountStore.get()?.vault.close()
  forgetTab(way === 'idle')
  window.name = ''
  document.body.replaceChildren()
  // A browser may keep this page for Back, and its memory with it.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
  if (way === 'here') location.reload()
  else location.replace(`${BASE}${paths.login}${way ? `?why=${way}` : ''}`)
}

function parseSession(text: string | null | undefined): BegunSession | undefined {
  const [id = '', key = '', shared, token = ''] = text?.split('.') ?? []
  try {
    return PROFILE_ID.test(id) ? { id, dataKey: parseBase64(key), isShared: shared === 'shared', token } : undefined
  } catch {
    return undefined
  }
}

/** The key of the shop's storage that a record belongs to, as a change of the cart does to the cart. */
function findKey(record: string): StorageKey {
  return Object.values(STORAGE_KEYS).find((key) => isOfOne([key], record)) ?? 'order.buyer'
}

/** Resolves once other tabs can see that the account is open in this one; the result ends that. */
function holdLock(): Promise<() => void> {
  return new Promise((resolve) => {
    void navigator.locks.request(LOCK, { mode: 'shared' }, () => new Promise<void>(resolve))
  })
}

/** Tells other tabs that the account is open here, and gives the session to those that ask. */
function join(session: BegunSession): void {
  const text = formatSession(session)
  const channel = new BroadcastChannel(LOCK)
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if ('ask' in data) channel.postMessage({ session: text } satisfies Message)
  }
  channel.postMessage({ session: text } satisfies Message)
  watchStored(STORAGE_KEYS.openProfile, () => {
    if (!isOpen(session)) void followLogOut()
  })
}

/** Follows other tabs' changes to how the account opens and to its owner's details. */
function follow({ header: { id }, vault }: Account): void {
  watchStored(getProfileKey(id), () => {
    const [account, header] = [accountStore.get(), readProfile(id)]
    if (!header) leave()
    else if (account) accountStore.set({ ...account, header })
  })
  watchStored(PERSON_RECORD, () => {
    const account = accountStore.get()
    if (!account) return
    const person = parsePerson(vault.get(PERSON_RECORD) ?? null)
    const isLockChanged = person.lockMinutes !== account.person.lockMinutes
    accountStore.set({ ...account, person, ...(isLockChanged && { lockMinutes: person.lockMinutes }) })
  })
}

/** The session of another tab, as text; undefined where no tab has an account open, or none answers in time. */
async function askTabs(): Promise<string | undefined> {
  const { held = [] } = await navigator.locks.query()
  if (!held.some(({ name }) => name === LOCK)) return undefined
  const channel = new BroadcastChannel(LOCK)
  const answer = await new Promise<string | undefined>((resolve) => {
    setTimeout(() => resolve(undefined), ANSWER_MS)
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if ('session' in data) resolve(data.session)
    }
    channel.postMessage({ ask: true } satisfies Message)
  })
  channel.close()
  return answer
}

/** Goes on without an account, and opens one once another tab has. */
function stayGuest(): undefined {
  forgetTab(true)
  const channel = new BroadcastChannel(LOCK)
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    const session = 'session' in data ? parseSession(data.session) : undefined
    if (session && isOpen(session)) void keepSession(session).then(() => location.reload())
  }
}
