/** One person's way through all that an account is, on two devices of one host. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import {
  ADA,
  BEN,
  addToCart,
  expectLoggedIn,
  expectNothingReadable,
  fillIn,
  logIn,
  logOut,
  makeAccount,
  openFile,
} from '../accounts.ts'
import { findBadge, findTitle } from '../controls.ts'
import { PLAIN } from '../examples.ts'
import { buildWorker, expect, findStates, lookForRelease, test as base } from '../keptShop.ts'
import { makeDocument, saveOrder } from '../steps.ts'
import { visit } from '../visit.ts'

const test = base.extend({ baseURL: ({ host }, use) => use(host.url) })

const NEW_PASSWORD = 'spring tide 7 low water'
const PASSPHRASE = 'four words of mine'
const submit = (page: Page) => page.getByRole('button', { name: 'Submit', exact: true }).click()
const findOrder = (page: Page, reference: string) => page.getByRole('link', { name: `Order ${reference}` })

test('sign up, a list, an order, log out, another profile, log in, forget, recover, a passport, a second device, offline, a newer release', async ({
  page,
  browser,
  host,
}) => {
  const code = await makeAccount(page)
  await visit(page, '/lists')
  await page.getByLabel('List name').fill('Night shift')
  await page.keyboard.press('Enter')
  await expect(findTitle(page)).toHaveText('Night shift')
  await addToCart(page)
  await visit(page, '/order')
  await makeDocument(page)
  const reference = await saveOrder(page)
  await logOut(page)
  await expectNothingReadable(page, [code, reference])

  await makeAccount(page, BEN)
  await expect(page.getByText('None yet.')).toBeVisible()
  await logOut(page)
  await logIn(page, ADA)
  await expectLoggedIn(page, ADA)
  await visit(page, '/account')
  await expect(findOrder(page, reference)).toBeVisible()
  await logOut(page)
  await visit(page, '/forget_password')
  await fillIn(page, { Email: ADA.email })
  await submit(page)
  await fillIn(page, { 'Recovery code': code, 'New password': NEW_PASSWORD, 'New password again': NEW_PASSWORD })
  await submit(page)
  await page.getByRole('button', { name: 'Go to my account' }).click()
  await expectLoggedIn(page, ADA)
  await expect(findOrder(page, reference)).toBeVisible()
  await page.getByText('Save a sealed file').click()
  await fillIn(page, { 'Passphrase for the file': PASSPHRASE, 'Passphrase again': PASSPHRASE })
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the file' }).click(),
  ])
  const passport = readFileSync(await file.path())
  expect(passport.toString()).not.toContain('Night shift')

  const second = await browser.newPage({ baseURL: host.url, serviceWorkers: 'allow' })
  await makeAccount(second, ADA)
  await openFile(second, passport)
  await fillIn(second, { 'Passphrase of the file': 'four words of theirs' })
  await second.getByRole('button', { name: 'Open it' }).click()
  await expect(second.getByRole('alert').filter({ hasText: 'does not open with this passphrase' })).toBeVisible()
  await fillIn(second, { 'Passphrase of the file': PASSPHRASE })
  await second.getByRole('button', { name: 'Open it' }).click()
  const preview = second.getByRole('dialog', { name: 'What this file changes' })
  await expect(preview.getByRole('row', { name: 'Lists 1 0 0' })).toBeVisible()
  await expect(preview.getByRole('row', { name: 'Orders made 1 0 0' })).toBeVisible()
  await preview.getByRole('button', { name: 'Merge' }).click()
  await expect(findOrder(second, reference)).toBeVisible()
  await expect(findBadge(second)).toHaveText('1 item')

  await expect.poll(() => findStates(second), { timeout: 30_000 }).toEqual(['activated', ''])
  await host.stop()
  await second.goto('/order')
  await expectLoggedIn(second, ADA)
  await makeDocument(second)
  await expect(second.getByRole('article', { name: 'Order' })).toContainText(PLAIN.title)
  const other = await saveOrder(second)
  await second.goto('/account')
  for (const made of [reference, other]) await expect(findOrder(second, made)).toBeVisible()

  await host.start()
  host.instead.set('/sw.js', buildWorker('newer'))
  await lookForRelease(second)
  const isReloaded = second.waitForEvent('load')
  await second.getByRole('button', { name: 'Use it now' }).click()
  await isReloaded
  await expect.poll(() => findStates(second)).toEqual(['activated', ''])
  await expectLoggedIn(second, ADA)
  for (const made of [reference, other]) await expect(findOrder(second, made)).toBeVisible()
  await expect(findBadge(second)).toHaveText('1 item')
  await logOut(second)
  await expectNothingReadable(second, [reference, other])
  await second.close()
})
