import type { Page } from '@playwright/test'
import { findCategories } from '@shop/core/catalogue/catalogue.ts'
import { SHOPS } from '../shops.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'
import { catalogue, findCards, findCount, findSort, readNames } from './facets.ts'

test.describe('a list is sorted', () => {
  test('and what moved up is there at once: nothing fades in while it is read', async ({ page }) => {
    const findFading = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('main img, main [data-reveal]')]
          .filter((element) => {
            const { top, bottom } = element.getBoundingClientRect()
            return bottom > 0 && top < innerHeight && Number(getComputedStyle(element).opacity) < 1
          })
          .map((element) => element.outerHTML.slice(0, 120)),
      )
    await page.goto('/bins?sort=price-down')
    await expect(findSort(page)).toHaveValue('price-down')
    expect(await findFading()).toEqual([])
    for (const sort of ['price-up', 'name', 'saving']) {
      await findSort(page).selectOption(sort)
      expect(await findFading(), sort).toEqual([])
    }
  })

  const readPence = async (page: Page) =>
    (await findCards(page).getByText('inc.VAT').locator('..').allInnerTexts()).map((text) =>
      Number(/£([\d,]+)\.(\d\d)/.exec(text)!.slice(1).join('').replace(',', '')),
    )

  test('by price, up and down', async ({ page }) => {
    await visit(page, '/bins')
    for (const [sort, direction] of [
      ['price-up', 1],
      ['price-down', -1],
    ] as const) {
      await findSort(page).selectOption(sort)
      await expect(page).toHaveURL(`/bins?sort=${sort}`)
      const pence = await readPence(page)
      expect(pence.length).toBeGreaterThan(5)
      expect(pence).toEqual(pence.toSorted((a, b) => (a - b) * direction))
    }
  })

  test('by the price of one piece', async ({ page }) => {
    await visit(page, '/condoms')
    await findSort(page).selectOption('unit-price')
    const products = findCategories(catalogue, 'condoms').flatMap(({ products }) => products)
    const unit = (title: string) => {
      const { priceIncVat, pack } = products.find((product) => product.title === title)!
      return priceIncVat.pence / pack.count
    }
    const units = (await readNames(page)).map(unit)
    expect(units).toEqual(units.toSorted((a, b) => a - b))
    expect(new Set(units).size).toBeGreaterThan(5)
    await expect(findCards(page).first()).toContainText(/ · [\d.]+p per \w+ inc\.VAT/)
  })

  test('by name, and by saving with what saves nothing last', async ({ page }) => {
    await visit(page, '/bins')
    await findSort(page).selectOption('name')
    const names = await readNames(page)
    expect(names).toEqual(names.toSorted(new Intl.Collator('en-GB', { numeric: true }).compare))
    await findSort(page).selectOption('saving')
    const cards = await findCards(page).allInnerTexts()
    const isSaving = cards.map((text) => /\bwas £/.test(text))
    expect(isSaving[0]).toBe(true)
    expect(isSaving.lastIndexOf(true)).toBe(isSaving.filter(Boolean).length - 1)
  })
})

test.describe('a category longer than a page', () => {
  test.use({ baseURL: SHOPS.quirks.url })
  const TOTAL = 52

  test('has pages, and states the whole count', async ({ page }) => {
    await visit(page, '/long')
    await expect(findCount(page)).toHaveText(`${TOTAL} products, page 1 of 3`)
    await expect(findCards(page)).toHaveCount(24)
    await page.getByRole('link', { name: 'Page 3', exact: true }).click()
    await expect(page).toHaveURL('/long/3')
    await expect(findCards(page)).toHaveCount(TOTAL - 48)
  })

  test('opens at the page that its address names', async ({ page }) => {
    for (const address of ['/long/3', '/long?page=3']) {
      await page.goto(address, { waitUntil: 'commit' })
      await expect(findCount(page)).toHaveText(`${TOTAL} products, page 3 of 3`)
      await expect(findCards(page)).toHaveCount(TOTAL - 48)
    }
  })

  test('sorts all of it, whichever page one is on, and begins at its first', async ({ page }) => {
    await visit(page, '/long/2')
    await findSort(page).selectOption('price-down')
    await expect(findCount(page)).toHaveText(`${TOTAL} products, page 1 of 3`)
    await page.getByRole('link', { name: 'Page 2', exact: true }).click()
    await expect(page).toHaveURL(/\/long\?sort=[\w-]+&page=2$/)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('each of its pages is a page of its own, and leads to the others', async ({ page }) => {
      await page.goto('/long')
      await expect(findCards(page)).toHaveCount(24)
      await page.getByRole('link', { name: 'Next page' }).click()
      await expect(page).toHaveURL('/long/2')
      await expect(page).toHaveTitle(/, page 2/)
      await expect(findCards(page)).toHaveCount(24)
      await page.getByRole('link', { name: 'Page 3', exact: true }).click()
      await expect(findCount(page)).toHaveText(`${TOTAL} products, page 3 of 3`)
      await expect(findCards(page)).toHaveCount(TOTAL - 48)
      expect((await page.goto('/long/4'))?.status()).toBe(404)
    })
  })
})
