import type { Page } from '@playwright/test'
import { expect } from '../test.ts'

/** Opens the dialog of a share button and reads its link. */
export async function readLink(page: Page, name = 'Share the cart'): Promise<string> {
  // By the keyboard: lines of a long cart take their height as they come into sight, and the button moves with them.
  await page.getByRole('button', { name }).press('Enter')
  const field = page.getByRole('textbox', { name: 'Link', exact: true })
  await expect(field).toHaveValue(/#v1\./, { timeout: 15_000 })
  return field.inputValue()
}
