// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { buildExampleOrder } from '@shop/core/fixtures/orderExamples.ts'
import type { Order } from '@shop/core/order/order.ts'
import { clearDisk, disk, openFakeDevice } from '../../fixtures/fakeDisk.ts'
import type * as Addresses from '../account/addresses.ts'
import type * as Choice from '../account/filingChoice.ts'
import type * as Made from '../account/madeOrders.ts'
import type * as Notices from '../base/notices.ts'
import type * as Cart from '../cart/cart.ts'
import type * as Filing from './filing.ts'
import type * as Drafts from './orderDraft.ts'

vi.mock('virtual:shop', () => ({ shop: { brand: { strong: 'Penhallow', light: 'Medical' } } }))

let filing: typeof Filing
let choice: typeof Choice
let drafts: typeof Drafts
let made: typeof Made
let addresses: typeof Addresses
let cart: typeof Cart
let notices: typeof Notices
let order: Order

const LINES = [
  { slug: 'gloves', options: {}, quantity: 4 },
  { slug: 'sold-last-year', options: {}, quantity: 1 },
]

/** Reloads the page: everything but storage starts again. */
async function reload(): Promise<void> {
  vi.resetModules()
  await openFakeDevice()
  ;[filing, choice, drafts, made, addresses, cart, notices] = await Promise.all([
    import('./filing.ts'),
    import('../account/filingChoice.ts'),
    import('./orderDraft.ts'),
    import('../account/madeOrders.ts'),
    import('../account/addresses.ts'),
    import('../cart/cart.ts'),
    import('../base/notices.ts'),
  ])
  drafts.startOrderDraft()
  const example = buildExampleOrder()
  order = {
    ...example,
    reference: drafts.orderDraftStore.get()!.reference,
    lines: [{ ...example.lines[0]!, key: 'gloves', quantity: 4 }],
  }
}

beforeEach(async () => {
  clearDisk()
  sessionStorage.clear()
  await reload()
  cart.changeLines(() => LINES)
})

const readCart = () => cart.cart.read().lines.map(({ slug, quantity }) => `${slug} ${quantity}`)
const readMade = () => made.madeOrders.read().map(({ reference, sent }) => [reference, sent])
const readDraft = () => drafts.orderDraftStore.get()!

/** Uses the document and files it, as a guest who has agreed. */
function fileAll(sent?: number): void {
  choice.setFilingChoice('on')
  filing.noteUse(order, LINES)
  filing.fileOrder(order, LINES, sent)
}

describe('an order that is filed', () => {
  test('stands under those made with its state, leaves the cart, and the next begins', () => {
    drafts.setDetail('name', 'Ada')
    fileAll(7)
    expect(readMade()).toEqual([[order.reference, 7]])
    expect(readCart()).toEqual(['sold-last-year 1'])
    expect(readDraft()).toMatchObject({ isUsed: false, details: { name: '' } })
    expect(readDraft().reference).not.toBe(order.reference)
    expect(addresses.addresses.read()).toHaveLength(1)
    expect(notices.noticesStore.get().at(-1)!.text).toContain('1 line that it does not have stays in your cart')
  })

  test('is what it was when it was used: what was added since stays in the cart', () => {
    choice.setFilingChoice('on')
    filing.noteUse(order, LINES)
    const later = LINES.map((line) => ({ ...line, quantity: line.quantity + 1 }))
    cart.changeLines(() => later)
    filing.fileOrder({ ...order, lines: [{ ...order.lines[0]!, quantity: 5 }] }, later, undefined)
    expect(readCart()).toEqual(['gloves 1', 'sold-last-year 2'])
    expect(made.madeOrders.read()[0]!.order.lines[0]!.quantity).toBe(4)
  })

  test('is as it was after Undo: cart, document, orders made, addresses; what was added meanwhile stays', () => {
    drafts.setDetail('name', 'Ada')
    choice.setFilingChoice('on')
    filing.noteUse(order, LINES)
    const before = [readMade(), readDraft()]
    filing.fileOrder(order, LINES, 7)
    const run = notices.noticesStore.get().at(-1)!.action!.run
    cart.addItem({ slug: 'tape', options: {}, quantity: 1 }, 'Tape')
    run()
    expect([readMade(), readDraft()]).toEqual(before)
    expect(readDraft().isUsed).toBe(true)
    expect([...readCart()].sort()).toEqual(['gloves 4', 'sold-last-year 1', 'tape 1'])
    expect(addresses.addresses.read()).toEqual([])
    expect(filing.filedStore.get()).toBeUndefined()
  })

  test('gives its lines back, not its document, once the next has been begun', () => {
    fileAll()
    const run = notices.noticesStore.get().at(-1)!.action!.run
    drafts.setDetail('name', 'Ben')
    const begun = readDraft()
    run()
    expect(readDraft()).toEqual(begun)
    expect(readCart()).toContain('gloves 4')
  })

  test('can be filed after a reload too, and is filed once', async () => {
    choice.setFilingChoice('on')
    filing.noteUse(order, LINES)
    await reload()
    expect(readDraft().isUsed).toBe(true)
    filing.fileOrder(order, LINES, false)
    expect(readMade()).toEqual([[order.reference, false]])
  })
})

describe('a guest', () => {
  test('who has not been asked has nothing kept by using a document', () => {
    filing.noteUse(order, LINES)
    expect(readMade()).toEqual([])
    expect(readDraft().isUsed).toBe(true)
  })

  test('who says no has the cart emptied and nothing kept', async () => {
    choice.setFilingChoice('off')
    filing.noteUse(order, LINES)
    filing.fileOrder(order, LINES, 7)
    expect([readMade(), addresses.addresses.read()]).toEqual([[], []])
    expect(readCart()).toEqual(['sold-last-year 1'])
    await reload()
    expect(choice.readFilingChoice()).toBe('off')
    expect([...disk.keys()].filter((key) => /^(orders|addresses)/.test(key))).toEqual([])
  })

  test('who has agreed has each order kept as soon as it is used, to be sent', () => {
    choice.setFilingChoice('on')
    filing.noteUse(order, LINES)
    expect(readMade()).toEqual([[order.reference, undefined]])
    expect(readCart()).toHaveLength(2)
  })
})

test('a next order that nobody touches is of the day on which it is looked at', () => {
  fileAll()
  const { reference } = readDraft()
  vi.useFakeTimers({ now: new Date(2030, 0, 2, 9) })
  drafts.startOrderDraft()
  expect(readDraft()).toMatchObject({ details: { date: '2030-01-02' } })
  expect(readDraft().reference).not.toBe(reference)
  vi.useRealTimers()
})
