import type { Page } from '@playwright/test'
import { brotliCompressSync } from 'node:zlib'
import { findSearch } from '../controls.ts'
import { expect, test } from '../test.ts'
import { findOptions } from './searchField.ts'

/** Brotli, in kB of 1000 bytes: data and code of the search, and of the products that are shown first. */
const FIRST_ANSWER_KB = 60
/** What finds most, and what is spread over the catalogue. A second word needs another file or two, of 9 kB each. */
const QUERIES = ['gloves', 'bandage', 'wipes', 'thermometer']
const CARDS_MS = 1000

/** Opens a page that is never idle, so that it loads nothing but what is asked of it. */
async function openBusy(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => (window.requestIdleCallback = () => 0))
  await page.goto(path)
}

/** The code and the data that have come by a time, in ms since the page began, except those that every page has. */
async function listArrived(page: Page, time = Infinity): Promise<string[]> {
  const home = await (await page.request.get('/')).text()
  const arrived = await page.evaluate(
    (time) =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => (entry as PerformanceResourceTiming).responseEnd <= time)
        .map(({ name }) => new URL(name).pathname),
    time,
  )
  return arrived.filter((path) => path.endsWith('.js') && !home.includes(path))
}

/** Fails where what has come for an answer is more than that, or has something that can wait. */
async function expectLight(page: Page, arrived: readonly string[]): Promise<void> {
  const own = arrived.filter((path) => /\/data\/|\/(search|suggestions|words)-/.test(path))
  const all = own.join(' ')
  expect(all).toMatch(/\/suggestions-.*\/words-\d.*\/cards-\d/)
  expect(all).not.toMatch(/\/(codes|spellings)-|\/products-\d|\/entries\.js/)
  let bytes = 0
  for (const path of own) bytes += brotliCompressSync(await (await page.request.get(path)).body()).length
  expect(bytes / 1000, all).toBeLessThanOrEqual(FIRST_ANSWER_KB)
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const query of QUERIES) {
    test(`the first results of “${query}” need at most ${FIRST_ANSWER_KB} kB, and nothing that can wait`, async ({
      page,
    }) => {
      await page.addInitScript(() => {
        new MutationObserver(() => {
          if (document.querySelector('main article')) performance.mark('answered')
        }).observe(document, { childList: true, subtree: true })
      })
      // The cards of the rest of the page are asked for once the first are here: slowly, so that these are drawn by then.
      await page.route('**/cards-*.js', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, CARDS_MS))
        await route.continue()
      })
      await openBusy(page, `/search?q=${encodeURIComponent(query)}`)
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
      const answered = await page.evaluate(() => performance.getEntriesByName('answered')[0]!.startTime)
      await expectLight(page, await listArrived(page, answered))
    })

    test(`the first suggestions for “${query}” need at most ${FIRST_ANSWER_KB} kB, and nothing that can wait`, async ({
      page,
    }) => {
      await openBusy(page, '/')
      await findSearch(page).fill(query)
      await expect(findOptions(page).last()).toContainText(`“${query}”`)
      await expectLight(page, await listArrived(page))
    })
  }
})

test('the search page names the code and the start of the search, and asks for its words before it is taken over', async ({
  page,
}) => {
  const html = await (await page.request.get('/search')).text()
  for (const file of [/href="\/assets\/suggestions-[^"]+\.js"/, /href="\/data\/[^"]+\/search\/start\.js"/])
    expect(html).toMatch(file)
  const begun = page.waitForRequest(/\/words-\d/)
  await page.addInitScript(() => (window.requestIdleCallback = () => 0))
  // The kept things of the visitor are read before the page is taken over; here they never are.
  await page.addInitScript(() => {
    indexedDB.open = () => ({ addEventListener: () => undefined }) as never
  })
  await page.goto('/search?q=gloves')
  await begun
  const isTakenOver = () => Object.keys(document.getElementById('root')!).some((key) => key.startsWith('__react'))
  expect(await page.evaluate(isTakenOver)).toBe(false)
})
