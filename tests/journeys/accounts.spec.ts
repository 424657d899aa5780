import {
  ADA,
  addToCart,
  BEN,
  expectGuest,
  expectLoggedIn,
  expectNothingReadable,
  findAccountButton,
  logIn,
  logOut,
  makeAccount,
  signUp,
} from '../accounts.ts'
import { findAdd, findBadge } from '../controls.ts'
import { OTHER } from '../examples.ts'
import { removeFirst } from '../steps.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'

test('an account keeps its cart to itself: the next person has another, and it is there again after log in', async ({
  page,
}) => {
  await makeAccount(page)
  await addToCart(page)
  await page.reload()
  await expect(findBadge(page)).toHaveText('1 item')
  await expectLoggedIn(page, ADA)
  await logOut(page)
  await expectGuest(page)
  await expect(findBadge(page)).toHaveText('0 items')
  await expectNothingReadable(page)
  await page.goBack()
  await expectGuest(page)
  await makeAccount(page, BEN)
  await expect(findBadge(page)).toHaveText('0 items')
  await logOut(page)
  await logIn(page, ADA)
  await expectLoggedIn(page, ADA)
  await expect(findBadge(page)).toHaveText('1 item')
})

test('a guest’s cart may be taken along, and is no guest’s any more', async ({ page }) => {
  await addToCart(page)
  await signUp(page, ADA)
  await expect(page.getByLabel('Your cart: 1 item')).toBeChecked()
  await page.getByRole('button', { name: 'Go to my account' }).click()
  await expectLoggedIn(page, ADA)
  await expect(findBadge(page)).toHaveText('1 item')
  await expectNothingReadable(page)
  await logOut(page)
  await expect(findBadge(page)).toHaveText('0 items')
})

test('a guest’s cart that is not taken along stays the guest’s', async ({ page }) => {
  await addToCart(page)
  await signUp(page, ADA)
  await page.getByText('Your cart: 1 item').click()
  await page.getByRole('button', { name: 'Go to my account' }).click()
  await expect(findBadge(page)).toHaveText('0 items')
  await logOut(page)
  await expect(findBadge(page)).toHaveText('1 item')
})

test('whoever leaves the recovery code by a link of the shop is logged in all the same', async ({ page }) => {
  await signUp(page, ADA)
  await page.getByRole('banner').getByRole('link', { name: /Cart/ }).click()
  await expectLoggedIn(page, ADA)
})

test('log in leads back to where one came from', async ({ page }) => {
  await makeAccount(page)
  await logOut(page)
  await visit(page, '/scrubs')
  await page.getByRole('navigation', { name: 'Account and cart' }).getByRole('link', { name: 'Log in' }).click()
  await logIn(page, ADA)
  await expectLoggedIn(page, ADA)
  await expect(page).toHaveURL('/scrubs')
})

test('an order that is half made when someone logs in is theirs if they say so, with its cart', async ({ page }) => {
  await makeAccount(page)
  await logOut(page)
  const begin = async () => {
    await addToCart(page)
    await visit(page, '/order')
    await page.getByLabel('Your name', { exact: true }).fill('Ward clerk')
    await page.getByRole('navigation', { name: 'Account and cart' }).getByRole('link', { name: 'Log in' }).click()
    await logIn(page, ADA)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Is this your order?')
  }
  await begin()
  await page.getByText('Your cart: 1 item').click()
  await page.getByText('The order that you started').click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expectLoggedIn(page, ADA)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing to order yet')
  await logOut(page)
  await visit(page, '/order')
  await expect(page.getByLabel('Your name', { exact: true })).toHaveValue('Ward clerk')
  await visit(page, '/cart')
  await removeFirst(page)
  await begin()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expectLoggedIn(page, ADA)
  await expect(page.getByLabel('Your name', { exact: true })).toHaveValue('Ward clerk')
  await expect(findBadge(page)).toHaveText('1 item')
  await logOut(page)
  await expect(findBadge(page)).toHaveText('0 items')
  await expectNothingReadable(page)
})

test('a guest who signs up in the middle of an order goes on with it: nothing is typed again', async ({ page }) => {
  await addToCart(page)
  await visit(page, '/order')
  await page.getByLabel('Your name', { exact: true }).fill('Ward clerk')
  await signUp(page, ADA)
  await expect(page.getByLabel('Your cart: 1 item')).toBeChecked()
  await expect(page.getByLabel('The order that you started')).toBeChecked()
  await page.getByRole('button', { name: 'Go on with my order' }).click()
  await expectLoggedIn(page, ADA)
  await expect(page).toHaveURL('/order')
  await expect(page.getByLabel('Your name', { exact: true })).toHaveValue('Ward clerk')
  await expect(findBadge(page)).toHaveText('1 item')
  await logOut(page)
  await expectNothingReadable(page)
})

test('a wrong password says so beside the field, keeps what was typed, and opens nothing', async ({ page }) => {
  await makeAccount(page)
  await logOut(page)
  await logIn(page, { ...ADA, password: 'harbour light' })
  await expect(page.getByRole('alert')).toContainText('No account on this device opens with this email and password')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('harbour light')
  await expect(page.getByLabel('Email')).toHaveValue(ADA.email)
  await expectGuest(page)
})

test('all tabs follow: log in, a change, log out', async ({ page, context }) => {
  const other = await context.newPage()
  await visit(other, '/scrubs')
  await makeAccount(page)
  await expectLoggedIn(other, ADA)
  const third = await context.newPage()
  await visit(third, '/')
  await expectLoggedIn(third, ADA)
  await addToCart(page)
  for (const tab of [other, third]) await expect(findBadge(tab)).toHaveText('1 item')
  await findAdd(page, OTHER).click()
  await expect(findBadge(third)).toHaveText('2 items')
  await logOut(third)
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Log in')
    await expectGuest(tab)
    await expect(findBadge(tab)).toHaveText('0 items')
  }
  await expectNothingReadable(page)
})

test('an account locks itself after its time, with a warning a minute before that keys can answer', async ({
  page,
}) => {
  await page.clock.install()
  await makeAccount(page)
  await page.clock.runFor(13 * 60_000)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.clock.runFor(70_000)
  const warning = page.getByRole('alertdialog', { name: 'Are you still there?' })
  await expect(warning.getByRole('button', { name: 'Stay logged in' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(warning).toHaveCount(0)
  await page.clock.runFor(14 * 60_000 + 10_000)
  await expect(warning).toBeVisible()
  await page.clock.runFor(60_000)
  await expect(page.getByText('Your account was locked because nobody had used the shop for a while.')).toBeVisible()
  await expectGuest(page)
  await expectNothingReadable(page)
})

test('a laptop that has slept through the time locks when it wakes', async ({ page }) => {
  await makeAccount(page)
  await addToCart(page)
  await page.evaluate(() => localStorage.setItem('profile.used', String(Date.now() - 16 * 60_000)))
  await expect(page.getByText('Your account was locked')).toBeVisible()
  await expectNothingReadable(page)
})

test('a tab that the browser restores after the time shows nothing of the account', async ({ page }) => {
  await makeAccount(page)
  await addToCart(page)
  await page.addInitScript(() => localStorage.setItem('profile.used', String(Date.now() - 16 * 60_000)))
  await page.goto('/cart')
  await expect(page.getByText('Your account was locked')).toBeVisible()
  await expectGuest(page)
  await expectNothingReadable(page)
})

test('where others use the device an account locks itself after five minutes', async ({ page }) => {
  await makeAccount(page)
  await logOut(page)
  await visit(page, '/login')
  await page.getByText('Others use this device too').click()
  await logIn(page, ADA)
  await expectLoggedIn(page, ADA)
  await page.evaluate(() => localStorage.setItem('profile.used', String(Date.now() - 4.5 * 60_000)))
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.getByRole('button', { name: 'Log out now' }).click()
  await expectGuest(page)
})

test('a clock that is put back locks nobody out', async ({ page }) => {
  await makeAccount(page)
  await page.evaluate(() => localStorage.setItem('profile.used', String(Date.now() + 9e9)))
  await page.reload()
  await expectLoggedIn(page, ADA)
})

test('where the browser cannot seal anything accounts are not offered, and the reason is given', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined }))
  for (const path of ['/login', '/signup', '/forget_password']) {
    await visit(page, path)
    await expect(page.getByRole('heading', { name: 'No accounts at this address' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Submit', exact: true })).toHaveCount(0)
  }
  await addToCart(page)
})

test('a guest loads nothing of accounts', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.addInitScript(() => (window.requestIdleCallback = () => 0))
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(asked.length).toBeGreaterThan(3)
  expect(asked.filter((url) => /opening|vault|session|account|common/i.test(url))).toEqual([])
})

test('the menu of the account closes with Escape and by leaving it', async ({ page }) => {
  await makeAccount(page)
  const own = page.getByRole('banner').getByRole('link', { name: 'My account' })
  await findAccountButton(page).press('Enter')
  await expect(own).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(own).toBeHidden()
  await expect(findAccountButton(page)).toBeFocused()
})
