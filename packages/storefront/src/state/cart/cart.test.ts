// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { addToCart, type CartLine, MAX_LINES, setQuantity } from '@shop/core/cart/cartLines.ts'
import { MAX_QUANTITY } from '@shop/core/cart/quantity.ts'
import { CART_KIND } from '@shop/core/cart/storedCart.ts'
import { formatMain } from '@shop/core/stored/kind.ts'
import { clearDisk, disk, openFakeDevice, settle } from '../../fixtures/fakeDisk.ts'

const gloves = buildLine('gloves')
const gauze = buildLine('gauze', 2)
const tape = buildLine('tape', 3)

function buildLine(slug: string, quantity = 1): CartLine {
  return { slug, options: {}, quantity }
}

/** A tab of the shop with a memory of its own; all tabs share the disk. */
async function openTab() {
  vi.resetModules()
  await openFakeDevice()
  const [lines, actions, notices] = await Promise.all([
    import('./cart.ts'),
    import('./cartActions.ts'),
    import('../base/notices.ts'),
  ])
  return {
    ...lines,
    ...actions,
    getCart: () => lines.cart.read().lines,
    add: (line: CartLine) => lines.changeLines((before) => addToCart(before, line)),
    getNotices: () => notices.noticesStore.get().map(({ text }) => text),
    undo: () => notices.noticesStore.get()[0]?.action?.run(),
  }
}

function keep(lines: readonly CartLine[]): void {
  disk.set('cart', formatMain(CART_KIND, { lines, saved: [], aside: [] }))
}

/** With and without this tab having heard by then of what another has changed. */
const ORDERS: [string, () => unknown][] = [
  ['which is known here', settle],
  ['which is not known here yet', () => vi.advanceTimersByTime(1)],
]

beforeEach(() => {
  clearDisk()
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

test('the cart is kept with its lines and nothing else about the visitor', async () => {
  const tab = await openTab()
  tab.addItem(gauze, 'Gauze')
  const kept = [...disk.values()].map((text) => JSON.parse(text) as unknown)
  const empty = { version: 3, lines: [], saved: [], aside: [] }
  expect(kept).toEqual([{ from: empty, to: { ...empty, lines: [gauze] } }])
  expect([...disk.keys()][0]).toMatch(/^cart\+/)
})

describe('the notice', () => {
  test.each([
    [gloves, 'Added to your cart: Gloves'],
    [tape, 'Added to your cart: 3 × Gloves'],
  ])('after adding %j: %s', async (line, text) => {
    const tab = await openTab()
    tab.addItem(line, 'Gloves')
    expect(tab.getCart()).toEqual([line])
    expect(tab.getNotices()).toEqual([text])
  })

  test('after adding more than a line holds says how many were added', async () => {
    keep([{ ...gloves, quantity: MAX_QUANTITY - 9 }])
    const tab = await openTab()
    tab.addItem({ ...gloves, quantity: 20 }, 'Gloves')
    expect(tab.getCart()).toMatchObject([{ quantity: MAX_QUANTITY }])
    expect(tab.getNotices()).toEqual([
      `Added to your cart: 9 × Gloves. Your cart holds ${MAX_QUANTITY} of this, which is the most.`,
    ])
  })

  test.each([0, 1, 2])('undoing the removal of line %i gives the same cart', async (index) => {
    const lines = [gloves, gauze, tape]
    keep(lines)
    const tab = await openTab()
    tab.removeItem(lines[index]!, 'Thing')
    expect(tab.getCart()).toEqual(lines.toSpliced(index, 1))
    expect(tab.getNotices()).toEqual(['Removed from your cart: Thing'])
    tab.undo()
    expect(tab.getCart()).toEqual(lines)
  })

  test.each(ORDERS)('undoing a removal adds to the line where it has come back meanwhile, %s', async (_, hear) => {
    keep([gloves, tape])
    const [one, other] = [await openTab(), await openTab()]
    one.removeItem(tape, 'Tape')
    await settle()
    other.add(buildLine('tape'))
    await hear()
    one.undo()
    await settle()
    expect(one.getCart()).toEqual([gloves, buildLine('tape', 4)])
  })

  test('undoing the emptying gives everything back, and keeps what another tab added meanwhile', async () => {
    keep([gloves, gauze])
    const [one, other] = [await openTab(), await openTab()]
    one.clearCart()
    expect(one.getCart()).toEqual([])
    expect(one.getNotices()).toEqual(['Your cart is empty now.'])
    await settle()
    other.add(tape)
    await settle()
    one.undo()
    expect(one.getCart()).toEqual([gloves, gauze, tape])
  })

  test('a full cart gives that as the reason for not adding, and can still be added to where the item is there', async () => {
    const full = Array.from({ length: MAX_LINES }, (_, index) => buildLine(`product-${index}`))
    keep(full)
    const tab = await openTab()
    expect(tab.addItem(gloves, 'Gloves')).toMatch(/^Your cart is full/)
    expect(tab.getNotices()).toEqual([])
    expect(tab.getCart()).toEqual(full)
    tab.addItem(buildLine('product-0'), 'Product 0')
    expect(tab.getNotices()).toEqual(['Added to your cart: Product 0'])
    expect(tab.getCart()[0]).toEqual(buildLine('product-0', 2))
  })

  test('a change of quantity has none', async () => {
    keep([gloves, gauze])
    const tab = await openTab()
    tab.changeLines((lines) => setQuantity(lines, 'gauze', 9))
    expect((await openTab()).getCart()).toEqual([gloves, buildLine('gauze', 9)])
    expect(tab.getNotices()).toEqual([])
  })
})
