/** The order in which files are asked for on a slow line: what nobody asked for never goes before what somebody did. */
import type { Page } from '@playwright/test'
import { findSearch } from '../controls.ts'
import { PLAIN } from '../examples.ts'
import { type Line, SLOW_4G, slowDown } from '../line.ts'
import { expect, test } from '../test.ts'
import { findOptions } from './searchField.ts'

/** Chromium calls it 3G. */
const POOR: Line = { latency: 400, rate: 400 }

interface Visit {
  /** The paths that the page has asked for between two times, without pictures and what its HTML names. */
  readonly listAsked: (since?: number, until?: number) => string[]
}

async function openOn(page: Page, line: Line, path: string): Promise<Visit> {
  const html = await (await page.request.get(path)).text()
  const asked: { readonly pathname: string; readonly at: number }[] = []
  const session = await slowDown(page, line)
  // By the browser's own clock: the news of a request may come here after that of a later press.
  session.on('Network.requestWillBeSent', ({ request, documentURL, wallTime }) => {
    const { pathname } = new URL(request.url)
    const isNamed = html.includes(pathname)
    if (documentURL.endsWith(path) && /^\/(assets|data)\//.test(pathname) && !isNamed)
      asked.push({ pathname, at: wallTime * 1000 })
  })
  await page.goto(path, { waitUntil: 'commit' })
  const listAsked = (since = 0, until = Infinity) =>
    asked.filter(({ at }) => at > since && at <= until).map(({ pathname }) => pathname)
  return { listAsked }
}

/** Presses a link and returns the time of that. */
const pressLink = (page: Page) =>
  page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Scrubs', exact: true })
    .evaluate((link: HTMLElement) => {
      link.click()
      return Date.now()
    })
const isOfSearch = (path: string) => /\/(suggestions|words)-|\/search\//.test(path)

test('a link that is pressed early is followed before anything else is asked for', async ({ page }) => {
  // In the page: on a busy machine a press from here may come when the rest has begun.
  await page.addInitScript(() =>
    addEventListener('load', () => document.querySelector<HTMLElement>('footer a[href="/scrubs"]')?.click()),
  )
  const { listAsked } = await openOn(page, SLOW_4G, PLAIN.list)
  await page.waitForURL('/scrubs')
  expect(listAsked()).toEqual([])
})

test('letters that are typed early are answered before anything else is asked for', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const last = [...document.querySelectorAll('[role=option]')].at(-1)
      if (last?.textContent.includes('“gloves”')) performance.mark('answered')
    }).observe(document, { childList: true, subtree: true })
  })
  const { listAsked } = await openOn(page, SLOW_4G, PLAIN.list)
  // Before the script has come: nothing can have begun.
  await findSearch(page).fill('gloves')
  await expect(findOptions(page).last()).toContainText('“gloves”')
  const answeredAt = await page.evaluate(
    () => performance.timeOrigin + performance.getEntriesByName('answered')[0]!.startTime,
  )
  expect(listAsked(0, answeredAt).filter((path) => !isOfSearch(path))).toEqual([])
})

/** Long enough for the whole rest to come meanwhile. */
const HELD_MS = 4000

/** Keeps the answers to such addresses back for a while. */
const holdBack = (page: Page, addresses: string) =>
  page.route(addresses, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, HELD_MS))
    await route.continue().catch(() => undefined)
  })

for (const [what, held, act] of [
  [
    'a link is pressed',
    '**/scrubs',
    async (page: Page) => {
      const answered = page.waitForEvent('framenavigated')
      const pressedAt = await pressLink(page)
      await answered
      return pressedAt
    },
  ],
  [
    'a letter is typed',
    '**/cards-*.js',
    async (page: Page) => {
      await findSearch(page).fill('gloves')
      const typedAt = await page.evaluate(() => Date.now())
      await expect(findOptions(page).last()).toContainText('“gloves”')
      return typedAt
    },
  ],
] as const)
  test(`while the rest is coming, no more of it is begun once ${what}`, async ({ page }) => {
    await holdBack(page, held)
    const { listAsked } = await openOn(page, SLOW_4G, PLAIN.list)
    // The words of the search come after the parts of the page, of which one imports what finds the data of pages.
    await expect.poll(() => listAsked().some((path) => /\/words-\d/.test(path))).toBe(true)
    const others = listAsked(await act(page)).filter((path) => !isOfSearch(path))
    // What is under way may still ask for what it needs: code that it imports, and the filters for products.
    expect(others.filter((path) => /\/(order|lists|account|quickOrder|compare|device|pageData)-/.test(path))).toEqual(
      [],
    )
    expect(others.filter((path) => path.startsWith('/data/')).length, others.join(' ')).toBeLessThanOrEqual(1)
  })

test('on a line that is spared nothing comes that nobody asked for, and all of it works', async ({ page }) => {
  const { listAsked } = await openOn(page, POOR, PLAIN.list)
  // The last thing of all (packages/storefront/src/state/offline/startOffline.ts).
  await expect(page.locator('link[rel=manifest]')).toBeAttached()
  expect(listAsked().filter((path) => !/\/rest-/.test(path))).toEqual([])
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([])
  await page.getByRole('main').getByRole('button', { name: 'All filters' }).click()
  await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible()
})
