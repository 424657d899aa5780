import { loadShop } from '@shop/shop-files/load/loadCatalogue.ts'
import { findBadge, findTitle } from '../controls.ts'
import { expect as expectKept, keepShop, test as keptTest } from '../keptShop.ts'
import { fillCart } from '../steps.ts'
import { expect, test } from '../test.ts'
import { readTexts } from '../texts.ts'
import { visit } from '../visit.ts'

const { information } = loadShop()
const TEXTS = information.map(({ sections }) => sections.at(-1)!.paragraphs![0]!)

test('the footer leads to each page about the shop, and Back to where one was', async ({ page }) => {
  await visit(page, '/scrubs')
  const links = page.getByRole('navigation', { name: 'Information' }).getByRole('link')
  await expect(links).toHaveText(information.map(({ title }) => title))
  for (const [index, { slug, title }] of information.entries()) {
    await links.nth(index).click()
    await expect(page).toHaveURL(`/${slug}`)
    await expect(findTitle(page)).toHaveText(title)
    await expect(page).toHaveTitle(`${title} · Penhallow Medical`)
    await expect(page.getByRole('main')).toContainText(TEXTS[index]!)
  }
  for (const { title } of information.toReversed().slice(1)) {
    await page.goBack()
    await expect(findTitle(page)).toHaveText(title)
  }
})

test('an address in other letters leads to the page, and one that is not published to none', async ({ page }) => {
  await visit(page, '/Privacy')
  await expect(page).toHaveURL('/privacy')
  await expect(findTitle(page)).toHaveText('Privacy')
  expect((await page.request.get('/imprint')).status()).toBe(404)
})

test('whoever does not open these pages loads none of their text', async ({ page }) => {
  const bodies: Promise<string>[] = []
  page.on('response', (response) => {
    if (['document', 'script'].includes(response.request().resourceType())) bodies.push(response.text())
  })
  await visit(page, '/')
  await page.waitForLoadState('networkidle')
  const loaded = await Promise.all(bodies)
  expect(loaded.length).toBeGreaterThan(10)
  for (const text of TEXTS) expect(loaded.filter((body) => body.includes(text))).toEqual([])
})

test('contact: telephone and email are links, hours and registration are as the shop states them', async ({ page }) => {
  await visit(page, '/contact')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: '08081 570 457' })).toHaveAttribute('href', 'tel:08081570457')
  await expect(main.getByRole('link', { name: 'care@penhallow.example' })).toHaveAttribute('href', /^mailto:care@/)
  await expect(main.getByRole('row', { name: 'Monday to Friday' })).toContainText('8am to 6pm')
  for (const fact of ['Freephone', 'Registered name', 'Company number', 'VAT number'])
    await expect(main.getByRole('term').filter({ hasText: fact })).toBeVisible()
})

test('as the page of cookies says, none is set, by whatever is done', async ({ page, context }) => {
  await fillCart(page)
  await visit(page, '/privacy')
  expect(await context.cookies()).toEqual([])
})

test('as the page of privacy says, every kind of thing that is kept is named there', async ({ page }) => {
  await fillCart(page)
  await visit(page, '/search?q=gloves')
  await expect(findBadge(page)).toHaveText(/item/)
  const keys = Object.keys(await readTexts(page)).map((key) => key.replace(/\+.*/, ''))
  expect(keys).toContain('cart')
  await visit(page, '/privacy')
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows.filter({ hasText: 'Your cart' })).toContainText('You remove it')
  expect(await rows.count()).toBeGreaterThan(10)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the pages are linked and can be read', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('navigation', { name: 'Information' }).getByRole('link', { name: 'Privacy' }).click()
    await expect(findTitle(page)).toHaveText('Privacy')
    await expect(page.getByRole('table')).toBeVisible()
  })
})

keptTest('a page about the shop that has been opened opens without a connection too', async ({ page, host }) => {
  await keepShop(page, host)
  await page.goto(`${host.url}/terms`)
  await expectKept(findTitle(page)).toHaveText('Terms')
  await host.stop()
  await page.goto(`${host.url}/terms`)
  await expectKept(findTitle(page)).toHaveText('Terms')
  await expectKept(page.getByRole('main')).toContainText('no contract is made')
})
