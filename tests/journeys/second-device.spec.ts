import { readFileSync } from 'node:fs'
import {
  ADA,
  addToCart,
  expectLoggedIn,
  expectNothingReadable,
  fillIn,
  logOut,
  makeAccount,
  openFile,
} from '../accounts.ts'
import { findBadge } from '../controls.ts'
import { PLAIN } from '../examples.ts'
import { test as base, buildWorker, expect, findStates, lookForRelease } from '../keptShop.ts'
import { makeDocument, saveOrder } from '../steps.ts'
import { visit } from '../visit.ts'

const test = base.extend({ baseURL: ({ host }, use) => use(host.url) })

const PASSPHRASE = 'four words of mine'

test('a sealed copy opens an account on a second device, where it goes on offline and after a newer release', async ({
  page,
  browser,
  host,
}) => {
  await makeAccount(page)
  await addToCart(page)
  await visit(page, '/order')
  await makeDocument(page)
  const reference = await saveOrder(page)
  await visit(page, '/account')
  await page.getByText('Save a copy with a passphrase').click()
  await fillIn(page, { 'Passphrase for the copy': PASSPHRASE, 'Passphrase again': PASSPHRASE })
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the file' }).click(),
  ])
  const passport = readFileSync(await file.path())
  expect(passport.toString()).not.toContain(PLAIN.slug)

  const second = await browser.newPage({ baseURL: host.url, serviceWorkers: 'allow' })
  const findOrder = (made: string) => second.getByRole('link', { name: `Order ${made}` })
  await makeAccount(second, ADA)
  await openFile(second, passport)
  await fillIn(second, { 'Passphrase of the copy': 'four words of theirs' })
  await second.getByRole('button', { name: 'Open it' }).click()
  await expect(second.getByRole('alert').filter({ hasText: 'does not open with this passphrase' })).toBeVisible()
  await fillIn(second, { 'Passphrase of the copy': PASSPHRASE })
  await second.getByRole('button', { name: 'Open it' }).click()
  const preview = second.getByRole('dialog', { name: 'What this file changes' })
  await expect(preview.getByRole('row', { name: 'Orders made 1 0 0' })).toBeVisible()
  await preview.getByRole('button', { name: 'Merge' }).click()
  await expect(findOrder(reference)).toBeVisible()
  await expect(findBadge(second)).toHaveText('1 item')

  await expect.poll(() => findStates(second), { timeout: 30_000 }).toEqual(['activated', ''])
  await host.stop()
  await second.goto('/order')
  await expectLoggedIn(second, ADA)
  await makeDocument(second)
  const other = await saveOrder(second)
  await second.goto('/account')
  for (const made of [reference, other]) await expect(findOrder(made)).toBeVisible()

  await host.start()
  host.instead.set('/sw.js', buildWorker('newer'))
  await lookForRelease(second)
  const isReloaded = second.waitForEvent('load')
  await second.getByRole('button', { name: 'Use it now' }).click()
  await isReloaded
  await expect.poll(() => findStates(second)).toEqual(['activated', ''])
  await expectLoggedIn(second, ADA)
  for (const made of [reference, other]) await expect(findOrder(made)).toBeVisible()
  await expect(findBadge(second)).toHaveText('1 item')
  await logOut(second)
  await expectNothingReadable(second, [reference, other])
  await second.close()
})
