import type { Page } from '@playwright/test'
import { ADA, buildSignUp, expectLoggedIn, findAccountButton, makeAccount } from '../accounts.ts'
import { findTitle } from '../controls.ts'
import { tabTo } from '../tabTo.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'

async function typeInto(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    const field = page.getByRole('main').getByLabel(label, { exact: true })
    if (!(await field.evaluate((element) => element === document.activeElement))) await tabTo(page, field)
    await page.keyboard.type(text)
  }
}

test('with the keyboard alone someone signs up, logs out from the header, and logs in again', async ({ page }) => {
  await visit(page, '/signup')
  await typeInto(page, buildSignUp(ADA))
  await page.keyboard.press('Enter')
  await expect(findTitle(page)).toHaveText('Your account is ready')
  await expect(findTitle(page)).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Go to my account' }))
  await page.keyboard.press('Enter')
  await expectLoggedIn(page, ADA)

  await tabTo(page, findAccountButton(page), { limit: 12 })
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('banner').getByRole('button', { name: 'Log out' }), { limit: 5 })
  await page.keyboard.press('Enter')
  await expect(findTitle(page)).toHaveText('Log in')

  await typeInto(page, { Email: ADA.email, Password: ADA.password })
  await page.keyboard.press('Enter')
  await expectLoggedIn(page, ADA)
})

test('Tab reaches everything on the account’s page that can be used, in the order in which it stands', async ({
  page,
}) => {
  await makeAccount(page)
  await visit(page, '/account')
  const marked = await page.getByRole('main').evaluate((main) => {
    const isReached = (element: HTMLElement) =>
      element.checkVisibility() &&
      !element.matches(':disabled') &&
      // Arrow keys go from one of a group to the next.
      !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked)
    const controls = [...main.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
    const reached = controls.filter(isReached)
    for (const [index, element] of reached.entries()) element.dataset.stop = String(index)
    return reached.length
  })
  expect(marked).toBeGreaterThan(10)
  await findTitle(page).focus()
  const stops: (string | undefined)[] = []
  for (let press = 0; press < marked; press++) {
    await page.keyboard.press('Tab')
    stops.push(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.stop))
  }
  expect(stops).toEqual(Array.from({ length: marked }, (_, index) => String(index)))
})
