import type { Page } from '@playwright/test'

/** Puts a text where the shop keeps something, before any script of the page runs. */
export async function keep(page: Page, key: 'cart' | 'detail', text: string): Promise<void> {
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [key, text] as const)
}
