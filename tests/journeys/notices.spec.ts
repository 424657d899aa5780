import type { Locator, Page } from '@playwright/test'
import { findAdd, findAddToCart, findBadge, findSearch, findTitle } from '../controls.ts'
import { OTHER, PLAIN } from '../examples.ts'
import { chooseTwo, pressInLine } from '../steps.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'

const findNotice = (page: Page): Locator => page.getByRole('status').filter({ hasText: /^(Added|Removed)/ })

/** The texts of elements that the notices cover: the one that a keyboard is at, and those fixed at the head and foot. */
function readCovered(page: Page): Promise<string[]> {
  return findNotice(page).evaluate((area) => {
    const notices = area.firstElementChild!.getBoundingClientRect()
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
  { width: 390, foot: 96 },
  { width: 1440, foot: 16 },
])
  test(`notices stand at the left, ${foot} px above the foot of the window, and stay there on the way: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await visit(page, PLAIN.list)
    await findAdd(page, PLAIN).click()
    const readPlace = async () => {
      const { x, y, height } = (await findNotice(page).locator('> div > div').boundingBox())!
      return { x, foot: 844 - y - height }
    }
    await expect.poll(readPlace).toEqual({ x: 16, foot })
    await page.getByRole('article').nth(1).getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(/\/detail\//)
    expect(await readPlace()).toEqual({ x: 16, foot })
    await page.goBack()
    expect(await readPlace()).toEqual({ x: 16, foot })
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
