import type { Page } from '@playwright/test'
import { ADA, addToCart, expectGuest, expectLoggedIn, logIn, logOut, makeAccount } from '../accounts.ts'
import { findBadge } from '../controls.ts'
import { readKept } from '../steps.ts'
import { expect, test } from '../test.ts'
import { reload, visit } from '../visit.ts'

const START = new Date('2026-11-23T09:00:00Z')
const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/** Has the computer's clock jump, as a person or a network sets it; timers go on as they were. */
const setClock = (page: Page, ms: number) => page.clock.setSystemTime(START.getTime() + ms)

test.beforeEach(({ page }) => page.clock.install({ time: START }))

test('a clock that is put back locks no account, and the time begins again', async ({ page }) => {
  await makeAccount(page)
  await setClock(page, -2 * HOUR_MS)
  await page.clock.runFor(5000)
  await expectLoggedIn(page, ADA)
  await page.clock.runFor(13 * 60_000)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.clock.runFor(2 * 60_000)
  await expect(page.getByText('Your account was locked')).toBeVisible()
})

test('a clock that is put forward locks an account, and nothing is lost', async ({ page }) => {
  await makeAccount(page)
  await addToCart(page)
  await setClock(page, 2 * HOUR_MS)
  await page.clock.runFor(2000)
  await expect(page.getByText('Your account was locked')).toBeVisible()
  await expectGuest(page)
  await logIn(page, ADA)
  await expect(findBadge(page)).toHaveText('1 item')
})

test('the pause after wrong passwords ends by the clock, and a clock that is put back ends it too', async ({
  page,
}) => {
  await makeAccount(page)
  await logOut(page)
  const wrong = { ...ADA, password: 'harbour light' }
  const error = page.getByRole('alert')
  // However long a try takes here, the clock says that it took no time.
  const stopClock = (ms: number) => page.clock.setFixedTime(START.getTime() + ms)
  await stopClock(HOUR_MS)
  for (const words of ['No account', 'No account', 'Wait 2 seconds before you try again']) {
    await logIn(page, wrong)
    await expect(error).toContainText(words)
  }
  await logIn(page, ADA)
  await expect(error).toContainText('Wait 2 seconds, then try again')
  await stopClock(2 * HOUR_MS)
  await logIn(page, wrong)
  await expect(error).toContainText('Wait 4 seconds before you try again')
  await stopClock(HOUR_MS)
  await logIn(page, ADA)
  await expectLoggedIn(page, ADA)
})

test('a copy is asked for a week after the last time, and a clock that is put back asks once', async ({ page }) => {
  const reminder = page.getByText('Save a copy of it from time to time.')
  await makeAccount(page)
  await page.getByText('Never, until the browser is closed').click()
  const addList = async (name: string) => {
    await visit(page, '/lists')
    await page.getByLabel('List name').fill(name)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await readKept(page)
    await reload(page)
  }
  await addList('Ward 3')
  await expect(reminder).toHaveCount(0)
  await setClock(page, 6 * DAY_MS)
  await reload(page)
  await expect(reminder).toHaveCount(0)
  await setClock(page, 8 * DAY_MS)
  await reload(page)
  await expect(reminder).toBeVisible()
  await reload(page)
  await expect(reminder).toHaveCount(0)
  await setClock(page, -30 * DAY_MS)
  await reload(page)
  await expect(reminder).toBeVisible()
  await reload(page)
  await expect(reminder).toHaveCount(0)
})
