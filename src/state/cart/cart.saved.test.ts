// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { addToCart, MAX_LINES, type CartLine } from '../../domain/cart/cartLines.ts'
import { setNote } from '../../domain/cart/lineNote.ts'
import { formatCart, parseCart } from '../../domain/cart/storedCart.ts'

const gloves: CartLine = { slug: 'gloves', options: {}, quantity: 2 }
const gauze: CartLine = { slug: 'gauze', options: {}, quantity: 1 }
const tape: CartLine = { slug: 'tape', options: {}, quantity: 3 }

const stops: (() => void)[] = []

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
    getCart: () => ({ lines: lines.linesStore.get(), saved: lines.savedStore.get() }),
    add: (line: CartLine) => lines.changeLines((before) => addToCart(before, line)),
    getNotices: () => notices.noticesStore.get().map(({ text }) => text),
    undo: () => notices.noticesStore.get()[0]?.action?.run(),
  }
}

function tellTabs(): void {
  window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }))
}

function readKept() {
  const { lines, saved, dropped } = parseCart(localStorage.getItem('cart'))
  return { lines: lines, saved, dropped }
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.restoreAllMocks()
})

describe('what is saved for later', () => {
  test('is kept beside the cart, and there again after a reload', async () => {
    localStorage.setItem('cart', formatCart([gloves, gauze]))
    const tab = await openTab()
    tab.saveItem(gloves, 'Gloves')
    expect(tab.getNotices()).toEqual(['Saved for later: Gloves'])
    expect((await openTab()).getCart()).toEqual({ lines: [gauze], saved: [gloves] })
  })

  test.each(['gloves', 'gauze', 'tape'])('is put back where it stood by Undo: %s', async (slug) => {
    const lines = [gloves, gauze, tape]
    localStorage.setItem('cart', formatCart(lines))
    const tab = await openTab()
    tab.saveItem(
      lines.find((line) => line.slug === slug)!,
      'Thing',
    )
    tab.undo()
    expect(tab.getCart()).toEqual({ lines, saved: [] })
    expect(readKept()).toEqual({ lines, saved: [], dropped: 0 })
  })

  test('is moved back into the cart, which can be taken back', async () => {
    localStorage.setItem('cart', formatCart([gauze], undefined, [gloves, tape]))
    const tab = await openTab()
    tab.moveSavedItem(gloves, 'Gloves')
    expect(tab.getCart()).toEqual({ lines: [gauze, gloves], saved: [tape] })
    tab.undo()
    expect(tab.getCart()).toEqual({ lines: [gauze], saved: [gloves, tape] })
  })

  test('is removed, which can be taken back', async () => {
    localStorage.setItem('cart', formatCart([gauze], undefined, [gloves, tape]))
    const tab = await openTab()
    tab.removeSavedItem(gloves, 'Gloves')
    expect(tab.getCart()).toEqual({ lines: [gauze], saved: [tape] })
    expect(tab.getNotices()).toEqual(['Removed from what is saved for later: Gloves'])
    tab.undo()
    expect(tab.getCart()).toEqual({ lines: [gauze], saved: [gloves, tape] })
  })

  test('outlasts the emptying of the cart', async () => {
    localStorage.setItem('cart', formatCart([gauze], undefined, [gloves]))
    const tab = await openTab()
    tab.clearCart()
    expect(readKept()).toEqual({ lines: [], saved: [gloves], dropped: 0 })
  })

  test('stays where the cart is full, and the visitor is told', async () => {
    const full = Array.from({ length: MAX_LINES }, (_, index) => ({ ...tape, slug: `product-${index}` }))
    localStorage.setItem('cart', formatCart(full, undefined, [gloves]))
    const tab = await openTab()
    tab.moveSavedItem(gloves, 'Gloves')
    expect(tab.getNotices()).toEqual([expect.stringMatching(/full.*Gloves stays saved for later/)])
    expect(tab.getCart()).toEqual({ lines: full, saved: [gloves] })
  })
})

describe('two tabs', () => {
  test('one saves for later while the other adds: neither change is lost', async () => {
    localStorage.setItem('cart', formatCart([gloves]))
    const [one, other] = [await openTab(), await openTab()]
    one.saveItem(gloves, 'Gloves')
    other.add(gauze)
    tellTabs()
    for (const tab of [one, other]) expect(tab.getCart()).toEqual({ lines: [gauze], saved: [gloves] })
  })

  test('one writes a note while the other adds to the line: neither change is lost', async () => {
    localStorage.setItem('cart', formatCart([gloves]))
    const [one, other] = [await openTab(), await openTab()]
    one.changeLines((lines) => setNote(lines, 'gloves', 'ward 4'))
    other.add(gloves)
    tellTabs()
    expect(one.getCart().lines).toEqual([{ ...gloves, quantity: 4, note: 'ward 4' }])
  })

  test('a saving that another tab wrote over at the same moment is made again', async () => {
    localStorage.setItem('cart', formatCart([gloves]))
    const tab = await openTab()
    tab.saveItem(gloves, 'Gloves')
    localStorage.setItem('cart', formatCart([gloves, gauze], { other: 1 }))
    tellTabs()
    expect(tab.getCart()).toEqual({ lines: [gauze], saved: [gloves] })
    expect(readKept()).toEqual({ lines: [gauze], saved: [gloves], dropped: 0 })
  })
})

describe('storage that fills up in the middle of saving', () => {
  test('keeps the cart as it was, whole, while this tab shows both lists as they are now', async () => {
    localStorage.setItem('cart', formatCart([gloves, gauze], undefined, [tape]))
    const tab = await openTab()
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    })
    tab.saveItem(gloves, 'Gloves')
    expect(tab.getCart()).toEqual({ lines: [gauze], saved: [tape, gloves] })
    expect(readKept()).toEqual({ lines: [gloves, gauze], saved: [tape], dropped: 0 })
    expect(tab.getNotices().join()).toMatch(/Saved for later: Gloves.*until you close this tab/)

    // There is room again: the next change keeps everything that this tab held meanwhile.
    full.mockRestore()
    tab.add(gauze)
    expect(readKept()).toEqual({ lines: [{ ...gauze, quantity: 2 }], saved: [tape, gloves], dropped: 0 })
  })

  test('does not bring back as ordered what was saved for later, when another tab writes', async () => {
    localStorage.setItem('cart', formatCart([gloves]))
    const tab = await openTab()
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    })
    tab.saveItem(gloves, 'Gloves')
    full.mockRestore()
    localStorage.setItem('cart', formatCart([gloves, gauze], { other: 1 }))
    tellTabs()
    expect(tab.getCart()).toEqual({ lines: [gauze], saved: [gloves] })
  })
})
