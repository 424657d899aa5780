import { findAdd, findBadge, findSearch, findTitle } from '../controls.ts'
import { PLAIN } from '../examples.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'
import { getEntries, readCatalogue } from './readCatalogue.ts'
import { GROUPS, specifyLinks } from './specifiedGroups.ts'

const NOT_FOUND = 'There is no page at this address'

test(
  'an unknown address is not found: no category is drawn, and search and the category menu lead on',
  { tag: ['@spec-2.29', '@spec-8.1'] },
  async ({ page }) => {
    expect((await page.goto('/no-such-category'))?.status()).toBe(404)
    const main = page.getByRole('main')
    await expect(findTitle(page)).toHaveText(NOT_FOUND)
    await expect(main.getByRole('article')).toHaveCount(0)
    await expect(main.getByRole('link', { name: 'Go to the home page' })).toBeVisible()
    await expect(main.getByRole('link').last()).toBeVisible()
    const paths = await main
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname))
    for (const [, path] of GROUPS.flatMap(specifyLinks)) expect(paths).toContain(path)
    await main.getByRole('link', { name: 'Fridges', exact: true }).click()
    await expect(page).toHaveURL('/fridges')
    await expect(page.getByRole('article').first()).toBeVisible()
    // Text typed before the script has drawn the page for this address would be lost.
    await visit(page, '/no-such-category')
    await findSearch(page).fill('tourniquet')
    await findSearch(page).press('Enter')
    await expect(page).toHaveURL('/search?q=tourniquet')
    await expect(main.getByRole('article').first()).toContainText(/tourniquet/i)
  },
)

test('an address that cannot be decoded, or names an object of JavaScript, is not found either', async ({ page }) => {
  for (const path of [
    '/%E0%A4%A',
    '/group/%E0%A4%A',
    '/detail/%zz',
    '/__proto__',
    '/group/',
    '/search/x',
    '/bins/more',
  ]) {
    await page.goto(path)
    await expect(findTitle(page)).toHaveText(NOT_FOUND)
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(0)
  }
})

test('a search that finds nothing says what to try', async ({ page }) => {
  await page.goto('/search?q=zzzz')
  await expect(findTitle(page)).toHaveText('Nothing found for “zzzz”')
  await expect(page.getByText('Try another word, or part of a code.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Uniforms' })).toBeVisible()
})

test('where a file of the shop cannot be loaded the browser makes the move', async ({ browser, baseURL }) => {
  // Not the watched page: the browser itself reports the files that do not load.
  const page = await browser.newPage({ baseURL: baseURL! })
  const html = await (await page.request.get('/bins')).text()
  await page.route(/\/(assets|data)\/.*\.js$/, async (route) => {
    const isNamed = html.includes(new URL(route.request().url()).pathname)
    await (isNamed || !page.url().endsWith('/bins') ? route.continue() : route.abort())
  })
  await page.goto('/bins')
  const loaded = page.waitForRequest((request) => request.isNavigationRequest())
  await page.getByRole('contentinfo').getByRole('link', { name: 'Dresses', exact: true }).click()
  expect(new URL((await loaded).url()).pathname).toBe('/dresses')
  await expect(findTitle(page)).toHaveText(getEntries(readCatalogue('shops/penhallow'), 'dresses')[0]!.tittle)
  await expect(page).toHaveURL('/dresses')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.close()
})

test('a page that cannot be shown says so, and the cart is still there', async ({ browser, baseURL }) => {
  // Not the watched page: the error is reported, as it should be.
  const page = await browser.newPage({ baseURL: baseURL! })
  await visit(page, PLAIN.list)
  await findAdd(page, PLAIN).click()
  const body = 'export default { entries: [{ title: "Bins" }] }'
  await page.route('**/data/*/pages/category/bins.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  )
  await visit(page, '/bins')
  await expect(findTitle(page)).toHaveText('This page could not be shown')
  await expect(findBadge(page)).toHaveText('1 item')
  await page.unroute('**/data/*/pages/category/bins.js')
  await page.getByRole('button', { name: 'Load the page again' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.close()
})
