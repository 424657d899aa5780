// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type AsideCart, MAX_ASIDE } from '@shop/core/cart/cart.ts'
import { clearDisk, openFakeDevice } from '../../fixtures/fakeDisk.ts'
import type * as Choice from '../account/filingChoice.ts'
import type * as Notices from '../base/notices.ts'
import type * as Cart from '../cart/cart.ts'
import type * as Aside from './aside.ts'
import type * as Drafts from './orderDraft.ts'

vi.mock('virtual:shop', () => ({ shop: { brand: { strong: 'Penhallow', light: 'Medical' }, peppol: {} } }))

let aside: typeof Aside
let cart: typeof Cart
let choice: typeof Choice
let drafts: typeof Drafts
let notices: typeof Notices

const gloves = { slug: 'gloves', options: {}, quantity: 4 }
const tape = { slug: 'tape', options: {}, quantity: 1 }

/** Reloads the page: everything but storage starts again. */
async function reload(): Promise<void> {
  vi.resetModules()
  await openFakeDevice()
  ;[aside, cart, choice, drafts, notices] = await Promise.all([
    import('./aside.ts'),
    import('../cart/cart.ts'),
    import('../account/filingChoice.ts'),
    import('./orderDraft.ts'),
    import('../base/notices.ts'),
  ])
}

beforeEach(async () => {
  clearDisk()
  sessionStorage.clear()
  await reload()
  cart.changeLines(() => [gloves])
})

const read = () => {
  const { lines, aside } = cart.cart.read()
  return [lines.map(({ slug }) => slug), ...aside.map(({ name, lines }) => [name, lines.map(({ slug }) => slug)])]
}
const readDraft = () => drafts.orderDraftStore.get()!
const undo = () => notices.noticesStore.get().at(-1)!.action!.run()
const readNotice = () => notices.noticesStore.get().at(-1)!.text

/** Begins the order document of this page, and names where it goes. */
function beginOrder(organisation: string): string {
  drafts.startOrderDraft()
  drafts.setDetail('organisation', organisation)
  return readDraft().reference
}

describe('a cart put aside', () => {
  test('is named after where it goes, and leaves an empty cart with another document', () => {
    const reference = beginOrder('St Piran’s')
    aside.putAside()
    expect(read()).toEqual([[], ['St Piran’s', ['gloves']]])
    expect(readNotice()).toBe('Put aside: St Piran’s, 1 line. Your cart is empty.')
    expect(readDraft()).toMatchObject({ details: { organisation: '' } })
    expect(readDraft().reference).not.toBe(reference)
  })

  test('is named after the day where no document is begun', () => {
    aside.putAside()
    expect(read()[1]![0]).toMatch(/^Cart of \d+ \w+ \d{4}$/)
  })

  test('is there after a reload, and is taken up with its own document', async () => {
    const reference = beginOrder('St Piran’s')
    aside.putAside()
    await reload()
    drafts.startOrderDraft()
    aside.takeUp(cart.cart.read().aside[0]!)
    expect(read()).toEqual([['gloves']])
    expect(readDraft()).toMatchObject({ reference, details: { organisation: 'St Piran’s' } })
  })

  test('changes places with the one that is there, each with its own document', () => {
    const first = beginOrder('St Piran’s')
    aside.putAside()
    const second = beginOrder('Ward 3')
    cart.changeLines(() => [tape])
    aside.takeUp(cart.cart.read().aside[0]!)
    expect(read()).toEqual([['gloves'], ['Ward 3', ['tape']]])
    expect(readDraft().reference).toBe(first)
    aside.takeUp(cart.cart.read().aside[0]!)
    expect(read()).toEqual([['tape'], ['St Piran’s', ['gloves']]])
    expect(readDraft().reference).toBe(second)
  })

  test('is back by Undo with its document, and so is the one that it changed places with', () => {
    const first = beginOrder('St Piran’s')
    aside.putAside()
    undo()
    expect(read()).toEqual([['gloves']])
    expect(readDraft().reference).toBe(first)
    aside.putAside()
    const second = beginOrder('Ward 3')
    cart.changeLines(() => [tape])
    aside.takeUp(cart.cart.read().aside[0]!)
    undo()
    expect(read()).toEqual([['tape'], ['St Piran’s', ['gloves']]])
    expect(readDraft().reference).toBe(second)
  })

  test('keeps no document where its guest wants no orders kept', () => {
    choice.setFilingChoice('off')
    beginOrder('St Piran’s')
    aside.putAside()
    expect(cart.cart.read().aside[0]).not.toHaveProperty('draft')
  })

  test('is given another name, but not an empty one; is deleted, and offered back', () => {
    beginOrder('St Piran’s')
    aside.putAside()
    const [{ id }] = cart.cart.read().aside as [AsideCart]
    expect([aside.renameAside(id, ' '), aside.renameAside(id, ' The \n hospice ')]).toEqual([false, true])
    expect(read()).toEqual([[], ['The hospice', ['gloves']]])
    aside.deleteAside(cart.cart.read().aside[0]!)
    expect(read()).toEqual([[]])
    undo()
    expect(read()).toEqual([[], ['The hospice', ['gloves']]])
  })
})

test('an empty cart is not put aside, and no more than fit', () => {
  cart.changeLines(() => [])
  aside.putAside()
  expect(read()).toEqual([[]])
  for (let count = 0; count < MAX_ASIDE + 1; count++) {
    cart.changeLines(() => [gloves])
    aside.putAside()
  }
  expect(cart.cart.read()).toMatchObject({ lines: [gloves], aside: { length: MAX_ASIDE } })
  expect(readNotice()).toContain(`${MAX_ASIDE} carts are put aside, which is the most`)
})
