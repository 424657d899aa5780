import type { Page } from '@playwright/test'
import { fillIn, makeAccount } from '../accounts.ts'
import { findAdd, findAddToCart, findBadge, findTitle } from '../controls.ts'
import { PLAIN } from '../examples.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'
import { FORMS } from './forms.ts'
import { readCatalogue } from './readCatalogue.ts'

const SCREENS = [
  { path: '/', title: 'Equipment' },
  { path: '/login', title: 'Log in' },
  { path: '/forget_password', title: 'Reset your password' },
  { path: '/signup', title: 'Create account' },
  { path: '/account', title: 'Log in to see your account' },
  { path: '/cart', title: 'Your cart is empty' },
  { path: '/detail', title: 'Nothing selected yet' },
  { path: '/search?q=littmann', title: /products for “littmann”$/ },
]

/** The text of one product's card, and the header's links with their addresses. */
async function readShop(page: Page) {
  await visit(page, PLAIN.list)
  const card = page.getByRole('article').filter({ hasText: PLAIN.title })
  const links = await page.getByRole('banner').getByRole('link').all()
  return {
    card: await card.innerText(),
    header: await Promise.all(links.map(async (link) => [await link.innerText(), await link.getAttribute('href')])),
  }
}

test(
  'every screen is open to every visitor, and every link leads to a route that the specification names',
  { tag: ['@spec-0.5', '@spec-6.3'] },
  async ({ page }) => {
    for (const { path, title } of SCREENS) {
      const response = await page.goto(path)
      expect(response?.status(), path).toBe(200)
      expect(response?.request().redirectedFrom(), path).toBeNull()
      await expect(findTitle(page)).toHaveText(title)
      await expect(page).toHaveURL(path)
    }
    await page.goto('/')
    const paths = await page
      .locator('a[href^="/"]')
      .evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLAnchorElement).pathname))])
    // A group's overview is ours, above the floor (rulings).
    const named = /^\/(?:|login|cart|[\w-]+|(?:detail|group)\/[\w-]+)$/
    expect(paths.length).toBeGreaterThan(40)
    expect(paths.filter((path) => !named.test(path))).toEqual([])
  },
)

test('the detail of every product is open to every visitor', { tag: '@spec-6.3' }, async ({ request }) => {
  for (const { slug } of readCatalogue('shops/penhallow').products) {
    const response = await request.get(`/detail/${slug}`, { maxRedirects: 0 })
    expect(response.status(), slug).toBe(200)
  }
})

test(
  'a visitor goes from home to a full cart without being asked who they are, and nothing offers to take a payment',
  { tag: ['@spec-1.2', '@spec-1.3', '@spec-1.14', '@spec-6.2'] },
  async ({ page }) => {
    await visit(page, '/')
    await page.getByRole('main').getByRole('link', { name: PLAIN.title, exact: true }).click()
    await findAddToCart(page).click()
    await findBadge(page).click()
    await expect(page).toHaveURL('/cart')
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: PLAIN.title })).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveCount(0)

    await expect(main).toContainText('No payment is taken on this site.')
    for (const role of ['button', 'link'] as const)
      await expect(main.getByRole(role, { name: /check ?out|\bpay|buy now|place (?:the |your )?order/i })).toHaveCount(
        0,
      )
    await expect(main.getByRole('textbox', { name: /card|expiry|security code|postcode/i })).toHaveCount(0)
    // Above that floor (rulings).
    await expect(main.getByRole('button', { name: 'Print the cart' })).toBeEnabled()
    await expect(main.getByRole('link', { name: '08081 570 457' })).toBeVisible()
  },
)

test(
  'a failed log in, a cart and an account change nothing of the goods and their prices',
  { tag: '@spec-6.1' },
  async ({ page }) => {
    const before = await readShop(page)
    const { path, right } = FORMS[0]!
    await visit(page, path)
    await fillIn(page, right)
    await page.getByRole('button', { name: 'Submit', exact: true }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    expect(await readShop(page)).toEqual(before)
    await findAdd(page, PLAIN).click()
    await expect(findBadge(page)).toHaveText('1 item')
    expect((await readShop(page)).card).toBe(before.card)
    await makeAccount(page)
    expect((await readShop(page)).card).toBe(before.card)
  },
)
