// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { DeliveryAddress } from '@shop/core/order/addresses.ts'
import { EMPTY_DETAILS } from '@shop/core/order/details.ts'
import { formatKept } from '@shop/core/order/draft.ts'
import { isReference } from '@shop/core/order/reference.ts'
import { clearDisk, disk, limitWrites, openFakeDevice, settle } from '../../fixtures/fakeDisk.ts'
import type { Account } from '../account/session.ts'
import type * as Notices from '../base/notices.ts'
import { STORAGE_KEYS } from '../stored/storage.ts'
import type * as Drafts from './orderDraft.ts'

vi.mock('virtual:shop', () => ({ shop: { brand: { strong: 'Penhallow', light: 'Medical' } } }))

let drafts: typeof Drafts
let notices: typeof Notices

/** Reloads the page: everything but storage starts again. */
async function reload(): Promise<void> {
  vi.resetModules()
  await openFakeDevice()
  drafts = await import('./orderDraft.ts')
  notices = await import('../base/notices.ts')
  drafts.startOrderDraft()
}
const draft = () => drafts.orderDraftStore.get()!
const readNotices = () => notices.noticesStore.get().map(({ text }) => text)
const readKept = () => disk.get(STORAGE_KEYS.buyer)

beforeEach(async () => {
  clearDisk()
  sessionStorage.clear()
  vi.useRealTimers()
  await reload()
})

describe('a draft', () => {
  test('begins empty, with a reference and the day of the clock', async () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 21, 9) })
    sessionStorage.clear()
    await reload()
    expect(draft()).toMatchObject({ isKept: false, details: { name: '', date: '2026-11-21' } })
    expect(draft().reference).toMatch(/^PM-20261121-/)
    expect(isReference(draft().reference)).toBe(true)
  })

  test('is the same after a reload, whatever the clock says then', async () => {
    drafts.setDetail('name', 'Ada')
    const before = draft()
    vi.useFakeTimers({ now: new Date(1970, 0, 1) })
    await reload()
    expect(draft()).toEqual(before)
  })

  test('lives on in the page where the browser keeps nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    limitWrites({ writes: 0, others: 'refused' })
    await reload()
    drafts.setDetail('name', 'Ada')
    drafts.setKept(true)
    await settle()
    expect(draft()).toMatchObject({ details: { name: 'Ada' } })
    expect(readNotices()).toEqual([expect.stringContaining('not letting the shop keep what you change')])
  })

  test('that is started again has its own reference, and keeps who is ordering', () => {
    drafts.setDetail('name', 'Ada')
    drafts.setDetail('poNumber', 'PO-1')
    const { reference } = draft()
    drafts.renewOrderDraft()
    expect(draft()).toMatchObject({ details: { name: 'Ada', poNumber: '' } })
    expect(draft().reference).not.toBe(reference)
  })
})

describe('on the device', () => {
  test('nothing is kept unless the buyer says so', () => {
    drafts.setDetail('name', 'Ada')
    expect(readKept()).toBeUndefined()
  })

  test('who is ordering is kept for the next order, and forgotten when the buyer no longer wants it', async () => {
    drafts.setDetail('name', 'Ada')
    drafts.setDetail('note', 'secret')
    drafts.setKept(true)
    expect(readKept()).not.toContain('secret')
    drafts.setDetail('town', 'Truro')
    expect(readKept()).toContain('Truro')
    sessionStorage.clear()
    await reload()
    expect(draft()).toMatchObject({ isKept: true, details: { name: 'Ada', note: '' } })
    drafts.setKept(false)
    expect(readKept()).toBeUndefined()
  })

  test('cleared details come back by Undo, here and on the device', () => {
    drafts.setDetail('name', 'Ada')
    drafts.setKept(true)
    const kept = readKept()
    drafts.clearDetails()
    expect([draft().details.name, draft().isKept, readKept()]).toEqual(['', false, undefined])
    notices.noticesStore.get()[0]!.action!.run()
    expect([draft().details.name, draft().isKept, readKept()]).toEqual(['Ada', true, kept])
  })

  test('Peppol identifiers are dropped where the shop is not in the network: no field would show what is wrong', async () => {
    disk.set(STORAGE_KEYS.buyer, '{"version":1,"details":{"name":"Ada","peppolScheme":"12"}}')
    sessionStorage.clear()
    await reload()
    expect(draft().details).toMatchObject({ name: 'Ada', peppolScheme: '' })
  })

  test('what cannot be read is reported', async () => {
    disk.set(STORAGE_KEYS.buyer, '{"version":1,"details":{"name":7,"town":"Truro"}}')
    sessionStorage.clear()
    await reload()
    expect(draft().details).toMatchObject({ name: '', town: 'Truro' })
    expect(readNotices()).toEqual([expect.stringContaining('could not be read')])
  })
})

describe('in an account', () => {
  const person = { firstName: 'Morwenna', lastName: 'Penrose', email: 'morwenna@carrick.example' }
  async function openAccount(...places: readonly Omit<DeliveryAddress, 'id'>[]): Promise<void> {
    vi.resetModules()
    await openFakeDevice()
    const { accountStore } = await import('../account/session.ts')
    accountStore.set({ person } as unknown as Account)
    const { addAddress } = await import('../account/addresses.ts')
    for (const place of places) addAddress(place)
    drafts = await import('./orderDraft.ts')
    drafts.startOrderDraft()
  }

  test('the form begins with the name and email of the account, and what is typed is kept without a tick', async () => {
    sessionStorage.clear()
    await openAccount()
    expect(draft()).toMatchObject({ isKept: true, details: { name: 'Morwenna Penrose', email: person.email } })
    drafts.setDetail('name', 'Ward clerk')
    drafts.setDetail('town', 'Truro')
    sessionStorage.clear()
    await openAccount()
    expect(draft().details).toMatchObject({ name: 'Ward clerk', town: 'Truro', email: person.email })
  })

  test('nothing that a guest had typed is written over, and what was emptied stays empty', async () => {
    drafts.setDetail('name', 'Ward clerk')
    await openAccount()
    expect(draft().details).toMatchObject({ name: 'Ward clerk', email: person.email })
    drafts.setDetail('email', '')
    await openAccount()
    expect(draft().details).toMatchObject({ name: 'Ward clerk', email: '' })
  })

  test('cleared details stay cleared in this document, and the next begins with name and email again', async () => {
    await openAccount()
    drafts.setDetail('town', 'Truro')
    drafts.clearDetails()
    await openAccount()
    expect(draft().details).toMatchObject({ name: '', town: '' })
    sessionStorage.clear()
    await openAccount()
    expect(draft().details).toMatchObject({ name: 'Morwenna Penrose', town: '' })
  })

  test('a guest who had ticked the box and brings the order along gets what was not typed', async () => {
    drafts.setDetail('town', 'Truro')
    drafts.setKept(true)
    await openAccount()
    expect(draft().details).toMatchObject({ name: 'Morwenna Penrose', email: person.email, town: 'Truro' })
  })

  test('kept details without a name get that of the account', async () => {
    disk.set(STORAGE_KEYS.buyer, formatKept({ ...EMPTY_DETAILS, town: 'Truro' }))
    sessionStorage.clear()
    await openAccount()
    expect(draft().details).toMatchObject({ name: 'Morwenna Penrose', email: person.email, town: 'Truro' })
  })

  test('before the first order the only address is filled in; of several none', async () => {
    const stores = {
      name: 'Main stores',
      organisation: 'Carrick',
      street: 'Stores',
      town: 'Falmouth',
      postcode: 'TR11 3XX',
      costCentre: 'W7',
    }
    sessionStorage.clear()
    await openAccount(stores)
    expect(draft().details).toMatchObject({ ...stores, name: 'Morwenna Penrose' })
    sessionStorage.clear()
    clearDisk()
    await openAccount(stores, { ...stores, street: 'Theatre 2' })
    expect(draft().details).toMatchObject({ name: 'Morwenna Penrose', organisation: '', street: '' })
  })

  test('another document of the account keeps what its owner has emptied', async () => {
    await openAccount()
    drafts.setDetail('email', '')
    drafts.renewOrderDraft()
    await openAccount()
    expect(draft().details).toMatchObject({ name: 'Morwenna Penrose', email: '' })
  })
})
