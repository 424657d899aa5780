import type { Page } from '@playwright/test'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test.describe('the foot of the page', () => {
  const findFoot = (page: Page) => page.getByRole('contentinfo')

  test('folds the groups, and each opens and closes', async ({ page }) => {
    await visit(page, '/')
    const scrubs = findFoot(page).getByRole('link', { name: 'Scrubs' })
    const group = findFoot(page).getByRole('button', { name: 'Uniforms' })
    await expect(scrubs).toBeHidden()
    await group.tap()
    await expect(group).toHaveAttribute('aria-expanded', 'true')
    await expect(scrubs).toBeVisible()
    await group.tap()
    await expect(scrubs).toBeHidden()
  })

  test('opens a group in which the browser’s own search has found something', async ({ page }) => {
    await visit(page, '/')
    const list = findFoot(page).locator('ul', { hasText: 'Scrubs' })
    await expect(list).toHaveAttribute('hidden', 'until-found')
    await list.dispatchEvent('beforematch')
    await expect(findFoot(page).getByRole('link', { name: 'Scrubs' })).toBeVisible()
  })

  test('moves nothing that is seen when its script arrives', async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('contentinfo').getByRole('button').first().waitFor()
    const shifts = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0)),
          ).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => resolve(0), 500)
        }),
    )
    expect(shifts).toBe(0)
  })
})
