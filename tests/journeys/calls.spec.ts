import type { Page, Request } from '@playwright/test'
import { findAdd, findAddToCart, findBadge, findSearch, findTitle } from '../controls.ts'
import { CHOICE, OTHER, PLAIN } from '../examples.ts'
import { emptyCart, pressInLine } from '../steps.ts'
import { expect, test as watchedTest } from '../test.ts'
import { reload, visit } from '../visit.ts'
import { getEntries, readCatalogue } from './readCatalogue.ts'
import { recordCalls } from './recordCalls.ts'

const CATALOGUE = readCatalogue('shops/penhallow')

/** The watched page, with recorders instead of all that could call, none of which a test may find called. */
const test = watchedTest.extend<{ calls: readonly string[] }>({
  calls: [
    async ({ page }, use) => {
      const calls = await recordCalls(page)
      await use(calls)
      expect(calls, 'nothing is called').toEqual([])
    },
    { auto: true },
  ],
})

async function openFromFooter(page: Page, id: string) {
  const [{ tittle, shortTittle = tittle } = { tittle: '' }] = getEntries(CATALOGUE, id)
  await page.getByRole('contentinfo').getByRole('link', { name: shortTittle, exact: true }).click()
  await expect(findTitle(page)).toHaveText(tittle)
}

test(
  'nothing is called by browsing, by the cart, by options, a theme, a menu, a search, Back, Forward or reload',
  { tag: ['@spec-0.4', '@spec-7.1'] },
  async ({ page }) => {
    await visit(page, '/')
    for (const id of ['bins', 'pulse_oximeters', 'blood-pressure-monitors']) await openFromFooter(page, id)
    await findAdd(page, PLAIN).click()
    await findAdd(page, OTHER).click()
    await findBadge(page).click()
    await page.getByRole('button', { name: `One more: Quantity of ${PLAIN.title}` }).click()
    await expect(findBadge(page)).toHaveText('3 items')
    await pressInLine(page, 'Remove', PLAIN.title)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(findBadge(page)).toHaveText('3 items')
    await emptyCart(page)
    await expect(findBadge(page)).toHaveText('0 items')

    await visit(page, `/detail/${CHOICE.slug}`)
    for (const value of ['M', 'Tall']) await page.locator('fieldset').getByText(value, { exact: true }).click()
    await findAddToCart(page).click()
    await expect(findBadge(page)).toHaveText('1 item')
    await page.getByRole('banner').getByRole('combobox', { name: 'Theme' }).first().selectOption('Dark')
    await page.getByRole('button', { name: 'Pharma', exact: true }).click()
    await page
      .getByRole('navigation', { name: 'Groups', exact: true })
      .getByRole('link', { name: /^Analgesics/ })
      .click()
    await expect(page).toHaveURL('/analgesics')

    for (const [query, title] of [
      ['littmann', /products for “littmann”$/],
      ['zzzz', 'Nothing found for “zzzz”'],
    ] as const) {
      await findSearch(page).fill(query)
      await findSearch(page).press('Enter')
      await expect(findTitle(page)).toHaveText(title)
    }
    await page.goBack()
    await expect(findTitle(page)).toContainText('“littmann”')
    await page.goForward()
    await reload(page)
    await page.goBack()
    await expect(findTitle(page)).toContainText('“littmann”')
  },
)

test('once the shop has loaded, browsing requests nothing but pictures', { tag: '@spec-7.2' }, async ({ page }) => {
  const asked: Request[] = []
  await visit(page, '/')
  page.on('request', (request) => asked.push(request))
  for (const id of ['bins', 'pulse_oximeters', 'blood-pressure-monitors']) await openFromFooter(page, id)
  await page.getByRole('article').getByRole('link', { name: PLAIN.title, exact: true }).click()
  await findAddToCart(page).click()
  await findBadge(page).click()
  await expect(findTitle(page)).toContainText('1 item')
  await findSearch(page).fill('gloves')
  await findSearch(page).press('Enter')
  await expect(findTitle(page)).toContainText('“gloves”')
  await page.goBack()
  await expect(findTitle(page)).toContainText('1 item')
  expect(asked.length).toBeGreaterThan(0)
  for (const request of asked)
    expect((await request.response())?.headers()['content-type'], request.url()).toMatch(/^image\//)
})

test('what a page of the account requests are the shop’s own files alone', { tag: '@spec-7.2' }, async ({ page }) => {
  const asked: Request[] = []
  await visit(page, '/')
  page.on('request', (request) => asked.push(request))
  await page.getByRole('navigation', { name: 'Account and cart' }).getByRole('link', { name: 'Log in' }).click()
  for (const [link, title] of [
    ['forget password?', 'Reset your password'],
    ['Cancel', 'Log in'],
    ['Create account', 'Create account'],
  ] as const) {
    await page.getByRole('main').getByRole('link', { name: link }).click()
    await expect(findTitle(page)).toHaveText(title)
  }
  expect(asked.length).toBeGreaterThan(0)
  for (const request of asked) {
    expect(['document', 'script', 'stylesheet', 'image', 'font', 'manifest']).toContain(request.resourceType())
    expect(new URL(request.url()).origin).toBe(new URL(page.url()).origin)
  }
})

test('the same page is the same file for everybody', { tag: '@spec-7.2' }, async ({ request }) => {
  for (const path of ['/', '/scrubs', `/detail/${PLAIN.slug}`, '/cart']) {
    const [first, second] = [await request.get(path), await request.get(path, { headers: { Cookie: 'who=someone' } })]
    expect(await second.text(), path).toBe(await first.text())
    expect(first.headers()['set-cookie'], path).toBeUndefined()
  }
})

watchedTest(
  'all catalogue data is held in the client: without a connection one browses on and adds to the cart',
  { tag: '@spec-0.3' },
  async ({ browser, baseURL }) => {
    // Not the watched page: without a connection, pictures that were never seen are reported missing.
    const page = await browser.newPage({ baseURL: baseURL! })
    await visit(page, '/')
    await page.context().setOffline(true)
    await openFromFooter(page, 'fridges')
    const link = page.getByRole('article').nth(1).getByRole('heading').getByRole('link')
    const name = await link.innerText()
    await link.click()
    await expect(findTitle(page)).toHaveText(name)
    await findAddToCart(page).click()
    await findBadge(page).click()
    await expect(page.getByRole('main').getByRole('heading', { name, exact: true })).toBeVisible()
    await page.close()
  },
)
