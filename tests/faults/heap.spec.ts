import type { CDPSession, Page } from '@playwright/test'
import { makeAccount } from '../accounts.ts'
import { PLAIN } from '../examples.ts'
import { expect, test } from '../test.ts'
import { settle, visit } from '../visit.ts'

const MOVES = 300
const MOST_BYTES = 2_000_000
/** The pages of a tour; "back" goes back, and "card" to a product of the list. */
const SHELVES = ['/scrubs', 'card', 'back', PLAIN.list, 'card', '/cart']
const GUEST_TOUR = [...SHELVES, '/login', '/lists', '/quick-order', '/device']
const ACCOUNT_TOUR = [...SHELVES, '/account', '/lists', '/quick-order', '/device']

/** The heap in use after garbage collection, in bytes. */
async function measureHeap(session: CDPSession): Promise<number> {
  for (let time = 0; time < 3; time++) await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize
}

/** Moves inside the shop, in the page: each move is a press of a link, or Back, and has been drawn. */
async function move(page: Page, tour: readonly string[], count: number): Promise<void> {
  await page.evaluate(
    async ([tour, count]) => {
      const rest = () =>
        new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 10))))
      const waitFor = async (isThere: () => boolean, what: string) => {
        for (const end = performance.now() + 10_000; !isThere(); await rest())
          if (performance.now() > end) throw new Error(`waited in vain for ${what} at ${location.pathname}`)
      }
      for (let index = 0; index < count; index++) {
        const step = tour[index % tour.length]!
        const before = location.pathname
        if (step === 'back') history.back()
        else {
          const link = () =>
            document.querySelector<HTMLElement>(step === 'card' ? 'main article a[href]' : `a[href="${step}"]`)
          if (step !== 'card' && before === step) continue
          await waitFor(() => link() !== null, step)
          link()!.click()
        }
        await waitFor(() => location.pathname !== before, step)
        await rest()
      }
    },
    [tour, count] as const,
  )
}

/** Moves, and compares what is in use before and after. */
async function expectNoLeak(page: Page, tour: readonly string[]): Promise<void> {
  // The code of each page is here first, so that each move is made in place.
  for (const path of tour.filter((step) => step.startsWith('/')))
    await settle(page, () => page.locator(`a[href="${path}"]`).first().dispatchEvent('pointerover'))
  const session = await page.context().newCDPSession(page)
  // Each page of the tour has been drawn, and what is kept of it has been kept.
  await move(page, tour, 3 * tour.length)
  const before = await measureHeap(session)
  await move(page, tour, MOVES)
  const grown = (await measureHeap(session)) - before
  console.log(`heap after ${MOVES} moves: ${(before / 1e6).toFixed(2)} MB and ${(grown / 1e6).toFixed(2)} MB more`)
  expect(grown).toBeLessThan(MOST_BYTES)
  // A leak of another kind: elements that are no longer in the page.
  const { nodes, documents } = await session.send('Memory.getDOMCounters')
  const shown = await page.evaluate(() => document.getElementsByTagName('*').length)
  console.log(`${nodes} nodes of ${documents} documents for ${shown} elements`)
  expect(nodes).toBeLessThan(20 * shown)
}

test(`${MOVES} moves inside the shop take no more than 2 MB of memory that cannot be freed`, async ({ page }) => {
  await visit(page, '/')
  await expectNoLeak(page, GUEST_TOUR)
})

test(`${MOVES} moves with an account that is open take no more than 2 MB either`, async ({ page }) => {
  test.setTimeout(120_000)
  await makeAccount(page)
  await visit(page, '/')
  await expectNoLeak(page, ACCOUNT_TOUR)
})
