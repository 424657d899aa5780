// @vitest-environment jsdom
import { webcrypto } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ROUNDS } from '@shop/core/account/keys.ts'
import { ADA, makeAccount } from '../../fixtures/exampleSignUp.ts'
import { clearTexts } from '../../fixtures/fakeDisk.ts'
import { getText, keepTexts, listTexts } from '../stored/device.ts'
import { logIn } from './account.ts'
import { listProfiles } from './profiles.ts'

const typed = (password: string) => ({ email: ADA.email, password, isShared: false })

beforeEach(async () => {
  vi.useRealTimers()
  vi.stubGlobal('crypto', webcrypto)
  localStorage.clear()
  await clearTexts()
  sessionStorage.clear()
})

describe('logging in', () => {
  test('opens the account, and any wrong answer has the same words', async () => {
    await makeAccount()
    await makeAccount({ email: 'ben@example.com' })
    sessionStorage.clear()
    const wrong = await logIn(typed('harbour light'))
    expect(await logIn({ ...typed(ADA.password), email: 'cy@example.com' })).toEqual(wrong)
    expect(sessionStorage).toHaveLength(0)
    expect(await logIn(typed(ADA.password))).toHaveProperty('dataKey')
    expect(sessionStorage.getItem('profile.session')).toMatch(/^1\./)
  })

  test('does the same work and says the same words for no account, a wrong password and a damaged record', async () => {
    const derive = vi.spyOn(webcrypto.subtle, 'deriveKey')
    const decrypt = vi.spyOn(webcrypto.subtle, 'decrypt')
    /** The outcome of a log in that fails, and the work that the browser did for it. */
    const fail = async () => {
      derive.mockClear()
      decrypt.mockClear()
      const outcome = await logIn(typed('harbour light'))
      return {
        outcome,
        derived: derive.mock.calls.map(([means]) => [(means as Pbkdf2Params).name, (means as Pbkdf2Params).iterations]),
        decrypted: decrypt.mock.calls.map(([, , sealed]) => sealed.byteLength),
      }
    }
    const unknown = await fail()
    expect(unknown.derived).toEqual([['PBKDF2', ROUNDS]])
    expect(unknown.decrypted).toHaveLength(1)
    const { profile } = await makeAccount()
    const name = `profile.${profile.header.id}`
    expect(await fail(), 'a wrong password').toEqual(unknown)
    const good = getText(name)!
    const { byPassword } = JSON.parse(good) as { byPassword: string }
    for (const text of [
      ...['', '1.', '2.x', byPassword.slice(0, 40), `${byPassword.slice(0, -9)}*********`].map((damaged) =>
        good.replace(byPassword, damaged),
      ),
      good.slice(0, 90),
      'null',
      '',
    ]) {
      keepTexts(new Map([[name, text]]))
      localStorage.removeItem('profile.tries')
      expect(await fail(), text).toEqual(unknown)
    }
    const person = `profile.${profile.header.id}.person`
    keepTexts(
      new Map([
        [name, good],
        [person, '1.damaged'],
      ]),
    )
    localStorage.removeItem('profile.tries')
    expect(await fail(), 'a damaged record').toEqual(unknown)
    vi.restoreAllMocks()
  })

  test('where there is no account keeps nothing', async () => {
    expect(await logIn(typed('x'))).toEqual({ problem: 'No account on this device opens with this email and password' })
    expect(localStorage).toHaveLength(0)
    expect([...listTexts()]).toEqual([])
  })

  test('waits after the third wrong password, for the right one too, and not for ever', async () => {
    await makeAccount()
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 })
    for (const count of [1, 2, 3])
      expect(await logIn(typed('wrong')), String(count)).toHaveProperty(
        'problem',
        expect.stringMatching(count < 3 ? /password$/ : /Wait 2 seconds before you try again$/),
      )
    expect(await logIn(typed(ADA.password))).toHaveProperty('problem', expect.stringContaining('Wait 2 seconds'))
    vi.setSystemTime(1_002_000)
    expect(await logIn(typed(ADA.password))).toHaveProperty('dataKey')
    expect(localStorage.getItem('profile.tries')).toBeNull()
  })

  test('is not held up by a clock that was put back', async () => {
    await makeAccount()
    localStorage.setItem('profile.tries', JSON.stringify({ count: 20, at: Date.now() + 1e9 }))
    expect(await logIn(typed(ADA.password))).toHaveProperty('dataKey')
  })

  test('wraps a key again that few rounds have wrapped', async () => {
    const { profile } = await makeAccount()
    const name = `profile.${profile.header.id}`
    const { derivePasswordKey } = await import('@shop/core/account/keys.ts')
    const { sealText } = await import('@shop/core/account/sealed.ts')
    const { formatBase64 } = await import('@shop/core/base/base64.ts')
    const weak = { salt: profile.header.derivation.salt, rounds: 1000 }
    const byPassword = await sealText(
      await derivePasswordKey(ADA.email, ADA.password, weak),
      formatBase64(profile.dataKey),
      `${profile.header.id}/key by password`,
    )
    const stored = JSON.parse(getText(name)!) as object
    keepTexts(new Map([[name, JSON.stringify({ ...stored, rounds: weak.rounds, byPassword })]]))
    expect(await logIn(typed(ADA.password))).toHaveProperty('dataKey')
    expect(listProfiles()[0]!.derivation.rounds).toBeGreaterThanOrEqual(600_000)
    expect(await logIn(typed(ADA.password))).toHaveProperty('dataKey')
  })
})
