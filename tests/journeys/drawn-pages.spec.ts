import type { Page } from '@playwright/test'
import { findCategories } from '@shop/core/catalogue/catalogue.ts'
import { loadShop } from '@shop/shop-files/load/loadCatalogue.ts'
import { findTitle } from '../controls.ts'
import { PLAIN } from '../examples.ts'
import { expect, test } from '../test.ts'
import { readTexts } from '../texts.ts'
import { visit } from '../visit.ts'

/** More than are drawn first. */
const COUNT = findCategories(loadShop().catalogue, 'scrubs')[0]!.products.length

const readScroll = (page: Page) => page.evaluate(() => Math.round(scrollY))
const listViewed = async (page: Page) => Object.keys(await readTexts(page)).filter((key) => key.startsWith('recently'))

/** Asked for when its page is drawn: larger than on a card. */
const PICTURE = new RegExp(`/pictures/${PLAIN.slug}-(640|1200)`)

test.describe('the page of a link that the pointer is on', () => {
  test.beforeEach(async ({ page }) => {
    await visit(page, '/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blood pressure monitors' }).click()
    await expect(findTitle(page)).toHaveText('Blood pressure monitors and cuffs')
    const isDrawn = page.waitForRequest(PICTURE)
    await page.getByRole('link', { name: PLAIN.title }).hover()
    await isDrawn
  })

  test('is not in the document, and changes neither its title nor what is kept', async ({ page }) => {
    await expect(page.locator('h1')).toHaveText(['Blood pressure monitors and cuffs'])
    await expect(page).toHaveTitle(/^Blood pressure monitors and cuffs/)
    await expect(page).toHaveURL(PLAIN.list)
    const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
    expect(await listViewed(page)).toEqual([])
  })

  test('is there when the link is pressed, and only then counts as viewed', async ({ page }) => {
    await page.getByRole('link', { name: PLAIN.title }).click()
    await expect(findTitle(page)).toHaveText(PLAIN.title)
    await expect(findTitle(page)).toBeFocused()
    await expect(page).toHaveTitle(new RegExp(`^${PLAIN.title}`))
    await expect.poll(() => listViewed(page)).toHaveLength(1)
  })
})

test('Back finds a product’s page as it was left, and a link opens it afresh', async ({ page }) => {
  await visit(page, `/detail/${PLAIN.slug}`)
  const quantity = page.getByLabel(`Quantity of ${PLAIN.title}`, { exact: true })
  await quantity.fill('7')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Scrubs' }).click()
  await expect(page).toHaveURL('/scrubs')
  await page.goBack()
  await expect(findTitle(page)).toHaveText(PLAIN.title)
  await expect(quantity).toHaveValue('7')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blood pressure monitors' }).click()
  await page.getByRole('link', { name: PLAIN.title }).click()
  await expect(findTitle(page)).toHaveText(PLAIN.title)
  await expect(quantity).toHaveValue('1')
})

test('a list that one has moved to is whole, and its pictures below the screen fade in', async ({ page }) => {
  await visit(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Scrubs' }).click()
  await expect(page.getByRole('article')).toHaveCount(COUNT)
  await expect(page.locator('[data-reveal=waiting]').last()).toBeAttached()
  expect(await readScroll(page)).toBe(0)
  await page.getByRole('article').last().scrollIntoViewIfNeeded()
  await expect(page.getByRole('article').last().locator('[data-reveal=shown]')).toBeAttached()
})

test('Back through more pages than are kept finds each at its place', async ({ page }) => {
  await visit(page, '/bins')
  const places: number[] = []
  for (const name of ['Scrubs', 'Fridges', 'Condoms', 'Blood pressure monitors']) {
    const link = page.getByRole('contentinfo').getByRole('link', { name })
    await link.scrollIntoViewIfNeeded()
    places.push(await readScroll(page))
    const title = await findTitle(page).textContent()
    await link.click()
    await expect(findTitle(page)).not.toHaveText(title ?? '')
    await expect.poll(() => readScroll(page)).toBe(0)
  }
  for (const place of places.reverse()) {
    await page.goBack()
    await expect.poll(() => readScroll(page)).toBe(place)
  }
  await expect(page).toHaveURL('/bins')
})
