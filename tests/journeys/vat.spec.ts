import type { Locator, Page } from '@playwright/test'
import { findAdd, findBadge } from '../controls.ts'
import { OTHER, PLAIN } from '../examples.ts'
import { keepCart } from '../steps.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'

const getSwitch = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Prices' })

/** The position, size and weight of the figures of both prices, to be compared. */
async function readPrices(place: Locator) {
  const read = (label: string) =>
    place
      .getByRole('paragraph')
      .filter({ hasText: new RegExp(`£[\\d,.]+ ?${label}$`) })
      .first()
      .locator('b')
      .first()
      .evaluate((figure) => {
        const { x, y } = figure.getBoundingClientRect()
        const { fontSize, fontWeight } = getComputedStyle(figure)
        return { x, y, size: Number.parseFloat(fontSize), weight: Number(fontWeight) }
      })
  return { inc: await read('inc\\. ?VAT'), ex: await read('ex\\. ?VAT') }
}

/** The parts of the shop that show both prices. */
const PLACES: [string, string, (page: Page) => Locator][] = [
  ['a list', PLAIN.list, (page) => page.getByRole('article').filter({ hasText: PLAIN.title })],
  ['a detail', `/detail/${PLAIN.slug}`, (page) => page.getByRole('region', { name: 'Price and order' })],
  ['a line of the cart', '/cart', (page) => page.getByRole('region', { name: /^Cart/ }).getByRole('listitem').first()],
  ['the totals of the cart', '/cart', (page) => page.getByRole('region', { name: 'Totals' })],
]

test.beforeEach(({ page }) => keepCart(page, [{ slug: PLAIN.slug, options: {}, quantity: 1 }]))

interface Place {
  readonly x: number
  readonly y: number
}

/** Checks whether one price is read before another: it stands further left, or above. */
const isBefore = (one: Place, other: Place) => one.x < other.x || (one.x === other.x && one.y < other.y)

test('each price leads as the visitor chose, and inc.VAT is never the lesser one', async ({ page }) => {
  for (const [name, path, find] of PLACES) {
    await visit(page, path)
    await getSwitch(page).selectOption('inc.VAT first')
    const before = await readPrices(find(page))
    expect(isBefore(before.inc, before.ex), name).toBe(true)
    expect(before.inc.size, name).toBeGreaterThan(before.ex.size)

    await getSwitch(page).selectOption('ex.VAT first')
    const { inc, ex } = await readPrices(find(page))
    expect(isBefore(ex, inc), name).toBe(true)
    expect(inc.size, name).toBe(ex.size)
    expect(inc.weight, name).toBeGreaterThan(ex.weight)
    await expect(
      find(page)
        .getByText(/inc\. ?VAT/)
        .first(),
    ).toBeVisible()
  }
})

test('the choice is kept, and set before the first paint of every page', async ({ page }) => {
  // There is nothing to paint before there is a body.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return
      document.documentElement.dataset.vatAtFirst = document.documentElement.dataset.vat ?? 'none'
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  await visit(page, '/')
  await expect(page.locator('html')).toHaveAttribute('data-vat-at-first', 'none')
  await getSwitch(page).selectOption('ex.VAT first')
  for (const path of ['/', PLAIN.list, `/detail/${PLAIN.slug}`, '/cart']) {
    await visit(page, path)
    await expect(page.locator('html')).toHaveAttribute('data-vat-at-first', 'ex')
    await expect(getSwitch(page)).toHaveValue('ex')
  }
  await getSwitch(page).selectOption('inc.VAT first')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-vat-at-first', 'none')
})

test('an unknown kept choice means the price inc.VAT first', async ({ page }) => {
  await visit(page, '/login')
  for (const text of ['', 'EX', '{"vat":"ex"}', 'ex '.repeat(100_000)]) {
    await page.evaluate((text) => localStorage.setItem('vat', text), text)
    await page.reload()
    await expect(getSwitch(page), text.slice(0, 20)).toHaveValue('inc')
    await expect(page.locator('html'), text.slice(0, 20)).not.toHaveAttribute('data-vat', 'ex')
  }
})

test('a second tab follows the choice', async ({ page }) => {
  const other = await page.context().newPage()
  await Promise.all([visit(page, PLAIN.list), visit(other, PLAIN.list)])
  await getSwitch(page).selectOption('ex.VAT first')
  await expect(getSwitch(other)).toHaveValue('ex')
  await expect(other.locator('html')).toHaveAttribute('data-vat', 'ex')
})

test('on a phone the switch is in the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, PLAIN.list)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('combobox', { name: 'Prices' }).selectOption('ex')
  await page.keyboard.press('Escape')
  const { inc, ex } = await readPrices(page.getByRole('article').filter({ hasText: PLAIN.title }))
  // One stands above the other there.
  expect(ex.y).toBeLessThan(inc.y)
  expect(inc.size).toBe(ex.size)
})

test('what is ordered does not change with the choice', async ({ page }) => {
  await visit(page, PLAIN.list)
  await getSwitch(page).selectOption('ex.VAT first')
  await findAdd(page, OTHER).click()
  await expect(findBadge(page)).toHaveText('2 items')
  await visit(page, '/cart')
  const totals = page.getByRole('region', { name: 'Totals' })
  await expect(totals).toContainText('£89.98 inc.VAT')
  await expect(totals).toContainText('£74.98 ex.VAT')
})

test('without JavaScript there is no switch, and the price inc.VAT leads', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! })
  const page = await context.newPage()
  await page.goto(PLAIN.list)
  await expect(getSwitch(page)).toHaveCount(0)
  const { inc, ex } = await readPrices(page.getByRole('article').filter({ hasText: PLAIN.title }))
  expect(inc.x).toBeLessThan(ex.x)
  await context.close()
})
