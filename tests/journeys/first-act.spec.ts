/** The order in which files are asked for on a slow line: what nobody asked for never goes before what somebody did. */
import type { Page, Request } from '@playwright/test'
import { findSearch } from '../controls.ts'
import { PLAIN } from '../examples.ts'
import { expect, test } from '../test.ts'
import { findOptions } from './searchField.ts'

/** What every answer takes longer, in ms, and what the line brings, in kbit/s: Chromium calls the second one 3G. */
const SLOW = { latency: 150, rate: 1600 }
const POOR = { latency: 400, rate: 400 }
/** Two loads may be under way; each may need one file more that was under way with it. */
const UNDER_WAY = 2

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

const expectFew = (asked: readonly string[]) => expect(asked.length, asked.join(' ')).toBeLessThanOrEqual(UNDER_WAY)

test('once a link is pressed, nothing is asked for but its page', async ({ page }) => {
  const { listAsked } = await openOn(page, SLOW, PLAIN.list)
  await expect.poll(() => listAsked().length).toBeGreaterThan(4)
  const before = listAsked()
  const answered = page.waitForEvent('framenavigated')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Scrubs', exact: true })
  await link.evaluate((link: HTMLElement) => link.click())
  await answered
  expectFew(listAsked().slice(before.length))
})

test('once a letter is typed, nothing is asked for but its answer', async ({ page }) => {
  const { listAsked } = await openOn(page, SLOW, PLAIN.list)
  await expect.poll(() => listAsked().length).toBeGreaterThan(0)
  const before = listAsked()
  await findSearch(page).fill('gloves')
  await expect(findOptions(page).last()).toContainText('“gloves”')
  const others = listAsked()
    .slice(before.length)
    .filter((path) => !/\/suggestions-|\/search\//.test(path))
  expectFew(others)
})

test('on a line that is spared nothing comes that nobody asked for, and all of it works', async ({ page }) => {
  const { listAsked } = await openOn(page, POOR, PLAIN.list)
  // The last thing of all (packages/storefront/src/state/offline/startOffline.ts).
  await expect(page.locator('link[rel=manifest]')).toBeAttached()
  expect(listAsked().filter((path) => path.startsWith('/data/'))).toEqual([])
  expectFew(listAsked())
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([])
  await page.getByRole('main').getByRole('button', { name: 'All filters' }).click()
  await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible()
})
