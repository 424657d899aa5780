import type { Locator, Page } from '@playwright/test'
import { findAdd, findAddToCart, findBadge, findTitle } from '../controls.ts'
import { OTHER, PLAIN } from '../examples.ts'
import { chooseTwo } from '../steps.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'

const findNotice = (page: Page): Locator => page.getByRole('status').filter({ hasText: /^(Added|Removed)/ })

/** What the first notice covers of what is pressed or paid, by its words. */
function readCovered(page: Page): Promise<string[]> {
  return findNotice(page).evaluate((area) => {
    const notice = area.querySelector('p')!.parentElement!.getBoundingClientRect()
    const kept = [...document.querySelectorAll('button, input, select, textarea, a[class*=" "], p:has(> b + span)')]
    return kept
      .filter((element) => !area.contains(element) && element.checkVisibility({ opacityProperty: true }))
      .filter((element) => {
        const { left, right, top, bottom, width } = element.getBoundingClientRect()
        return width > 8 && left < notice.right && right > notice.left && top < notice.bottom && bottom > notice.top
      })
      .map((element) => element.textContent.trim() || element.outerHTML)
  })
}

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
]) {
  test.describe(`${width} px wide, a notice covers neither a button nor a price`, () => {
    test.use({ viewport: { width, height } })

    test('of a list, nor when that has been scrolled', async ({ page }) => {
      await visit(page, PLAIN.list)
      await findAdd(page, PLAIN).click()
      await expect(findNotice(page)).toContainText(PLAIN.title)
      await expect.poll(() => readCovered(page)).toEqual([])
      await findAdd(page, OTHER).click()
      await expect(findNotice(page)).toContainText(OTHER.title)
      await page.mouse.move(4, 300)
      await page.mouse.wheel(0, 260)
      await expect.poll(() => readCovered(page)).toEqual([])
    })

    test('of a product’s page', async ({ page }) => {
      await visit(page, `/detail/${PLAIN.slug}`)
      await findAddToCart(page).first().click()
      await expect(findNotice(page)).toContainText(PLAIN.title)
      await expect.poll(() => readCovered(page)).toEqual([])
    })
  })
}

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
  await page.getByRole('button', { name: `Remove ${PLAIN.title}` }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(1)
  await page.goBack()
  await findAdd(page, OTHER).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(2)
})
