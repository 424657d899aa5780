import type { Page } from '@playwright/test'
import { findSearch, findTitle } from '../controls.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'

const SCRUBS = { path: '/scrubs', h1: 'Scrub tops, trousers and caps', title: /^Scrub tops, trousers and caps · / }

const findFooterLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true })
const readScroll = (page: Page) => page.evaluate(() => Math.round(scrollY))

test.describe('a move inside the shop', () => {
  test('changes title, address and canonical, starts at the top and puts the focus on the h1', async ({ page }) => {
    await visit(page, '/')
    await findFooterLink(page, 'Scrubs').scrollIntoViewIfNeeded()
    expect(await readScroll(page)).toBeGreaterThan(500)
    await findFooterLink(page, 'Scrubs').click()
    await expect(findTitle(page)).toHaveText(SCRUBS.h1)
    await expect(findTitle(page)).toBeFocused()
    await expect(page).toHaveTitle(SCRUBS.title)
    await expect(page).toHaveURL(SCRUBS.path)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://penhallow.example/scrubs')
    await expect(page.locator('meta[name=description]')).toHaveCount(1)
    await expect.poll(() => readScroll(page)).toBe(0)
  })

  test('loads no new page', async ({ page }) => {
    await visit(page, '/')
    await page.evaluate(() => (document.documentElement.dataset.same = 'yes'))
    for (const name of ['Scrubs', 'Bins', 'Pulse oximeters']) await findFooterLink(page, name).click()
    await page.getByRole('link', { name: /^Cart/ }).click()
    await expect(findTitle(page)).toHaveText('Your cart is empty')
    await expect(page.locator('html')).toHaveAttribute('data-same', 'yes')
  })

  test('starts at the top after the skip link was used, too', async ({ page }) => {
    await visit(page, '/')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#main$/)
    await findFooterLink(page, 'Scrubs').click()
    await expect(findTitle(page)).toHaveText(SCRUBS.h1)
    await expect.poll(() => readScroll(page)).toBe(0)
  })

  test('by Back restores the scroll position, and by Forward too', async ({ page }) => {
    await visit(page, '/scrubs')
    const card = page.getByRole('article').last()
    await card.scrollIntoViewIfNeeded()
    const place = await readScroll(page)
    expect(place).toBeGreaterThan(200)
    await card.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/detail\//)
    await expect.poll(() => readScroll(page)).toBe(0)
    await findFooterLink(page, 'Bins').scrollIntoViewIfNeeded()
    const below = await readScroll(page)
    expect(below).toBeGreaterThan(200)
    await page.goBack()
    await expect(findTitle(page)).toHaveText(SCRUBS.h1)
    await expect.poll(() => readScroll(page)).toBe(place)
    await page.goForward()
    await expect(page).toHaveURL(/\/detail\//)
    await expect.poll(() => readScroll(page)).toBe(below)
  })

  test('shows the page that was asked for last when clicks come fast', async ({ page }) => {
    await visit(page, '/')
    await page.getByRole('contentinfo').evaluate((footer) => {
      for (const name of ['Bins', 'Fridges', 'Condoms', 'Scrubs'])
        [...footer.querySelectorAll('a')].find((link) => link.textContent === name)?.click()
    })
    await expect(findTitle(page)).toHaveText(SCRUBS.h1)
    await expect(page).toHaveURL(SCRUBS.path)
    await expect(page).toHaveTitle(SCRUBS.title)
    await page.goBack()
    await expect(page).not.toHaveURL(SCRUBS.path)
    await expect(findTitle(page)).not.toHaveText(SCRUBS.h1)
  })

  test('works before the rest of the shop has loaded', async ({ page }) => {
    await page.goto('/', { waitUntil: 'commit' })
    await findFooterLink(page, 'Scrubs').click()
    await expect(findTitle(page)).toHaveText(SCRUBS.h1)
    await expect(page).toHaveURL(SCRUBS.path)
    await expect(page).toHaveTitle(SCRUBS.title)
  })

  test('to the current page adds no step of history, and Back then keeps its scroll position', async ({ page }) => {
    await visit(page, '/bins')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    const place = await readScroll(page)
    await findFooterLink(page, 'Scrubs').click()
    await expect(findTitle(page)).toHaveText(SCRUBS.h1)
    const steps = await page.evaluate(() => history.length)
    await findFooterLink(page, 'Scrubs').click()
    await expect.poll(() => readScroll(page)).toBe(0)
    expect(await page.evaluate(() => history.length)).toBe(steps)
    await page.goBack()
    await expect(page).toHaveURL('/bins')
    await expect.poll(() => readScroll(page)).toBe(place)
  })

  test('to a screen by a new query starts at the top and puts the focus on the h1', async ({ page }) => {
    await visit(page, '/search?q=gloves')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await findSearch(page).fill('scrub')
    await findSearch(page).press('Enter')
    await expect(findTitle(page)).toContainText('for “scrub”')
    await expect(findTitle(page)).toBeFocused()
    await expect.poll(() => readScroll(page)).toBe(0)
  })

  test('by Back to a search runs it again, and its words are in the field', async ({ page }) => {
    await visit(page, '/search?q=gloves')
    await findSearch(page).fill('scrub')
    await findSearch(page).press('Enter')
    await expect(findTitle(page)).toContainText('for “scrub”')
    await page.goBack()
    await expect(findTitle(page)).toContainText('for “gloves”')
    await expect(findSearch(page)).toHaveValue('gloves')
  })
})

test.describe('an open menu panel', () => {
  test('closes when one of its links is followed', async ({ page }) => {
    await visit(page, '/')
    const menu = page.getByRole('navigation', { name: 'Groups', exact: true })
    await menu.getByRole('button', { name: 'Uniforms' }).click()
    await menu.getByRole('link', { name: /^Scrubs/ }).click()
    await expect(findTitle(page)).toHaveText(SCRUBS.h1)
    await expect(menu.getByRole('heading', { name: 'Uniforms' })).toBeHidden()
  })

  test('closes when its link leads to the current page', async ({ page }) => {
    await visit(page, '/scrubs')
    const menu = page.getByRole('navigation', { name: 'Groups', exact: true })
    await menu.getByRole('button', { name: 'Uniforms' }).click()
    await menu.getByRole('link', { name: /^Scrubs/ }).click()
    await expect(menu.getByRole('heading', { name: 'Uniforms' })).toBeHidden()
  })

  test('closes by Back', async ({ page }) => {
    await visit(page, '/')
    await findFooterLink(page, 'Scrubs').click()
    await expect(findTitle(page)).toHaveText(SCRUBS.h1)
    const menu = page.getByRole('navigation', { name: 'Groups', exact: true })
    await menu.getByRole('button', { name: 'Pharma' }).click()
    await expect(menu.getByRole('heading', { name: 'Pharma' })).toBeVisible()
    await page.goBack()
    await expect(findTitle(page)).toHaveText('Equipment')
    await expect(menu.getByRole('heading', { name: 'Pharma' })).toBeHidden()
  })
})
