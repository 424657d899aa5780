import { test as base, expect } from '@playwright/test'
import { watchPage } from './watchPage.ts'

/**
 * Playwright's test with a page that is watched: a test fails where its page throws, logs an error (a hydration
 * mismatch and a violated content policy are logged as errors), or makes a network call.
 */
export const test = base.extend<{ watched: undefined }>({
  watched: [
    async ({ page, baseURL }, use) => {
      const problems = watchPage(page, new URL(baseURL!).origin)
      await use(undefined)
      expect(problems, 'the page must be quiet').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
