import type { Page } from '@playwright/test'
import { ADA, addToCart, expectGuest, expectLoggedIn, fillIn, logIn, logOut, makeAccount, signUp } from '../accounts.ts'
import { findBadge } from '../controls.ts'
import { makeDocument, readKept, saveOrder } from '../steps.ts'
import { expect, test } from '../test.ts'
import { readTexts, writeText } from '../texts.ts'
import { reload, visit } from '../visit.ts'

/** Orders what is in the cart, and keeps the document by saving it. Returns its reference. */
async function makeOrder(page: Page): Promise<string> {
  await addToCart(page)
  await visit(page, '/order')
  await makeDocument(page)
  return saveOrder(page)
}

test.describe('an order that was made', () => {
  test('is shown again, ordered again, and its prices compared with today’s', async ({ page }) => {
    await makeAccount(page)
    const reference = await makeOrder(page)
    await visit(page, '/account')
    await page.getByRole('link', { name: `Order ${reference}` }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${reference}`)
    await expect(page.getByRole('article', { name: 'Order' })).toContainText('Carrick Community Hospital')
    await expect(page.getByText('Every line costs today what it cost then.')).toBeVisible()
    await page.getByRole('button', { name: 'Order it again' }).click()
    await page.getByRole('button', { name: 'Add again' }).click()
    await expect(findBadge(page)).toHaveText('2 items')
    await reload(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${reference}`)
  })

  test('by a guest is kept nowhere before it is filed', async ({ page }) => {
    await makeOrder(page)
    expect(Object.keys(await readTexts(page)).filter((key) => key.startsWith('orders'))).toEqual([])
  })
})

test('an address of the account fills in the order', async ({ page }) => {
  await makeAccount(page)
  await page.getByText('Add an address').click()
  await fillIn(page, {
    'Department, building and street': 'Stores, Level 2\n14 Quay Road',
    'Town or city': 'Falmouth',
    Postcode: 'TR11 3XX',
    'Cost centre (optional)': 'W7-2210',
  })
  await page.getByRole('button', { name: 'Save this address' }).click()
  await expect(page.getByRole('button', { name: /^Delete Stores, Level 2, Falmouth/ })).toBeVisible()
  await addToCart(page)
  await visit(page, '/order')
  await page.getByLabel('Saved address').selectOption({ index: 1 })
  await expect(page.getByLabel('Postcode', { exact: true })).toHaveValue('TR11 3XX')
  await expect(page.getByRole('article', { name: 'Order' })).toContainText('W7-2210')
})

test('name, password and lock time can be changed', async ({ page }) => {
  await makeAccount(page)
  await page.getByText('Change your name').click()
  await fillIn(page, { 'First name': 'Adelaide' })
  await page.getByRole('button', { name: 'Save your name' }).click()
  await expectLoggedIn(page, { ...ADA, firstName: 'Adelaide' })
  await page.getByText('Change your email or password').click()
  await fillIn(page, {
    'Current password': 'wrong',
    'New password': 'spring tide 7 low water',
    'New password again': 'spring tide 7 low water',
  })
  await page.getByRole('button', { name: 'Save email and password' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'not your current password' })).toBeVisible()
  await fillIn(page, { 'Current password': ADA.password })
  await page.getByRole('button', { name: 'Save email and password' }).click()
  await expect(page.getByText('Log in with these from now on.')).toBeVisible()
  await page.getByText('60 minutes', { exact: true }).click()
  await page.getByText('Show my name on the log-in page').click()
  await logOut(page)
  await expect(page.getByText('Accounts on this device: Adelaide')).toBeVisible()
  await logIn(page, { ...ADA, password: 'spring tide 7 low water' })
  await expectLoggedIn(page, { ...ADA, firstName: 'Adelaide' })
  await expect(page.getByLabel('60 minutes')).toBeChecked()
})

test('a new recovery code takes the place of the one before', async ({ page }) => {
  const before = await signUp(page, ADA)
  await page.getByRole('button', { name: 'Go to my account' }).click()
  await page.getByRole('button', { name: 'Make a new recovery code' }).click()
  await expect(page.getByTestId('recovery-code')).toBeVisible()
  const shown = (await page.getByTestId('recovery-code').locator('span').allInnerTexts()).join('-')
  expect(shown).toMatch(/^\w{4}(-\w{4}){6}$/)
  expect(shown).not.toBe(before)
  await logOut(page)
  await visit(page, '/forget_password')
  await fillIn(page, { Email: ADA.email })
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await fillIn(page, {
    'Recovery code': before,
    'New password': 'spring tide 7 low water',
    'New password again': 'spring tide 7 low water',
  })
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('No account on this device opens with this code')
  await fillIn(page, { 'Recovery code': shown })
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your password is changed')
})

test('a deleted account can be had back until the page is left', async ({ page }) => {
  await makeAccount(page)
  await addToCart(page)
  await visit(page, '/account')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('button', { name: 'Yes, delete it' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is deleted')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectLoggedIn(page, ADA)
  await expect(findBadge(page)).toHaveText('1 item')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('button', { name: 'Yes, delete it' }).click()
  await page.getByRole('button', { name: 'Leave' }).click()
  await expectGuest(page)
  expect(Object.keys(await readTexts(page)).filter((key) => /^profile\.[0-9a-f]{16}/.test(key))).toEqual([])
})

test('damaged records of an account are set aside, and the rest is there', async ({ page }) => {
  await makeAccount(page)
  await addToCart(page)
  const [name, text] = Object.entries(await readKept(page)).find(([key]) => key.endsWith('.cart'))!
  await writeText(page, name, text.slice(0, -4))
  await reload(page)
  await expectLoggedIn(page, ADA)
  await expect(page.getByText('Something of your account could not be read and was left out.')).toBeVisible()
  await expect(findBadge(page)).toHaveText('0 items')
})

for (const [answers, agree, words] of [
  ['agrees', true, 'This browser has agreed'],
  ['refuses', false, 'This browser has not agreed'],
] as const)
  test(`a browser is asked to keep the account only when that is pressed, and that it ${answers} is said in words`, async ({
    page,
  }) => {
    await page.addInitScript((agree) => {
      navigator.storage.persist = () => {
        document.documentElement.dataset.asked = 'yes'
        sessionStorage.setItem('agreed', String(agree))
        return Promise.resolve(agree)
      }
      navigator.storage.persisted = () => Promise.resolve(sessionStorage.getItem('agreed') === 'true')
    }, agree)
    await makeAccount(page)
    await expect(page.getByText('Safari also does so after seven days')).toBeVisible()
    await expect(page.locator('html')).not.toHaveAttribute('data-asked')
    const ask = page.getByRole('button', { name: 'Ask this browser to keep it' })
    await ask.click()
    await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible()
    await reload(page)
    await expect(page.getByRole('heading', { name: 'Will the browser keep it?' })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: words })).toHaveCount(agree ? 1 : 0)
    await expect(ask).toHaveCount(agree ? 0 : 1)
  })
