// @vitest-environment jsdom
import { webcrypto } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { formatHeader, showName } from '@shop/core/account/header.ts'
import { changePassword, parseResetLink } from '@shop/core/account/profile.ts'
import { parseRecoveryCode } from '@shop/core/account/recoveryCode.ts'
import { importKey, sealText, unsealText } from '@shop/core/account/sealed.ts'
import { ADA, makeAccount } from '../../fixtures/exampleSignUp.ts'
import { clearTexts, disk, limitWrites, settle } from '../../fixtures/fakeDisk.ts'
import { keepTexts } from '../stored/device.ts'
import { setPersonalPlace } from '../stored/storage.ts'
import {
  changeCredentials,
  changeHeader,
  findByCode,
  findByLink,
  logIn,
  renewWays,
  resetPassword,
  type SignedUp,
  signUp,
} from './account.ts'
import { changePerson, writePerson } from './person.ts'
import { listProfiles } from './profiles.ts'
import { type Account, accountStore } from './session.ts'
import { openVault } from './vault.ts'

await vi.hoisted(async () => (await import('../../fixtures/fakeDisk.ts')).openFakeDevice())

const typed = (password: string) => ({ email: ADA.email, password, isShared: false })

beforeEach(async () => {
  vi.useRealTimers()
  vi.stubGlobal('crypto', webcrypto)
  localStorage.clear()
  sessionStorage.clear()
  await clearTexts()
})

test('an account keeps nothing readable of its person', async () => {
  await makeAccount()
  const texts = JSON.stringify([...disk, { ...localStorage }, { ...sessionStorage }])
  expect(disk.size).toBe(2)
  for (const word of ['Ada', 'Penrose', 'ada@', 'harbour']) expect(texts).not.toContain(word)
})

test('a name is shown only where that is wanted', async () => {
  await makeAccount()
  await makeAccount({ email: 'ben@example.com', firstName: 'Ben', isNameShown: true })
  expect(
    listProfiles()
      .map(({ shownName }) => shownName)
      .sort(),
  ).toEqual(['Ben', undefined])
})

test('the same email and password make no second account', async () => {
  await makeAccount()
  expect(await signUp(ADA)).toEqual({ problem: expect.stringContaining('Log in instead') as string })
  expect(listProfiles()).toHaveLength(1)
})

describe('a forgotten password', () => {
  test('is replaced by the recovery code, which is replaced too', async () => {
    const { code } = await makeAccount()
    const read = parseRecoveryCode(code.toLowerCase())
    if ('problem' in read) throw new Error(read.problem)
    const found = await findByCode(read.code)
    const done = await resetPassword(found!, 'quay road 14', '')
    expect(done).toMatchObject({ person: { firstName: 'Ada', email: ADA.email } })
    expect(await logIn(typed('quay road 14'))).toHaveProperty('dataKey')
    expect(await logIn(typed(ADA.password))).toHaveProperty('problem')
    expect(await findByCode(read.code)).toBeUndefined()
  })

  test('is replaced by the link that the person emailed to themself, which says where it leads', async () => {
    const { profile, mail } = await makeAccount()
    const { protocol, pathname, searchParams } = new URL(mail)
    expect(protocol + decodeURIComponent(pathname)).toBe('mailto:ada@example.com')
    const fragment = /\/forget_password#(\S+)/.exec(searchParams.get('body')!)![1]!
    const link = parseResetLink(fragment)
    if (typeof link !== 'object') throw new Error('The link could not be read.')
    const found = await findByLink(link)
    expect(found).toMatchObject({ dataKey: profile.dataKey })
    await resetPassword(found as typeof profile, 'quay road 14', '')
    expect(await findByLink(link)).toEqual({ problem: expect.stringContaining('not the latest') as string })
    await clearTexts()
    expect(await findByLink(link)).toEqual({ problem: expect.stringContaining('not in this browser') as string })
  })
})

describe('a tab that knows nothing of what another has changed', () => {
  /** The account as this tab knows it, before another tab changes it. */
  async function openTab({ profile: { header, dataKey }, person }: SignedUp): Promise<Account> {
    const vault = await openVault(header.id, await importKey(dataKey))
    const account = { header, dataKey, person, lockMinutes: person.lockMinutes, vault }
    accountStore.set(account)
    setPersonalPlace(vault)
    return account
  }

  function readCode(code: string) {
    const read = parseRecoveryCode(code)
    if ('problem' in read) throw new Error(read.problem)
    return read.code
  }

  test('does not bring an old password or code back with a name, a code or a password', async () => {
    const stale = await openTab(await makeAccount())
    expect(await changeCredentials(ADA.password, { email: ADA.email, password: 'spring tide 7' })).toBe('changed')
    accountStore.set(stale)
    expect(await changeHeader((header) => showName(header, 'Ada'))).toBe(true)
    accountStore.set(stale)
    const { code } = (await renewWays(stale))!
    expect(await logIn(typed('spring tide 7'))).toHaveProperty('dataKey')
    expect(await logIn(typed(ADA.password))).toHaveProperty('problem')
    accountStore.set(stale)
    expect(await changeCredentials(ADA.password, { email: ADA.email, password: 'low water' })).toBe('wrong')
    expect(await changeCredentials('spring tide 7', { email: ADA.email, password: 'low water' })).toBe('changed')
    expect(await findByCode(readCode(code))).toBeDefined()
    expect(listProfiles()[0]!.shownName).toBe('Ada')
    stale.vault.close()
    accountStore.set(undefined)
  })

  test('keeps what another tab has changed a moment ago, which this one does not know yet', async () => {
    const { vault, header, dataKey } = await openTab(await makeAccount())
    const [key, record] = [`profile.${header.id}`, `profile.${header.id}.person`]
    const dataCryptoKey = await importKey(dataKey)
    disk.set(key, formatHeader({ ...header, made: '2026-01-02' }))
    expect(await changeHeader((now) => showName(now, 'Ada'))).toBe(true)
    expect(listProfiles()[0]).toMatchObject({ made: '2026-01-02', shownName: 'Ada' })
    disk.set(record, await sealText(dataCryptoKey, JSON.stringify(LATER), `${header.id}/person`))
    expect(await writePerson({ header, dataKey }, { lastName: 'Tregear' })).toBe(true)
    const sealed = await unsealText(dataCryptoKey, disk.get(record)!, `${header.id}/person`)
    expect(JSON.parse(sealed!)).toEqual({ ...LATER, lastName: 'Tregear' })
    vault.close()
    accountStore.set(undefined)
  })

  test('leaves alone what has changed here while its own change is being kept', async () => {
    const { vault } = await openTab(await makeAccount())
    const isKept = changeHeader((header) => showName(header, 'Ada'))
    changePerson({ lastName: 'Tregear' })
    expect(await isKept).toBe(true)
    expect(accountStore.get()).toMatchObject({ header: { shownName: 'Ada' }, person: { lastName: 'Tregear' } })
    vault.close()
    accountStore.set(undefined)
  })

  test('changes of the person only what is meant', async () => {
    const stale = await openTab(await makeAccount())
    changePerson({ lastName: 'Tregear' })
    accountStore.set(stale)
    changePerson({ isCodeKept: true })
    expect(accountStore.get()!.person).toMatchObject({ lastName: 'Tregear', isCodeKept: true })
    stale.vault.close()
    accountStore.set(undefined)
  })

  test('keeps what a later release says of the person beside its own change', async () => {
    const { vault } = await openTab(await makeAccount())
    vault.set('person', JSON.stringify(LATER))
    changePerson({ lastName: 'Tregear' })
    expect(accountStore.get()!.person).toMatchObject({ firstName: 'Ada', lastName: 'Tregear' })
    expect(JSON.parse(vault.get('person')!)).toEqual({ ...LATER, lastName: 'Tregear' })
    vault.close()
    accountStore.set(undefined)
  })
})

/** The owner's details as a later release may keep them. */
const LATER = { version: 2, firstName: 'Ada', email: ADA.email, isCodeKept: true, post: 'Sister' }

test('what a later release says of the person outlasts a new password and another email', async () => {
  const { profile } = await makeAccount()
  const key = await importKey(profile.dataKey)
  const readPerson = async () => {
    const vault = await openVault(profile.header.id, key)
    const text = vault.get('person')!
    vault.close()
    return JSON.parse(text) as object
  }
  const { id } = profile.header
  keepTexts(new Map([[`profile.${id}.person`, await sealText(key, JSON.stringify(LATER), `${id}/person`)]]))
  await resetPassword(profile, 'quay road 14', '')
  expect(await readPerson()).toEqual({ ...LATER, isCodeKept: false, isPasswordAsked: true })
  // A change of email that was cut short before the person was written.
  const header = (await changePassword(profile, { email: 'a@ward.example', password: 'low water' })).header
  keepTexts(new Map([[`profile.${header.id}`, formatHeader(header)]]))
  await logIn({ email: 'a@ward.example', password: 'low water', isShared: false })
  expect(await readPerson()).toEqual({
    ...LATER,
    isCodeKept: false,
    isPasswordAsked: true,
    email: 'a@ward.example',
  })
})

test('what a sign-up or a removal that was cut short has left goes with the next sign-up', async () => {
  const { profile } = await makeAccount()
  const isLeft = () => [...disk.keys()].some((name) => name.startsWith(`profile.${profile.header.id}`))
  keepTexts(new Map([[`profile.${profile.header.id}`, null]]))
  expect(isLeft()).toBe(true)
  await makeAccount()
  expect(isLeft()).toBe(false)
})

const refuse = () => {
  throw new DOMException('Not here.', 'SecurityError')
}

test.each([
  ['the disk is full', () => limitWrites({ writes: 0, others: 'refused' })],
  ['the disk takes nothing but the person', () => limitWrites({ writes: 1, others: 'refused' })],
  ['local storage is full', () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)],
  [
    'both are full',
    () => {
      limitWrites({ writes: 0, others: 'refused' })
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
    },
  ],
  ['local storage is blocked', () => vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse)],
])('where %s there is no account, and the reason is given', async (_, refuseSome) => {
  refuseSome()
  expect(await logIn(typed(ADA.password))).toHaveProperty('problem')
  expect(await signUp(ADA)).toEqual({ problem: expect.stringContaining('not letting the shop keep') as string })
  vi.restoreAllMocks()
  limitWrites()
  expect(localStorage).toHaveLength(0)
  expect(listProfiles()).toEqual([])
  // The next write deletes anything that could not be deleted then.
  await settle()
  keepTexts(new Map())
  expect(disk.size).toBe(0)
})
