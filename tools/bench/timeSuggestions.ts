import type { Page } from '@playwright/test'

declare global {
  interface Window {
    benchSuggestedMs: Promise<number>
  }
}

/** No one types faster for long. */
export const KEY_EVERY_MS = 80

/**
 * Types into the search field; gives the ms from the first keystroke until other suggestions than before are painted.
 * In-page functions name none of their own: see benchPage.ts.
 */
export async function timeSuggestions(page: Page, letters: string): Promise<number> {
  await page.evaluate(() => {
    const before = document.querySelector('[role=listbox]')?.textContent
    window.benchSuggestedMs = new Promise((resolve) => {
      addEventListener(
        'keydown',
        () => {
          const start = performance.now()
          const timer = setInterval(() => {
            const option = document.querySelector('[role=listbox] [role=option]')
            if (!option || option.closest('[role=listbox]')?.textContent === before) return
            clearInterval(timer)
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
          }, 1)
        },
        { once: true },
      )
    })
  })
  await page
    .getByRole('combobox', { name: 'Search by name, brand or SKU' })
    .pressSequentially(letters, { delay: KEY_EVERY_MS })
  return page.evaluate(() => window.benchSuggestedMs)
}
