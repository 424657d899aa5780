import type { Page, Request } from '@playwright/test'
import { findAdd, findBadge, findSearch, findTitle } from '../controls.ts'
import { PAGE_SIZE } from '@shop/core/listing/pages.ts'
import { CHOICE, OTHER, PLAIN } from '../examples.ts'
import { emptyCart } from '../steps.ts'
import { reload, visit } from '../visit.ts'
import { expect, test as watchedTest } from '../test.ts'
import { FORMS } from './forms.ts'
import { getEntries, getProducts, readCatalogue, readGroups } from './readCatalogue.ts'
import { recordCalls } from './recordCalls.ts'

const CATALOGUE = readCatalogue('catalogue')
const IDS = readGroups('catalogue').flatMap(({ categories }) => categories)

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

test('§7 None. No network calls are made: through every category, two details of each', async ({ page }) => {
  await visit(page, '/')
  for (const id of IDS) {
    await openFromFooter(page, id)
    const products = getEntries(CATALOGUE, id).flatMap((entry) => getProducts(CATALOGUE, entry))
    // Both on the first page of a long category.
    const shown = products.slice(0, PAGE_SIZE)
    for (const { discription } of [shown.at(0), shown.at(-1)].filter((product) => product !== undefined)) {
      await page.getByRole('article').getByRole('link', { name: discription, exact: true }).click()
      await expect(findTitle(page)).toHaveText(discription)
      await page.goBack()
      await expect(findTitle(page)).toHaveText(getEntries(CATALOGUE, id)[0]!.tittle)
    }
  }
})

test('§7 None. No network calls are made: adding, changing, removing, undoing, emptying', async ({ page }) => {
  await visit(page, PLAIN.list)
  await findAdd(page, PLAIN).click()
  await findAdd(page, OTHER).click()
  await findBadge(page).click()
  await page.getByRole('button', { name: `One more: Quantity of ${PLAIN.title}` }).click()
  await expect(findBadge(page)).toHaveText('3 items')
  await page.getByRole('button', { name: `Remove ${PLAIN.title}` }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(findBadge(page)).toHaveText('3 items')
  await emptyCart(page)
  await expect(findBadge(page)).toHaveText('0 items')
})

test('§7 None. No network calls are made: choosing options, a theme and a menu', async ({ page }) => {
  await visit(page, `/detail/${CHOICE.slug}`)
  for (const value of ['M', 'Tall']) await page.getByRole('group').getByText(value, { exact: true }).click()
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
  await expect(findBadge(page)).toHaveText('1 item')
  await page.getByRole('banner').getByRole('combobox', { name: 'Theme' }).first().selectOption('Dark')
  await page.getByRole('button', { name: 'Pharma', exact: true }).click()
  await page
    .getByRole('navigation', { name: 'Groups', exact: true })
    .getByRole('link', { name: /^Analgesics/ })
    .click()
  await expect(page).toHaveURL('/analgesics')
})

test('§7 None. No network calls are made: searching', async ({ page }) => {
  await visit(page, '/')
  for (const [query, title] of [
    ['littmann', /products for “littmann”$/],
    ['zzzz', 'Nothing found for “zzzz”'],
  ] as const) {
    await findSearch(page).fill(query)
    await findSearch(page).press('Enter')
    await expect(findTitle(page)).toHaveText(title)
  }
})

test('§7 None. No network calls are made: Back, Forward and reload', async ({ page }) => {
  await visit(page, '/')
  await openFromFooter(page, 'bins')
  await openFromFooter(page, 'scrubs')
  await page.goBack()
  await expect(page).toHaveURL('/bins')
  await page.goForward()
  await expect(page).toHaveURL('/scrubs')
  await reload(page)
  await page.goBack()
  await expect(findTitle(page)).toHaveText(getEntries(CATALOGUE, 'bins')[0]!.tittle)
})

test('§7 All data is static: once the shop has loaded, browsing requests nothing but pictures', async ({ page }) => {
  const asked: Request[] = []
  await visit(page, '/')
  page.on('request', (request) => asked.push(request))
  for (const id of ['bins', 'pulse_oximeters', 'blood-pressure-monitors']) await openFromFooter(page, id)
  await page.getByRole('article').getByRole('link', { name: PLAIN.title, exact: true }).click()
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
  await findBadge(page).click()
  await expect(findTitle(page)).toContainText('1 item')
  await page.getByRole('navigation', { name: 'Account and cart' }).getByRole('link', { name: 'Log in' }).click()
  for (const [link, title] of [
    ['forget password?', 'Reset your password'],
    ['Cancel', 'Login'],
    ['Create account', 'Create account'],
  ] as const) {
    await page.getByRole('main').getByRole('link', { name: link }).click()
    await expect(findTitle(page)).toHaveText(title)
  }
  await findSearch(page).fill('gloves')
  await findSearch(page).press('Enter')
  await expect(findTitle(page)).toContainText('“gloves”')
  await page.goBack()
  await expect(findTitle(page)).toHaveText('Create account')
  expect(asked.length).toBeGreaterThan(0)
  for (const request of asked)
    expect((await request.response())?.headers()['content-type'], request.url()).toMatch(/^image\//)
})

test('§7 All data is static: the same page is the same file for everybody', async ({ request }) => {
  for (const path of ['/', '/scrubs', `/detail/${PLAIN.slug}`, '/cart']) {
    const [first, second] = [await request.get(path), await request.get(path, { headers: { Cookie: 'who=someone' } })]
    expect(await second.text(), path).toBe(await first.text())
    expect(first.headers()['set-cookie'], path).toBeUndefined()
  }
})

for (const form of FORMS) {
  test(`§7 What the server does on ${form.path} is not shown: Submit requests nothing at all`, async ({ page }) => {
    await visit(page, form.path)
    // The first touch loads what a new password is compared with: a file of the shop's own.
    for (const label of form.labels) await page.getByLabel(label, { exact: true }).focus()
    await page.waitForLoadState('networkidle')
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.getByRole('button', { name: 'Submit', exact: true }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    for (const [label, text] of Object.entries(form.right)) await page.getByLabel(label, { exact: true }).fill(text)
    await page.getByRole('button', { name: 'Submit', exact: true }).click()
    await expect(page.getByRole(form.saidBy).filter({ hasText: form.outcome })).toBeVisible()
    expect(asked).toEqual([])
  })
}
