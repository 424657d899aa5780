import type { Page } from '@playwright/test'
import { loadShop } from '@shop/shop-files/load/loadCatalogue.ts'
import { keepCart, keepLists, makeDocument } from '../steps.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'

/** The product with the longest SKU. */
const { sku, slug } = loadShop().catalogue.products.toSorted((a, b) => b.sku.length - a.sku.length)[0]!

/** On how many lines a SKU is written, each time that it is in sight on the page. */
function countLines(page: Page): Promise<number[]> {
  return page.getByRole('main').evaluate((main, sku) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const counts: number[] = []
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const at = node.textContent!.indexOf(sku)
      // The heading of a search has what was typed, and a list of facts values of any length.
      if (
        at < 0 ||
        node.parentElement!.closest('h1, dd') ||
        !node.parentElement!.checkVisibility({ visibilityProperty: true })
      )
        continue
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + sku.length)
      counts.push(new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size)
    }
    return counts
  }, sku)
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
  expect(new Set(await countLines(page))).toEqual(new Set([1]))
})
