// @vitest-environment jsdom
import { webcrypto } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'
import { makeAccount } from '../../fixtures/exampleSignUp.ts'
import { clearTexts } from '../../fixtures/fakeDisk.ts'
import { getText, keepTexts, listTexts } from '../stored/device.ts'
import { measureKept } from './measureKept.ts'

beforeEach(async () => {
  vi.stubGlobal('crypto', webcrypto)
  await clearTexts()
})

test('every byte that an account keeps is counted once, by its kind, and no other account’s', async () => {
  const { profile } = await makeAccount()
  const { id } = profile.header
  const measured = () => new Map(measureKept(id).map(({ name, bytes }) => [name, bytes]))
  expect([...measured().keys()]).toEqual(['How the account is opened', 'Your name, email and choices'])
  const own = { cart: 'abc', 'cart+1.a': 'de', 'cart.unread.1': 'f', 'lists+1.1': 'ghij' }
  keepTexts(new Map(Object.entries(own).map(([record, text]) => [`profile.${id}.${record}`, text])))
  const all = count([...listTexts()])
  await makeAccount({ email: 'ben@example.com' })
  keepTexts(new Map([['cart', 'a guest’s']]))
  expect([...measured().values()].reduce((sum, bytes) => sum + bytes, 0)).toBe(2 * all)
  const cart = [`profile.${id}.cart`, `profile.${id}.cart+1.a`, `profile.${id}.cart.unread.1`]
  expect(measured().get('Cart and saved for later')).toBe(2 * count(cart))
})

function count(names: readonly string[]): number {
  return names.reduce((sum, name) => sum + name.length + getText(name)!.length, 0)
}
