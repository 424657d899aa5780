import type { Page } from '@playwright/test'
import { loadShop } from '@shop/shop-files/load/loadCatalogue.ts'
import { keepCart, keepLists, makeDocument } from '../steps.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'

/** The product with the longest SKU. */
const { sku, slug } = loadShop().catalogue.products.toSorted((a, b) => b.sku.length - a.sku.length)[0]!

/** On how many lines a SKU is written, each time that it is on the page. */
function countLines(page: Page): Promise<number[]> {
  return page
    .locator('main .code')
    .filter({ hasText: sku, visible: true })
    .evaluateAll((found) =>
      found.map((code) => Math.round(code.clientHeight / Number.parseFloat(getComputedStyle(code).lineHeight))),
    )
}

test.beforeEach(async ({ page }) => {
  await keepCart(page, [{ slug, options: {}, quantity: 1 }])
  await keepLists(page, [{ id: 'ward', name: 'Ward 3', lines: [{ slug, options: {}, par: 2, onHand: 1 }] }])
})

test('the longest SKU is on one line of each page, on every width', async ({ page }) => {
  for (const path of [`/search?q=${sku}`, `/detail/${slug}`, '/cart', '/lists?list=ward']) {
    await visit(page, path)
    for (const width of [320, 900, 1536]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(page.getByRole('main').getByText(sku).filter({ visible: true }).first(), path).toBeVisible()
      expect(new Set(await countLines(page)), `${path}, ${width} px`).toEqual(new Set([1]))
    }
  }
})

test('the longest SKU is on one line of a printed order, with its own hyphens', async ({ page }) => {
  // The paper of A4 between its margins.
  await page.setViewportSize({ width: 688, height: 1000 })
  await visit(page, '/order')
  await makeDocument(page)
  await page.emulateMedia({ media: 'print' })
  expect(await countLines(page)).toEqual([1])
  expect(await page.getByRole('cell', { name: sku, exact: true }).textContent()).toBe(sku)
})
