import type { Page } from '@playwright/test'
import { encode } from 'uqr'
import { buildPassportFragments } from '@shop/core/passport/passportLink.ts'
import { cutIntoParts } from '@shop/core/passport/passportParts.ts'
import { ADA, expectLoggedIn, logOut, signUp } from '../accounts.ts'
import { findBadge } from '../controls.ts'
import { MANY } from '../examples.ts'
import { keepCart } from '../steps.ts'
import { visit } from '../visit.ts'
import { expect, test } from '../test.ts'
import { readTexts } from '../texts.ts'

const NOW = new Date('2026-11-23T08:15:00Z')
const RECORDS = { cart: { version: 2, lines: [...MANY], saved: [] } }

/** Has a full cart shown as codes. Returns how many there are. */
async function makeCodes(page: Page): Promise<number> {
  await keepCart(page, MANY)
  await visit(page, '/account')
  await page.getByText('Hand over by link or QR code').click()
  await page.getByRole('button', { name: 'Make the link' }).click()
  const place = page.getByRole('status').filter({ hasText: /^Code 1 of \d+$/ })
  return Number((await place.innerText()).replace(/.* /, ''))
}

/** The shape of a code of this text, as the page draws it. */
function drawCode(text: string): string {
  const { data } = encode(text, { ecc: 'L', border: 4 })
  return data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('')
}

test('what is more than one code holds is several, and each says which part it is', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const count = await makeCodes(page)
  expect(count).toBeGreaterThan(2)
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await expect(page.getByText('The link is copied.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const shown: string[] = []
  for (let number = 1; number <= count; number++) {
    const picture = page.getByRole('img', { name: `Part ${number} of ${count} as a QR code` })
    shown.push((await picture.locator('path').getAttribute('d'))!)
    await page.getByRole('button', { name: 'Next code' }).click()
  }
  await expect(page.getByText(`Code 1 of ${count}`)).toBeVisible()
  const [address, whole] = link.split('#')
  expect(shown).toEqual(cutIntoParts(whole!)!.map((part) => drawCode(`${address}#${part}`)))
})

test('a device collects the parts in any order, in a tab each, names the missing, and keeps them until they are imported', async ({
  page,
  context,
}) => {
  const { codes } = (await buildPassportFragments(RECORDS, NOW))!
  const { length } = codes
  const last = codes.length - 1
  // A camera opens each link in a tab of its own.
  for (const [place, index] of [last, ...codes.keys()].slice(0, length).entries()) {
    const tab = await context.newPage()
    await visit(tab, `/account#${codes[index]}`)
    await expect(tab.getByText(`${place + 1} of ${length} parts are here.`)).toBeVisible()
    const missing = Array.from({ length: last - place }, (_, number) => number + place + 1)
    if (missing.length > 0) await expect(tab.getByText(`Still missing: ${missing.join(', ')}.`)).toBeVisible()
    else await expect(tab.getByRole('dialog', { name: 'What this file changes' })).toBeVisible()
    await tab.close()
  }
  await visit(page, '/account')
  await page.getByRole('button', { name: 'See what they change' }).click()
  await expect(page.getByRole('row', { name: 'Cart and saved for later 90 0 0' })).toBeVisible()
  await page.getByRole('button', { name: 'Merge' }).click()
  await expect(findBadge(page)).toHaveText('90 items')
  await expect(page.getByText('parts are here')).toHaveCount(0)
  await expect
    .poll(async () => Object.keys(await readTexts(page)).filter((key) => key.startsWith('passport')))
    .toEqual([])
})

test('the code that collects parts is asked for only where a part is there', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const isCollecting = (path: string) => /\/PassportParts-/.test(path)
  for (const path of ['/', '/account', '/account#main']) await visit(page, path)
  expect(
    asked.some((path) => /\/GuestPassport-/.test(path)),
    'the rest of the page is here',
  ).toBe(true)
  expect(asked.filter(isCollecting)).toEqual([])
  const { codes } = (await buildPassportFragments(RECORDS, NOW))!
  await page.goto(`/account#${codes[0]}`)
  await expect(page.getByText(`1 of ${codes.length} parts are here.`)).toBeVisible()
  expect(asked.filter(isCollecting)).toHaveLength(1)
  await visit(page, '/account')
  await expect(page.getByText(`1 of ${codes.length} parts are here.`)).toBeVisible()
})

test('parts that a guest has collected come along into a new account, where the rest joins them', async ({ page }) => {
  const { codes } = (await buildPassportFragments(RECORDS, NOW))!
  await visit(page, `/account#${codes[0]}`)
  await expect(page.getByText('A new account can take them along.')).toBeVisible()
  await signUp(page, ADA)
  await expect(page.getByLabel('The copy that you are collecting by QR codes: 1 part')).toBeChecked()
  await page.getByRole('button', { name: 'Go to my account' }).click()
  await expectLoggedIn(page, ADA)
  await visit(page, `/account#${codes[1]}`)
  await expect(page.getByText(`2 of ${codes.length} parts are here.`)).toBeVisible()
  await expect(page.getByText('A new account can take them along.')).toHaveCount(0)
  await logOut(page)
  await visit(page, '/account')
  await expect(page.getByText('parts are here')).toHaveCount(0)
})

test('parts of another copy take the place of those before, a damaged one says so, and they can be forgotten', async ({
  page,
}) => {
  const build = async (now: Date) => (await buildPassportFragments(RECORDS, now))!.codes
  const [ones, others] = [await build(NOW), await build(new Date(0))]
  await visit(page, `/account#${ones[0]}`)
  await expect(page.getByText(`1 of ${ones.length} parts are here.`)).toBeVisible()
  // Nothing is loaded for a link that is opened where the page is open.
  await page.goto(`/account#${ones[1]}`)
  await expect(page.getByText(`2 of ${ones.length} parts are here.`)).toBeVisible()
  await page.goto(`/account#${others[0]}`)
  await expect(page.getByText(`1 of ${others.length} parts are here.`)).toBeVisible()
  await page.goto('/account#part.cut')
  await expect(page.getByRole('alert').filter({ hasText: 'This link was cut or changed.' })).toBeVisible()
  for (const code of others.slice(1, -1)) await page.goto(`/account#${code}`)
  await page.goto(`/account#${others.at(-1)!.slice(0, -1)}`)
  await expect(page.getByRole('alert').filter({ hasText: 'These parts do not fit together.' })).toBeVisible()
  await page.goto(`/account#${ones[0]}`)
  await page.getByRole('button', { name: 'Forget these parts' }).click()
  await expect(page.getByText('parts are here')).toHaveCount(0)
})
