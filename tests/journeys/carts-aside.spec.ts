import type { Page } from '@playwright/test'
import { addToCart } from '../accounts.ts'
import { expectNoViolations } from '../axe.ts'
import { findAdd, findBadge } from '../controls.ts'
import { OTHER, PLAIN } from '../examples.ts'
import { fillCart, keepCart, makeDocument } from '../steps.ts'
import { expect, test } from '../test.ts'
import { reload, visit } from '../visit.ts'
import { readReference } from './order.ts'

const PARACETAMOL = { slug: 'generic-paracetamol-500mg-tablets-32', title: 'Paracetamol 500 mg tablets, 32' }

const findAside = (page: Page) => page.getByRole('region', { name: 'Carts put aside' })
const findTakeUp = (page: Page, name: string) => findAside(page).getByRole('button', { name: `Use this cart ${name}` })
const putAside = (page: Page) => page.getByRole('button', { name: 'Put the cart aside' }).click()

test('three deliveries are ordered in turn, each with its own document, and nothing is emptied by hand', async ({
  page,
}) => {
  const references: string[] = []
  for (const house of ['St Piran’s', 'Trelawney House', 'Carn Brea']) {
    await visit(page, PLAIN.list)
    await findAdd(page, house === 'Carn Brea' ? OTHER : PLAIN).click()
    await expect(findBadge(page)).toHaveText('1 item')
    await visit(page, '/order')
    await makeDocument(page, { 'Organisation (optional)': house })
    references.push(await readReference(page))
    await visit(page, '/cart')
    await putAside(page)
    await expect(page.getByText(`Put aside: ${house}, 1 line.`)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart is empty')
  }
  expect(new Set(references).size).toBe(3)
  await reload(page)
  await expect(findAside(page).getByRole('heading', { level: 3 })).toHaveText([
    'St Piran’s',
    'Trelawney House',
    'Carn Brea',
  ])
  await findTakeUp(page, 'Trelawney House').click()
  await expect(findBadge(page)).toHaveText('1 item')
  await visit(page, '/order')
  expect(await readReference(page)).toBe(references[1])
  await expect(page.getByLabel('Organisation (optional)')).toHaveValue('Trelawney House')
  await page.goBack()
  // The present one changes places with it.
  await findTakeUp(page, 'Carn Brea').click()
  await expect(findAside(page).getByRole('heading', { level: 3 })).toHaveText(['St Piran’s', 'Trelawney House'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(findAside(page).getByRole('heading', { level: 3 })).toHaveText(['St Piran’s', 'Carn Brea'])
  await visit(page, '/order')
  expect(await readReference(page)).toBe(references[1])
})

test('a cart put aside is named, renamed by keys, deleted and offered back; it passes axe, and fits a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await fillCart(page)
  await putAside(page)
  const heading = findAside(page).getByRole('heading', { level: 3 })
  await expect(heading).toHaveText(/^Cart of \d+ \w+ \d{4}$/)
  await expect(findAside(page)).toContainText('2 items in 2 lines')
  await findAside(page)
    .getByRole('button', { name: /^Rename/ })
    .press('Enter')
  await page.keyboard.type('Ward 3, night')
  await page.keyboard.press('Enter')
  await expect(heading).toHaveText('Ward 3, night')
  await expect(heading).toBeFocused()
  await expectNoViolations(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await findAside(page)
    .getByRole('button', { name: /^Delete/ })
    .click()
  await expect(findAside(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(heading).toHaveText('Ward 3, night')
})

test('the order page offers the next cart once there is nothing to order', async ({ page }) => {
  await addToCart(page)
  await visit(page, '/cart')
  await putAside(page)
  await visit(page, '/order')
  await findTakeUp(page, 'Cart of').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order document')
})

test('of a medicine, what is in carts put aside counts too, from a card and in the cart', async ({ page }) => {
  await keepCart(page, [{ slug: PARACETAMOL.slug, options: {}, quantity: 2 }])
  await visit(page, '/cart')
  await putAside(page)
  await expect(findAside(page)).toContainText('2 items in 1 line')
  await visit(page, '/analgesics')
  await findAdd(page, PARACETAMOL).click()
  await expect(findBadge(page)).toHaveText('1 item')
  await findAdd(page, PARACETAMOL).click()
  await expect(
    page.getByText(/was not added\. .* with these 32 there would be 128, with those in carts put aside\./),
  ).toBeVisible()
  await visit(page, '/cart')
  await page.getByRole('textbox', { name: `Quantity of ${PARACETAMOL.title}` }).fill('2')
  await expect(
    page.getByText('with these 64 there would be 128, with those in carts put aside. It is still 1.'),
  ).toBeVisible()
})
