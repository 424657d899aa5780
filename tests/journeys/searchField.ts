import type { Page } from '@playwright/test'
import { findSearch } from '../controls.ts'
import { expect } from '../test.ts'
import { visit } from '../visit.ts'

export const findList = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' })
export const findOptions = (page: Page) => findList(page).getByRole('option')

/** The option that the keys have reached, as a screen reader is told of it. */
export async function readActive(page: Page): Promise<string | null> {
  const id = await findSearch(page).getAttribute('aria-activedescendant')
  if (id === null) return null
  const option = page.locator(`[id="${id}"]`)
  await expect(option).toHaveAttribute('aria-selected', 'true')
  return option.textContent()
}

/** Opens a page with searches that were made before. */
export async function visitWithRecent(page: Page, path: string, searches: readonly string[]): Promise<void> {
  await page.addInitScript(
    (text) => {
      if (sessionStorage.getItem('searches')) return
      sessionStorage.setItem('searches', 'yes')
      localStorage.setItem('recent-searches', text)
    },
    JSON.stringify({ version: 1, searches }),
  )
  await visit(page, path)
}

export async function ask(page: Page, text: string): Promise<void> {
  await findSearch(page).focus()
  await page.keyboard.type(text)
  await expect(findOptions(page).last()).toContainText(`“${text}”`)
}
