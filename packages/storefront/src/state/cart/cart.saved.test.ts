// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type CartLine, type CartLines, MAX_LINES } from '@shop/core/cart/cartLines.ts'
import { CART_KIND } from '@shop/core/cart/storedCart.ts'
import { formatMain } from '@shop/core/stored/kind.ts'
import { clearDisk, disk, openFakeDevice } from '../../fixtures/fakeDisk.ts'

const gloves: CartLine = { slug: 'gloves', options: {}, quantity: 2 }
const gauze: CartLine = { slug: 'gauze', options: {}, quantity: 1 }
const tape: CartLine = { slug: 'tape', options: {}, quantity: 3 }

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
    getCart: lines.cart.read,
    getNotices: () => notices.noticesStore.get().map(({ text }) => text),
    undo: () => notices.noticesStore.get()[0]?.action?.run(),
  }
}

function keep(lines: CartLines, saved: CartLines = []): void {
  disk.set('cart', formatMain(CART_KIND, { lines, saved, aside: [] }))
}

beforeEach(clearDisk)

describe('what is saved for later', () => {
  test('is kept beside the cart, and there again after a reload', async () => {
    keep([gloves, gauze])
    const tab = await openTab()
    tab.saveItem(gloves, 'Gloves')
    expect(tab.getNotices()).toEqual(['Saved for later: Gloves'])
    expect((await openTab()).getCart()).toEqual({ lines: [gauze], saved: [gloves], aside: [] })
  })

  test.each(['gloves', 'gauze', 'tape'])('is put back where it stood by Undo: %s', async (slug) => {
    const lines = [gloves, gauze, tape]
    keep(lines)
    const tab = await openTab()
    tab.saveItem(
      lines.find((line) => line.slug === slug)!,
      'Thing',
    )
    tab.undo()
    expect(tab.getCart()).toEqual({ lines, saved: [], aside: [] })
  })

  test('is moved back into the cart, which can be taken back', async () => {
    keep([gauze], [gloves, tape])
    const tab = await openTab()
    tab.moveSavedItem(gloves, 'Gloves')
    expect(tab.getCart()).toEqual({ lines: [gauze, gloves], saved: [tape], aside: [] })
    tab.undo()
    expect(tab.getCart()).toEqual({ lines: [gauze], saved: [gloves, tape], aside: [] })
  })

  test('is removed, which can be taken back', async () => {
    keep([gauze], [gloves, tape])
    const tab = await openTab()
    tab.removeSavedItem(gloves, 'Gloves')
    expect(tab.getCart()).toEqual({ lines: [gauze], saved: [tape], aside: [] })
    expect(tab.getNotices()).toEqual(['Removed from what is saved for later: Gloves'])
    tab.undo()
    expect(tab.getCart()).toEqual({ lines: [gauze], saved: [gloves, tape], aside: [] })
  })

  test('outlasts the emptying of the cart', async () => {
    keep([gauze], [gloves])
    const tab = await openTab()
    tab.clearCart()
    expect(tab.getCart()).toEqual({ lines: [], saved: [gloves], aside: [] })
  })

  test('stays where the cart is full, and the visitor is told', async () => {
    const full = Array.from({ length: MAX_LINES }, (_, index) => ({ ...tape, slug: `product-${index}` }))
    keep(full, [gloves])
    const tab = await openTab()
    tab.moveSavedItem(gloves, 'Gloves')
    expect(tab.getNotices()).toEqual([expect.stringMatching(/full.*Gloves stays saved for later/)])
    expect(tab.getCart()).toEqual({ lines: full, saved: [gloves], aside: [] })
  })
})
