// @vitest-environment jsdom
import { webcrypto } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { formatHeader } from '../../domain/profile/header.ts'
import { formatPerson, type Person } from '../../domain/profile/person.ts'
import { createBytes, importKey } from '../../domain/profile/sealed.ts'
import type * as Removals from './removeAccount.ts'
import type * as Sessions from './session.ts'
import { writeRecord } from './vault.ts'

const ID = '0123456789abcdef'
const OPEN = 'profile.open'
const SESSION = 'profile.session'
const HEADER = {
  id: ID,
  made: '2026-01-02',
  derivation: { salt: createBytes(16), rounds: 1 },
  byPassword: 'by password',
  byCode: 'by code',
}
const ADA: Person = { firstName: 'Ada', lastName: '', email: '', lockMinutes: 15, isCodeKept: false }

let sessions: typeof Sessions
let removals: typeof Removals
let dataKey: ReturnType<typeof createBytes>
let whileOpening: () => void
const channels: BroadcastChannel[] = []

const begin = () => sessions.beginSession({ id: ID, dataKey, isShared: false })
const listRecords = () => Object.keys(localStorage).filter((key) => key.startsWith(`profile.${ID}.`))

async function writePerson(person: Person): Promise<void> {
  await writeRecord(ID, await importKey(dataKey), 'person', formatPerson(person))
}

/** What the browser does in this tab when another has written. */
const tell = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }))

beforeEach(async () => {
  vi.stubGlobal('crypto', webcrypto)
  vi.stubGlobal(
    'BroadcastChannel',
    class extends BroadcastChannel {
      constructor(name: string) {
        super(name)
        channels.push(this)
      }
    },
  )
  whileOpening = () => undefined
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: {
      query: () => Promise.resolve({ held: [] }),
      request: (_name: string, _options: object, run: () => Promise<void>) => {
        whileOpening()
        return run()
      },
    },
  })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  localStorage.clear()
  sessionStorage.clear()
  vi.resetModules()
  sessions = await import('./session.ts')
  removals = await import('./removeAccount.ts')
  dataKey = createBytes(32)
  localStorage.setItem(`profile.${ID}`, formatHeader(HEADER))
  await writePerson(ADA)
})
afterEach(() => {
  sessions.accountStore.get()?.vault.close()
  for (const channel of channels.splice(0)) channel.close()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a session that was begun opens after each reload', async () => {
  expect(begin()).toBe(true)
  for (const load of ['next page', 'reload'])
    expect(await sessions.resumeSession(), load).toMatchObject({ person: { firstName: 'Ada' } })
})

describe('a tab that was asleep opens nothing', () => {
  test.each([
    ['after a log out', () => localStorage.removeItem(OPEN)],
    ['after a log out while the records were being opened', () => (whileOpening = () => localStorage.removeItem(OPEN))],
    [
      'after the same person logged in again',
      () => {
        const own = sessionStorage.getItem(SESSION)!
        begin()
        sessionStorage.setItem(SESSION, own)
      },
    ],
    ['after the account was deleted', () => localStorage.removeItem(`profile.${ID}`)],
  ])('%s, and forgets its key and what was being typed', async (_, change) => {
    begin()
    sessionStorage.setItem('order.draft', 'a draft')
    sessionStorage.setItem('quick-order', 'lines')
    change()
    const open = localStorage.getItem(OPEN)
    expect(await sessions.resumeSession()).toBeUndefined()
    expect(sessionStorage).toHaveLength(0)
    expect(sessions.accountStore.get()).toBeUndefined()
    if (open === null) expect(localStorage.getItem(OPEN)).toBeNull()
  })
})

test('a guest keeps what is being typed', async () => {
  sessionStorage.setItem('quick-order', 'lines')
  await sessions.resumeSession()
  expect(sessionStorage.getItem('quick-order')).toBe('lines')
})

test('an order that a guest left half made is not there after log in', () => {
  sessionStorage.setItem('order.draft', 'a guest’s')
  begin()
  expect(sessionStorage.getItem('order.draft')).toBeNull()
})

test('an account that was deleted and had back opens again', async () => {
  begin()
  const account = await sessions.resumeSession()
  const undo = await removals.removeAccount(account!)
  expect(localStorage.getItem(OPEN)).toBeNull()
  undo()
  expect(await sessions.resumeSession()).toMatchObject({ person: { firstName: 'Ada' } })
})

test('a key that opens no record removes none, and is forgotten', async () => {
  begin()
  sessionStorage.setItem(SESSION, sessionStorage.getItem(SESSION)!.replace(/\.[\w-]{43}\./, `.${'A'.repeat(43)}.`))
  const before = { ...localStorage }
  expect(await sessions.resumeSession()).toBeUndefined()
  expect(sessionStorage).toHaveLength(0)
  expect(listRecords()).toHaveLength(1)
  expect({ ...localStorage }).toEqual(before)
})

describe('what is being typed', () => {
  const type = () => {
    sessionStorage.setItem('order.draft', 'a ward’s order')
    sessionStorage.setItem('quick-order', 'codes')
  }

  test('is sealed when the account locks itself, and put back after log in', async () => {
    begin()
    await sessions.resumeSession()
    type()
    await sessions.endSession('idle')
    expect(Object.keys(sessionStorage)).toEqual(['profile.tab'])
    expect(JSON.stringify({ ...localStorage })).not.toContain('ward')
    begin()
    await sessions.resumeSession()
    expect(sessionStorage.getItem('order.draft')).toBe('a ward’s order')
    expect(sessionStorage.getItem('quick-order')).toBe('codes')
  })

  test('of tabs that were closed while it was locked is put back in the next, the last first', async () => {
    const openTab = async () => {
      vi.resetModules()
      sessions = await import('./session.ts')
      begin()
      await sessions.resumeSession()
      return sessions
    }
    let now = Date.now()
    vi.spyOn(Date, 'now').mockImplementation(() => now++)
    for (const [draft, tab] of [
      ['one', await openTab()],
      ['other', await openTab()],
    ] as const) {
      sessionStorage.setItem('order.draft', draft)
      await tab.endSession('idle')
    }
    for (const draft of ['other', 'one', null]) {
      sessionStorage.clear()
      await openTab()
      expect(sessionStorage.getItem('order.draft')).toBe(draft)
    }
  })

  test('of a guest is no one else’s, and the guest’s again after log out', async () => {
    sessionStorage.setItem('order.draft', 'a guest’s order')
    begin()
    await sessions.resumeSession()
    expect(sessionStorage.getItem('order.draft')).toBeNull()
    await sessions.endSession()
    expect({ ...sessionStorage }).toEqual({ 'order.draft': 'a guest’s order' })
  })

  test('goes when the person logs out', async () => {
    begin()
    await sessions.resumeSession()
    type()
    await sessions.endSession()
    begin()
    await sessions.resumeSession()
    expect(sessionStorage.getItem('order.draft')).toBeNull()
  })
})

describe('a change in another tab', () => {
  test('of how the account opens is known here', async () => {
    begin()
    await sessions.resumeSession()
    localStorage.setItem(`profile.${ID}`, formatHeader({ ...HEADER, byPassword: 'another' }))
    tell(`profile.${ID}`)
    expect(sessions.accountStore.get()!.header.byPassword).toBe('another')
  })

  test('of the person and the time to lock is known here', async () => {
    begin()
    await sessions.resumeSession()
    await writePerson({ ...ADA, firstName: 'Adelaide', lockMinutes: 60 })
    tell(`profile.${ID}.person`)
    await vi.waitFor(() =>
      expect(sessions.accountStore.get()).toMatchObject({ person: { firstName: 'Adelaide' }, lockMinutes: 60 }),
    )
  })
})
