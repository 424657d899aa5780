// @vitest-environment jsdom
import { webcrypto } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createBytes, importKey, sealText } from '@shop/core/account/sealed.ts'
import { clearDisk, disk, limitWrites, openFakeDevice } from '../../fixtures/fakeDisk.ts'
import type { Vault } from './vault.ts'

const ID = '0123456789abcdef'
const PREFIX = `profile.${ID}.`
const CART = '{"version":2,"lines":[{"slug":"secret-gloves"}]}'

let key: CryptoKey
const open: Vault[] = []

/** A tab with a memory of its own; all share the disk. */
async function openTab(): Promise<Vault> {
  vi.resetModules()
  await openFakeDevice()
  const vault = await (await import('./vault.ts')).openVault(ID, key)
  open.push(vault)
  return vault
}

beforeEach(async () => {
  vi.stubGlobal('crypto', webcrypto)
  clearDisk()
  key = await importKey(createBytes(32))
})
afterEach(() => {
  for (const vault of open.splice(0)) vault.close()
  vi.restoreAllMocks()
})

test('what is set can be read at once, is sealed in storage, and is there when the vault opens again', async () => {
  const vault = await openTab()
  vault.set('cart', CART)
  expect(vault.get('cart')).toBe(CART)
  await vault.flush()
  expect([...disk.keys()]).toEqual([`${PREFIX}cart`])
  expect(disk.get(`${PREFIX}cart`)).not.toContain('gloves')
  expect((await openTab()).get('cart')).toBe(CART)
})

test('what is removed is gone at once, and from storage', async () => {
  const vault = await openTab()
  vault.set('cart', CART)
  vault.set('cart+1.a', 'a change')
  vault.set('cart+1.a', null)
  expect(vault.list()).toEqual(['cart'])
  await vault.flush()
  expect([...disk.keys()]).toEqual([`${PREFIX}cart`])
})

test('of many changes to one record the last is kept', async () => {
  const vault = await openTab()
  for (let count = 1; count <= 50; count++) vault.set('cart', String(count))
  await vault.flush()
  expect((await openTab()).get('cart')).toBe('50')
})

test('the theme, the VAT display, what is kept for use offline and profiles are the device’s own', async () => {
  const vault = await openTab()
  for (const name of ['theme', 'vat', 'offline', 'offered-release', 'profile.open', `profile.${ID}`])
    expect(vault.holds(name), name).toBe(false)
  for (const name of ['detail', 'cart', 'cart+1.a', 'order.buyer', 'lists.unread.1'])
    expect(vault.holds(name), name).toBe(true)
})

test('what another tab writes is read, and passed on under its own name', async () => {
  const [one, other] = [await openTab(), await openTab()]
  other.set('cart', CART)
  await other.flush()
  await vi.waitFor(() => expect(one.get('cart')).toBe(CART))
  other.set('cart', null)
  await other.flush()
  await vi.waitFor(() => expect(one.get('cart')).toBeUndefined())
})

test('what is written here while a text of another tab is being opened comes after it', async () => {
  const [one, other] = [await openTab(), await openTab()]
  const decrypt = webcrypto.subtle.decrypt.bind(webcrypto.subtle)
  let release: (() => void) | undefined
  const isHeld = new Promise<void>((resolve) => (release = resolve))
  const held = vi.spyOn(webcrypto.subtle, 'decrypt').mockImplementation(async (...args) => {
    await isHeld
    return decrypt(...args)
  })
  other.set('person', 'theirs')
  await other.flush()
  await vi.waitFor(() => expect(held).toHaveBeenCalled())
  one.set('person', 'ours')
  await one.flush()
  release!()
  await vi.waitFor(() => expect(other.get('person')).toBe('ours'))
  expect(one.get('person')).toBe('ours')
})

test('a value and the changes that another tab has folded into it are never seen beside each other', async () => {
  const [one, other] = [await openTab(), await openTab()]
  one.set('cart', 'a')
  one.set('cart+1', 'b')
  await one.flush()
  await vi.waitFor(() => expect(other.list()).toHaveLength(2))
  const seen: (string | undefined)[][] = []
  const stop = setInterval(() => seen.push([one.get('cart'), one.get('cart+1')]))
  const expected = new Map([
    ['cart', 'a'],
    ['cart+1', 'b'],
  ])
  const folded = new Map([
    ['cart', 'ab'],
    ['cart+1', null],
  ])
  expect(await other.swap(expected, folded)).toBe(true)
  await vi.waitFor(() => expect(seen.at(-1)).toEqual(['ab', undefined]))
  clearInterval(stop)
  expect(new Set(seen.map(String))).toEqual(new Set(['a,b', 'ab,']))
  // A tab that has not seen that yet folds nothing over it.
  expect(await one.swap(expected, folded)).toBe(false)
})

test('a flush waits for texts that are being swapped, so that nothing of an account is written after it', async () => {
  const vault = await openTab()
  vault.set('cart+1', 'b')
  await vault.flush()
  let isSwapped = false
  const swapped = vault.swap(new Map([['cart+1', 'b']]), new Map([['cart', 'b']])).then((is) => (isSwapped = is))
  await vault.flush()
  expect(isSwapped).toBe(true)
  expect([...disk.keys()]).toContain(`${PREFIX}cart`)
  await swapped
})

describe('a record that cannot be opened', () => {
  test.each([
    ['damaged', () => '1.AAAA'],
    ['of another version', () => '2.AAAA'],
    ['an empty text', () => ''],
    ['of another key', async () => sealText(await importKey(createBytes(32)), CART, `${ID}/cart`)],
    ['moved from another record', () => sealText(key, CART, `${ID}/lists`)],
    ['moved from another profile', () => sealText(key, CART, 'fedcba9876543210/cart')],
  ])('since it is %s is set aside, and the others are there', async (_, make) => {
    const sealed = await make()
    disk.set(`${PREFIX}cart`, sealed)
    disk.set(`${PREFIX}lists`, await sealText(key, 'good', `${ID}/lists`))
    const vault = await openTab()
    expect(vault.list()).toEqual(['lists'])
    expect([...vault.damaged]).toEqual([['cart', sealed]])
  })
})

test('where the disk is full nothing is lost in this tab, and the next change keeps all, in its order', async () => {
  const vault = await openTab()
  vault.set('cart+1.a', 'a change')
  await vault.flush()
  limitWrites({ writes: 0, others: 'refused' })
  vault.set('cart', CART)
  vault.set('cart+1.a', null)
  vault.set('lists', 'a list')
  await vault.flush()
  expect(vault.get('lists')).toBe('a list')
  expect([...disk.keys()]).toEqual([`${PREFIX}cart+1.a`])
  limitWrites()
  vault.set('compared', 'x')
  await vault.flush()
  const again = await openTab()
  expect(again.list().toSorted()).toEqual(['cart', 'compared', 'lists'])
  expect(again.get('cart')).toBe(CART)
})

test('a closed vault has nothing readable and writes nothing', async () => {
  const vault = await openTab()
  vault.set('cart', CART)
  vault.close()
  await vault.flush()
  expect(vault.get('cart')).toBeUndefined()
  expect(disk.size).toBe(0)
})
