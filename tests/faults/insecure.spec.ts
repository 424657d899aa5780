import { CHROMIUM_FLAGS, findTestBrowser } from '../../tools/browser.ts'
import { addToCart } from '../accounts.ts'
import { findAdd, findBadge, findTitle } from '../controls.ts'
import { OTHER } from '../examples.ts'
import { SHOPS } from '../shops.ts'
import { buildFile, makeDocument, readKept } from '../steps.ts'
import { expect, test } from '../test.ts'
import { reload, visit } from '../visit.ts'

/** A name that no browser takes for this computer, as it does 127.0.0.1: plain http is not secure there. */
const NAME = 'shop.example'
const executablePath = findTestBrowser()

test.use({
  baseURL: `http://${NAME}:${SHOPS.main.port}/`,
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: [...CHROMIUM_FLAGS, `--host-resolver-rules=MAP ${NAME} 127.0.0.1`],
  },
})

test('over plain http there are no accounts, and each of their pages says why', async ({ page }) => {
  for (const path of ['/login', '/signup', '/forget_password']) {
    await visit(page, path)
    await expect(page.getByRole('heading', { name: 'No accounts at this address' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Submit', exact: true })).toHaveCount(0)
  }
  expect(await page.evaluate(() => [isSecureContext, typeof crypto.subtle, typeof navigator.locks])).toEqual([
    false,
    'undefined',
    'undefined',
  ])
  await visit(page, '/account')
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in', exact: true })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'No accounts at this address' })).toBeVisible()
})

test('over plain http a guest orders as anywhere: cart, list, order document, an open copy', async ({ page }) => {
  await addToCart(page)
  await findAdd(page, OTHER).click()
  await reload(page)
  await expect(findBadge(page)).toHaveText('2 items')
  expect(Object.keys(await readKept(page))).toContain('cart')
  await visit(page, '/lists')
  await page.getByLabel('List name').fill('Night shift')
  await page.keyboard.press('Enter')
  await expect(findTitle(page)).toHaveText('Night shift')
  await visit(page, '/order')
  await makeDocument(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/\.csv$/)
  await visit(page, '/device')
  await expect(page.getByText('This browser cannot keep the shop here.')).toBeVisible()
  await visit(page, '/account')
  await page.getByText('Save a copy with a passphrase').click()
  await expect(page.getByLabel('Passphrase for the copy')).toHaveCount(0)
  const open = JSON.stringify({
    ...{ format: 'medical-shop-passport', version: 1, made: '2026-11-23T08:15:00.000Z' },
    records: { cart: { version: 2, lines: [{ slug: OTHER.slug, options: {}, quantity: 7 }], saved: [] } },
  })
  await page.getByLabel('Open a copy').setInputFiles(buildFile('passport.json', open))
  await page.getByRole('button', { name: 'Merge' }).click()
  await expect(findBadge(page)).toHaveText('8 items')
  const sealed = JSON.stringify({
    ...{ format: 'medical-shop-passport', version: 1 },
    derivation: { name: 'PBKDF2-SHA-256', salt: 'A'.repeat(22), rounds: 600_000 },
    sealed: '1.AAAA',
  })
  await page.getByLabel('Open a copy').setInputFiles(buildFile('sealed.json', sealed))
  await expect(page.getByRole('dialog').getByText('sealed by your browser')).toBeVisible()
})
