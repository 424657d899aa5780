import { findBadge } from '../controls.ts'
import { fillCart } from '../steps.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'

const PHONE = { width: 390, height: 844 }

test.describe('with text at 200 % on a phone', () => {
  test('the e-mail address of the contact page goes on after its “@”', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await visit(page, '/contact')
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    const lines = await page
      .getByRole('main')
      .getByRole('link', { name: 'care@penhallow.example' })
      .evaluate((link) =>
        [...link.childNodes].map((node) => {
          const range = document.createRange()
          range.selectNodeContents(node)
          return [node.textContent, range.getClientRects().length]
        }),
      )
    expect(lines.filter(([text]) => text)).toEqual([
      ['care@', 1],
      ['penhallow.example', 1],
    ])
  })

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
