import type { Page } from '@playwright/test'
import { findTitle } from '../controls.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'

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

/** The gap between the words of the first heading and what follows, in px: less to a lead than to a form, a list or a grid. */
const GAPS = [
  {
    gap: 16,
    paths: [
      '/cart',
      '/order',
      '/lists',
      '/compare',
      '/search',
      '/search?q=qqxxzz',
      '/login',
      '/signup',
      '/no-such-page',
    ],
  },
  { gap: 24, paths: ['/quick-order', '/contact', '/privacy', '/device'] },
]

for (const { gap, paths } of GAPS)
  test(`below the first heading ${gap} px are free on every page that goes on so`, async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      for (const path of paths) {
        await visit(page, path)
        const found = await findTitle(page).evaluate((heading) => {
          const words = document.createRange()
          words.selectNodeContents(heading)
          const { bottom } = words.getBoundingClientRect()
          const after = [...document.querySelectorAll('main *')].filter(
            (element) =>
              heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING &&
              !heading.contains(element) &&
              element.checkVisibility({ visibilityProperty: true }) &&
              element.getBoundingClientRect().top >= bottom,
          )
          return Math.min(...after.map((element) => element.getBoundingClientRect().top)) - bottom
        })
        expect.soft(Math.abs(found - gap), `${path}, ${width} px: ${found}`).toBeLessThanOrEqual(2)
      }
    }
  })
