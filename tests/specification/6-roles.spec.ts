import type { Page } from '@playwright/test'
import { makeAccount } from '../accounts.ts'
import { findAdd, findBadge, findTitle } from '../controls.ts'
import { PLAIN } from '../examples.ts'
import { visit } from '../visit.ts'
import { expect, test } from '../test.ts'
import { FORMS } from './forms.ts'
import { getEntries, readCatalogue, readGroups } from './readCatalogue.ts'

const CATALOGUE = readCatalogue('catalogue')
const PRODUCT = CATALOGUE.products.find(({ slug }) => slug === PLAIN.slug)!

const SCREENS = [
  { path: '/', title: 'Equipment' },
  { path: '/login', title: 'Login' },
  { path: '/forget_password', title: 'Reset your password' },
  { path: '/signup', title: 'Create account' },
  { path: '/account', title: 'Log in to see your account' },
  { path: '/cart', title: 'Your cart is empty' },
  { path: '/detail', title: 'Nothing selected yet' },
  { path: '/search?q=littmann', title: /products for “littmann”$/ },
  { path: `/detail/${PRODUCT.slug}`, title: PRODUCT.discription },
]

/** Opens an address as someone who has never been here, and expects it to answer with itself. */
async function expectOpen(page: Page, path: string, title: string | RegExp) {
  const response = await page.goto(path)
  expect(response?.status(), path).toBe(200)
  expect(response?.request().redirectedFrom(), path).toBeNull()
  await expect(findTitle(page)).toHaveText(title)
  await expect(page).toHaveURL(path)
}

/** What the shop says of one product, and where its header leads. */
async function readShop(page: Page) {
  await visit(page, PLAIN.list)
  const card = page.getByRole('article').filter({ hasText: PLAIN.title })
  const links = await page.getByRole('banner').getByRole('link').all()
  return {
    card: await card.innerText(),
    header: await Promise.all(links.map(async (link) => [await link.innerText(), await link.getAttribute('href')])),
  }
}

for (const { path, title } of SCREENS) {
  test(`§6 Every screen is open to every visitor: ${path}`, async ({ page }) => {
    await expectOpen(page, path, title)
  })
}

for (const { tittle: group, categories } of readGroups('catalogue')) {
  test(`§6 Every screen is open to every visitor: the categories of ${group}`, async ({ page }) => {
    for (const id of categories) await expectOpen(page, `/${id}`, getEntries(CATALOGUE, id)[0]!.tittle)
  })
}

test('§6 Every screen is open to every visitor: the detail of every product', async ({ request }) => {
  for (const { slug } of CATALOGUE.products) {
    const response = await request.get(`/detail/${slug}`, { maxRedirects: 0 })
    expect(response.status(), slug).toBe(200)
  }
})

test('§6 No login gating is shown: a visitor goes from the home page to a full cart without being asked who they are', async ({
  page,
}) => {
  await visit(page, '/')
  await page.getByRole('main').getByRole('link', { name: PLAIN.title, exact: true }).click()
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
  await findBadge(page).click()
  await expect(page).toHaveURL('/cart')
  await expect(page.getByRole('main').getByRole('link', { name: PLAIN.title })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveCount(0)
})

test('§6 No role distinctions: a visitor whose log in failed sees what everybody sees', async ({ page }) => {
  const before = await readShop(page)
  const { path, right } = FORMS[0]!
  await visit(page, path)
  for (const [label, text] of Object.entries(right)) await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  expect(await readShop(page)).toEqual(before)
})

test('§6 No role distinctions: a visitor who is logged in sees the same goods, at the same prices', async ({
  page,
}) => {
  const { card } = await readShop(page)
  await makeAccount(page)
  expect((await readShop(page)).card).toBe(card)
})

test('§6 No role distinctions: a visitor with a cart sees what everybody sees', async ({ page }) => {
  const { card } = await readShop(page)
  await findAdd(page, PLAIN).click()
  await expect(findBadge(page)).toHaveText('1 item')
  expect((await readShop(page)).card).toBe(card)
})
