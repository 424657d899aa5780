// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { addToCart, MAX_LINES, setQuantity, type CartLine } from '../../domain/cart/cartLines.ts'
import { formatCart } from '../../domain/cart/storedCart.ts'

const gloves = buildLine('gloves')
const gauze = buildLine('gauze', 2)
const tape = buildLine('tape', 3)

function buildLine(slug: string, quantity = 1): CartLine {
  return { slug, options: {}, quantity }
}

const stops: (() => void)[] = []

/** A tab of the shop with a memory of its own; all tabs share the storage. */
async function openTab() {
  vi.resetModules()
  const [lines, actions, notices] = await Promise.all([
    import('./cart.ts'),
    import('./cartActions.ts'),
    import('../page/notices.ts'),
  ])
  stops.push(lines.startCart())
  return {
    ...lines,
    ...actions,
    getCart: lines.linesStore.get,
    add: (line: CartLine) => lines.changeLines((before) => addToCart(before, line)),
    getNotices: () => notices.noticesStore.get().map(({ text }) => text),
    undo: () => notices.noticesStore.get()[0]?.action?.run(),
  }
}

/** What the browser does in every other tab when one has written. */
function tellTabs(key: string | null = 'cart'): void {
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

function readKept(): unknown {
  return JSON.parse(localStorage.getItem('cart') ?? 'null')
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

describe('a cart that is kept', () => {
  test('starts empty on a first visit, without a word', async () => {
    const tab = await openTab()
    expect(tab.getCart()).toEqual([])
    expect(tab.getNotices()).toEqual([])
  })

  test('is there again after a reload', async () => {
    const before = await openTab()
    before.add(gloves)
    before.add(gauze)
    const after = await openTab()
    expect(after.getCart()).toEqual([gloves, gauze])
    expect(after.getNotices()).toEqual([])
  })

  test('is kept with its lines and nothing else about the visitor', async () => {
    const tab = await openTab()
    tab.addItem(gauze, 'Gauze')
    const { seen, ...kept } = readKept() as Record<string, unknown>
    expect(kept).toEqual({ version: 2, lines: [gauze], saved: [] })
    // How many changes this page load has made: no name, no time.
    expect(Object.values(seen as object)).toEqual([1])
    expect(Object.keys(localStorage)).toEqual(['cart'])
  })
})

describe('two tabs', () => {
  test('show the same cart', async () => {
    const [one, other] = [await openTab(), await openTab()]
    one.add(gloves)
    tellTabs()
    expect(other.getCart()).toEqual([gloves])
  })

  test('never lose each other’s change, not even one they have not seen yet', async () => {
    const [one, other] = [await openTab(), await openTab()]
    one.add(gloves)
    other.add(gauze)
    expect(other.getCart()).toEqual([gloves, gauze])
    tellTabs()
    expect(one.getCart()).toEqual([gloves, gauze])
  })

  test('are both empty after the browser’s storage was cleared', async () => {
    const tab = await openTab()
    tab.add(gloves)
    localStorage.clear()
    tellTabs(null)
    expect(tab.getCart()).toEqual([])
  })

  test('are not disturbed by another key', async () => {
    const tab = await openTab()
    tab.add(gloves)
    localStorage.clear()
    tellTabs('theme')
    expect(tab.getCart()).toEqual([gloves])
  })

  test('do not follow each other once they were stopped', async () => {
    const [one, other] = [await openTab(), await openTab()]
    for (const stop of stops) stop()
    one.add(gloves)
    tellTabs()
    expect(other.getCart()).toEqual([])
  })
})

describe('what the shop says', () => {
  test.each([
    [gloves, 'Added to your cart: Gloves'],
    [tape, 'Added to your cart: 3 × Gloves'],
  ])('after adding %j: %s', async (line, text) => {
    const tab = await openTab()
    tab.addItem(line, 'Gloves')
    expect(tab.getCart()).toEqual([line])
    expect(tab.getNotices()).toEqual([text])
  })

  test.each([0, 1, 2])('undoing the removal of line %i gives the same cart', async (index) => {
    const lines = [gloves, gauze, tape]
    localStorage.setItem('cart', formatCart(lines))
    const tab = await openTab()
    tab.removeItem(lines[index]!, 'Thing')
    expect(tab.getCart()).toEqual(lines.toSpliced(index, 1))
    expect(tab.getNotices()).toEqual(['Removed from your cart: Thing'])
    tab.undo()
    expect(tab.getCart()).toEqual(lines)
    expect(readKept()).toMatchObject({ version: 2, lines })
  })

  test('undoing a removal adds to the line where it has come back meanwhile', async () => {
    localStorage.setItem('cart', formatCart([gloves, tape]))
    const [one, other] = [await openTab(), await openTab()]
    one.removeItem(tape, 'Tape')
    other.add(buildLine('tape'))
    one.undo()
    expect(one.getCart()).toEqual([gloves, buildLine('tape', 4)])
  })

  test('undoing the emptying gives everything back, and keeps what another tab added meanwhile', async () => {
    localStorage.setItem('cart', formatCart([gloves, gauze]))
    const [one, other] = [await openTab(), await openTab()]
    one.clearCart()
    expect(one.getCart()).toEqual([])
    expect(one.getNotices()).toEqual(['Your cart is empty now.'])
    other.add(tape)
    one.undo()
    expect(one.getCart()).toEqual([gloves, gauze, tape])
  })

  test('a full cart says so instead of adding, and can still be added to where the item is there', async () => {
    const full = Array.from({ length: MAX_LINES }, (_, index) => buildLine(`product-${index}`))
    localStorage.setItem('cart', formatCart(full))
    const tab = await openTab()
    tab.addItem(gloves, 'Gloves')
    expect(tab.getNotices()).toEqual([expect.stringMatching(/full.*Gloves was not added/)])
    expect(tab.getCart()).toEqual(full)
    tab.addItem(buildLine('product-0'), 'Product 0')
    expect(tab.getNotices()).toEqual(['Added to your cart: Product 0'])
    expect(tab.getCart()[0]).toEqual(buildLine('product-0', 2))
  })

  test('a change of quantity is kept without a word', async () => {
    localStorage.setItem('cart', formatCart([gloves, gauze]))
    const tab = await openTab()
    tab.changeLines((lines) => setQuantity(lines, 'gauze', 9))
    expect((await openTab()).getCart()).toEqual([gloves, buildLine('gauze', 9)])
    expect(tab.getNotices()).toEqual([])
  })
})

test('a change that another tab wrote over at the same moment is made again', async () => {
  const tab = await openTab()
  tab.add(gloves)
  localStorage.setItem('cart', formatCart([gauze], { other: 1 }))
  tellTabs()
  expect(tab.getCart()).toEqual([gauze, gloves])
  expect(readKept()).toMatchObject({ lines: [gauze, gloves] })
})
