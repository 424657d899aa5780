import type { Locator, Page } from '@playwright/test'
import { fillIn } from '../accounts.ts'
import { findTitle } from '../controls.ts'
import { expect, test } from '../test.ts'
import { readAllKept } from '../texts.ts'
import { settle, visit } from '../visit.ts'
import { FORMS } from './forms.ts'
import { readKept } from './readKept.ts'

const findField = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true })
const findSubmit = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Submit', exact: true })

test(
  'the three screens have their fields, Submit, and the links between them',
  { tag: ['@spec-2.4', '@spec-2.5', '@spec-2.6', '@spec-2.7', '@spec-2.8', '@spec-2.9', '@spec-2.10', '@spec-5.1'] },
  async ({ page }) => {
    await visit(page, '/login')
    for (const [link, form] of [
      [undefined, FORMS[0]!],
      ['forget password?', FORMS[2]!],
      ['Cancel', FORMS[0]!],
      ['Create account', FORMS[1]!],
    ] as const) {
      const { path, title, labels } = form
      if (link) await page.getByRole('main').getByRole('link', { name: link, exact: true }).click()
      await expect(page).toHaveURL(path)
      await expect(findTitle(page)).toHaveText(title)
      await expect(page.getByRole('main').locator('input:not([type=checkbox])')).toHaveCount(labels.length)
      for (const label of labels) {
        await findField(page, label).fill('<b>"O’Neil" & 👩‍⚕️</b>')
        await expect(findField(page, label)).toHaveValue('<b>"O’Neil" & 👩‍⚕️</b>')
        await expect(findField(page, label)).not.toHaveAttribute('aria-invalid')
      }
      await expect(findSubmit(page)).toBeEnabled()
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expect(page.getByRole('main')).toContainText('nothing is sent anywhere')
      if (path === '/forget_password')
        await expect(page.getByText('We will send you an email to reset your password', { exact: true })).toBeVisible()
    }
    // Its misspelt text is not given, so ours is spelt right.
    await expect(findField(page, 'First name')).toHaveAttribute('placeholder', 'First name')
  },
)

for (const { path, labels, right, errors, saidBy, outcome } of FORMS)
  test(
    `${path} names what is missing, then says what really happened; it asks for nothing and keeps nothing readable`,
    { tag: ['@spec-5.1', '@spec-5.3', '@spec-7.3', '@spec-8.1'] },
    async ({ page }) => {
      await visit(page, path)
      // The first letters load what a new password is compared with: files of the shop's own.
      await settle(page, () => fillIn(page, right))
      for (const label of labels) await findField(page, label).clear()

      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await findSubmit(page).click()
      const alert = page.getByRole('alert')
      await expect(alert).toBeFocused()
      await expect(alert.getByRole('link')).toHaveText(Object.values(errors))
      for (const [label, message] of Object.entries(errors))
        await expect(findField(page, label)).toHaveAccessibleDescription(new RegExp(`Error: ${message}$`))
      await fillIn(page, right)
      for (const label of labels) await expect(findField(page, label)).not.toHaveAttribute('aria-invalid')
      await findSubmit(page).click()
      await expect(page.getByRole(saidBy).filter({ hasText: outcome })).toBeVisible()
      await expect(page).toHaveURL(path)
      expect(asked).toEqual([])

      const { databases, cookies, disk, local } = await readKept(page)
      expect([databases, cookies]).toEqual([[], []])
      // An account is sealed; the other forms keep nothing at all.
      if (path !== '/signup') expect([disk, local]).toEqual([[], []])
      const kept = await readAllKept(page)
      for (const text of Object.values(right)) expect(kept).not.toContain(text)
    },
  )

test('a password is masked until it is shown, each by itself', { tag: '@spec-5.2' }, async ({ page }) => {
  for (const { path, passwords } of FORMS.filter(({ passwords }) => passwords.length > 0)) {
    await visit(page, path)
    for (const label of passwords) {
      const field = findField(page, label)
      await field.fill('correct horse')
      await expect(field).toHaveAttribute('type', 'password')
      await page.getByRole('button', { name: `Show ${label.toLowerCase()}`, exact: true }).click()
      await expect(field).toHaveAttribute('type', 'text')
      await expect(field).toHaveValue('correct horse')
      for (const other of passwords.filter((name) => name !== label))
        await expect(findField(page, other)).toHaveAttribute('type', 'password')
      await page.getByRole('button', { name: `Hide ${label.toLowerCase()}`, exact: true }).click()
      await expect(field).toHaveAttribute('type', 'password')
    }
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('passwords are masked, and there is nothing to post', { tag: ['@spec-5.2', '@spec-7.3'] }, async ({ page }) => {
    for (const { path, title, labels, passwords } of FORMS) {
      await page.goto(path)
      await expect(findTitle(page)).toHaveText(title)
      for (const label of labels) await expect(findField(page, label)).toBeHidden()
      for (const label of passwords) await expect(findField(page, label)).toHaveAttribute('type', 'password')
      await expect(page.getByRole('button', { name: 'Submit' })).toBeHidden()
    }
  })
})
