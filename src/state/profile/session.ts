import { formatBase64, parseBase64 } from '../../domain/text/base64.ts'
import { PROFILE_ID, type ProfileHeader } from '../../domain/profile/header.ts'
import { parsePerson, SHARED_LOCK, type LockMinutes, type Person } from '../../domain/profile/person.ts'
import { importKey, type Bytes } from '../../domain/profile/sealed.ts'
import { paths } from '../../domain/page/address.ts'
import {
  clearSession,
  readSession,
  readStored,
  removeStored,
  setPersonalPlace,
  STORAGE_KEYS,
  watchStored,
  writeSession,
  writeStored,
  type StorageKey,
} from '../kept/storage.ts'
import { createStore } from '../kept/store.ts'
import { setAside } from '../kept/unread.ts'
import { BASE } from '../page/base.ts'
import { readProfile } from './profiles.ts'
import { openVault, type Vault } from './vault.ts'

/** The profile that is open in this page. */
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

/** Held by every tab in which the profile is open. */
const LOCK = 'profile'
/** Other tabs answer in milliseconds, unless the browser has put them to sleep. */
const ANSWER_MS = 600

type Message = { readonly ask: true } | { readonly session: string }

interface Session {
  readonly id: string
  readonly dataKey: Bytes
  /** True where the person said at log in that others use the device too. */
  readonly isShared: boolean
}

/** Lets the next page of this tab open the profile: a move by a full load follows. */
export function beginSession({ id, dataKey, isShared }: Session): boolean {
  writeStored(STORAGE_KEYS.profileUsed, String(Date.now()))
  return writeSession(STORAGE_KEYS.profileSession, [id, formatBase64(dataKey), isShared ? 'shared' : ''].join('.'))
}

/**
 * Opens the profile of this tab again, or that of another tab. Everything personal is read from it from then on.
 * Undefined where there is none: the visitor is a guest.
 */
export async function resumeSession(): Promise<Account | undefined> {
  const text = readSession(STORAGE_KEYS.profileSession) || (await askTabs())
  const session = parseSession(text)
  const header = session && readProfile(session.id)
  const key = session && header && (await importKey(session.dataKey).catch(() => undefined))
  if (!session || !header || !key) return followLogin()
  const vault = await openVault(session.id, key)
  const person = parsePerson(vault.get(PERSON_RECORD) ?? null)
  const lockMinutes = session.isShared ? SHARED_LOCK : person.lockMinutes
  const account = { header, dataKey: session.dataKey, person, lockMinutes, vault }
  await join(session.id, text!)
  setPersonalPlace(vault)
  for (const [record, sealed] of vault.damaged) {
    vault.remove(record)
    setAside(findKey(record), sealed, 'Something of your account could not be read and was left out.')
  }
  accountStore.set(account)
  return account
}

/** Logs out in every tab, by a full load: nothing of the profile stays in the page's memory, or comes back by Back. */
export async function endSession(why?: 'idle'): Promise<void> {
  const account = accountStore.get()
  // Whatever the browser does with the last write, the door must close.
  await Promise.race([account?.vault.flush(), new Promise((resolve) => setTimeout(resolve, 1000))])
  removeStored(STORAGE_KEYS.openProfile)
  leave(why)
}

function leave(why?: 'idle'): void {
  accountStore.get()?.vault.close()
  clearSession()
  document.body.replaceChildren()
  // A browser may keep this page for Back, and its memory with it.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
  location.replace(`${BASE}${paths.login}${why ? `?why=${why}` : ''}`)
}

function parseSession(text: string | null | undefined): Session | undefined {
  const [id = '', key = '', shared] = text?.split('.') ?? []
  try {
    return PROFILE_ID.test(id) ? { id, dataKey: parseBase64(key), isShared: shared === 'shared' } : undefined
  } catch {
    return undefined
  }
}

/** The key of the shop's storage that a record belongs to, as a change of the cart does to the cart. */
function findKey(record: string): StorageKey {
  return Object.values(STORAGE_KEYS).find((key) => record === key || record.startsWith(`${key}+`)) ?? 'order.buyer'
}

/** Says that the profile is open here, and hands it to tabs that ask. */
async function join(id: string, session: string): Promise<void> {
  await new Promise<void>((resolve) => {
    void navigator.locks.request(LOCK, { mode: 'shared' }, () => {
      resolve()
      return new Promise(() => undefined)
    })
  })
  writeSession(STORAGE_KEYS.profileSession, session)
  writeStored(STORAGE_KEYS.openProfile, id)
  const channel = new BroadcastChannel(LOCK)
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if ('ask' in data) channel.postMessage({ session } satisfies Message)
  }
  channel.postMessage({ session } satisfies Message)
  watchStored(STORAGE_KEYS.openProfile, () => {
    if (readStored(STORAGE_KEYS.openProfile) !== id) leave()
  })
}

/** What another tab opens its profile with; undefined where none has one open. */
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

/** A guest's tab opens the profile once another tab has. */
function followLogin(): undefined {
  writeSession(STORAGE_KEYS.profileSession, '')
  const channel = new BroadcastChannel(LOCK)
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (!('session' in data)) return
    writeSession(STORAGE_KEYS.profileSession, data.session)
    location.reload()
  }
}
