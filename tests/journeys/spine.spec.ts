import type { Page } from '@playwright/test'
import { expectNoViolations } from '../axe.ts'
import { findAdd, findBadge, findTray } from '../controls.ts'
import { OTHER, PLAIN } from '../examples.ts'
import { chooseTwo, keepCart } from '../steps.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'

/** 32 tablets, sold by a pharmacy only. */
const PARACETAMOL = { slug: 'generic-paracetamol-500mg-tablets-32', title: 'Paracetamol 500 mg tablets, 32' }

const findEdge = (page: Page) => page.getByRole('button', { name: 'open the Order' })
const findSheet = (page: Page) => page.getByRole('dialog', { name: 'Order' })

/** Opens the order of a cart with two lines, over the list. */
async function openSheet(page: Page): Promise<void> {
  await keepCart(page, [
    { slug: PLAIN.slug, options: {}, quantity: 1 },
    { slug: OTHER.slug, options: {}, quantity: 2 },
  ])
  await visit(page, '/bins')
  await findEdge(page).click()
  await expect(findSheet(page).getByRole('listitem')).toHaveCount(2)
}

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
  const line = findSheet(page).getByRole('listitem')
  await expect(line).toContainText('£99.00 ex.VAT')
  await expect(line).toContainText('£4.95 per box')
  await expect(line).toContainText('20 × box of 100 = 2,000 gloves, 5p per glove ex.VAT')
  await expect(line).not.toContainText('each')
})

test('a quantity changed on the sheet is changed in the cart, and what is removed comes back', async ({ page }) => {
  await openSheet(page)
  const sheet = findSheet(page)
  await sheet.getByRole('button', { name: `One more: Quantity of ${OTHER.title}` }).click()
  await expect(findEdge(page)).toContainText('4 items')
  await sheet.getByRole('button', { name: `Remove ${PLAIN.title}` }).click()
  await expect(sheet.getByRole('listitem')).toHaveCount(1)
  await sheet.getByRole('button', { name: 'Undo' }).click()
  await expect(sheet.getByRole('listitem')).toHaveCount(2)
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
  await expect(findSheet(page).getByRole('listitem')).toHaveCount(1)
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
  const lines = sheet.getByRole('listitem')
  await expect(lines).toHaveCount(4)
  const before = await lines.locator('b:first-child').allTextContents()
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
  expect(await lines.locator('b:first-child').allTextContents()).toEqual(before)
})

test('it leads to the order’s form, where nothing known is asked for again', async ({ page }) => {
  await openSheet(page)
  await findSheet(page).getByRole('link', { name: 'Finish, print or send it' }).click()
  await expect(page).toHaveURL('/order')
  await expect(findSheet(page)).toBeHidden()
})

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`its foot leads straight to where the order is printed and sent (${viewport.width} px)`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await keepCart(page, [{ slug: PLAIN.slug, options: {}, quantity: 1 }])
    await visit(page, '/')
    await page.getByRole('link', { name: 'Finish the order, print or send it' }).click()
    await expect(page.getByRole('link', { name: /^Email / })).toBeVisible()
  })

  test(`axe finds nothing on it, folded and open (${viewport.width} px)`, async ({ page }) => {
    // Otherwise a button may be read halfway from one colour to the next.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(viewport)
    await openSheet(page)
    await expectNoViolations(page)
    await page.keyboard.press('Escape')
    await expectNoViolations(page)
  })
}

test('on a phone the tray of compared products has its place', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await keepCart(page, [{ slug: PLAIN.slug, options: {}, quantity: 1 }])
  await visit(page, '/bins')
  await expect(findEdge(page)).toBeVisible()
  await chooseTwo(page)
  await expect(findTray(page)).toBeVisible()
  await expect(findEdge(page)).toBeHidden()
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
  const lines = findSheet(page).getByRole('listitem')
  await expect(lines).toHaveCount(2)
  await expect(findSheet(page).getByText(/^Not on this order: Panadol/)).toBeVisible()
  for (const [index, { title }] of [PLAIN, PARACETAMOL].entries()) {
    await expect(lines.nth(index)).toContainText(title)
    await expect(lines.nth(index).getByRole('textbox', { name: `Quantity of ${title}` })).toBeVisible()
  }
  await lines.nth(1).getByRole('textbox').fill('4')
  await expect(lines.nth(1)).toContainText('An order has at most 100 tablets or capsules that contain paracetamol')
  await expect(lines.nth(1).getByRole('textbox')).toHaveValue('4')
  await expect(findEdge(page)).toContainText('11 items')
})
