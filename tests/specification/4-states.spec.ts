import { EventEmitter, once } from 'node:events'
import type { Locator, Page } from '@playwright/test'
import { findAdd, findBadge, findTitle } from '../controls.ts'
import { OTHER, PLAIN } from '../examples.ts'
import { emptyCart } from '../steps.ts'
import { visit } from '../visit.ts'
import { expect, test } from '../test.ts'
import { watchPage } from '../watchPage.ts'
import { getEntries, getProducts, readCatalogue } from './readCatalogue.ts'
import { readFades } from './readFades.ts'

const CATALOGUE = readCatalogue('catalogue')

const getFooterLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true })
const getLines = (page: Page) => page.getByRole('region', { name: /^Cart/ }).getByRole('listitem')
const getQuantity = (line: Locator) => line.getByRole('textbox', { name: /^Quantity of/ })

/** Expects the category's page to show its own entries and nothing of another's. */
async function expectCategory(page: Page, id: string) {
  const entries = getEntries(CATALOGUE, id)
  const names = entries.flatMap((entry) => getProducts(CATALOGUE, entry)).map(({ discription }) => discription)
  await expect(findTitle(page)).toHaveText(entries[0]!.tittle)
  await expect(page.getByRole('main').getByRole('region')).toHaveCount(entries.length)
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(names)
  await expect(page).toHaveURL(`/${id}`)
}

async function addFromDetail(page: Page, { slug }: { slug: string }) {
  await visit(page, `/detail/${slug}`)
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
}

async function openCart(page: Page) {
  await findBadge(page).click()
  await expect(page).toHaveURL('/cart')
}

test('§4 Category page: starts with no data: until its data is here the page before it stays whole', async ({
  page,
}) => {
  const html = await (await page.request.get('/bins')).text()
  // What the first page does not name itself is held back: the rest of the shop.
  const gate = new EventEmitter()
  const opened = once(gate, 'open')
  let heldCount = 0
  await page.route(/\/(assets|data)\/.*\.js$/, async (route) => {
    if (!html.includes(new URL(route.request().url()).pathname)) {
      heldCount++
      await opened
    }
    // The page may have gone on without it.
    await route.continue().catch(() => undefined)
  })
  await page.goto('/bins')
  await expect.poll(() => heldCount).toBeGreaterThan(0)
  await getFooterLink(page, 'Dresses').click()
  await expectCategory(page, 'bins')
  gate.emit('open')
  await expectCategory(page, 'dresses')
})

test('§4 Category page: when the id parameter changes it filters the catalogue by matching id', async ({ page }) => {
  await visit(page, '/bins')
  await expectCategory(page, 'bins')
  for (const [name, id] of [
    ['Dresses', 'dresses'],
    ['Pulse oximeters', 'pulse_oximeters'],
    ['3M', '3m'],
  ] as const) {
    await getFooterLink(page, name).click()
    await expectCategory(page, id)
  }
})

test('§4 Category page: … and then shows the result, by Back and Forward too', async ({ page }) => {
  await visit(page, '/bins')
  await getFooterLink(page, 'Dresses').click()
  await expectCategory(page, 'dresses')
  await page.goBack()
  await expectCategory(page, 'bins')
  await page.goForward()
  await expectCategory(page, 'dresses')
})

for (const [how, click] of [
  ['on its name', (card: Locator, name: string) => card.getByRole('link', { name, exact: true }).click()],
  ['anywhere on it', (card: Locator) => card.click({ position: { x: 40, y: 40 } })],
  ['by keyboard', (card: Locator, name: string) => card.getByRole('link', { name, exact: true }).press('Enter')],
] as const) {
  test(`§4 Selected product: set in local storage when a card is clicked (${how})`, async ({ page }) => {
    await visit(page, PLAIN.list)
    await click(page.getByRole('article').filter({ hasText: OTHER.title }), OTHER.title)
    await expect(findTitle(page)).toHaveText(OTHER.title)
    expect(await page.evaluate(() => localStorage.getItem('detail'))).toContain(`"discription":"${OTHER.title}"`)
  })
}

test('§4 Selected product: read on /detail', async ({ page }) => {
  await visit(page, PLAIN.list)
  for (const { title } of [OTHER, PLAIN]) {
    await page.getByRole('article').getByRole('link', { name: title, exact: true }).click()
    await expect(findTitle(page)).toHaveText(title)
    await page.goto('/detail')
    await expect(findTitle(page)).toHaveText(title)
    await expect(page.getByRole('button', { name: 'Add to Cart', exact: true })).toBeVisible()
    await visit(page, PLAIN.list)
  }
})

test('§4 Cart: Add to Cart on the detail page appends the selected product', async ({ page }) => {
  await addFromDetail(page, OTHER)
  await expect(findBadge(page)).toHaveText('1 item')
  await visit(page, PLAIN.list)
  await page.getByRole('article').getByRole('link', { name: PLAIN.title, exact: true }).click()
  await page.goto('/detail')
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
  await expect(findBadge(page)).toHaveText('2 items')
  await openCart(page)
  await expect(getLines(page).getByRole('heading')).toHaveText([OTHER.title, PLAIN.title])
})

test('§4 Duplicates are allowed', async ({ page }) => {
  await addFromDetail(page, PLAIN)
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
  await expect(findBadge(page)).toHaveText('2 items')
  await addFromDetail(page, PLAIN)
  await expect(findBadge(page)).toHaveText('3 items')
})

test('§4 There is no quantity: above that floor, duplicates are one card with a quantity', async ({ page }) => {
  await addFromDetail(page, PLAIN)
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
  await openCart(page)
  await expect(getLines(page)).toHaveCount(1)
  await expect(getQuantity(getLines(page))).toHaveValue('2')
  await getLines(page)
    .getByRole('button', { name: /^One more/ })
    .click()
  await expect(findBadge(page)).toHaveText('3 items')
  await getQuantity(getLines(page)).fill('12')
  await expect(findBadge(page)).toHaveText('12 items')
  await getLines(page)
    .getByRole('button', { name: /^One less/ })
    .click()
  await expect(findBadge(page)).toHaveText('11 items')
})

test('§4 No removal is shown: above that floor, a line can be removed and restored where it was', async ({ page }) => {
  await addFromDetail(page, PLAIN)
  await addFromDetail(page, PLAIN)
  await addFromDetail(page, OTHER)
  await openCart(page)
  await page.getByRole('button', { name: `Remove ${PLAIN.title}` }).click()
  await expect(getLines(page).getByRole('heading')).toHaveText([OTHER.title])
  await expect(findBadge(page)).toHaveText('1 item')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(getLines(page).getByRole('heading')).toHaveText([PLAIN.title, OTHER.title])
  await expect(getQuantity(getLines(page).first())).toHaveValue('2')
  await expect(findBadge(page)).toHaveText('3 items')
})

test('§4 No removal is shown: above that floor, the cart can be emptied and all of it restored', async ({ page }) => {
  await addFromDetail(page, PLAIN)
  await addFromDetail(page, OTHER)
  await openCart(page)
  await emptyCart(page)
  await expect(findTitle(page)).toHaveText('Your cart is empty')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(getLines(page).getByRole('heading')).toHaveText([PLAIN.title, OTHER.title])
})

test('§4 The cart is not persisted: above that floor, it survives a reload', async ({ page }) => {
  await addFromDetail(page, PLAIN)
  await addFromDetail(page, OTHER)
  await openCart(page)
  await page.reload()
  await expect(getLines(page).getByRole('heading')).toHaveText([PLAIN.title, OTHER.title])
  await expect(findBadge(page)).toHaveText('2 items')
})

test('§4 The cart is not persisted: above that floor, it survives a closed tab', async ({ page, context }) => {
  const gone = await context.newPage()
  await addFromDetail(gone, PLAIN)
  await expect(findBadge(gone)).toHaveText('1 item')
  await gone.close()
  await page.goto('/cart')
  await expect(getLines(page).getByRole('heading')).toHaveText([PLAIN.title])
})

test('§4 The cart is not persisted: above that floor, it is shared by tabs', async ({ page, context, baseURL }) => {
  const other = await context.newPage()
  const problems = watchPage(other, new URL(baseURL!).origin)
  await visit(page, PLAIN.list)
  await visit(other, '/cart')
  await findAdd(page, PLAIN).click()
  await expect(getLines(other).getByRole('heading')).toHaveText([PLAIN.title])
  await getLines(other)
    .getByRole('button', { name: /^One more/ })
    .click()
  await expect(findBadge(page)).toHaveText('2 items')
  await findAdd(page, OTHER).click()
  await expect(getLines(other).getByRole('heading')).toHaveText([PLAIN.title, OTHER.title])
  await expect(findBadge(other)).toHaveText('3 items')
  expect(problems).toEqual([])
})

test('§4 Animated elements fade in on scroll over 2000 ms', async ({ page }) => {
  await visit(page, '/bins')
  const last = page.getByRole('article').last()
  const picture = last.locator('img')
  await expect.poll(() => readFades(picture)).toMatchObject([{ opacity: 0, fades: [] }])
  await last.getByRole('heading').scrollIntoViewIfNeeded()
  await expect.poll(() => readFades(picture)).toMatchObject([{ fades: [2000] }])
  expect(await readFades(picture, 'finished')).toMatchObject([{ opacity: 1 }])
})
