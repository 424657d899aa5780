import type { Page } from '@playwright/test'

/** Puts a text where the first release kept something, once, before any script of the page runs. */
export async function keep(page: Page, key: string, text: string): Promise<void> {
  await page.addInitScript(
    ([key, text]) => {
      if (sessionStorage.getItem('kept')) return
      sessionStorage.setItem('kept', 'yes')
      localStorage.setItem(key, text)
    },
    [key, text] as const,
  )
}
