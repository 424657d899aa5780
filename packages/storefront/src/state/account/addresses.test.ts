// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import type * as Fill from '../order/fillInAddress.ts'
import type * as Drafts from '../order/orderDraft.ts'
import type * as Addresses from './addresses.ts'

const STORES = {
  organisation: 'Carrick Hospital',
  street: 'Stores',
  town: 'Falmouth',
  postcode: 'TR11 3XX',
  costCentre: 'W7',
}
const HOME = { organisation: '', street: '2 Bay View', town: 'Truro', postcode: 'TR1 1AA', costCentre: '' }

let addresses: typeof Addresses
let drafts: typeof Drafts
let fill: typeof Fill

beforeEach(async () => {
  vi.resetModules()
  sessionStorage.clear()
  addresses = await import('./addresses.ts')
  drafts = await import('../order/orderDraft.ts')
  fill = await import('../order/fillInAddress.ts')
  drafts.startOrderDraft()
  for (const address of [STORES, HOME]) addresses.addAddress(address)
})

const choose = (index: number) => fill.fillInAddress(addresses.addresses.read()[index]!)
const readDetails = () => drafts.orderDraftStore.get()!.details

test('an address fills in all that it says', () => {
  choose(0)
  expect(readDetails()).toMatchObject(STORES)
})

test('one without an organisation does not go to that of the one before', () => {
  choose(0)
  choose(1)
  expect(readDetails()).toMatchObject(HOME)
})

test('one without an organisation leaves what was typed', () => {
  drafts.setDetail('organisation', 'Bay Surgery')
  choose(1)
  expect(readDetails()).toMatchObject({ ...HOME, organisation: 'Bay Surgery' })
})

test('the same address is kept once', () => {
  addresses.addAddress({ ...STORES })
  expect(addresses.addresses.read()).toHaveLength(2)
})
