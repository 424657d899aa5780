/** Moves to pages whose code or data are not here yet: each is followed as a plain page, and nothing that was done is lost. */
import type { Page } from '@playwright/test'
import { findAdd, findAddToCart, findBadge, findSearch, findTitle } from '../controls.ts'
import { PLAIN } from '../examples.ts'
import { hold, holdData } from '../steps.ts'
import { expect, test } from '../test.ts'
import { openBeforeRest, openWithoutScripts } from '../visit.ts'

const SCRUBS = { path: '/scrubs', h1: 'Scrub tops, trousers and caps' }

const findFooterLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true })
const readSteps = (page: Page) => page.evaluate(() => history.length)

/** True of a page that came as a document of its own. */
const isPlain = (page: Page) => page.evaluate(() => !('same' in document.documentElement.dataset))
const mark = (page: Page) => page.evaluate(() => void (document.documentElement.dataset.same = 'yes'))

test('what was added just before is in the cart of the page that follows', async ({ page }) => {
  await openBeforeRest(page, PLAIN.list)
  await mark(page)
  await findAdd(page, PLAIN).click()
  // Without a pointer on its way, which would have the page loaded ahead.
  await findFooterLink(page, 'Scrubs').evaluate((link: HTMLElement) => link.click())
  await expect(findTitle(page)).toHaveText(SCRUBS.h1)
  expect(await isPlain(page)).toBe(true)
  await expect(findBadge(page)).toHaveText('1 item')
  await page.goBack()
  await expect(page).toHaveURL(PLAIN.list)
  await expect(findBadge(page)).toHaveText('1 item')
})

test('a search is followed so, too', async ({ page }) => {
  await openBeforeRest(page, '/bins', '/search')
  await mark(page)
  await findSearch(page).fill('gloves')
  await findSearch(page).press('Enter')
  await expect(page).toHaveURL('/search?q=gloves')
  expect(await isPlain(page)).toBe(true)
})

/** Presses a link of the footer and does something else while its page is on its way: Playwright would wait for that. */
async function pressAnd(page: Page, name: string, then: string): Promise<void> {
  await findFooterLink(page, name).evaluate((link: HTMLAnchorElement, then) => {
    link.click()
    const others = [...document.querySelectorAll<HTMLAnchorElement>('footer a')]
    setTimeout(
      () => (then === 'back' ? history.back() : others.find((other) => other.textContent === then)!.click()),
      300,
    )
  }, then)
}

test('of two links only the one pressed last is followed', async ({ page }) => {
  const { isAsked, release } = await hold(page, '**/fridges')
  await openBeforeRest(page, '/bins')
  const steps = await readSteps(page)
  await pressAnd(page, 'Fridges', 'Scrubs')
  await isAsked
  await expect(findTitle(page)).toHaveText(SCRUBS.h1)
  release()
  expect(await readSteps(page)).toBe(steps + 1)
  await page.goBack()
  await expect(page).toHaveURL('/bins')
})

test('Back gives up a page that is on its way', async ({ page }) => {
  await openBeforeRest(page, '/bins')
  await page.evaluate(() => history.pushState(null, '', '#here'))
  const { isAsked, release } = await hold(page, `**${SCRUBS.path}`)
  await pressAnd(page, 'Scrubs', 'back')
  await isAsked
  await expect(page).toHaveURL('/bins')
  release()
  // Long enough for the page that was given up.
  await page.waitForTimeout(500)
  await expect(page).toHaveURL('/bins')
})

test('where the browser keeps nothing beyond the page, the page goes on with its cart', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['indexedDB', 'localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('refused', 'SecurityError')
        },
      })
  })
  const { release } = await holdData(page, PLAIN.list)
  await page.goto(PLAIN.list)
  await mark(page)
  await findAdd(page, PLAIN).click()
  await expect(findBadge(page)).toHaveText('1 item')
  await findFooterLink(page, 'Scrubs').click()
  release()
  await expect(findTitle(page)).toHaveText(SCRUBS.h1)
  expect(await isPlain(page)).toBe(false)
  await expect(findBadge(page)).toHaveText('1 item')
})

test('a link pressed after a button, both before the script has come, waits until the button is answered', async ({
  page,
}) => {
  const letCome = await openWithoutScripts(page, `/detail/${PLAIN.slug}`)
  await findAddToCart(page).click()
  const link = page.getByRole('banner').getByRole('link', { name: /^Cart/ })
  await link.click()
  await expect(link).toHaveAttribute('aria-busy', 'true')
  await letCome()
  await expect(page).toHaveURL('/cart')
  await expect(findTitle(page)).toContainText('1 item in 1 line')
})

test('such a link is followed at once where it is pressed again', async ({ page }) => {
  await page.clock.install()
  await openWithoutScripts(page, `/detail/${PLAIN.slug}`)
  await findAddToCart(page).click()
  const link = page.getByRole('banner').getByRole('link', { name: /^Cart/ })
  await link.click({ noWaitAfter: true })
  await expect(page).toHaveURL(/\/detail\//)
  await link.click({ noWaitAfter: true })
  await expect(page).toHaveURL('/cart')
})

test('such a link is followed after eight seconds, when the page says that its script has not come', async ({
  page,
}) => {
  await page.clock.install()
  await openWithoutScripts(page, `/detail/${PLAIN.slug}`)
  await findAddToCart(page).click()
  await page.clock.fastForward(7000)
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click({ noWaitAfter: true })
  await expect(page).toHaveURL(/\/detail\//)
  await page.clock.fastForward(1500)
  await expect(page).toHaveURL('/cart')
})

test('after eight seconds the page says that its script has not come, until it has', async ({ page }) => {
  await page.clock.install()
  const letCome = await openWithoutScripts(page, `/detail/${PLAIN.slug}`)
  await findAddToCart(page).click()
  const message = page.getByText('Part of this page has not loaded')
  await expect(message).toBeHidden()
  await page.clock.fastForward(8500)
  await expect(message).toBeVisible()
  await letCome()
  await expect(message).toBeHidden()
  await expect(findBadge(page)).toHaveText('1 item')
})

test('after eight seconds a link is followed at once', async ({ page }) => {
  await page.clock.install()
  await openWithoutScripts(page, `/detail/${PLAIN.slug}`)
  await findAddToCart(page).click()
  await page.clock.fastForward(8500)
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click({ noWaitAfter: true })
  await expect(page).toHaveURL('/cart')
})

test('an addition that is still being loaded is in the cart before the page is left', async ({ page }) => {
  const { release } = await holdData(page, '/bins')
  await page.route(/\/data\/\w+\/(search\/|pages\/)/, (route) => route.continue())
  await page.goto('/bins')
  await mark(page)
  await findSearch(page).fill(PLAIN.title)
  await page.getByTitle(`Add to cart: ${PLAIN.title}`).click()
  await findFooterLink(page, 'Scrubs').evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL('/bins')
  release()
  await expect(findTitle(page)).toHaveText(SCRUBS.h1)
  expect(await isPlain(page)).toBe(true)
  await expect(findBadge(page)).toHaveText('1 item')
})
