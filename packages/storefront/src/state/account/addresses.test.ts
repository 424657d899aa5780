// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { ADDRESS_FIELDS } from '@shop/core/order/addresses.ts'
import type * as Notices from '../base/notices.ts'
import type * as Fill from '../order/fillInAddress.ts'
import type * as Drafts from '../order/orderDraft.ts'
import type * as Addresses from './addresses.ts'

const STORES = {
  name: 'Stores',
  organisation: 'Carrick Hospital',
  street: 'Stores',
  town: 'Falmouth',
  postcode: 'TR11 3XX',
  costCentre: 'W7',
}
const HOME = { name: '', organisation: '', street: '2 Bay View', town: 'Truro', postcode: 'TR1 1AA', costCentre: '' }

let addresses: typeof Addresses
let drafts: typeof Drafts
let fill: typeof Fill
let noticesStore: typeof Notices.noticesStore

beforeEach(async () => {
  vi.resetModules()
  sessionStorage.clear()
  addresses = await import('./addresses.ts')
  drafts = await import('../order/orderDraft.ts')
  fill = await import('../order/fillInAddress.ts')
  noticesStore = (await import('../base/notices.ts')).noticesStore
  drafts.startOrderDraft()
  for (const address of [STORES, HOME]) addresses.addAddress(address)
})

const choose = (index: number) => fill.fillInAddress(addresses.addresses.read()[index]!)
const readDetails = () => drafts.orderDraftStore.get()!.details
const readAddresses = () => addresses.addresses.read()
/** What an order says of an address: not the name that its owner gave it. */
const pickPlace = (address: typeof STORES) => Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, address[field]]))

test('an address fills in all that it says', () => {
  choose(0)
  expect(readDetails()).toMatchObject(pickPlace(STORES))
})

test('one without an organisation does not go to that of the one before', () => {
  choose(0)
  choose(1)
  expect(readDetails()).toMatchObject(pickPlace(HOME))
})

test('one without an organisation leaves what was typed', () => {
  drafts.setDetail('organisation', 'Bay Surgery')
  choose(1)
  expect(readDetails()).toMatchObject({ ...pickPlace(HOME), organisation: 'Bay Surgery' })
})

test('the same address is kept once', () => {
  addresses.addAddress({ ...STORES, name: 'Another name' })
  expect(addresses.addresses.read()).toHaveLength(2)
})

test('one that is changed keeps its place, and Undo makes it what it was', () => {
  const [stores, home] = readAddresses()
  addresses.changeAddress(stores!.id, { ...STORES, town: 'Truro' })
  expect(readAddresses()).toEqual([{ ...stores, town: 'Truro' }, home])
  noticesStore.get().at(-1)!.action!.run()
  expect(readAddresses()).toEqual([stores, home])
})

test('that of an order is kept once, without a name, and can be taken out again', () => {
  const before = readAddresses()
  addresses.keepAddress({ ...HOME })()
  expect(readAddresses()).toEqual(before)
  const forget = addresses.keepAddress({ ...HOME, town: 'Falmouth' })
  expect(readAddresses().at(-1)).toMatchObject({ ...HOME, town: 'Falmouth' })
  forget()
  expect(readAddresses()).toEqual(before)
})
