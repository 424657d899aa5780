import type { Locator, Page } from '@playwright/test'
import { visit } from '../visit.ts'
import { expect, test } from '../test.ts'
import { FORMS } from './forms.ts'
import { readKept } from './readKept.ts'
import { readAllKept } from '../texts.ts'

const getField = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true })
const getAlert = (page: Page): Locator => page.getByRole('alert')

async function fill(page: Page, typed: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(typed)) await getField(page, label).fill(text)
}

async function submit(page: Page) {
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
}

for (const { path, labels, passwords, right, wrong, saidBy, outcome } of FORMS) {
  test(`§5 Validation rules: None: ${path} asks for nothing before Submit`, async ({ page }) => {
    await visit(page, path)
    for (const label of labels) {
      await getField(page, label).focus()
      await expect(getField(page, label)).not.toHaveAttribute('aria-invalid')
    }
    await page.getByRole('button', { name: 'Submit', exact: true }).focus()
    await expect(getAlert(page)).toHaveCount(0)
  })

  for (const { name, typed, errors } of wrong) {
    test(`§5 Validation rules: None: above that floor, ${path} names ${name} in a summary and beside the field`, async ({
      page,
    }) => {
      await visit(page, path)
      await fill(page, { ...right, ...typed })
      await submit(page)
      await expect(getAlert(page).getByRole('heading', { name: 'There is a problem' })).toBeVisible()
      await expect(getAlert(page)).toBeFocused()
      await expect(getAlert(page).getByRole('link')).toHaveText(Object.values(errors))
      for (const label of labels) {
        const message = errors[label]
        if (message === undefined) {
          await expect(getField(page, label)).not.toHaveAttribute('aria-invalid')
          continue
        }
        await expect(getField(page, label)).toHaveAttribute('aria-invalid', 'true')
        await expect(getField(page, label)).toHaveAccessibleDescription(new RegExp(`Error: ${message}$`))
        await getAlert(page).getByRole('link', { name: message, exact: true }).click()
        await expect(getField(page, label)).toBeFocused()
      }
    })
  }

  test(`§5 Validation rules: None: above that floor, ${path} loses nothing that was typed, and each error once it is fixed`, async ({
    page,
  }) => {
    const { typed, errors } = wrong[0]!
    await visit(page, path)
    await fill(page, { ...right, ...typed })
    await submit(page)
    for (const label of labels) await expect(getField(page, label)).toHaveValue(typed[label] ?? right[label]!)
    for (const [label, message] of Object.entries(errors)) {
      await getField(page, label).fill(right[label]!)
      await expect(page.getByText(message, { exact: true })).toHaveCount(0)
    }
    await expect(getAlert(page)).toHaveCount(0)
  })

  test(`§5 Inputs of ${path} are plain: a label, and any text can be typed`, async ({ page }) => {
    await visit(page, path)
    await expect(page.getByRole('main').locator('input:not([type=checkbox])')).toHaveCount(labels.length)
    for (const label of labels) {
      for (const text of ['<b>"O’Neil" & 👩‍⚕️</b>', 'x'.repeat(2000)]) {
        await getField(page, label).fill(text)
        await expect(getField(page, label)).toHaveValue(text)
      }
    }
  })

  test(`§5 Inputs of ${path} are unbound: above that floor, nothing that is typed can be read where it is kept`, async ({
    page,
  }) => {
    await visit(page, path)
    await fill(page, right)
    await submit(page)
    await expect(page.getByRole(saidBy).filter({ hasText: outcome })).toBeVisible()
    await expect(page).toHaveURL(path)
    const { databases, cookies, disk, local } = await readKept(page)
    expect([databases, cookies]).toEqual([[], []])
    // An account is sealed; the other forms keep nothing at all.
    if (path !== '/signup') expect([disk, local]).toEqual([[], []])
    const kept = await readAllKept(page)
    for (const text of Object.values(right)) expect(kept).not.toContain(text)
  })

  test(`§5 What Submit does is not shown: above that floor, ${path} says what really happened`, async ({ page }) => {
    await visit(page, path)
    await expect(page.getByRole('main')).toContainText('nothing is sent anywhere')
    await fill(page, right)
    await submit(page)
    await expect(page.getByRole(saidBy).filter({ hasText: outcome })).toBeVisible()
  })

  for (const label of passwords) {
    test(`§5 The password fields are not masked: above that floor, ${label} of ${path} is masked until it is shown`, async ({
      page,
    }) => {
      await visit(page, path)
      const field = getField(page, label)
      await field.fill('correct horse')
      await expect(field).toHaveAttribute('type', 'password')
      await page.getByRole('button', { name: `Show ${label.toLowerCase()}`, exact: true }).click()
      await expect(field).toHaveAttribute('type', 'text')
      await expect(field).toHaveValue('correct horse')
      for (const other of passwords.filter((name) => name !== label))
        await expect(getField(page, other)).toHaveAttribute('type', 'password')
      await page.getByRole('button', { name: `Hide ${label.toLowerCase()}`, exact: true }).click()
      await expect(field).toHaveAttribute('type', 'password')
    })
  }
}

test('§5 The password fields are not masked: above that floor, they are masked before any script runs', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! })
  const page = await context.newPage()
  for (const { path, passwords } of FORMS) {
    await page.goto(path)
    for (const label of passwords) await expect(getField(page, label)).toHaveAttribute('type', 'password')
  }
  await context.close()
})
