import { findBadge } from '../controls.ts'
import { PAGES, STATES, visitKind } from '../kinds.ts'
import { findBrokenWords, findOverflow, findTightLines } from '../measure.ts'
import { fillCart } from '../steps.ts'
import { expect, test } from '../test.ts'

const PHONE = { width: 390, height: 844 }

test.describe('text at 200 % fits a phone and breaks no word:', () => {
  const NAMES = ['home', 'a category', 'a detail without options', 'contact', 'not-found']
  const STATE_NAMES = ['the full cart', 'a list', 'a comparison', 'an order document', 'a search that finds']
  for (const kind of [...PAGES, ...STATES].filter(({ name }) => [...NAMES, ...STATE_NAMES].includes(name))) {
    test(kind.name, async ({ page }) => {
      await page.setViewportSize(PHONE)
      await visitKind(page, kind)
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      expect.soft(await findOverflow(page)).toEqual([])
      expect.soft(await findTightLines(page)).toEqual([])
      expect.soft(await findBrokenWords(page)).toEqual([])
    })
  }

  test('the number of items leaves the picture of the cart to be seen', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await fillCart(page)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    const link = page.getByRole('link', { name: /^Cart/ })
    const picture = (await link.locator('svg').boundingBox())!
    const badge = (await findBadge(page).boundingBox())!
    expect(badge.x).toBeGreaterThan(picture.x + picture.width * 0.6)
    expect(badge.x + badge.width).toBeLessThanOrEqual(PHONE.width)
  })
})
