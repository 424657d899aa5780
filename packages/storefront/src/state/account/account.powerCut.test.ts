// @vitest-environment jsdom
import { webcrypto } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'
import { importKey } from '@shop/core/account/sealed.ts'
import { ADA } from '../../fixtures/exampleSignUp.ts'
import { clearDisk, countWrites, disk, limitWrites, openFakeDevice } from '../../fixtures/fakeDisk.ts'

const typed = (email: string) => ({ email, password: ADA.password, isShared: false })

/** A tab of the shop with a memory of its own, which knows what is on the disk by then. */
async function openTab() {
  vi.resetModules()
  await openFakeDevice()
  return {
    ...(await import('./account.ts')),
    ...(await import('./profiles.ts')),
    ...(await import('./session.ts')),
    ...(await import('./vault.ts')),
    ...(await import('../stored/storage.ts')),
    ...(await import('../../fixtures/exampleSignUp.ts')),
  }
}

function clearAll(): void {
  localStorage.clear()
  sessionStorage.clear()
  clearDisk()
}

beforeEach(() => {
  vi.stubGlobal('crypto', webcrypto)
  clearAll()
})

test('after any power cut in a sign-up there is an account that opens, or none', async () => {
  const found: number[] = []
  for (let count = 0, all = Infinity; count <= all; count++) {
    clearAll()
    const tab = await openTab()
    limitWrites({ writes: count, others: 'lost' })
    await tab.makeAccount()
    all = countWrites()
    limitWrites()
    const next = await openTab()
    found.push(next.listProfiles().length)
    expect(await next.logIn(typed(ADA.email)), `after ${count} of ${all} writes`).toHaveProperty(
      found.at(-1) === 1 ? 'dataKey' : 'problem',
    )
  }
  expect([found[0], found.at(-1)]).toEqual([0, 1])
})

test('after a power cut in a change of email the new one opens the account, and is its email', async () => {
  const tab = await openTab()
  const { profile, person } = await tab.makeAccount()
  const { id } = profile.header
  const vault = await tab.openVault(id, await importKey(profile.dataKey))
  tab.accountStore.set({ ...profile, person, lockMinutes: 15, vault })
  tab.setPersonalPlace(vault)
  const before = disk.get(`profile.${id}.person`)
  const email = 'morwenna@example.com'
  expect(await tab.changeCredentials(ADA.password, { email, password: ADA.password })).toBe('changed')
  // Before the person was written.
  vault.close()
  const next = await openTab()
  expect(disk.get(`profile.${id}.person`)).toBe(before)
  expect(await next.logIn(typed(email))).toHaveProperty('dataKey')
  const again = await next.openVault(id, await importKey(profile.dataKey))
  expect(again.get('person')).toContain(email)
  again.close()
})
