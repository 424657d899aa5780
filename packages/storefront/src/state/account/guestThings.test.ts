// @vitest-environment jsdom
import { webcrypto } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { importKey } from '@shop/core/account/sealed.ts'
import { makeAccount } from '../../fixtures/exampleSignUp.ts'
import { clearTexts, countWrites, disk, limitWrites } from '../../fixtures/fakeDisk.ts'
import { cart } from '../cart/cart.ts'
import { keepTexts } from '../stored/device.ts'
import type { SignedUp } from './account.ts'
import { listBegunOrder, listGuestThings, takeAlong } from './guestThings.ts'
import { openVault } from './vault.ts'

await vi.hoisted(async () => (await import('../../fixtures/fakeDisk.ts')).openFakeDevice())

beforeEach(async () => {
  vi.useRealTimers()
  vi.stubGlobal('crypto', webcrypto)
  localStorage.clear()
  sessionStorage.clear()
  await clearTexts()
})

/** All that is on the device. */
const readAll = () => JSON.stringify([...disk, { ...localStorage }, { ...sessionStorage }])

describe('what a guest has', () => {
  test('is moved into the account, with its waiting changes, and the rest stays', async () => {
    cart.change((now) => ({ ...now, lines: [{ slug: 'secret-gloves', options: {}, quantity: 2 }] }))
    keepTexts(new Map([['order.buyer', '{"version":1,"details":{"name":"Ada"}}']]))
    const things = listGuestThings()
    expect(things.map(({ name }) => name)).toEqual(['Your cart: 2 items', 'Your details and addresses for orders'])
    const { profile } = await makeAccount()
    expect(await takeAlong(profile, things.slice(0, 1))).toBe(true)
    expect([...disk.keys()].some((name) => name.startsWith('cart'))).toBe(false)
    expect([...disk.keys()].some((name) => name.startsWith(`profile.${profile.header.id}.cart+`))).toBe(true)
    expect(readAll()).not.toContain('gloves')
    expect(disk.get('order.buyer')).toBeDefined()
  })
})

describe('what a guest takes along', () => {
  test('and changes while it is being written is not lost, and not there twice', async () => {
    fill('gloves')
    const { profile } = await makeAccount()
    const set = disk.set.bind(disk)
    const spy = vi.spyOn(disk, 'set').mockImplementationOnce((name, text) => {
      queueMicrotask(() => fill('tape'))
      return set(name, text)
    })
    expect(await takeAlong(profile, findCart())).toBe(true)
    spy.mockRestore()
    const vault = await openAgain(profile)
    const texts = [...vault.list().map((record) => vault.get(record)), ...[...disk.values()]].join()
    vault.close()
    for (const slug of ['gloves', 'tape']) expect(texts.split(`"slug":"${slug}"`), slug).toHaveLength(2)
  })

  const fill = (slug: string) =>
    cart.change((now) => ({ ...now, lines: [...now.lines, { slug, options: {}, quantity: 2 }] }))
  const findCart = () => listGuestThings().filter(({ name }) => name.startsWith('Your cart'))
  /** Refuses what has such a name, as a full browser does. */
  const refuse = (of: RegExp) => limitWrites({ writes: 0, others: 'refused', of })
  const openAgain = async ({ header, dataKey }: SignedUp['profile']) => openVault(header.id, await importKey(dataKey))

  test('and changes meanwhile in another tab is not lost', async () => {
    fill('gloves')
    const { profile } = await makeAccount()
    const moving = takeAlong(profile, findCart())
    fill('tape')
    expect(await moving).toBe(true)
    const vault = await openAgain(profile)
    expect(
      vault
        .list()
        .map((record) => vault.get(record))
        .join(),
    ).toMatch(/gloves.*tape/)
    vault.close()
    expect(cart.read().lines).toEqual([])
  })

  test('for which there is no room stays the guest’s, whole', async () => {
    fill('gloves')
    keepTexts(new Map([['cart.unread.1', 'unread']]))
    const { profile } = await makeAccount()
    const before = readAll()
    const [things, cartBefore] = [findCart(), cart.read()]
    refuse(/^profile\./)
    expect(await takeAlong(profile, things)).toBe(false)
    // All of it is one write: no part of it could have arrived without the others.
    expect(countWrites()).toBe(1)
    limitWrites()
    expect(readAll()).toBe(before)
    expect(cart.read()).toEqual(cartBefore)
  })

  test('stays the guest’s, whole, where a later release has changed it', async () => {
    fill('gloves')
    const { profile } = await makeAccount()
    const things = findCart()
    keepTexts(new Map([['cart', '{"version":4,"lines":[],"later":true}']]))
    const before = readAll()
    expect(await takeAlong(profile, things)).toBe(false)
    expect(readAll()).toBe(before)
  })

  test('in a second attempt takes nothing away from what the first has moved', async () => {
    fill('gloves')
    keepTexts(new Map([['order.buyer', 'who is ordering']]))
    const { profile } = await makeAccount()
    const things = listGuestThings()
    refuse(/\.order\.buyer$/)
    expect(await takeAlong(profile, things)).toBe(false)
    limitWrites()
    expect(listGuestThings().map(({ name }) => name)).toEqual(['Your details and addresses for orders'])
    fill('tape')
    expect(await takeAlong(profile, things)).toBe(true)
    const vault = await openAgain(profile)
    const texts = vault.list().map((record) => vault.get(record))
    for (const taken of ['gloves', 'tape', 'who is ordering']) expect(texts.join()).toContain(taken)
    vault.close()
  })

  test('and has no room leaves what the account has in its place', async () => {
    const { profile } = await makeAccount()
    const vault = await openAgain(profile)
    vault.set('order.draft', 'what was being typed at the lock')
    await vault.flush()
    vault.close()
    sessionStorage.setItem('order.draft', 'half an order')
    fill('gloves')
    const things = listBegunOrder()
    refuse(/\.order\.draft$/)
    expect(await takeAlong(profile, things)).toBe(false)
    limitWrites()
    expect(listGuestThings().map(({ name }) => name)).toEqual(['The order that you started'])
    const again = await openAgain(profile)
    expect(again.get('order.draft')).toBe('what was being typed at the lock')
    again.close()
  })

  test('of an order that is begun goes with its cart, where someone logs in', async () => {
    expect(listBegunOrder()).toEqual([])
    fill('gloves')
    expect(listBegunOrder()).toEqual([])
    sessionStorage.setItem('order.draft', 'half an order')
    const { profile } = await makeAccount()
    expect(listBegunOrder().map(({ name }) => name)).toEqual(['Your cart: 2 items', 'The order that you started'])
    expect(await takeAlong(profile, listBegunOrder())).toBe(true)
    const vault = await openVault(profile.header.id, await importKey(profile.dataKey))
    expect(vault.get('order.draft')).toBe('half an order')
    vault.close()
    expect(listBegunOrder()).toEqual([])
  })
})
