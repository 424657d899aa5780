import type { Page } from '@playwright/test'
import { findAdd, findBadge, findTitle } from '../controls.ts'
import { PLAIN } from '../examples.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'

test.describe('a card is a real link', () => {
  for (const { name, options } of [
    { name: 'the middle button', options: { button: 'middle' as const } },
    { name: 'Ctrl and a click', options: { modifiers: ['ControlOrMeta' as const] } },
  ]) {
    test(`that ${name} opens in a new tab`, async ({ page }) => {
      await visit(page, PLAIN.list)
      const opened = page.context().waitForEvent('page')
      await page.getByRole('link', { name: PLAIN.title }).click(options)
      const tab = await opened
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText(PLAIN.title)
      await expect(page).toHaveURL(PLAIN.list)
      await expect(findTitle(page)).toHaveText('Blood pressure monitors and cuffs')
    })
  }

  test('and so is its picture, while its button is not', async ({ page }) => {
    await visit(page, PLAIN.list)
    await findAdd(page, PLAIN).click()
    await expect(findBadge(page)).toHaveText('1 item')
    await expect(page).toHaveURL(PLAIN.list)
    const card = page.getByRole('article').filter({ hasText: PLAIN.title })
    await card.click({ position: { x: 60, y: 60 } })
    await expect(findTitle(page)).toHaveText(PLAIN.title)
  })
})

test.describe('the picture of a card that is pressed', () => {
  const findPicture = (page: Page) => page.getByRole('article').filter({ hasText: PLAIN.title }).locator('img')
  const findLarge = (page: Page) => page.getByRole('main').locator('img[fetchpriority=high]')
  const press = (page: Page) => page.getByRole('link', { name: PLAIN.title }).click()
  /** The duration of each motion of the page, in ms. */
  const readMotion = (page: Page) =>
    page.evaluate(() => document.getAnimations().map(({ effect }) => effect!.getTiming().duration))

  test('becomes the product’s: it moves from where it was, within 200 ms, on a page that is there', async ({
    page,
  }) => {
    await visit(page, PLAIN.list)
    // The press scrolls no further.
    await page.getByRole('link', { name: PLAIN.title }).scrollIntoViewIfNeeded()
    // Only a picture that is here moves, and only to a page whose files are.
    await expect.poll(() => findPicture(page).evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
    await page.waitForLoadState('networkidle')
    // Held where it begins.
    await page.evaluate(() => {
      const animate = Reflect.get<Element, 'animate'>(Element.prototype, 'animate')
      Element.prototype.animate = function (this: Element, ...motion: Parameters<Element['animate']>) {
        const begun = animate.apply(this, motion)
        begun.pause()
        return begun
      }
    })
    const before = (await findPicture(page).boundingBox())!
    await press(page)
    await expect.poll(() => readMotion(page)).toEqual([200])
    await expect(findTitle(page)).toBeFocused()
    const begun = (await findLarge(page).boundingBox())!
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(Math.abs(begun[side] - before[side]), side).toBeLessThan(2)
    await page.evaluate(() => document.getAnimations().forEach((motion) => motion.finish()))
    const ended = (await findLarge(page).boundingBox())!
    expect(ended.width).toBeGreaterThan(before.width * 1.5)
  })

  test('stays still for whoever prefers that', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, PLAIN.list)
    await page.evaluate(() => {
      Element.prototype.animate = () => {
        throw new Error('something moves')
      }
    })
    await press(page)
    await expect(findTitle(page)).toHaveText(PLAIN.title)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  })
})
