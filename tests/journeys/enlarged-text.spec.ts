import { findBadge } from '../controls.ts'
import { PAGES, STATES, visitKind } from '../kinds.ts'
import { findBrokenWords, findCutText, findOverflow, findTightLines } from '../measure.ts'
import { fillCart } from '../steps.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'

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

/** What a reader may set (WCAG 2.2, 1.4.12). */
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`

test.describe('text that the reader has spaced out is neither cut off nor wider than the window:', () => {
  const NAMES = ['home', 'a category', 'a detail with options', 'contact', 'login', 'the empty cart', 'not-found']
  const STATE_NAMES = ['the full cart', 'lists', 'a list', 'a comparison', 'an order document', 'a search that finds']
  for (const kind of [...PAGES, ...STATES].filter(({ name }) => [...NAMES, ...STATE_NAMES].includes(name))) {
    test(kind.name, async ({ page }) => {
      await visitKind(page, kind)
      await page.evaluate((rules) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(rules)
        document.adoptedStyleSheets.push(sheet)
      }, SPACED)
      for (const width of [1440, PHONE.width]) {
        await page.setViewportSize({ width, height: 844 })
        expect.soft(await findOverflow(page), `${width} px`).toEqual([])
        expect.soft(await findCutText(page), `${width} px`).toEqual([])
      }
    })
  }
})
