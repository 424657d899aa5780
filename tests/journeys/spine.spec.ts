import type { Page } from '@playwright/test'
import { findAdd, findBadge } from '../controls.ts'
import { OTHER, PLAIN } from '../examples.ts'
import { keepCart, makeDocument } from '../steps.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'
import { findEdge, findLines, findSheet, openSheet } from './spine.ts'

/** 32 tablets, sold by a pharmacy only. */
const PARACETAMOL = { slug: 'generic-paracetamol-500mg-tablets-32', title: 'Paracetamol 500 mg tablets, 32' }

test('there is none as long as the cart is empty, and on the cart and the order themselves', async ({ page }) => {
  await visit(page, PLAIN.list)
  await expect(findEdge(page)).toHaveCount(0)
  await findAdd(page, PLAIN).click()
  await expect(findEdge(page)).toContainText('1 item')
  for (const path of ['/cart', '/order']) {
    await visit(page, path)
    await expect(findBadge(page)).toHaveText('1 item')
    await expect(findEdge(page)).toHaveCount(0)
  }
})

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 1200, height: 700 },
]) {
  test(`it stands beside the page, not on it (${viewport.width} px)`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await keepCart(page, [{ slug: PLAIN.slug, options: {}, quantity: 1 }])
    await visit(page, PLAIN.list)
    const { x: left } = (await findEdge(page).boundingBox())!
    for (const part of await page.getByRole('main').getByRole('article').all()) {
      const { x, width } = (await part.boundingBox())!
      expect(x + width).toBeLessThanOrEqual(left)
    }
  })
}

test('a piece’s price is of the kind of its line, and each price says of what', async ({ page }) => {
  await keepCart(page, [{ slug: 'penhallow-gloves-nitrile-blue-m', options: {}, quantity: 20 }])
  await visit(page, '/bins')
  await findEdge(page).click()
  await expect(findSheet(page).getByRole('columnheader')).toHaveText(['Quantity', 'Item', 'Unit ex.VAT', 'Net'])
  const cells = findLines(page).getByRole('cell')
  await expect(cells.nth(1)).toContainText('Box of 100, 2,000 gloves at 5p ex.VAT')
  await expect(cells.nth(2)).toHaveText('£4.95')
  await expect(cells.nth(3)).toHaveText('£99.00')
})

test('a quantity changed on the sheet is changed in the cart, and what is removed comes back', async ({ page }) => {
  await openSheet(page)
  const sheet = findSheet(page)
  await sheet.getByRole('button', { name: `One more: Quantity of ${OTHER.title}` }).click()
  await expect(findEdge(page)).toContainText('4 items')
  await sheet.getByRole('button', { name: `Remove ${PLAIN.title}` }).click()
  await expect(findLines(page)).toHaveCount(1)
  await sheet.getByRole('button', { name: 'Undo' }).click()
  await expect(findLines(page)).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(findEdge(page)).toBeFocused()
  await expect(findBadge(page)).toHaveText('4 items')
})

test('the last line that is removed leaves the sheet open, with its way back', async ({ page }) => {
  await openSheet(page)
  for (const { title } of [PLAIN, OTHER])
    await findSheet(page)
      .getByRole('button', { name: `Remove ${title}` })
      .click()
  await expect(findSheet(page).getByText('Nothing is left on this order.')).toBeVisible()
  await findSheet(page).getByRole('button', { name: 'Undo' }).click()
  await expect(findLines(page)).toHaveCount(1)
})

test('what is removed comes back line by line, each in its place, from the foot of the sheet', async ({ page }) => {
  const slugs = [PLAIN.slug, OTHER.slug, 'penhallow-gloves-nitrile-blue-m', 'littmann-classic-iii-navy']
  await keepCart(
    page,
    slugs.map((slug) => ({ slug, options: {}, quantity: 1 })),
  )
  await visit(page, '/bins')
  await findEdge(page).click()
  const sheet = findSheet(page)
  const lines = findLines(page)
  await expect(lines).toHaveCount(4)
  const before = await lines.locator('b').allTextContents()
  const undo = sheet.getByRole('button', { name: 'Undo' })
  for (const left of [3, 2, 1]) {
    await lines
      .first()
      .getByRole('button', { name: /^Remove/ })
      .press('Enter')
    await expect(lines).toHaveCount(left)
    await expect(undo).toBeFocused()
    await expect(undo).toBeInViewport({ ratio: 1 })
  }
  for (const back of [2, 3, 4]) {
    await page.keyboard.press('Enter')
    await expect(lines).toHaveCount(back)
    if (back < 4) await expect(undo).toBeFocused()
  }
  await expect(undo).toHaveCount(0)
  await expect(sheet.getByRole('status').filter({ hasText: 'Back on the order' })).toBeFocused()
  expect(await lines.locator('b').allTextContents()).toEqual(before)
})

test('its other ways are on the order’s page, where nothing known is asked for again', async ({ page }) => {
  await openSheet(page)
  await findSheet(page).getByRole('link', { name: 'More ways' }).click()
  await expect(page).toHaveURL('/order')
  await expect(findSheet(page)).toBeHidden()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

/** Counts what is printed, instead of opening the browser's own dialog. */
const countPrints = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.prints = String(Number(document.documentElement.dataset.prints ?? 0) + 1)
    }
  })

test('Print on it prints an order that is complete, once, and asks for what is missing of another', async ({
  page,
}) => {
  await countPrints(page)
  await openSheet(page)
  const print = findSheet(page).getByRole('link', { name: 'Print or save as PDF' })
  await print.click()
  await expect(page.getByRole('alert').getByRole('link', { name: 'Enter your name' })).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-prints')
  await makeDocument(page)
  await page.getByRole('link', { name: 'Penhallow Medical' }).first().click()
  await findEdge(page).click()
  await print.click()
  await expect(page.locator('html')).toHaveAttribute('data-prints', '1')
  await page.getByLabel('Cost centre').fill('W7')
  await expect(page.getByRole('article', { name: 'Order' })).toContainText('W7')
  await expect(page.locator('html')).toHaveAttribute('data-prints', '1')
})

test('the line that was just added is marked until the order is shut, and can be taken back', async ({ page }) => {
  await keepCart(page, [{ slug: OTHER.slug, options: {}, quantity: 2 }])
  await visit(page, PLAIN.list)
  await findAdd(page, PLAIN).click()
  await findEdge(page).click()
  const added = findLines(page).filter({ hasText: 'Just added' })
  await expect(added).toHaveCount(1)
  await expect(added).toContainText(PLAIN.title)
  await added.getByRole('button', { name: 'Undo' }).click()
  await expect(findLines(page)).toHaveCount(1)
  await expect(findSheet(page).getByRole('status').getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(findLines(page)).toHaveCount(2)
  await page.keyboard.press('Escape')
  await findAdd(page, OTHER).click()
  await findEdge(page).click()
  await expect(added).toContainText(OTHER.title)
  await added.getByRole('button', { name: 'Undo' }).click()
  await expect(findLines(page).getByRole('textbox', { name: `Quantity of ${OTHER.title}` })).toHaveValue('2')
  await page.keyboard.press('Escape')
  await findEdge(page).click()
  await expect(added).toHaveCount(0)
})

test('a note is written on its line', async ({ page }) => {
  await openSheet(page)
  await findSheet(page)
    .getByRole('button', { name: `Add a note: ${PLAIN.title}` })
    .click()
  const field = findSheet(page).getByRole('textbox', { name: `Note: ${PLAIN.title}` })
  await expect(field).toBeFocused()
  await field.fill('for ward 4')
  await expect(findLines(page).first()).toContainText('Note: for ward 4')
})

test('each line changes its own goods, also where the pharmacy’s stand after the others and one is left out', async ({
  page,
}) => {
  await keepCart(page, [
    { slug: PARACETAMOL.slug, options: {}, quantity: 3 },
    { slug: 'panadol-advance-500mg-tablets-16', options: {}, quantity: 7 },
    { slug: PLAIN.slug, options: {}, quantity: 1 },
  ])
  await visit(page, '/bins')
  await findEdge(page).click()
  const lines = findLines(page)
  await expect(lines).toHaveCount(2)
  await expect(findSheet(page).getByRole('listitem')).toContainText('Panadol')
  for (const [index, { title }] of [PLAIN, PARACETAMOL].entries()) {
    await expect(lines.nth(index)).toContainText(title)
    await expect(lines.nth(index).getByRole('textbox', { name: `Quantity of ${title}` })).toBeVisible()
  }
  await lines.nth(1).getByRole('textbox').fill('4')
  await expect(lines.nth(1)).toContainText('An order has at most 100 tablets or capsules that contain paracetamol')
  await expect(lines.nth(1).getByRole('textbox')).toHaveValue('4')
  await expect(findEdge(page)).toContainText('11 items')
})
