import { fillCart } from '../steps.ts'
import { expect, test } from '../test.ts'

test(
  'every card states its price inc.VAT and ex.VAT, in pounds',
  { tag: ['@spec-1.5', '@spec-9.4', '@spec-9.5'] },
  async ({ page }) => {
    for (const path of ['/', '/3m', '/search?q=gloves']) {
      await page.goto(path)
      const cards = page.getByRole('article')
      await expect(cards.nth(3)).toBeVisible()
      for (const label of ['inc.VAT', 'ex.VAT']) {
        const prices = cards.getByRole('paragraph').filter({ hasText: label })
        // The first cards of a search come before the rest of the page.
        await expect(async () => expect(await prices.count()).toBe(await cards.count())).toPass()
        for (const text of await prices.allInnerTexts())
          expect(text).toMatch(new RegExp(`^(From\\s)?£[\\d,]+\\.\\d\\d\\s${label}$`))
      }
      await expect(page.getByRole('main').getByText(/[$€]|\b(USD|EUR)\b/)).toHaveCount(0)
    }
  },
)

test('no VAT rate is given or shown', { tag: ['@spec-1.6', '@spec-9.6'] }, async ({ page }) => {
  await fillCart(page)
  for (const path of ['/cart', '/', '/fridges', '/analgesics', '/detail/omron-m3-comfort-upper-arm']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByText('ex.VAT').first()).toBeVisible()
    const text = await page.locator('body').innerText()
    expect(text, path).toMatch(/inc\.VAT[\s\S]*ex\.VAT/)
    expect(text, path).not.toMatch(
      /\d\s*(%|per cent)[^.\n]{0,30}VAT|VAT[^.\n]{0,30}\d(?:\.\d+)?\s*(%|per cent)|VAT rate/i,
    )
  }
})
