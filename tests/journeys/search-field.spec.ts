import type { Locator } from '@playwright/test'
import { expectNoViolations } from '../axe.ts'
import { findSearch, findTitle } from '../controls.ts'
import { PLAIN } from '../examples.ts'
import { findOverflow } from '../measure.ts'
import { expect, test } from '../test.ts'
import { openWithoutScripts, visit } from '../visit.ts'
import { ask, findList, findOptions, visitWithRecent } from './searchField.ts'

test.describe('with the mouse', () => {
  test('a click on a suggestion opens it', async ({ page }) => {
    await visit(page, '/')
    await ask(page, 'm3 comfort')
    await findOptions(page).first().click()
    await expect(findTitle(page)).toHaveText(PLAIN.title)
    await expect(findList(page)).toBeHidden()
  })

  test('a click elsewhere closes the list', async ({ page }) => {
    await visit(page, '/')
    await ask(page, 'gloves')
    await page.getByRole('contentinfo').click({ position: { x: 5, y: 5 } })
    await expect(findList(page)).toBeHidden()
  })

  test('the field is cleared by its button', async ({ page }) => {
    await visit(page, '/')
    await ask(page, 'gloves')
    await page.getByRole('button', { name: 'Clear the search field' }).click()
    await expect(findSearch(page)).toHaveValue('')
    await expect(findSearch(page)).toBeFocused()
    await expect(findList(page)).toBeHidden()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the list is under the bar, as wide as the window, and a tap opens what it offers', async ({ page }) => {
    await visit(page, '/bins')
    await page.mouse.wheel(0, 600)
    await findSearch(page).tap()
    await page.keyboard.type('m3 comfort')
    await expect(findOptions(page).first()).toContainText(PLAIN.title)
    const field = (await findSearch(page).boundingBox())!
    const list = (await findList(page).locator('..').boundingBox())!
    expect(list.y).toBeGreaterThanOrEqual(field.y + field.height)
    expect([list.x, list.width]).toEqual([0, 390])
    await findOptions(page).first().tap()
    await expect(findTitle(page)).toHaveText(PLAIN.title)
  })

  test('the list ends above the keyboard, and its last option can be scrolled to', async ({ page }) => {
    await visit(page, '/')
    await findSearch(page).tap()
    await page.keyboard.type('gloves')
    await expect(findOptions(page).last()).toContainText('“gloves”')
    // The part of the window that an on-screen keyboard leaves.
    await page.setViewportSize({ width: 390, height: 420 })
    const list = findList(page).locator('..')
    await expect
      .poll(async () => (await list.boundingBox())!.y + (await list.boundingBox())!.height)
      .toBeLessThanOrEqual(420)
    await page.keyboard.press('ArrowUp')
    await expect(findOptions(page).last()).toBeInViewport({ ratio: 0.9 })
  })

  test('nothing is wider than the window while the list is open', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await visitWithRecent(page, '/', ['x'.repeat(190)])
    await findSearch(page).tap()
    await expect(findOptions(page)).toHaveCount(2)
    expect(await findOverflow(page)).toEqual([])
    await page.keyboard.type('stethoscope')
    await expect(findOptions(page).last()).toContainText('“stethoscope”')
    expect(await findOverflow(page)).toEqual([])
  })
})

test.describe('axe finds nothing', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  const WIDE = { width: 1440, height: 900 }
  const PHONE = { width: 390, height: 844 }
  for (const { name, text, viewport } of [
    { name: 'with suggestions', text: 'gloves', viewport: WIDE },
    { name: 'with more suggestions than the window holds', text: 'gloves', viewport: { ...WIDE, height: 480 } },
    { name: 'with recent searches', text: '', viewport: WIDE },
    { name: 'with both on a phone', text: 'tap', viewport: PHONE },
    { name: 'with more than a phone holds beside its keyboard', text: 'gloves', viewport: { ...PHONE, height: 420 } },
  ]) {
    test(name, async ({ page }) => {
      await page.setViewportSize(viewport)
      await visitWithRecent(page, '/bins', ['tape', 'gloves'])
      if (text) await ask(page, text)
      else await findSearch(page).focus()
      await expect(findOptions(page).first()).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await expect(findOptions(page).first()).toHaveAttribute('aria-selected', 'true')
      const isLong = await findList(page).evaluate((list) =>
        [list, list.parentElement!].some(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1),
      )
      expect(isLong || viewport.height > 500).toBe(true)
      await expectNoViolations(page)
    })
  }
})

test('the buttons that forget a search stay at their rows when the list is scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 420 })
  const searches = ['tape', 'gloves', 'couch', 'bins', 'bandage', 'gauze', 'wipes', 'masks']
  await visitWithRecent(page, '/bins', searches)
  await findSearch(page).focus()
  await expect(findOptions(page).first()).toBeVisible()
  const readMiddle = async (found: Locator) => {
    const { y, height } = (await found.boundingBox())!
    return y + height / 2
  }
  for (let presses = 0; presses < 8; presses++) await page.keyboard.press('ArrowDown')
  const row = findOptions(page).filter({ hasText: /^masks$/ })
  const forget = page.getByRole('button', { name: 'Forget masks' })
  await expect(row).toBeInViewport({ ratio: 0.9 })
  await expect.poll(async () => Math.abs((await readMiddle(row)) - (await readMiddle(forget)))).toBeLessThan(2)
  await forget.click()
  await expect(row).toHaveCount(0)
})

test('a search is sent by its button', async ({ page }) => {
  await visit(page, '/')
  await findSearch(page).fill('gloves')
  await page.getByRole('search').getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL('/search?q=gloves')
  await expect(findList(page)).toBeHidden()
})

test('the field is a plain form until it is used, and then requests nothing that is not already loaded', async ({
  page,
}) => {
  await visit(page, '/')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() !== 'image') asked.push(request.url())
  })
  await ask(page, 'gloves')
  expect(asked).toEqual([])
})

test('what was typed before the page was ready stays, and gets suggestions', async ({ page }) => {
  const letCome = await openWithoutScripts(page, '/bins')
  await findSearch(page).fill('glove')
  await letCome()
  await expect(findSearch(page)).toHaveValue('glove')
  await page.keyboard.type('s')
  await expect(findOptions(page).last()).toContainText('“gloves”')
})
