// @vitest-environment jsdom
import { webcrypto } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { formatHeader } from '@shop/core/account/header.ts'
import { formatPerson, parsePerson, type Person } from '@shop/core/account/person.ts'
import { createBytes, importKey, sealText } from '@shop/core/account/sealed.ts'
import { formatBase64 } from '@shop/core/base/base64.ts'
import { clearDisk, disk, openFakeDevice } from '../../fixtures/fakeDisk.ts'
import { writeElsewhere } from '../../fixtures/keptTabs.ts'
import type * as Typed from '../stored/tab.ts'
import type * as Removals from './removeAccount.ts'
import type * as Sessions from './session.ts'

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
const ADA: Person = { ...parsePerson(null), firstName: 'Ada' }

let sessions: typeof Sessions
let removals: typeof Removals
let dataKey: ReturnType<typeof createBytes>
let whileOpening: () => void
let typed: typeof Typed
/** The locks that other tabs hold. */
let heldLocks: string[]

const begin = (key = dataKey) => sessions.beginSession({ id: ID, dataKey: key, isShared: false })
const listRecords = () => [...disk.keys()].filter((key) => key.startsWith(`profile.${ID}.`))

/** As another tab does. */
async function writePerson(person: Person): Promise<void> {
  const sealed = await sealText(await importKey(dataKey), formatPerson(person), `${ID}/person`)
  await writeElsewhere(`profile.${ID}.person`, sealed)
}

beforeEach(async () => {
  vi.stubGlobal('crypto', webcrypto)
  whileOpening = () => undefined
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: {
      query: () => Promise.resolve({ held: heldLocks.map((name) => ({ name })) }),
      request: (_name: string, options: object, run?: () => Promise<void>) => {
        whileOpening()
        return run?.() ?? (options as () => Promise<void>)()
      },
    },
  })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  localStorage.clear()
  sessionStorage.clear()
  window.name = ''
  heldLocks = []
  clearDisk()
  vi.resetModules()
  await openFakeDevice()
  typed = await import('../stored/tab.ts')
  sessions = await import('./session.ts')
  removals = await import('./removeAccount.ts')
  dataKey = createBytes(32)
  await writeElsewhere(`profile.${ID}`, formatHeader(HEADER))
  await writePerson(ADA)
})
afterEach(() => {
  sessions.accountStore.get()?.vault.close()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a session that was begun opens after each reload, by the seal that it was given', async () => {
  expect(await begin()).toBe(true)
  const readSeal = () => [sessionStorage.getItem(SESSION), window.name]
  const seal = readSeal()
  for (const load of ['next page', 'reload']) {
    expect(await sessions.resumeSession(), load).toMatchObject({ person: { firstName: 'Ada' } })
    // A page left at once could pass on half of a new seal.
    expect(readSeal(), load).toEqual(seal)
  }
})

describe('a tab that was asleep opens nothing', () => {
  test.each<[string, () => unknown]>([
    ['after a log out', () => localStorage.removeItem(OPEN)],
    ['after a log out while the records were being opened', () => (whileOpening = () => localStorage.removeItem(OPEN))],
    [
      'after the same person logged in again',
      async () => {
        const [own, name] = [sessionStorage.getItem(SESSION)!, window.name]
        await begin()
        sessionStorage.setItem(SESSION, own)
        window.name = name
      },
    ],
    ['after the account was deleted', () => writeElsewhere(`profile.${ID}`, null)],
  ])('%s, and forgets its key', async (_, change) => {
    await begin()
    await change()
    const open = localStorage.getItem(OPEN)
    expect(await sessions.resumeSession()).toBeUndefined()
    expect(sessionStorage.getItem(SESSION)).toBeNull()
    expect(sessions.accountStore.get()).toBeUndefined()
    if (open === null) expect(localStorage.getItem(OPEN)).toBeNull()
  })
})

test('a guest keeps what is being typed', async () => {
  sessionStorage.setItem('quick-order', 'lines')
  await sessions.resumeSession()
  expect(sessionStorage.getItem('quick-order')).toBe('lines')
})

test('what the release before kept in a tab with an open account goes with its session', async () => {
  sessionStorage.setItem(SESSION, `${ID}.${'A'.repeat(43)}..token`)
  sessionStorage.setItem('order.draft', 'a ward’s order')
  await sessions.resumeSession()
  expect(sessionStorage).toHaveLength(0)
})

test('the key of an account is never in storage, nor what is being typed in it', async () => {
  await begin()
  await sessions.resumeSession()
  typed.writeTyped('order.draft', 'a ward’s order')
  typed.writeTyped('quick-order', 'codes of a ward')
  await sessions.accountStore.get()!.vault.flush()
  const stored = JSON.stringify([...disk, { ...localStorage }, { ...sessionStorage }])
  for (const secret of [formatBase64(dataKey), 'ward', window.name]) expect(stored).not.toContain(secret)
})

test('a tab without its name, as a browser restores it, opens nothing', async () => {
  await begin()
  window.name = ''
  expect(await sessions.resumeSession()).toBeUndefined()
  expect(sessionStorage.getItem(SESSION)).toBeNull()
})

test('an account that was deleted and had back opens again', async () => {
  await begin()
  const account = await sessions.resumeSession()
  const undo = await removals.removeAccount(account!)
  expect(localStorage.getItem(OPEN)).toBeNull()
  undo()
  expect(await sessions.resumeSession()).toMatchObject({ person: { firstName: 'Ada' } })
})

test('a key that opens no record removes none, and is forgotten', async () => {
  await begin(createBytes(32))
  const before = [new Map(disk), { ...localStorage }]
  expect(await sessions.resumeSession()).toBeUndefined()
  expect(sessionStorage).toHaveLength(0)
  expect(listRecords()).toHaveLength(1)
  expect([disk, { ...localStorage }]).toEqual(before)
})

describe('what is being typed', () => {
  const type = () => {
    typed.writeTyped('order.draft', 'a ward’s order')
    typed.writeTyped('quick-order', 'codes')
  }
  const readDraft = () => typed.readTyped('order.draft')

  test('is there again after the account has locked itself and someone has logged in', async () => {
    await begin()
    await sessions.resumeSession()
    type()
    await sessions.endSession('idle')
    expect(Object.keys(sessionStorage)).toEqual(['profile.tab'])
    await begin()
    await sessions.resumeSession()
    expect(readDraft()).toBe('a ward’s order')
    expect(typed.readTyped('quick-order')).toBe('codes')
  })

  test('of tabs that were closed while it was locked is put back in the next, the last first', async () => {
    const openTab = async () => {
      vi.resetModules()
      await openFakeDevice()
      typed = await import('../stored/tab.ts')
      sessions = await import('./session.ts')
      await begin()
      await sessions.resumeSession()
      return { ...sessions, ...typed }
    }
    let now = Date.now()
    vi.spyOn(Date, 'now').mockImplementation(() => now++)
    const hold = () => heldLocks.push(`profile.tab ${sessionStorage.getItem('profile.tab')}`)
    for (const draft of ['one', 'other']) {
      sessionStorage.clear()
      const tab = await openTab()
      hold()
      tab.writeTyped('order.draft', draft)
      await tab.endSession('idle')
    }
    heldLocks = []
    for (const draft of ['other', 'one', null]) {
      sessionStorage.clear()
      await openTab()
      hold()
      expect(readDraft()).toBe(draft)
    }
  })

  test('of a guest is no one else’s, and the guest’s again after log out', async () => {
    sessionStorage.setItem('order.draft', 'a guest’s order')
    await begin()
    await sessions.resumeSession()
    expect(readDraft()).toBeNull()
    await sessions.endSession()
    expect({ ...sessionStorage }).toEqual({ 'order.draft': 'a guest’s order' })
  })

  test('goes when the person logs out', async () => {
    await begin()
    await sessions.resumeSession()
    type()
    await sessions.endSession()
    await begin()
    await sessions.resumeSession()
    expect(readDraft()).toBeNull()
  })
})

describe('a change in another tab', () => {
  test('of how the account opens is known here', async () => {
    await begin()
    await sessions.resumeSession()
    await writeElsewhere(`profile.${ID}`, formatHeader({ ...HEADER, byPassword: 'another' }))
    expect(sessions.accountStore.get()!.header.byPassword).toBe('another')
  })

  test('of the person and the time to lock is known here', async () => {
    await begin()
    await sessions.resumeSession()
    await writePerson({ ...ADA, firstName: 'Adelaide', lockMinutes: 60 })
    await vi.waitFor(() =>
      expect(sessions.accountStore.get()).toMatchObject({ person: { firstName: 'Adelaide' }, lockMinutes: 60 }),
    )
  })
})
