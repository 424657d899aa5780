import type { Page } from '@playwright/test'
import { findTitle } from '../controls.ts'
import { expect, test } from '../test.ts'

/** Pages of one kind begin at one height, in letters of one size. */
const KINDS = {
  'pages without a hero': [
    '/cart',
    '/order',
    '/lists',
    '/compare',
    '/search',
    '/login',
    '/signup',
    '/quick-order',
    '/contact',
    '/privacy',
  ],
  categories: ['/scrubs', '/fridges', '/bins', '/aid_for_ukraine'],
}

async function readHeading(page: Page, path: string): Promise<{ top: number; size: string }> {
  await page.goto(path)
  await expect(findTitle(page)).toBeVisible()
  return findTitle(page).evaluate((heading) => ({
    top: Math.round(heading.getBoundingClientRect().top),
    size: getComputedStyle(heading).fontSize,
  }))
}

for (const [kind, [first, ...others]] of Object.entries(KINDS))
  test(`the first heading has one top edge and one size on ${kind}`, async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const heading = await readHeading(page, first!)
      for (const path of others) expect(await readHeading(page, path), `${path}, ${width} px`).toEqual(heading)
    }
  })
