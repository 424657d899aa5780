// @vitest-environment jsdom
import { webcrypto } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createBytes, importKey, sealText } from '../../domain/profile/sealed.ts'
import { noticesStore } from '../page/notices.ts'
import { openVault, writeRecord, type Vault } from './vault.ts'

const ID = '0123456789abcdef'
const PREFIX = `profile.${ID}.`
const CART = '{"version":2,"lines":[{"slug":"secret-gloves"}]}'

let key: CryptoKey
const open: Vault[] = []

async function openTab(): Promise<Vault> {
  const vault = await openVault(ID, key)
  open.push(vault)
  return vault
}

/** What the browser does in every other tab when one has written. */
async function tell(record: string): Promise<void> {
  const arrived = new Promise((resolve) => {
    addEventListener('storage', ({ key }) => key === record && resolve(undefined))
  })
  window.dispatchEvent(new StorageEvent('storage', { key: PREFIX + record }))
  await arrived
}

beforeEach(async () => {
  vi.stubGlobal('crypto', webcrypto)
  localStorage.clear()
  noticesStore.set([])
  key = await importKey(createBytes(32))
})
afterEach(() => {
  for (const vault of open.splice(0)) vault.close()
  vi.restoreAllMocks()
})

test('what is set can be read at once, is sealed in storage, and is there when the vault opens again', async () => {
  const vault = await openTab()
  expect(vault.set('cart', CART)).toBe(true)
  expect(vault.get('cart')).toBe(CART)
  await vault.flush()
  expect(Object.keys(localStorage)).toEqual([`${PREFIX}cart`])
  expect(localStorage.getItem(`${PREFIX}cart`)).not.toContain('gloves')
  expect((await openTab()).get('cart')).toBe(CART)
})

test('what is removed is gone at once, and from storage', async () => {
  const vault = await openTab()
  vault.set('cart', CART)
  vault.set('cart+1.a', 'a change')
  vault.remove('cart+1.a')
  expect(vault.list()).toEqual(['cart'])
  await vault.flush()
  expect(Object.keys(localStorage)).toEqual([`${PREFIX}cart`])
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
  await tell('cart')
  expect(one.get('cart')).toBe(CART)
  other.remove('cart')
  await other.flush()
  await tell('cart')
  expect(one.get('cart')).toBeUndefined()
})

test('what another tab writes while the records are being read is read too', async () => {
  await writeRecord(ID, key, 'lists', 'one')
  const sealed = await sealText(key, CART, `${ID}/cart`)
  const opening = openTab()
  localStorage.setItem(`${PREFIX}cart`, sealed)
  window.dispatchEvent(new StorageEvent('storage', { key: `${PREFIX}cart` }))
  const vault = await opening
  await vi.waitFor(() => expect(vault.get('cart')).toBe(CART))
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
    localStorage.setItem(`${PREFIX}cart`, sealed)
    await writeRecord(ID, key, 'lists', 'good')
    const vault = await openTab()
    expect(vault.list()).toEqual(['lists'])
    expect([...vault.damaged]).toEqual([['cart', sealed]])
  })
})

describe('where storage is full', () => {
  test('the visitor is told once, nothing is lost in this tab, and the next change keeps all', async () => {
    const vault = await openTab()
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError')
    })
    vault.set('cart', CART)
    vault.set('lists', 'a list')
    await vault.flush()
    vault.set('lists', 'two lists')
    await vault.flush()
    expect(noticesStore.get().map(({ text }) => text)).toEqual([expect.stringContaining('not letting the shop keep')])
    expect(vault.get('lists')).toBe('two lists')
    expect(localStorage).toHaveLength(0)
    refuse.mockRestore()
    vault.set('compared', 'x')
    await vault.flush()
    const again = await openTab()
    expect([again.get('cart'), again.get('lists'), again.get('compared')]).toEqual([CART, 'two lists', 'x'])
  })

  test('a removal does not overtake what it relies on', async () => {
    const vault = await openTab()
    vault.set('cart+1.a', 'a change')
    await vault.flush()
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError')
    })
    vault.set('cart', CART)
    vault.remove('cart+1.a')
    await vault.flush()
    refuse.mockRestore()
    expect((await openTab()).get('cart+1.a')).toBe('a change')
  })
})

test('a closed vault has nothing readable and writes nothing', async () => {
  const vault = await openTab()
  vault.set('cart', CART)
  vault.close()
  await vault.flush()
  expect(vault.get('cart')).toBeUndefined()
  expect(localStorage).toHaveLength(0)
})
