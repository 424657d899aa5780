import { findBadge, findCompare, findTitle, findTray } from '../controls.ts'
import { OTHER, PLAIN } from '../examples.ts'
import { isFocusUncovered, readFocus } from '../measure.ts'
import { chooseTwo, openWard } from '../steps.ts'
import { expect, test } from '../test.ts'
import { writeText } from '../texts.ts'
import { visit } from '../visit.ts'
import { THIRD } from './compare.ts'

test.describe('the tray', () => {
  test('removes one by one, clears, and hides until the next choice', async ({ page }) => {
    await chooseTwo(page)
    await findTray(page).getByRole('button', { name: 'Hide products to compare' }).click()
    await expect(findTray(page)).toBeHidden()
    await expect(findTitle(page)).toBeFocused()
    await expect(findCompare(page, PLAIN)).toHaveAttribute('aria-pressed', 'true')
    await findCompare(page, THIRD).click()
    await expect(findTray(page).getByRole('status')).toContainText('3 of 4')
    await findTray(page)
      .getByRole('button', { name: `Remove: ${PLAIN.title}` })
      .click()
    await expect(findTray(page).getByRole('button', { name: `Remove: ${OTHER.title}` })).toBeFocused()
    await expect(findCompare(page, PLAIN)).toHaveAttribute('aria-pressed', 'false')
    await findTray(page).getByRole('button', { name: 'Clear' }).click()
    await expect(findTray(page)).toBeHidden()
    await expect(findCompare(page, OTHER)).toHaveAttribute('aria-pressed', 'false')
  })

  test('is there after a visit to a product, after a reload, and in another tab', async ({ page }) => {
    await chooseTwo(page)
    await page.getByRole('link', { name: PLAIN.title }).first().click()
    await expect(findTitle(page)).toHaveText(PLAIN.title)
    await expect(findCompare(page, PLAIN)).toHaveAttribute('aria-pressed', 'true')
    await page.goBack()
    await page.reload()
    await expect(findTray(page).getByRole('status')).toContainText('2 of 4')
    const other = await page.context().newPage()
    await visit(other, PLAIN.list)
    await findCompare(other, THIRD).click()
    await expect(findTray(page).getByRole('status')).toContainText('3 of 4')
  })

  test('whose kept text is damaged says so once, and keeps what is good', async ({ page }) => {
    await visit(page, '/login')
    await writeText(page, 'compared', `{"version":1,"slugs":["${PLAIN.slug}",7]}`)
    await expect(page.getByText(/1 product of your comparison could not be read/)).toBeVisible()
    await visit(page, PLAIN.list)
    await expect(findTray(page).getByRole('status')).toContainText('1 of 4')
    await page.reload()
    await expect(findTray(page)).toBeVisible()
    await expect(page.getByText(/1 product of your comparison could not be read/)).toBeHidden()
  })

  test('with the keyboard alone: chosen, reached, compared', async ({ page }) => {
    await visit(page, PLAIN.list)
    await findCompare(page, PLAIN).focus()
    await page.keyboard.press('Space')
    await findCompare(page, OTHER).focus()
    await page.keyboard.press('Enter')
    await expect(findTray(page)).toBeVisible()
    // It stands between the page and its footer.
    await page.getByRole('contentinfo').getByRole('link').first().focus()
    for (let index = 0; index < 3; index++) await page.keyboard.press('Shift+Tab')
    await expect(findTray(page).getByRole('link', { name: /^Compare/ })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(findTitle(page)).toHaveText('Compare 2 products')
  })

  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
    { width: 320, height: 256 },
  ]) {
    test(`never covers what has the focus at ${viewport.width} by ${viewport.height}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await chooseTwo(page)
      await page.setViewportSize(viewport)
      await page.getByRole('main').getByRole('article').nth(2).getByRole('link').first().focus()
      const covered: (string | undefined)[] = []
      for (let index = 0; index < 30; index++) {
        await page.keyboard.press('Tab')
        if (!(await isFocusUncovered(page))) covered.push(await readFocus(page))
      }
      expect(covered).toEqual([])
    })
  }

  test('covers nothing at the foot of the page', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await chooseTwo(page)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const tray = (await findTray(page).boundingBox())!
    const foot = (await page.getByRole('contentinfo').getByRole('img').boundingBox())!
    expect(foot.y + foot.height).toBeLessThanOrEqual(tray.y)
  })

  test('is not shown where things are ordered: on a phone it would cover a ward list’s buttons', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await chooseTwo(page)
    await openWard(page)
    await page.getByRole('button', { name: /^Order \d+ lines/ }).click()
    await expect(findBadge(page)).not.toHaveText('0 items')
    for (const path of ['/', `/detail/${PLAIN.slug}`, '/cart', '/quick-order', '/lists']) {
      await visit(page, path)
      await expect(findTray(page), path).toHaveCount(0)
    }
    await visit(page, '/search?q=omron')
    await expect(findTray(page)).toBeVisible()
  })
})

test('the bare address of the comparison opens what is chosen', async ({ page }) => {
  await chooseTwo(page)
  await visit(page, '/compare')
  await expect(findTitle(page)).toHaveText('Compare 2 products')
  await expect(page).toHaveURL(`/compare?p=${PLAIN.slug}&p=${OTHER.slug}`)
})

test('where there is no tray, a choice is confirmed with the way to the comparison', async ({ page }) => {
  for (const product of [PLAIN, OTHER]) {
    await visit(page, `/detail/${product.slug}`)
    await findCompare(page, product).click()
  }
  await expect(page.getByText('2 of 4 products chosen to compare.')).toBeVisible()
  await page.getByRole('status').getByRole('link', { name: 'Compare', exact: true }).click()
  await expect(findTitle(page)).toHaveText('Compare 2 products')
})
