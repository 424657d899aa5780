import type { Page } from '@playwright/test'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'

const CATEGORY = '/pulse_oximeters'
const NAME = 'Oximeters at a glance'
const findSummary = (page: Page) => page.locator('summary', { hasText: NAME })
const findTable = (page: Page) => findSummary(page).locator('..').locator('table')

test('a category compares its goods in a table that is closed at first', async ({ page }) => {
  await visit(page, CATEGORY)
  await expect(findTable(page)).toBeHidden()
  await findSummary(page).click()
  await expect(findTable(page).getByRole('columnheader')).toHaveText([
    ...['Product', 'Patient', 'Accuracy', 'Alarm', 'Price inc.VAT'],
  ])
  const row = findTable(page).getByRole('row', { name: /^Beurer PO 30/ })
  await expect(row.getByRole('cell')).toHaveText(['Adult', 'Not stated', 'None', /^£[\d.]+$/])
  await row.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Beurer PO 30 fingertip pulse oximeter')
})

test('the table is the same after a move, and filters leave it whole', async ({ page }) => {
  await visit(page, CATEGORY)
  const drawn = await findTable(page).innerHTML()
  await visit(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pulse oximeters', exact: true }).click()
  await expect(page).toHaveURL(CATEGORY)
  await findSummary(page).click()
  await expect(findTable(page)).toBeVisible()
  expect(await findTable(page).innerHTML()).toBe(drawn)
  await page.goto(`${CATEGORY}?patient=Child`)
  await expect(page.getByRole('button', { name: /^Remove Patient/ })).toBeVisible()
  expect(await findTable(page).getByRole('row', { includeHidden: true }).count()).toBeGreaterThan(8)
})

test('on a desk the head of the list has a link to the table, which opens it', async ({ page }) => {
  await visit(page, CATEGORY)
  const link = page.getByRole('main').getByRole('link', { name: NAME })
  await expect(link).toBeInViewport()
  await link.click()
  await expect(findTable(page)).toBeInViewport()
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport()
})

test('the table comes after the products of its entry, for the eye and for the keyboard', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await visit(page, CATEGORY)
    const place = page.getByRole('region', { name: 'Pulse oximeters and sensors' })
    const card = place.getByRole('article').last()
    const { y, height } = (await card.boundingBox())!
    expect((await findSummary(page).boundingBox())!.y).toBeGreaterThanOrEqual(y + height)
    await card.getByRole('button').last().focus()
    await page.keyboard.press('Tab')
    await expect(findSummary(page)).toBeFocused()
  }
})

test('on a narrow screen the table scrolls in a place of its own, which the keyboard reaches', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await visit(page, CATEGORY)
  await findSummary(page).press('Enter')
  await page.keyboard.press('Tab')
  const place = page.getByRole('region', { name: NAME })
  await expect(place).toBeFocused()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(await place.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => place.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
})

test('on paper the table is open', async ({ page }) => {
  await visit(page, CATEGORY)
  await page.emulateMedia({ media: 'print' })
  const isDrawn = () => findTable(page).evaluate((table) => table.checkVisibility({ contentVisibilityAuto: true }))
  await expect(findTable(page)).toBeVisible()
  expect(await isDrawn()).toBe(true)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the table opens and is whole', async ({ page }) => {
    await page.goto(CATEGORY)
    // Its rules stand in the page.
    await expect(findSummary(page)).toHaveCSS('padding-top', '10px')
    await findSummary(page).click()
    await expect(findTable(page)).toBeVisible()
    await expect(findTable(page).getByRole('row')).toHaveCount(9)
  })
})

test('a category that names no facts for it has none', async ({ page }) => {
  await page.goto('/scrubs')
  await expect(page.getByRole('article')).not.toHaveCount(0)
  await expect(page.getByText(/at a glance$/)).toHaveCount(0)
})
