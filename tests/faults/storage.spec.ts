import type { Page } from '@playwright/test'
import {
  ADA,
  addToCart,
  buildSignUp,
  expectGuest,
  expectLoggedIn,
  fillIn,
  logIn,
  logOut,
  makeAccount,
} from '../accounts.ts'
import { findAdd, findBadge, findTitle } from '../controls.ts'
import { OTHER } from '../examples.ts'
import { expect, test } from '../test.ts'
import { readTexts, setFull } from '../texts.ts'
import { reload, visit } from '../visit.ts'

const NOT_KEPT = 'This browser is not letting the shop keep'

for (const [who, open] of [
  ['a guest', () => Promise.resolve()],
  ['an account', (page: Page) => makeAccount(page)],
] as const)
  test(`where nothing is free the cart of ${who} goes on, and is kept once there is room`, async ({ page }) => {
    await open(page)
    await addToCart(page)
    await setFull(page, true)
    // A notice gives way to the next.
    const isSaid = page.evaluate(
      (words) =>
        new Promise((resolve) => {
          const look = () => document.body.textContent.includes(words) && resolve(true)
          new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
        }),
      NOT_KEPT,
    )
    for (let count = 2; count <= 5; count++) {
      await page.getByRole('button', { name: new RegExp(`^Add(ed)? to cart: ${OTHER.title}`) }).click()
      await expect(findBadge(page)).toHaveText(`${count} items`)
    }
    expect(await isSaid).toBe(true)
    await setFull(page, false)
    await page.getByRole('button', { name: new RegExp(`^Added to cart: ${OTHER.title}`) }).click()
    await expect(findBadge(page)).toHaveText('6 items')
    await reload(page)
    await expect(findBadge(page)).toHaveText('6 items')
    await expect(page.getByText('could not be read')).toHaveCount(0)
  })

test('a sign-up for which there is no room makes no half account, and works once there is some', async ({ page }) => {
  await visit(page, '/signup')
  await setFull(page, true)
  await fillIn(page, buildSignUp(ADA))
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('so there can be no account')
  await setFull(page, false)
  expect(Object.keys(await readTexts(page)).filter((key) => /^profile\.\w{16}/.test(key))).toEqual([])
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(findTitle(page)).toHaveText('Your account is ready')
})

/** Clears a site's storage, as a browser that is short of room does at its own time. */
async function evict(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
}

test('a cart that the browser has deleted under an open page is empty, and can be filled again', async ({ page }) => {
  await addToCart(page)
  await evict(page)
  await findAdd(page, OTHER).click()
  await expect.poll(async () => Object.keys(await readTexts(page))).toContainEqual(expect.stringMatching(/^cart/))
  await reload(page)
  await expect(page.getByText('could not be read')).toHaveCount(0)
  await visit(page, '/cart')
  await expect(findTitle(page)).toContainText(/[12] items? in [12] lines?/)
})

test('an account that the browser has deleted under an open page is gone: a guest is there, and may sign up again', async ({
  page,
}) => {
  await makeAccount(page)
  await addToCart(page)
  await evict(page)
  // A page that finds by itself that its account is gone may be on its way already.
  await expect(async () => {
    await reload(page)
    await expectGuest(page)
  }).toPass()
  await expect(findBadge(page)).toHaveText('0 items')
  await logIn(page, ADA)
  await expect(page.getByRole('alert')).toContainText('No account on this device opens with this email and password')
  await makeAccount(page)
})

test('a private window forgets all of it when it is closed, and has none of the usual window', async ({
  page,
  browser,
  baseURL,
}) => {
  await makeAccount(page)
  await addToCart(page)
  for (let time = 0; time < 2; time++) {
    const window = await browser.newContext({ baseURL: baseURL! })
    const other = await window.newPage()
    await visit(other, '/')
    await expectGuest(other)
    await expect(findBadge(other)).toHaveText('0 items')
    await makeAccount(other)
    await addToCart(other)
    await window.close()
  }
  await expectLoggedIn(page, ADA)
  await logOut(page)
})
