import type { Page } from '@playwright/test'
import { findChip, findAdd, findBadge, findSearch, findTitle } from '../controls.ts'
import { CARD, CHOICE, PLAIN } from '../examples.ts'
import { PAGES } from '../kinds.ts'
import { visit } from '../visit.ts'
import { expect, test } from '../test.ts'
import { keep } from './keep.ts'
import { getEntries, readCatalogue } from './readCatalogue.ts'

const MANY = 'x'.repeat(20_000)

const getAdd = (page: Page) => page.getByRole('button', { name: 'Add to Cart', exact: true })

for (const { name, path } of PAGES.filter((kind) => kind.name !== 'not-found')) {
  test(`§8 No product error messages or error states are shown: an ordinary visit to ${name} meets none`, async ({
    page,
  }) => {
    await visit(page, path)
    // An empty alert stands ready.
    await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveCount(0)
    await expect(page.getByRole('main').getByText(/\b(error|went wrong|there is a problem)\b/i)).toHaveCount(0)
    await expect(page.getByRole('status').filter({ hasText: /\w/ })).toHaveCount(0)
  })
}

for (const path of ['/nowhere', '/detail/nothing-of-the-kind', '/bins/more', '/%E0%A4%A', '/constructor']) {
  test(`§8 Error states, above that floor: ${path} is not found, with two ways on`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(findTitle(page)).toHaveText('There is no page at this address')
    await expect(page.getByRole('article')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('link', { name: 'Scrubs', exact: true })).toBeVisible()
    await findSearch(page).fill('littmann')
    await findSearch(page).press('Enter')
    await expect(findTitle(page)).toContainText('products for “littmann”')
  })
}

for (const [what, text] of [
  ['nothing', ''],
  ['half of it', '{"slug":'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a card without its fields', `{"slug":"${PLAIN.slug}"}`],
  ['a card whose name is a number', JSON.stringify({ ...CARD, discription: 1, slug: PLAIN.slug })],
  ['more than a card can be', JSON.stringify({ ...CARD, smalltittle: MANY, slug: PLAIN.slug })],
] as const) {
  test(`§8 Error states, above that floor: /detail with ${what} kept says that nothing is selected`, async ({
    page,
  }) => {
    await keep(page, 'detail', text)
    await page.goto('/detail')
    await expect(findTitle(page)).toHaveText('Nothing selected yet')
    await page.getByRole('main').getByRole('link', { name: 'See the whole shop' }).click()
    await expect(findTitle(page)).toHaveText('Equipment')
  })
}

for (const slug of ['sold-no-more', '__proto__', '../cart']) {
  test(`§8 Error states, above that floor: /detail with ${slug} kept says that it is no longer sold`, async ({
    page,
  }) => {
    await keep(page, 'detail', JSON.stringify({ ...CARD, slug }))
    await page.goto('/detail')
    await expect(findTitle(page)).toHaveText('Nothing selected yet')
    await expect(page.getByText('That product is no longer in the catalogue.')).toBeVisible()
  })
}

for (const typed of ['', '0', '-1', '1.5', 'two', '10000', '1e3']) {
  test(`§8 Error messages, above that floor: "${typed}" is no quantity`, async ({ page }) => {
    await visit(page, `/detail/${PLAIN.slug}`)
    const quantity = page.getByRole('textbox', { name: `Quantity of ${PLAIN.title}` })
    await quantity.fill(typed)
    await expect(quantity).toHaveAttribute('aria-invalid', 'true')
    await expect(quantity).toHaveAccessibleDescription('Type a whole number from 1 to 9999. It is still 1.')
    await quantity.fill('3')
    await expect(quantity).not.toHaveAttribute('aria-invalid')
    await getAdd(page).click()
    await expect(findBadge(page)).toHaveText('3 items')
  })
}

test('§8 Error messages, above that floor: an option that was not chosen is named, and leads to it', async ({
  page,
}) => {
  await visit(page, `/detail/${CHOICE.slug}`)
  await getAdd(page).click()
  const alert = page.getByRole('alert')
  await expect(alert).toBeFocused()
  await expect(alert.getByRole('link')).toHaveText(['Choose a size', 'Choose a length'])
  await expect(findBadge(page)).toHaveText('0 items')
  await alert.getByRole('link', { name: 'Choose a length' }).click()
  await expect(page.getByRole('radio', { name: 'Short' })).toBeFocused()
  await findChip(page, 'Length', 'Regular').click()
  await expect(alert.getByRole('link')).toHaveText(['Choose a size'])
})

test('§8 Error states, above that floor: a search that finds nothing says what to try', async ({ page }) => {
  await page.goto('/search?q=zzzz')
  await expect(findTitle(page)).toHaveText('Nothing found for “zzzz”')
  await expect(page.getByText('Try another word, or part of a code.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Uniforms' })).toBeVisible()
})

for (const [path, text] of [
  ['/cart', 'The cart needs JavaScript, which is switched off.'],
  ['/login', 'This form needs JavaScript, which is switched off.'],
  [`/detail/${PLAIN.slug}`, 'To add this to a cart, switch JavaScript on, or order by freephone'],
] as const) {
  test(`§8 Error messages, above that floor: ${path} says what it lacks without JavaScript`, async ({
    browser,
    baseURL,
    page,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! })
    const scriptless = await context.newPage()
    await scriptless.goto(path)
    await expect(scriptless.getByText(text)).toBeVisible()
    await context.close()
    await visit(page, path)
    await expect(page.getByText(text)).toBeHidden()
  })
}

test('§8 Error states, above that floor: where a file of the shop cannot be loaded the browser makes the move', async ({
  browser,
  baseURL,
}) => {
  // Not the watched page: the browser itself reports the files that do not come.
  const page = await browser.newPage({ baseURL: baseURL! })
  const html = await (await page.request.get('/bins')).text()
  await page.route(/\/(assets|data)\/.*\.js$/, async (route) => {
    const isNamed = html.includes(new URL(route.request().url()).pathname)
    await (isNamed || !page.url().endsWith('/bins') ? route.continue() : route.abort())
  })
  await visit(page, '/bins')
  const loaded = page.waitForRequest((request) => request.isNavigationRequest())
  await page.getByRole('contentinfo').getByRole('link', { name: 'Dresses', exact: true }).click()
  expect(new URL((await loaded).url()).pathname).toBe('/dresses')
  await expect(findTitle(page)).toHaveText(getEntries(readCatalogue('shops/penhallow'), 'dresses')[0]!.tittle)
  await expect(page).toHaveURL('/dresses')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.close()
})

test('§8 Error states, above that floor: a page that cannot be shown says so, and the cart is still there', async ({
  browser,
  baseURL,
}) => {
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
