import type { Locator, Page } from '@playwright/test'
import { findAdd, findAddToCart, findBadge, findSearch, findTitle } from '../controls.ts'
import { OTHER, PLAIN, WARD } from '../examples.ts'
import { chooseTwo, keepLists, pressInLine } from '../steps.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'

const findNotice = (page: Page): Locator => page.getByRole('status').filter({ hasText: /^(Added|Removed)/ })

/** The texts of elements that the notices cover: the one that a keyboard is at, and those fixed at the head and foot. */
function readCovered(page: Page, notice = findNotice(page)): Promise<string[]> {
  return notice.evaluate((area) => {
    const { left, right, top } = area.firstElementChild!.getBoundingClientRect()
    // Below it is only the ground of a bar, which lies on it.
    const notices = { left, right, top, bottom: top + area.firstElementChild!.clientHeight }
    const bars = document.querySelectorAll('header, [data-buy-bar], [data-tray], [data-order-bar], aside > *')
    return [...document.querySelectorAll(':focus-visible'), ...bars]
      .filter((element) => !area.contains(element) && element.checkVisibility())
      .filter((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        return left < notices.right && right > notices.left && top < notices.bottom && bottom > notices.top
      })
      .map((element) => element.textContent.trim() || element.outerHTML)
  })
}

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`${width} px wide, a notice covers neither what has the focus nor the bars of the window`, () => {
    test.use({ viewport: { width, height } })

    test('of a list, where a button at its foot is pressed or reached', async ({ page }) => {
      await visit(page, PLAIN.list)
      // The first addition brings up the order bar at the foot, so it is made beforehand.
      await findAdd(page, PLAIN).click()
      await expect(findNotice(page)).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(findNotice(page)).toHaveCount(0)
      const adds = page.getByRole('main').getByRole('button', { name: /^Add to cart/ })
      // The last of its row, at the edge at which notices stand.
      const add = adds.nth(width < 600 ? 4 : 7)
      await add.evaluate((button) => button.scrollIntoView({ block: 'end' }))
      const place = (await add.boundingBox())!
      // The second press reaches the button, though the notice has come over it.
      await page.mouse.dblclick(place.x + place.width / 2, place.y + place.height / 2)
      await expect(findNotice(page)).toContainText('Added')
      await expect(findBadge(page)).toHaveText('3 items')
      await expect.poll(() => readCovered(page)).toEqual([])
      for (let presses = 0; presses < 6; presses++) {
        await page.keyboard.press('Tab')
        await expect.poll(() => readCovered(page)).toEqual([])
      }
    })

    test('of a product’s page', async ({ page }) => {
      await visit(page, `/detail/${PLAIN.slug}`)
      await findAddToCart(page).first().click()
      await expect(findNotice(page)).toContainText(PLAIN.title)
      await expect.poll(() => readCovered(page)).toEqual([])
      // The bar with the price is there where the form is not.
      await page.mouse.wheel(0, 1200)
      await expect.poll(() => readCovered(page)).toEqual([])
    })

    test('and stays behind the suggestions of a search', async ({ page }) => {
      await visit(page, PLAIN.list)
      await findAdd(page, PLAIN).click()
      await expect(findNotice(page)).toContainText(PLAIN.title)
      await findSearch(page).pressSequentially('gloves')
      const options = page.getByRole('listbox').getByRole('option')
      await expect(options.first()).toBeVisible()
      const covered = await options.evaluateAll((options) =>
        options.filter((option) => {
          const { left, top, width, height } = option.getBoundingClientRect()
          const seen = document.elementFromPoint(left + width / 2, top + height / 2)
          return seen?.closest('[role=status]')
        }),
      )
      expect(covered).toEqual([])
    })
  })
}

for (const { width, foot } of [
  { width: 390, foot: 80 },
  { width: 1440, foot: 0 },
])
  test(`notices stand over the whole width, ${foot} px above the foot of the window, and stay there on the way: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await visit(page, PLAIN.list)
    await findAdd(page, PLAIN).click()
    const readPlace = () =>
      findNotice(page)
        .locator('> div')
        .evaluate((strip) => {
          const { x, y, width, bottom } = strip.getBoundingClientRect()
          return { x, width, foot: bottom - y - strip.clientHeight, below: innerHeight - bottom }
        })
    await expect.poll(readPlace).toEqual({ x: 0, width, foot, below: 0 })
    await page.getByRole('article').nth(1).getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(/\/detail\//)
    expect(await readPlace()).toEqual({ x: 0, width, foot, below: 0 })
    await page.goBack()
    expect(await readPlace()).toEqual({ x: 0, width, foot, below: 0 })
  })

/** Elements that the notices cover once the browser has brought them into view. */
function readUnreachable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const strip = document.querySelector('[role=status] > div > div')!.parentElement!
    const prices = [...document.querySelectorAll('#main *')].filter(
      (element) => !element.childElementCount && element.textContent.startsWith('£'),
    )
    const others = document.querySelectorAll('header > *, #main :is(h1, h2, h3, th, input, select, textarea)')
    return [...prices, ...others]
      .filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[data-order-bar]'),
      )
      .filter((element) => {
        element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
        const { top, bottom } = element.getBoundingClientRect()
        return bottom > strip.getBoundingClientRect().top && top < innerHeight
      })
      .map((element) => element.textContent.trim() || element.outerHTML)
  })
}

/** What the browser says where the connection is lost; the pictures still come. */
function sayOffline(page: Page): Promise<void> {
  return page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { value: false })
    dispatchEvent(new Event('offline'))
  })
}

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
])
  test.describe(`${width} px wide, with a notice`, () => {
    test.use({ viewport: { width, height } })

    test('every price, header and field of the main pages can be scrolled clear of it', async ({ page }) => {
      await keepLists(page, [WARD])
      await visit(page, PLAIN.list)
      await findAdd(page, PLAIN).click()
      await expect(findBadge(page)).toHaveText('1 item')
      for (const address of ['/', PLAIN.list, `/detail/${PLAIN.slug}`, '/cart', '/lists?list=ward', '/order']) {
        await visit(page, address)
        await sayOffline(page)
        const notice = page.getByRole('status').filter({ hasText: 'There is no connection.' })
        await expect(notice, address).toHaveCount(1)
        const { x, y, ...place } = (await notice.locator('> div').boundingBox())!
        expect({ x, width: place.width, foot: y + place.height }, address).toEqual({ x: 0, width, foot: height })
        expect(await readUnreachable(page), address).toEqual([])
        expect(await readCovered(page, notice), address).toEqual([])
      }
    })

    test('what is added at the foot of the window stays in sight, with its price', async ({ page }) => {
      await visit(page, PLAIN.list)
      const card = page.getByRole('article').nth(4)
      await card.evaluate((card) => card.scrollIntoView({ block: 'end', behavior: 'instant' }))
      await card.evaluate((card) => scrollBy(0, card.getBoundingClientRect().bottom - innerHeight))
      await card.getByRole('button', { name: /^Add to cart/ }).click()
      const notice = findNotice(page).locator('> div')
      await expect(notice).toBeVisible()
      const findHidden = async () => {
        const { y } = (await notice.boundingBox())!
        return card
          .locator('button, p:has-text("£")')
          .evaluateAll(
            (parts, y) =>
              parts.filter((part) => part.getBoundingClientRect().bottom > y).map((part) => part.textContent),
            y,
          )
      }
      await expect.poll(findHidden).toEqual([])
    })
  })

test('the page does not move where the button of a bar is pressed, or a dialog is open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, `/detail/${PLAIN.slug}`)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(findAddToCart(page)).toHaveCount(2)
  const readPlace = () => page.evaluate(() => scrollY)
  const place = await readPlace()
  await findAddToCart(page).last().click()
  await expect(findNotice(page)).toContainText('Added')
  // Longer than a press goes through the notice.
  await page.waitForTimeout(800)
  expect(await readPlace()).toBe(place)
  await page.keyboard.press('Escape')
  await visit(page, PLAIN.list)
  await findAdd(page, OTHER).click()
  await page.getByRole('button', { name: /open the Order/ }).click()
  const last = page.getByRole('dialog', { name: 'Order' }).getByRole('link').last()
  await last.focus()
  const before = await readPlace()
  await page.waitForTimeout(800)
  expect(await readPlace()).toBe(before)
})

test('a notice comes within 300 ms, and stays long enough to be read', { tag: '@spec-9.3' }, async ({ page }) => {
  await page.clock.install()
  await visit(page, PLAIN.list)
  await findAdd(page, PLAIN).click()
  const notice = page.getByText(`Added to your cart: ${PLAIN.title}`)
  await expect(notice).toBeVisible()
  const durations = await notice.evaluate((text) => {
    const found: string[] = []
    for (let node: Element | null = text; node && node.role !== 'status'; node = node.parentElement)
      found.push(...getComputedStyle(node).transitionDuration.split(', '))
    return found.filter((duration) => duration !== '0s')
  })
  expect(new Set(durations)).toEqual(new Set(['0.3s']))
  await page.clock.runFor(8_000)
  await expect(notice).toBeVisible()
  await page.clock.runFor(60_000)
  await expect(notice).toHaveCount(0)
})

test('two presses of Undo before the next frame undo once', async ({ page }) => {
  await visit(page, PLAIN.list)
  for (const item of ['1 item', '2 items', '3 items']) {
    await findAdd(page, PLAIN).click()
    await expect(findBadge(page)).toHaveText(item)
  }
  await findNotice(page)
    .getByRole('button', { name: 'Undo' })
    .evaluate(async (button: HTMLButtonElement) => {
      button.click()
      await Promise.resolve()
      button.click()
    })
  await expect(findBadge(page)).toHaveText('2 items')
})

test('Escape closes a notice', async ({ page }) => {
  await visit(page, PLAIN.list)
  await findAdd(page, PLAIN).click()
  await expect(findNotice(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(findNotice(page)).toHaveCount(0)
})

test('what is added can be taken back, or looked at in the cart', async ({ page }) => {
  await visit(page, PLAIN.list)
  await findAdd(page, PLAIN).click()
  await findNotice(page).getByRole('button', { name: 'Undo' }).click()
  await expect(findBadge(page)).toHaveText('0 items')
  await findAdd(page, OTHER).click()
  await findNotice(page).getByRole('link', { name: 'View cart' }).click()
  await expect(findTitle(page)).toContainText('1 item in 1 line')
  await expect(findNotice(page)).toHaveCount(0)
})

test('the offer to undo a removal stays beside what is added afterwards', async ({ page }) => {
  await chooseTwo(page)
  await findAdd(page, PLAIN).click()
  await page.getByRole('link', { name: /^Cart/ }).first().click()
  await pressInLine(page, 'Remove', PLAIN.title)
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(1)
  await page.goBack()
  await findAdd(page, OTHER).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(2)
})
