import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { ADA, addToCart, fillIn, makeAccount, openFile } from '../accounts.ts'
import { expectNoViolations } from '../axe.ts'
import { findAdd, findBadge } from '../controls.ts'
import { OTHER, PLAIN } from '../examples.ts'
import { makeDocument, saveOrder } from '../steps.ts'
import { expect, test } from '../test.ts'
import { readTexts } from '../texts.ts'
import { reload, visit } from '../visit.ts'
import { findSheet, readReference } from './order.ts'

const HEADING = { level: 1 } as const
const findFiling = (page: Page) => page.getByRole('region', { name: 'Sent? File it' })
const KEEP = 'Keep my orders and their addresses on this device'

/** Makes a document of one line and saves it. Returns its reference. */
async function useDocument(page: Page): Promise<string> {
  await addToCart(page)
  await visit(page, '/order')
  await makeDocument(page)
  await expect(findFiling(page)).toHaveCount(0)
  return saveOrder(page)
}

/** Files the document that was used, as sent. */
async function fileAsSent(page: Page): Promise<void> {
  await findFiling(page).getByRole('button', { name: 'Yes, it is sent: file it' }).click()
}

const listFiled = async (page: Page) =>
  Object.keys(await readTexts(page)).filter((key) => /^(orders|addresses)/.test(key))

test.describe('an order that was used', () => {
  test('by a guest is filed: the cart is empty, the order is under Orders made, the next has another reference', async ({
    page,
  }) => {
    const reference = await useDocument(page)
    await expect(findFiling(page).getByRole('checkbox', { name: KEEP })).toBeChecked()
    await fileAsSent(page)
    await expect(page.getByRole('heading', HEADING)).toHaveText(`Order ${reference} is filed`)
    await expect(page.getByRole('heading', HEADING)).toBeFocused()
    await expect(findBadge(page)).toHaveText('0 items')
    await reload(page)
    await expect(page.getByRole('heading', HEADING)).toHaveText('Nothing to order yet')
    await page.getByRole('link', { name: `Order ${reference}` }).click()
    await expect(page.getByRole('heading', HEADING)).toHaveText(`Order ${reference}`)
    await expect(page.getByRole('radio', { name: /^Sent on \d+ \w+ \d{4}$/ })).toBeChecked()
    await expect(findSheet(page)).not.toContainText('Not yet sent to anyone')
    await page.getByRole('radio', { name: 'Not sent' }).check()
    await expect(findSheet(page).getByText('Not sent')).toBeVisible()
    await addToCart(page)
    await visit(page, '/order')
    await expect(page.getByRole('heading', HEADING)).toHaveText('Order document')
    expect(await readReference(page)).not.toBe(reference)
    await expect(page.getByLabel('Purchase order number')).toHaveValue('')
    await expect(findFiling(page)).toHaveCount(0)
  })

  test('and filed is as it was after Undo, from whatever page', async ({ page }) => {
    const reference = await useDocument(page)
    await fileAsSent(page)
    await expect(page.getByRole('heading', HEADING)).toHaveText(`Order ${reference} is filed`)
    await page.getByRole('link', { name: /^Cart/ }).click()
    await expect(findBadge(page)).toHaveText('0 items')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(findBadge(page)).toHaveText('1 item')
    await page.goBack()
    await expect(page.getByRole('heading', HEADING)).toHaveText('Order document')
    expect(await readReference(page)).toBe(reference)
    await expect(page.getByLabel('Your name')).toHaveValue('Ada Penrose')
    await expect(findFiling(page)).toBeVisible()
    await visit(page, '/device')
    await expect(page.getByText('None are kept here.')).toBeVisible()
  })

  test('can be filed after a reload, by keys alone', async ({ page }) => {
    const reference = await useDocument(page)
    await reload(page)
    await findFiling(page).getByRole('checkbox', { name: KEEP }).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'File it, to be sent later' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', HEADING)).toBeFocused()
    await expect(page.getByText('To be sent.')).toBeVisible()
    await expect(page.getByRole('link', { name: `Order ${reference}` })).toBeVisible()
  })

  test('and filed in one tab is filed in the other; what the other added since stays', async ({ page, context }) => {
    await useDocument(page)
    const second = await context.newPage()
    await visit(second, PLAIN.list)
    await findAdd(second, OTHER).click()
    await expect(findBadge(second)).toHaveText('2 items')
    await fileAsSent(page)
    await expect(findBadge(second)).toHaveText('1 item')
    await expect(page.getByRole('heading', HEADING)).toHaveText('Order document')
    await expect(findFiling(page)).toHaveCount(0)
  })

  test('of an account is filed without a question, and the next has name, email and address in place', async ({
    page,
  }) => {
    await makeAccount(page)
    await addToCart(page)
    await visit(page, '/order')
    await expect(page.getByLabel('Your name')).toHaveValue(`${ADA.firstName} ${ADA.lastName}`)
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(ADA.email)
    await makeDocument(page)
    const reference = await saveOrder(page)
    await expect(findFiling(page).getByRole('checkbox')).toHaveCount(0)
    await fileAsSent(page)
    await expect(findBadge(page)).toHaveText('0 items')
    await addToCart(page)
    await visit(page, '/order')
    await expect(page.getByLabel('Town or city')).toHaveValue('Falmouth')
    await expect(page.getByLabel('Your name')).toHaveValue('Ada Penrose')
    expect(await readReference(page)).not.toBe(reference)
    await visit(page, '/account')
    await expect(page.getByRole('listitem').filter({ hasText: reference })).toContainText('Sent on')
  })
})

test.describe('a guest on a shared computer', () => {
  test('says no where the first is filed: the cart is emptied and nothing is kept, nor asked again', async ({
    page,
  }) => {
    await useDocument(page)
    await findFiling(page).getByRole('checkbox', { name: KEEP }).uncheck()
    await fileAsSent(page)
    await expect(findBadge(page)).toHaveText('0 items')
    expect(await listFiled(page)).toEqual([])
    await useDocument(page)
    await expect(findFiling(page).getByRole('checkbox')).toHaveCount(0)
    await expect(findFiling(page)).toContainText('This device keeps nothing of this one')
    await findFiling(page).getByRole('link', { name: 'What this device keeps' }).click()
    await expect(page.getByRole('checkbox', { name: KEEP })).not.toBeChecked()
  })

  test('sees and deletes on “On this device” what is kept, one by one or all, and can undo it', async ({ page }) => {
    const reference = await useDocument(page)
    await fileAsSent(page)
    await visit(page, '/device')
    const rows = page.getByRole('region', { name: 'Orders and delivery addresses' }).getByRole('listitem')
    await expect(rows).toHaveText([/^Order .*Sent on/, /^Carrick Community Hospital, Stores, Level 2, Falmouth/])
    await page.getByRole('button', { name: `Delete Order ${reference}` }).click()
    await expect(rows).toHaveCount(1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(rows).toHaveCount(2)
    await page.getByRole('button', { name: 'Delete all of these' }).click()
    await expect(page.getByText('None are kept here.')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect(rows).toHaveCount(2)
    await page.getByRole('button', { name: 'Delete all of these' }).click()
    await expect.poll(async () => Object.values(await readTexts(page)).join('')).not.toContain('Falmouth')
  })
})

test('a guest who signs up takes orders and addresses along, and they are no guest’s any more', async ({ page }) => {
  const reference = await useDocument(page)
  await fileAsSent(page)
  await makeAccount(page)
  await expect(page.getByRole('link', { name: `Order ${reference}` })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Edit Carrick Community Hospital/ })).toBeVisible()
  expect(await listFiled(page)).toEqual([])
})

test('a guest’s copy has the orders and addresses; a device that keeps none leaves them out', async ({ page }) => {
  const reference = await useDocument(page)
  await fileAsSent(page)
  await visit(page, '/account')
  await page.getByText('Save a copy that anyone can read').click()
  await page.getByRole('button', { name: 'Save without a passphrase' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Yes, save it without a passphrase' }).click(),
  ])
  const copy = readFileSync(await file.path(), 'utf8')
  expect(copy).toContain(reference)
  await visit(page, '/device')
  await page.getByRole('button', { name: 'Delete all of these' }).click()
  await page.getByRole('checkbox', { name: KEEP }).uncheck()
  await visit(page, '/account')
  await openFile(page, copy)
  await expect(page.getByText('Left out, since you have said that this device keeps no orders')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await visit(page, '/device')
  await page.getByRole('checkbox', { name: KEEP }).check()
  await visit(page, '/account')
  await openFile(page, copy)
  await page.getByRole('button', { name: 'Merge' }).click()
  await expect(page.getByRole('link', { name: `Order ${reference}` })).toBeVisible()
})

test('an address is named, changed and offered in the order of a guest', async ({ page }) => {
  await useDocument(page)
  await fileAsSent(page)
  await visit(page, '/account')
  const edit = page.getByRole('button', { name: /^Edit Carrick Community Hospital/ })
  await edit.click()
  await expect(page.getByLabel('Name of this address (optional)')).toBeFocused()
  await fillIn(page, { 'Name of this address (optional)': 'St Piran’s', Postcode: '' })
  await page.getByRole('button', { name: 'Save the changes' }).click()
  await expect(page.getByLabel('Postcode')).toBeFocused()
  await expect(page.getByText('Enter the postcode to deliver to')).toBeVisible()
  await fillIn(page, { Postcode: 'TR1 2XX' })
  await page.getByRole('button', { name: 'Save the changes' }).click()
  await expect(page.getByRole('button', { name: /^Edit St Piran’s: Carrick.*TR1 2XX/ })).toBeVisible()
  await addToCart(page)
  await visit(page, '/order')
  await page.getByLabel('Saved address').selectOption({ index: 1 })
  await expect(page.getByLabel('Postcode', { exact: true })).toHaveValue('TR1 2XX')
})

test('what follows an order is accessible, light, dark and in forced colours', async ({ page }) => {
  await useDocument(page)
  await expectNoViolations(page)
  await fileAsSent(page)
  for (const path of ['/account', '/device']) {
    await visit(page, path)
    await expect(page.getByText(/Carrick Community Hospital/).first()).toBeVisible()
    await expectNoViolations(page)
  }
})
