// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { addToCart, removeLine, type CartLine } from '../../domain/cart/cartLines.ts'
import { formatCart } from '../../domain/cart/storedCart.ts'

const gloves: CartLine = { slug: 'gloves', options: {}, quantity: 1 }
const gauze: CartLine = { slug: 'gauze', options: {}, quantity: 2 }
const tape: CartLine = { slug: 'tape', options: {}, quantity: 3 }

/** What the shop says once where the browser keeps nothing. */
const NOT_KEPT = /until you close this tab/

const stops: (() => void)[] = []

async function openTab() {
  vi.resetModules()
  const [lines, notices] = await Promise.all([import('./cart.ts'), import('../page/notices.ts')])
  stops.push(lines.startCart())
  return {
    ...lines,
    getCart: lines.linesStore.get,
    add: (line: CartLine) => lines.changeLines((before) => addToCart(before, line)),
    /** What stands on the page now. */
    readNotices: () =>
      notices.noticesStore
        .get()
        .map(({ text }) => text)
        .join('\n'),
  }
}

function refuse(): never {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
}

const FAILURES: [string, () => unknown][] = [
  ['is full', () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)],
  ['is blocked', () => vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(refuse)],
  ['is absent', () => vi.spyOn(globalThis, 'localStorage', 'get').mockReturnValue(undefined as never)],
]

beforeEach(() => localStorage.clear())
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.restoreAllMocks()
})

describe.each(FAILURES)('where storage %s', (_, breakStorage) => {
  test('the cart works in memory', async () => {
    breakStorage()
    const tab = await openTab()
    tab.add(gloves)
    tab.add(gauze)
    tab.add(gloves)
    tab.changeLines((lines) => removeLine(lines, 'gauze'))
    expect(tab.getCart()).toEqual([{ ...gloves, quantity: 2 }])
  })

  test('the visitor is told once', async () => {
    breakStorage()
    const tab = await openTab()
    expect(tab.readNotices()).not.toMatch(NOT_KEPT)
    tab.add(gloves)
    expect(tab.readNotices()).toMatch(NOT_KEPT)
    tab.addItem(gauze, 'Gauze')
    expect(tab.readNotices()).toBe('Added to your cart: 2 × Gauze')
  })

  test('the visitor who adds an item is told of both', async () => {
    breakStorage()
    const tab = await openTab()
    tab.addItem(gloves, 'Gloves')
    expect(tab.readNotices()).toMatch(NOT_KEPT)
    expect(tab.readNotices()).toContain('Gloves')
  })

  test('what was in the cart before it broke is still there', async () => {
    localStorage.setItem('cart', formatCart([gloves, gauze]))
    const tab = await openTab()
    breakStorage()
    tab.add(tape)
    expect(tab.getCart()).toEqual([gloves, gauze, tape])
  })
})

test('what only this tab holds, because storage is full, outlasts a change that another tab could keep', async () => {
  localStorage.setItem('cart', formatCart([gauze]))
  const tab = await openTab()
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  tab.add(gloves)
  full.mockRestore()
  localStorage.setItem('cart', formatCart([]))
  window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }))
  expect(tab.getCart()).toContainEqual(gloves)
})

describe('where the stored cart is damaged', () => {
  const damaged = { ...gloves, quantity: 'two' }

  test.each([
    [[gloves, damaged], '1 line of your saved cart could not be read and was left out'],
    [[damaged, gloves, null], '2 lines of your saved cart could not be read and were left out'],
  ])('the good lines of %j stay, and the visitor hears: %s', async (lines, text) => {
    localStorage.setItem('cart', JSON.stringify({ version: 1, lines }))
    const tab = await openTab()
    expect(tab.getCart()).toEqual([gloves])
    expect(tab.readNotices()).toContain(text)
  })

  test.each(['{"version":1,"lines":[{"slug":"glo', '[]', '{"version":3,"lines":[]}', ''])(
    'the cart starts empty for %j, and the visitor is told',
    async (text) => {
      localStorage.setItem('cart', text)
      const tab = await openTab()
      expect(tab.getCart()).toEqual([])
      expect(tab.readNotices()).toContain('could not be read')
    },
  )

  test('what could not be read is still on the device after the next change', async () => {
    const text = JSON.stringify({ version: 3, lines: [gloves] })
    localStorage.setItem('cart', text)
    const tab = await openTab()
    tab.add(gauze)
    expect(Object.keys(localStorage).map((key) => localStorage.getItem(key))).toContain(text)
    expect(tab.getCart()).toEqual([gauze])
  })

  test('the next visit is quiet once the cart was changed', async () => {
    localStorage.setItem('cart', 'damaged')
    ;(await openTab()).add(gloves)
    const tab = await openTab()
    expect(tab.getCart()).toEqual([gloves])
    expect(tab.readNotices()).toBe('')
  })

  test('a text that is damaged while the shop is open costs no line', async () => {
    localStorage.setItem('cart', formatCart([gloves]))
    const tab = await openTab()
    localStorage.setItem('cart', '{"version":1,"lines":[{"slug":"glo')
    tab.add(gauze)
    expect(tab.getCart()).toEqual([gloves, gauze])
  })

  test('a text that another tab damages while the shop is open costs no line', async () => {
    localStorage.setItem('cart', formatCart([gloves]))
    const tab = await openTab()
    localStorage.setItem('cart', 'damaged')
    window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }))
    expect(tab.getCart()).toEqual([gloves])
  })
})
