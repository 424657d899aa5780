import type { BrowserContext, Page } from '@playwright/test'
import {
  ADA,
  addToCart,
  expectGuest,
  expectLoggedIn,
  expectNothingReadable,
  logIn,
  logOut,
  makeAccount,
} from '../accounts.ts'
import { findBadge, findTitle } from '../controls.ts'
import { OTHER, PLAIN } from '../examples.ts'
import { buildFile } from '../steps.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'

const TABS = 5

async function openTabs(context: BrowserContext, path: string): Promise<Page[]> {
  const tabs = await Promise.all(Array.from({ length: TABS - 1 }, () => context.newPage()))
  for (const tab of tabs) await visit(tab, path)
  return tabs
}

/** Adds a product in the page this many times, a task each; the button's name changes with the first press. */
async function addTimes(page: Page, { title }: { title: string }, times: number): Promise<void> {
  const button = page.getByRole('button', { name: new RegExp(`^Add(ed)? to cart: ${title}`) })
  await button.evaluate(async (button: HTMLElement, times) => {
    for (let time = 0; time < times; time++) {
      button.click()
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }, times)
}

test('five tabs follow one log in, add to one cart at once, and follow one log out', async ({ page, context }) => {
  const others = await openTabs(context, PLAIN.list)
  await makeAccount(page)
  for (const tab of others) await expectLoggedIn(tab, ADA)
  await visit(page, PLAIN.list)
  const tabs = [page, ...others]
  await Promise.all(tabs.map((tab, index) => addTimes(tab, index % 2 ? PLAIN : OTHER, 40)))
  for (const tab of tabs) await expect(findBadge(tab)).toHaveText(`${TABS * 40} items`)
  await logOut(others[2]!)
  for (const tab of tabs) await expectGuest(tab)
  for (const tab of tabs) await expect(findBadge(tab)).toHaveText('0 items')
  await expectNothingReadable(page)
  await visit(page, '/login')
  await logIn(page, ADA)
  for (const tab of tabs) await expectLoggedIn(tab, ADA)
  for (const tab of tabs) await expect(findBadge(tab)).toHaveText(`${TABS * 40} items`)
})

test('five tabs lock together, and one that is in use keeps all of them open', async ({ page, context }) => {
  await makeAccount(page)
  const tabs = [page, ...(await openTabs(context, '/scrubs'))]
  const setUsed = (minutes: number) =>
    page.evaluate((ms) => localStorage.setItem('profile.used', String(Date.now() - ms)), minutes * 60_000)
  await setUsed(14.5)
  for (const tab of tabs) await expect(tab.getByRole('alertdialog')).toBeVisible()
  await tabs[3]!.getByRole('button', { name: 'Stay logged in' }).click()
  for (const tab of tabs) await expect(tab.getByRole('alertdialog')).toHaveCount(0)
  await setUsed(16)
  for (const tab of tabs) await expect(findTitle(tab)).toHaveText('Log in')
  await expectNothingReadable(page)
})

test('what is being typed in each of two tabs as they lock is there again in each, not after a log out', async ({
  page,
  context,
}) => {
  await makeAccount(page)
  await addToCart(page)
  const other = await context.newPage()
  // The buyer's details are kept in the account for the next order; a note is of this one alone.
  const findNote = (tab: Page) => tab.getByLabel('Note (optional)', { exact: true })
  for (const [tab, note] of [
    [page, 'Day shift'],
    [other, 'Night shift'],
  ] as const) {
    await visit(tab, '/order')
    await findNote(tab).fill(note)
  }
  await page.evaluate(() => localStorage.setItem('profile.used', String(Date.now() - 16 * 60_000)))
  for (const tab of [page, other]) await expect(findTitle(tab)).toHaveText('Log in')
  await expectNothingReadable(page)
  await expectNothingReadable(other)
  await logIn(other, ADA)
  for (const tab of [other, page]) await expectLoggedIn(tab, ADA)
  for (const tab of [page, other]) await visit(tab, '/order')
  await expect(findNote(page)).toHaveValue('Day shift')
  await expect(findNote(other)).toHaveValue('Night shift')
  await logOut(other)
  await logIn(page, ADA)
  await expectLoggedIn(page, ADA)
  for (const tab of [page, other]) {
    await visit(tab, '/order')
    await expect(findNote(tab)).toHaveValue('')
  }
})

test('a file that is imported in one of five tabs loses nothing that the others add meanwhile', async ({
  page,
  context,
}) => {
  await visit(page, '/account')
  const others = await openTabs(context, PLAIN.list)
  const file = JSON.stringify({
    ...{ format: 'medical-shop-passport', version: 1, made: '2026-11-23T08:15:00.000Z' },
    records: { cart: { version: 2, lines: [{ slug: 'from-the-file', options: {}, quantity: 500 }], saved: [] } },
  })
  const adding = Promise.all(others.map((tab) => addTimes(tab, PLAIN, 100)))
  await page.getByLabel('Open a copy').setInputFiles(buildFile('passport.json', file))
  await page.getByRole('button', { name: 'Merge' }).click()
  await adding
  for (const tab of [page, ...others]) await expect(findBadge(tab)).toHaveText('900 items')
  await page.getByRole('button', { name: 'Undo' }).click()
  for (const tab of [page, ...others]) await expect(findBadge(tab)).toHaveText('400 items')
})
