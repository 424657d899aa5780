/** Presses in the header from before the page's script has come, and how each is answered. */
import type { Locator, Page } from '@playwright/test'
import { findSearch, findTitle } from '../controls.ts'
import { expect } from '../test.ts'
import { openWithoutScripts } from '../visit.ts'

export interface Case {
  readonly name: string
  readonly path: string
  readonly press: (page: Page) => Promise<void>
  readonly expectAnswer: (page: Page) => Promise<void>
}

/** Presses a button, which shows at once that it has been. */
export async function press(button: Locator): Promise<void> {
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
}

export const findChoice = (page: Page, label: string) => page.getByRole('banner').getByLabel(label)
export const readHtml = (page: Page) => page.locator('html')

async function expectFound(page: Page): Promise<void> {
  await expect(page).toHaveURL('/search?q=gloves')
  await expect(findTitle(page)).toContainText('products for “gloves”')
}

/** Acts in the header, which is on every page. */
export const HEADER: readonly Omit<Case, 'path'>[] = [
  {
    name: 'a search, typed and sent by Enter',
    press: async (page) => {
      await findSearch(page).pressSequentially('gloves')
      await findSearch(page).press('Enter')
    },
    expectAnswer: expectFound,
  },
  {
    name: 'a search, typed and sent by its button',
    press: async (page) => {
      await findSearch(page).fill('gloves')
      await press(page.getByRole('search').getByRole('button', { name: 'Search', exact: true }))
    },
    expectAnswer: expectFound,
  },
  {
    name: 'a search, only typed: its suggestions',
    press: (page) => findSearch(page).pressSequentially('gloves'),
    expectAnswer: async (page) => {
      await expect(page.getByRole('option', { name: /glove/i }).first()).toBeVisible()
      await expect(findSearch(page)).toHaveValue('gloves')
      await expect(findSearch(page)).toBeFocused()
    },
  },
  {
    name: '"/", which moves the cursor into the search field before the next letter',
    press: async (page) => {
      await expect(findSearch(page)).toBeVisible()
      await page.keyboard.press('/')
      await page.keyboard.type('gloves')
      await page.keyboard.press('Enter')
    },
    expectAnswer: expectFound,
  },
  {
    name: 'the choice of a price',
    press: async (page) => void (await findChoice(page, 'Prices').selectOption('ex')),
    expectAnswer: async (page) => {
      await expect(readHtml(page)).toHaveAttribute('data-vat', 'ex')
      await expect(findChoice(page, 'Prices')).toHaveValue('ex')
    },
  },
  {
    name: 'the choice of a theme',
    press: async (page) => void (await findChoice(page, 'Theme').selectOption('dark')),
    expectAnswer: async (page) => {
      await expect(readHtml(page)).toHaveAttribute('data-theme', 'dark')
      await expect(findChoice(page, 'Theme')).toHaveValue('dark')
    },
  },
]

/** Presses before the script has come, lets it come, and sees the answer. */
export async function expectAnswered(page: Page, { path, press, expectAnswer }: Case): Promise<void> {
  const letCome = await openWithoutScripts(page, path)
  await press(page)
  await letCome()
  await expectAnswer(page)
  await expect(page.locator('[aria-busy]')).toHaveCount(0)
}
