// @vitest-environment jsdom
import { webcrypto } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { parseResetLink } from '../../domain/profile/profile.ts'
import { parseRecoveryCode } from '../../domain/profile/recoveryCode.ts'
import { cart } from '../cart/cart.ts'
import { showName } from '../../domain/profile/header.ts'
import { importKey } from '../../domain/profile/sealed.ts'
import {
  changeCredentials,
  changeHeader,
  changePerson,
  findByCode,
  findByLink,
  logIn,
  renewWays,
  resetPassword,
  signUp,
  type SignedUp,
} from './account.ts'
import { listGuestThings, takeAlong } from './guestThings.ts'
import { listProfiles } from './profiles.ts'
import { accountStore, type Account } from './session.ts'
import { openVault } from './vault.ts'

const ADA = {
  firstName: 'Ada',
  lastName: 'Penrose',
  email: 'ada@example.com',
  password: 'harbour lights',
  isShared: false,
  isNameShown: false,
}

const typed = (password: string) => ({ email: ADA.email, password, isShared: false })

async function makeAccount(change: Partial<typeof ADA> = {}): Promise<SignedUp> {
  const made = await signUp({ ...ADA, ...change })
  if ('problem' in made) throw new Error(made.problem)
  return made
}

beforeEach(() => {
  vi.useRealTimers()
  vi.stubGlobal('crypto', webcrypto)
  localStorage.clear()
  sessionStorage.clear()
})

test('an account keeps nothing readable of its person', async () => {
  await makeAccount()
  const texts = JSON.stringify({ ...localStorage })
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

describe('logging in', () => {
  test('opens the account, and any wrong answer has the same words', async () => {
    await makeAccount()
    await makeAccount({ email: 'ben@example.com' })
    sessionStorage.clear()
    const wrong = await logIn(typed('harbour light'))
    expect(await logIn({ ...typed(ADA.password), email: 'cy@example.com' })).toEqual(wrong)
    expect(sessionStorage).toHaveLength(0)
    expect(await logIn(typed(ADA.password))).toBeUndefined()
    expect(sessionStorage.getItem('profile.session')).toMatch(/^[0-9a-f]{16}\./)
  })

  test('where there is no account keeps nothing', async () => {
    expect(await logIn(typed('x'))).toEqual({ problem: 'No account on this device opens with this email and password' })
    expect(localStorage).toHaveLength(0)
  })

  test('waits after the third wrong password, for the right one too, and not for ever', async () => {
    await makeAccount()
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 })
    for (const count of [1, 2, 3])
      expect((await logIn(typed('wrong')))?.problem, String(count)).toMatch(
        count < 3 ? /password$/ : /Wait 2 seconds before you try again$/,
      )
    expect((await logIn(typed(ADA.password)))?.problem).toContain('Wait 2 seconds')
    vi.setSystemTime(1_002_000)
    expect(await logIn(typed(ADA.password))).toBeUndefined()
    expect(localStorage.getItem('profile.tries')).toBeNull()
  })

  test('is not held up by a clock that was put back', async () => {
    await makeAccount()
    localStorage.setItem('profile.tries', JSON.stringify({ count: 20, at: Date.now() + 1e9 }))
    expect(await logIn(typed(ADA.password))).toBeUndefined()
  })

  test('wraps a key again that few rounds have wrapped', async () => {
    const { profile } = await makeAccount()
    const name = `profile.${profile.header.id}`
    const { derivePasswordKey } = await import('../../domain/profile/keys.ts')
    const { sealText } = await import('../../domain/profile/sealed.ts')
    const { formatBase64 } = await import('../../domain/text/base64.ts')
    const weak = { salt: profile.header.derivation.salt, rounds: 1000 }
    const byPassword = await sealText(
      await derivePasswordKey(ADA.email, ADA.password, weak),
      formatBase64(profile.dataKey),
      `${profile.header.id}/key by password`,
    )
    const stored = JSON.parse(localStorage.getItem(name)!) as object
    localStorage.setItem(name, JSON.stringify({ ...stored, rounds: weak.rounds, byPassword }))
    expect(await logIn(typed(ADA.password))).toBeUndefined()
    expect(listProfiles()[0]!.derivation.rounds).toBeGreaterThanOrEqual(600_000)
    expect(await logIn(typed(ADA.password))).toBeUndefined()
  })
})

describe('a forgotten password', () => {
  test('is replaced by the recovery code, which is replaced too', async () => {
    const { code } = await makeAccount()
    const read = parseRecoveryCode(code.toLowerCase())
    if ('problem' in read) throw new Error(read.problem)
    const found = await findByCode(read.code)
    const done = await resetPassword(found!, 'quay road 14', '')
    expect(done).toMatchObject({ person: { firstName: 'Ada', email: ADA.email } })
    expect(await logIn(typed('quay road 14'))).toBeUndefined()
    expect(await logIn(typed(ADA.password))).toBeDefined()
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
    localStorage.clear()
    expect(await findByLink(link)).toEqual({ problem: expect.stringContaining('not in this browser') as string })
  })
})

describe('a tab that knows nothing of what another has changed', () => {
  /** The account as this tab knows it, before another tab changes it. */
  async function openTab({ profile: { header, dataKey }, person }: SignedUp): Promise<Account> {
    const vault = await openVault(header.id, await importKey(dataKey))
    const account = { header, dataKey, person, lockMinutes: person.lockMinutes, vault }
    accountStore.set(account)
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
    expect(changeHeader((header) => showName(header, 'Ada'))).toBe(true)
    accountStore.set(stale)
    const { code } = (await renewWays(stale))!
    expect(await logIn(typed('spring tide 7'))).toBeUndefined()
    expect(await logIn(typed(ADA.password))).toBeDefined()
    accountStore.set(stale)
    expect(await changeCredentials(ADA.password, { email: ADA.email, password: 'low water' })).toBe('wrong')
    expect(await changeCredentials('spring tide 7', { email: ADA.email, password: 'low water' })).toBe('changed')
    expect(await findByCode(readCode(code))).toBeDefined()
    expect(listProfiles()[0]!.shownName).toBe('Ada')
    stale.vault.close()
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
})

describe('what a guest has', () => {
  test('is moved into the account, with its waiting changes, and the rest stays', async () => {
    cart.change((now) => ({ ...now, lines: [{ slug: 'secret-gloves', options: {}, quantity: 2 }] }))
    localStorage.setItem('order.buyer', '{"version":1,"details":{"name":"Ada"}}')
    const things = listGuestThings()
    expect(things.map(({ name }) => name)).toEqual(['Your cart: 2 items', 'Your details and addresses for orders'])
    const { profile } = await makeAccount()
    expect(await takeAlong(profile, things.slice(0, 1))).toBe(true)
    expect(Object.keys(localStorage).some((name) => name.startsWith('cart'))).toBe(false)
    expect(Object.keys(localStorage).some((name) => name.startsWith(`profile.${profile.header.id}.cart+`))).toBe(true)
    expect(JSON.stringify({ ...localStorage })).not.toContain('gloves')
    expect(localStorage.getItem('order.buyer')).not.toBeNull()
  })
})

test('where the browser keeps nothing there is no account, and the reason is given', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError')
  })
  expect(await signUp(ADA)).toEqual({ problem: expect.stringContaining('not letting the shop keep') as string })
  vi.restoreAllMocks()
  expect(localStorage).toHaveLength(0)
})
