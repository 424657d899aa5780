import type { Page } from '@playwright/test'
import { findSearch, findTitle } from '../controls.ts'
import { PLAIN } from '../examples.ts'
import { keepCart } from '../steps.ts'
import { expect, test as watchedTest } from '../test.ts'
import { visit } from '../visit.ts'

/** A page that is not watched: the browser itself reports the files that do not come. */
const test = watchedTest.extend<{ brokenPage: Page }>({
  brokenPage: async ({ browser, baseURL }, use) => {
    const page = await browser.newPage({ baseURL: baseURL! })
    await use(page)
    await page.close()
  },
})

const refuse = (page: Page, file: RegExp) => page.route(file, (route) => route.abort())
const CATALOGUE = /\/data\/\w+\/(entries|products-\d+|slugs)\.js/
const MESSAGE = 'Part of this page has not loaded'

test('a cart whose products fail to load says so, and is complete once they load', async ({ brokenPage: page }) => {
  await keepCart(page, [{ slug: PLAIN.slug, options: {}, quantity: 2 }])
  await refuse(page, CATALOGUE)
  await page.goto('/cart')
  await expect(findTitle(page)).toHaveText('This page could not be shown')
  await page.unroute(CATALOGUE)
  await page.getByRole('main').getByRole('button', { name: 'Load the page again' }).click()
  await expect(findTitle(page)).toContainText('2 items in 1 line')
})

test('a page whose script fails to load says so, wherever one is on it', async ({ brokenPage: page }) => {
  await refuse(page, /assets\/(index|shared)-[^/]*\.js/)
  await page.goto('/quick-order')
  await page.getByRole('contentinfo').getByRole('link').last().scrollIntoViewIfNeeded()
  await expect(page.getByText(MESSAGE)).toBeInViewport({ ratio: 1 })
})

test('suggestions that cannot be made say so under the field', async ({ brokenPage: page }) => {
  await refuse(page, /\/data\/\w+\/search\//)
  await page.goto('/bins')
  await findSearch(page).pressSequentially('gloves')
  await expect(page.getByText('Suggestions could not be loaded')).toBeVisible()
})

test('filters that fail to load say so in their place', async ({ brokenPage: page }) => {
  await refuse(page, CATALOGUE)
  await page.goto('/scrubs')
  await expect(page.getByRole('main').getByText('This part of the page could not be loaded')).toBeVisible()
  // Not before the page is loaded again: the rest of the shop would bring the filters by itself.
  page.on('request', (request) => void (request.isNavigationRequest() && page.unroute(CATALOGUE)))
  await page.getByRole('main').getByRole('button', { name: 'Load the page again' }).click()
  await expect(page.getByRole('main').getByRole('button', { name: 'Colour' })).toBeVisible()
})

test('a dialog that fails to load says so beside its button', async ({ brokenPage: page }) => {
  await refuse(page, /parts-[^/]*\.js/)
  await visit(page, `/detail/${PLAIN.slug}`)
  const enlarge = page.getByRole('button', { name: 'Enlarge' })
  await enlarge.click()
  await expect(enlarge.locator('../..').getByText('This part of the page could not be loaded')).toBeVisible()
})
