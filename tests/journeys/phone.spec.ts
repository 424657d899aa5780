import type { Page } from '@playwright/test'
import { findAdd, findAddToCart, findBadge } from '../controls.ts'
import { CHOICE, PLAIN } from '../examples.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const findDrawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

async function openDrawer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).tap()
  await expect(findDrawer(page)).toBeVisible()
}

const isAtEnd = ({ scrollTop, clientHeight, scrollHeight }: Element) =>
  scrollTop > 0 && scrollTop + clientHeight > scrollHeight - 2

/** As many frames as a scroll takes that is on its way. */
function waitForFrames(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame)
  })
}

test.describe('the drawer', () => {
  test('opens by the Menu button, and closes by its button and by Escape', async ({ page }) => {
    await visit(page, '/')
    for (const close of [
      () => page.getByRole('button', { name: 'Close menu' }).tap(),
      () => page.keyboard.press('Escape'),
    ]) {
      await openDrawer(page)
      await close()
      await expect(findDrawer(page)).toBeHidden()
      await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused()
    }
  })

  test('closes by a tap beside it on a wider phone', async ({ page }) => {
    await page.setViewportSize({ width: 740, height: 360 })
    await visit(page, '/')
    await openDrawer(page)
    await page.touchscreen.tap(700, 180)
    await expect(findDrawer(page)).toBeHidden()
  })

  test('is open at the group of the current page', async ({ page }) => {
    await visit(page, '/scrubs')
    await openDrawer(page)
    const here = findDrawer(page).getByRole('link', { name: 'Scrubs' })
    await expect(here).toBeVisible()
    await expect(here).toHaveAttribute('aria-current', 'page')
  })

  test('is open at the group of the page just moved to', async ({ page }) => {
    await visit(page, '/')
    await openDrawer(page)
    await findDrawer(page).getByText('Pharma', { exact: true }).tap()
    await findDrawer(page).getByRole('link', { name: 'Analgesics' }).tap()
    await expect(findDrawer(page)).toBeHidden()
    await page.getByRole('contentinfo').getByRole('button', { name: 'Uniforms' }).tap()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Scrubs' }).tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Scrub tops, trousers and caps')
    await openDrawer(page)
    await expect(findDrawer(page).getByRole('link', { name: 'Scrubs' })).toBeVisible()
    await expect(findDrawer(page).getByRole('link', { name: 'Analgesics' })).toBeHidden()
  })

  test('holds the page behind it still, over its own end and beside it', async ({ page }) => {
    const readPlace = () => page.evaluate(() => Math.round(scrollY))
    await page.setViewportSize({ width: 740, height: 360 })
    await visit(page, '/scrubs')
    await openDrawer(page)
    const place = await readPlace()
    await page.mouse.move(200, 180)
    await page.mouse.wheel(0, 3000)
    await expect.poll(() => findDrawer(page).evaluate(isAtEnd)).toBe(true)
    for (const x of [210, 700]) {
      // The pointer moves first: the wheel keeps scrolling whatever it started on.
      await page.mouse.move(x, 190)
      await page.mouse.wheel(0, 3000)
      await waitForFrames(page)
      expect(await readPlace()).toBe(place)
    }
    await page.keyboard.press('Escape')
    await expect(findDrawer(page)).toBeHidden()
    await page.mouse.wheel(0, 3000)
    await expect.poll(readPlace).toBeGreaterThan(place)
  })
})

test('the home page is at most four screens long, and shows all products where they are asked for', async ({
  page,
}) => {
  await visit(page, '/')
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(4 * 844)
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards.nth(2)).toBeVisible()
  await expect(cards.nth(3)).toBeHidden()
  await page.getByRole('button', { name: /^Show all \d+ products$/ }).tap()
  await expect(cards.last()).toBeVisible()
  await expect(cards.nth(3).getByRole('link').first()).toBeFocused()
})

test.describe('the buy bar', () => {
  test('appears only when the page’s own button has gone out of view', async ({ page }) => {
    await visit(page, `/detail/${CHOICE.slug}`)
    // Still below the window.
    await expect(findAddToCart(page)).not.toBeInViewport()
    await expect(findAddToCart(page)).toHaveCount(1)
    await findAddToCart(page).first().scrollIntoViewIfNeeded()
    await expect(findAddToCart(page)).toHaveCount(1)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(findAddToCart(page)).toHaveCount(2)
    await expect(findAddToCart(page).first()).not.toBeInViewport()
    await expect(findAddToCart(page).last()).toBeInViewport({ ratio: 1 })
    await findAddToCart(page).first().scrollIntoViewIfNeeded()
    await expect(findAddToCart(page)).toHaveCount(1)
  })

  test('shows the price and adds the product', async ({ page }) => {
    await visit(page, `/detail/${PLAIN.slug}`)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(page.getByText('£59.99').last()).toBeInViewport()
    await findAddToCart(page).last().tap()
    await expect(findBadge(page)).toHaveText('1 item')
  })

  test('leads back to the options that were not chosen', async ({ page }) => {
    await visit(page, `/detail/${CHOICE.slug}`)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await findAddToCart(page).last().tap()
    await expect(page.getByRole('alert')).toBeInViewport()
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(findBadge(page)).toHaveText('0 items')
  })

  test('leads back to the options each time it is tapped', async ({ page }) => {
    await visit(page, `/detail/${CHOICE.slug}`)
    for (let tap = 0; tap < 2; tap++) {
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await expect(findAddToCart(page)).toHaveCount(2)
      await findAddToCart(page).last().tap()
      await expect(page.getByRole('alert')).toBeInViewport()
    }
  })

  test('covers no part of the page at its foot', async ({ page }) => {
    await visit(page, `/detail/${PLAIN.slug}`)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(findAddToCart(page)).toHaveCount(2)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const foot = await page.getByRole('contentinfo').getByRole('img').boundingBox()
    const bar = await findAddToCart(page).last().boundingBox()
    expect(foot!.y + foot!.height).toBeLessThanOrEqual(bar!.y)
  })
})

test('a tap on Add in a card puts it into the cart without leaving the list', async ({ page }) => {
  await visit(page, PLAIN.list)
  await findAdd(page, PLAIN).tap()
  await expect(findBadge(page)).toHaveText('1 item')
  await expect(findBadge(page)).toBeVisible()
  await expect(page).toHaveURL(PLAIN.list)
})

test('a tap anywhere on a card opens its product', async ({ page }) => {
  await visit(page, PLAIN.list)
  const card = page.getByRole('article').filter({ hasText: PLAIN.title })
  await card.scrollIntoViewIfNeeded()
  const { x, y } = (await card.boundingBox())!
  await page.touchscreen.tap(x + 40, y + 60)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(PLAIN.title)
})

test('the shelves of the home map scroll sideways, and the page does not', async ({ page }) => {
  await visit(page, '/')
  const shelf = page.getByRole('main').getByRole('list').filter({ hasText: 'Bins' })
  const last = shelf.getByRole('listitem').last()
  await shelf.scrollIntoViewIfNeeded()
  await expect(shelf.getByRole('listitem').first()).toBeInViewport({ ratio: 1 })
  const { x, y } = (await shelf.boundingBox())!
  await page.mouse.move(x + 100, y + 40)
  await page.mouse.wheel(2000, 0)
  await expect(last).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => scrollX)).toBe(0)
})

test('a shelf that scrolls on shows a cut-off tile at the edge', async ({ page }) => {
  await visit(page, '/')
  const tiles = page.getByRole('main').getByRole('list').filter({ hasText: 'Monitoring' }).getByRole('listitem')
  const boxes = await Promise.all((await tiles.all()).map((tile) => tile.boundingBox()))
  expect(boxes.some((box) => box!.x < 390 && box!.x + box!.width > 390)).toBe(true)
})

test('installing is offered in the menu where the browser can, and by no banner', async ({ page }) => {
  await visit(page, '/')
  const offer = () =>
    page.evaluate(() => {
      const event = new Event('beforeinstallprompt', { cancelable: true })
      Object.assign(event, { prompt: () => (document.documentElement.dataset.prompted = 'yes') })
      dispatchEvent(event)
      return event.defaultPrevented
    })
  // The shop listens once all else of it is here.
  await expect.poll(offer).toBe(true)
  await openDrawer(page)
  await findDrawer(page).getByRole('button', { name: 'Install the shop' }).tap()
  await expect(page.locator('html')).toHaveAttribute('data-prompted', 'yes')
})
