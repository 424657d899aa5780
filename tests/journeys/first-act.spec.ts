/** The order in which files are asked for on a slow line: what nobody asked for never goes before what somebody did. */
import type { Page, Request } from '@playwright/test'
import { findSearch } from '../controls.ts'
import { PLAIN } from '../examples.ts'
import { expect, test } from '../test.ts'
import { findOptions } from './searchField.ts'

/** What every answer takes longer, in ms, and what the line brings, in kbit/s: Chromium calls the second one 3G. */
const SLOW = { latency: 150, rate: 1600 }
const POOR = { latency: 400, rate: 400 }
interface Line {
  /** The paths of what has been asked for, but for pictures and what the page's HTML names. */
  readonly listAsked: () => string[]
}

async function openOn(page: Page, { latency, rate }: typeof SLOW, path: string): Promise<Line> {
  const html = await (await page.request.get(path)).text()
  const asked: string[] = []
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(assets|data)\//.test(pathname) && !html.includes(pathname)) asked.push(pathname)
  })
  const session = await page.context().newCDPSession(page)
  const bytes = (rate * 1000) / 8
  await session.send('Network.enable')
  const line = { offline: false, latency, downloadThroughput: bytes, uploadThroughput: bytes / 2 }
  await session.send('Network.emulateNetworkConditions', line)
  await page.goto(path)
  return { listAsked: () => [...asked] }
}

const pressLink = (page: Page) =>
  page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Scrubs', exact: true })
    .evaluate((link: HTMLElement) => link.click())
const isOfSearch = (path: string) => /\/(suggestions|words)-|\/search\//.test(path)

test('a link that is pressed early is followed before anything else is asked for', async ({ page }) => {
  const { listAsked } = await openOn(page, SLOW, PLAIN.list)
  const answered = page.waitForEvent('framenavigated')
  await pressLink(page)
  await answered
  expect(listAsked()).toEqual([])
})

test('letters that are typed early are answered before anything else is asked for', async ({ page }) => {
  const { listAsked } = await openOn(page, SLOW, PLAIN.list)
  await findSearch(page).fill('gloves')
  await expect(findOptions(page).last()).toContainText('“gloves”')
  // A test cannot be sooner than the code of the rest, which is one small file; none of what that would load has come.
  expect(listAsked().filter((path) => !isOfSearch(path) && !path.includes('/rest-'))).toEqual([])
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
      await pressLink(page)
      await answered
    },
  ],
  [
    'a letter is typed',
    '**/cards-*.js',
    async (page: Page) => {
      await findSearch(page).fill('gloves')
      await expect(findOptions(page).last()).toContainText('“gloves”')
    },
  ],
] as const)
  test(`while the rest is coming, no more of it is begun once ${what}`, async ({ page }) => {
    await holdBack(page, held)
    const { listAsked } = await openOn(page, SLOW, PLAIN.list)
    await expect.poll(() => listAsked().length).toBeGreaterThan(0)
    const before = listAsked().length
    await act(page)
    const others = listAsked()
      .slice(before)
      .filter((path) => !isOfSearch(path))
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
