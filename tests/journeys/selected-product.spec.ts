import type { Page } from '@playwright/test'
import { findAdd, findAddToCart, findBadge, findTitle } from '../controls.ts'
import { OTHER, PLAIN } from '../examples.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'
import { readCatalogue } from './readCatalogue.ts'
import { readKept } from './readKept.ts'

const CATALOGUE = readCatalogue('shops/penhallow')
/** Recently viewed products are kept under a key of their own. */
const VIEWED = 'recently-viewed'

const readStored = (page: Page) => page.evaluate(() => localStorage.getItem('detail'))

test(
  'with nothing selected and nothing added, the cart and /detail say so, and nothing is kept',
  { tag: ['@spec-3.18', '@spec-3.19'] },
  async ({ page }) => {
    await visit(page, '/cart')
    await expect(findBadge(page)).toHaveText('0 items')
    await expect(findTitle(page)).toHaveText('Your cart is empty')
    await visit(page, '/detail')
    await expect(findTitle(page)).toHaveText('Nothing selected yet')
    expect(await readKept(page)).toEqual({ disk: [], local: [], session: [], databases: [], cookies: [] })
  },
)

test(
  'a card that is clicked, anywhere or by keyboard, is kept under one key, and only what was viewed beside it',
  { tag: ['@spec-1.2', '@spec-2.26', '@spec-2.27', '@spec-3.18', '@spec-4.4'] },
  async ({ page }) => {
    await visit(page, PLAIN.list)
    for (const [{ title }, open] of [
      [PLAIN, () => page.getByRole('link', { name: PLAIN.title, exact: true }).press('Enter')],
      // The picture, not the name: the whole card is the target.
      [
        OTHER,
        () =>
          page
            .getByRole('article')
            .filter({ hasText: OTHER.title })
            .click({ position: { x: 40, y: 40 } }),
      ],
    ] as const) {
      await open()
      await expect(page).toHaveURL(/\/detail\/[\w-]+$/)
      await expect(findTitle(page)).toHaveText(title)
      expect(await readKept(page)).toEqual({
        disk: [VIEWED],
        local: ['detail'],
        session: [],
        databases: [],
        cookies: [],
      })
      expect(await readStored(page)).toContain(`"discription":"${title}"`)
      await page.goBack()
    }
    // Above that floor (rulings): the cart, and a chosen theme.
    await findAdd(page, PLAIN).click()
    await page.getByRole('banner').getByRole('combobox', { name: 'Theme' }).first().selectOption('Dark')
    await expect.poll(async () => (await readKept(page))['disk']).toEqual(['cart', VIEWED])
    expect(await readKept(page)).toMatchObject({ local: ['detail', 'theme'], session: [], databases: [], cookies: [] })
  },
)

test(
  'the whole card is kept as JSON: with an old price, with a "From" price, without a SKU',
  { tag: '@spec-3.18' },
  async ({ page }) => {
    for (const { slug, img, discription, smalltittle, lastPrice, NewPrice, fromPrice, sku } of [
      CATALOGUE.products.find(({ lastPrice, NewPrice }) => lastPrice !== '' && !NewPrice.startsWith('From'))!,
      CATALOGUE.products.find(({ NewPrice }) => NewPrice.startsWith('From'))!,
      CATALOGUE.products.find(({ sku }) => sku === '')!,
    ]) {
      const { id } = CATALOGUE.entries.find((entry) => entry.id !== '/' && entry.product.includes(slug))!
      await page.goto(`/${id}`)
      await page.getByRole('link', { name: discription, exact: true }).click()
      await expect(findTitle(page)).toHaveText(discription)
      const card = { img, discription, smalltittle, lastPrice, NewPrice, fromPrice, sku }
      expect(JSON.parse((await readStored(page)) ?? '')).toMatchObject(card)
    }
  },
)

test(
  '/detail shows the card that was clicked last: picture, small title, name, price, SKU, and it can be added',
  { tag: ['@spec-2.12', '@spec-2.13', '@spec-4.5'] },
  async ({ page }) => {
    await visit(page, PLAIN.list)
    await page.getByRole('article').getByRole('link', { name: PLAIN.title, exact: true }).click()
    await expect(findTitle(page)).toHaveText(PLAIN.title)
    await page.goto('/detail')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name: PLAIN.title })).toBeInViewport()
    const image = main.locator('img').first()
    await expect(image).toBeInViewport()
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    await expect(main.getByText('Omron', { exact: true }).first()).toBeInViewport()
    await expect(page.getByRole('region', { name: 'About this product' })).toContainText(/\w{4}/)
    await expect(page.getByRole('region', { name: 'Price and order' })).toContainText(/£59\.99\s*inc\.VAT/)
    await expect(main.getByText('SKU HEM-7155-E', { exact: true })).toBeInViewport()
    await findAddToCart(page).click()
    await expect(findBadge(page)).toHaveText('1 item')
    // Read from local storage, even if something else has written it.
    await page.evaluate(
      ([one, other]) => localStorage.setItem('detail', localStorage.getItem('detail')!.replace(one!, other!)),
      [PLAIN.slug, OTHER.slug],
    )
    await page.reload()
    await expect(findTitle(page)).toHaveText(OTHER.title)
  },
)

for (const width of [390, 1440])
  test(
    `a product opens at its top from far down a category, ${width} px wide`,
    { tag: '@spec-2.14' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/gojo')
      const last = page.getByRole('article').last().getByRole('heading').getByRole('link')
      const name = await last.innerText()
      await last.scrollIntoViewIfNeeded()
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300)
      await last.click()
      await expect(findTitle(page)).toHaveText(name)
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      await expect(page.getByRole('main').locator('img').first()).toBeInViewport()
    },
  )
