import type { Page } from '@playwright/test'
import { findGuides } from '@shop/core/catalogue/guides.ts'
import { loadShop } from '@shop/shop-files/load/loadCatalogue.ts'
import { expectNoViolations } from '../axe.ts'
import { findChip } from '../controls.ts'
import { CHOICE, PLAIN } from '../examples.ts'
import { tabTo } from '../tabTo.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'

const { guides, products } = loadShop().catalogue
const TABLE = guides.find(({ table }) => table.id === 'scrub-sizes')!.table
const PATH = `/detail/${CHOICE.slug}`

const findSummary = (page: Page) => page.locator('summary', { hasText: TABLE.title })
const findTable = (page: Page) => page.getByRole('table', { name: TABLE.title })
const findRow = (page: Page, name: string) =>
  findTable(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })

test('a size guide is opened by keyboard, and marks the row of the chosen size', async ({ page }) => {
  await visit(page, PATH)
  await expect(findTable(page)).toBeHidden()
  await tabTo(page, findSummary(page))
  await page.keyboard.press('Enter')
  await expect(findTable(page)).toBeVisible()
  await expect(findTable(page).getByRole('columnheader')).toHaveText([...TABLE.columns])
  await expect(findTable(page).getByRole('rowheader')).toHaveText(TABLE.rows.map(([name]) => name!))
  await expect(page.getByText(`Source: ${TABLE.source}`)).toBeVisible()
  const region = page.getByRole('region', { name: TABLE.title })
  await page.keyboard.press('Tab')
  await expect(region).toBeFocused()
  await expect(findRow(page, 'M')).not.toHaveAttribute('aria-current')
  await findChip(page, 'Size', 'M').click()
  await expect(findRow(page, 'M')).toHaveAttribute('aria-current', 'true')
  await expect(findRow(page, 'L')).not.toHaveAttribute('aria-current')
  await expectNoViolations(page)
})

test('it is open on paper, before what cannot be pressed there', async ({ page }) => {
  await visit(page, PATH)
  await page.emulateMedia({ media: 'print' })
  await expect(findTable(page)).toBeVisible()
  await expect(page.getByText(TABLE.description!)).toBeVisible()
  expect((await findTable(page).boundingBox())!.height).toBeGreaterThan(100)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('it is there, and opens', async ({ page }) => {
    await page.goto(PATH)
    await expect(findTable(page)).toBeHidden()
    await findSummary(page).click()
    await expect(findTable(page)).toBeVisible()
  })
})

test('a move within the shop shows the guides of the new product, and asks for no file of them', async ({ page }) => {
  await visit(page, CHOICE.list)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.getByRole('link', { name: CHOICE.title }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(CHOICE.title)
  await findSummary(page).click()
  await expect(findTable(page)).toBeVisible()
  expect(asked.filter((url) => /\.js$/.test(url))).toEqual([])
})

test('every guide fits a window of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  const shown = guides.map((guide) => products.find((product) => findGuides([guide], product).length > 0)!.slug)
  expect(shown.length).toBeGreaterThan(20)
  for (const slug of new Set(shown)) {
    await page.goto(`/detail/${slug}`)
    const guides = page.getByRole('region', { name: 'Price and order' }).getByRole('group')
    for (const summary of await guides.locator('summary').all()) await summary.click()
    await expect(guides.getByRole('table').first()).toBeVisible()
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), slug).toBe(320)
  }
})

test('only the pages of the products that a guide is for carry it, and no code does', async ({ request }) => {
  const other = await (await request.get(`/detail/${PLAIN.slug}`)).text()
  expect(other).toContain('<table')
  expect(other).not.toContain(TABLE.source)
  const html = await (await request.get(PATH)).text()
  expect(html).toContain(TABLE.source)
  const scripts = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path!)
  expect(scripts.length).toBeGreaterThan(1)
  for (const script of scripts) expect(await (await request.get(script)).text(), script).not.toContain(TABLE.source)
})
