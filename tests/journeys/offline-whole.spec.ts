/** The promise "the shop can stay on this device whole": every page opens without the host, and one that cannot says so. */
import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { findTitle } from '../controls.ts'
import { WARD } from '../examples.ts'
import { buildWorker, expect, findStates, keepShop, openBarePage, register, saveData, test } from '../keptShop.ts'
import { SHOPS } from '../shops.ts'
import { keepLists } from '../steps.ts'

const OUT_DIR = path.resolve(SHOPS.main.env.OUT_DIR)
const PRODUCTS = 50

/** The paths of the sitemap: all that are no product's, and of the products some from its beginning to its end. */
function listPaths(): string[] {
  const sitemap = readFileSync(path.join(OUT_DIR, 'sitemap.xml'), 'utf8')
  const all = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname)
  const products = all.filter((path) => path.startsWith('/detail/'))
  const step = Math.floor(products.length / PRODUCTS)
  return [...all.filter((path) => !path.startsWith('/detail/')), ...products.filter((_, index) => index % step === 0)]
}

/** The heading of the page that was built for an address, as HTML. */
function readBuiltTitle(address: string): string {
  const file = address === '/' ? 'index.html' : `${address.slice(1)}.html`
  const html = readFileSync(path.join(OUT_DIR, file), 'utf8')
  return /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? 'no heading'
}

const readTitle = (page: Page) => findTitle(page).evaluate((title) => title.innerHTML)

test('every page of the sitemap, and fifty products, open without the host', async ({ page, host }) => {
  const paths = listPaths()
  expect(paths.length).toBeGreaterThan(PRODUCTS + 40)
  await keepShop(page, host)
  await host.stop()
  const wrong: string[] = []
  for (const path of paths) {
    await page.goto(host.url + path, { waitUntil: 'commit' })
    const built = readBuiltTitle(path)
    await expect
      .poll(() => readTitle(page).catch(() => 'no heading'), { timeout: 5000 })
      .toBe(built)
      .catch(() => wrong.push(path))
  }
  expect(wrong).toEqual([])
})

test('a page that this device does not keep has a heading, a picture, what the device knows, and the shop’s telephone', async ({
  page,
  host,
}) => {
  await saveData(page)
  await keepLists(page, [WARD])
  await openBarePage(page, host)
  // As of a large shop, of which a device keeps the pages that were seen.
  host.instead.set(
    '/sw.js',
    buildWorker('large', ({ files, ...release }) => ({
      ...release,
      files: Object.fromEntries(Object.entries(files).filter(([name]) => !name.startsWith('data/'))),
      isSmall: false,
    })),
  )
  expect(await page.evaluate(register)).toBe('activated')
  await host.stop()
  await page.goto(`${host.url}/scrubs`)
  await expect(findTitle(page)).toHaveText('This page is not on this device')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: /^\d[\d ]+$/ })).toBeVisible()
  await expect(main.getByRole('region', { name: 'Order again' }).getByRole('link')).toHaveText(WARD.name)
  // A tile in its place would be 320 px wide.
  await expect.poll(() => main.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640)
  // What is around the page works.
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('Dark')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await findStates(page)).toEqual(['activated', ''])
})
