/** A walk of any shop: what to expect is read from the shop's own files, so it holds after a rebrand too. */
import type { Page } from '@playwright/test'
import path from 'node:path'
import { findProducts } from '@shop/core/catalogue/catalogue.ts'
import { listVariants } from '@shop/core/catalogue/variants.ts'
import { buildFacets } from '@shop/core/listing/facets.ts'
import { PAGE_SIZE } from '@shop/core/listing/pages.ts'
import { formatPence, getListedPrice } from '@shop/core/money/price.ts'
import { FIXED_PATHS } from '@shop/core/page/pages.ts'
import { getShopFolder, isDemonstration } from '@shop/shop-files/folder/shopFolder.ts'
import { loadShop } from '@shop/shop-files/load/loadCatalogue.ts'
import { expectNoViolations } from '../axe.ts'
import { findAdd, findAddToCart, findBadge, findChip, findSearch, findTitle } from '../controls.ts'
import { choose, findCards, findChips } from '../journeys/facets.ts'
import { findSheet } from '../journeys/order.ts'
import { download, readCsv } from '../journeys/orderFiles.ts'
import { findOverflow } from '../measure.ts'
import { SHOPS } from '../shops.ts'
import { makeDocument } from '../steps.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'

walk(SHOPS.bicycles.url, SHOPS.bicycles.env.SHOP!)
// The demonstration is walked through in tests/journeys.
if (!isDemonstration()) walk(SHOPS.main.url, getShopFolder())

function walk(url: string, folder: string): void {
  const { shop, groups, catalogue, information } = loadShop(folder)
  const name = [shop.brand.strong, shop.brand.light].filter(Boolean).join(' ')
  const categories = catalogue.entries.filter(({ id }) => id !== '/')
  const home = catalogue.entries.find(({ id }) => id === '/')!
  const free = catalogue.products.filter(({ status, counted, legalClass }) => !status && !counted && !legalClass)
  const plain = free.find(({ options, multiple, shelves }) => !options && !multiple && shelves.length > 0)!
  const choice = free.find(({ variants, multiple }) => variants && !multiple)
  const shelf = categories.find(({ id }) => id === plain.shelves[0])!

  const [narrowed] = categories
    .map(({ id, slugs }) => ({ id, products: findProducts(catalogue, slugs) }))
    .filter(({ products }) => products.length > 5 && products.length <= PAGE_SIZE)
    .flatMap(({ id, products }) => {
      const [facet] = buildFacets(products, catalogue.attributes).filter(
        ({ values }) => values[0]!.members.size < products.length,
      )
      return facet ? [{ id, facet, value: facet.values[0]! }] : []
    })

  /** The variant of the first value of each option. */
  const [sold = plain] = choice ? listVariants(choice) : []

  async function press(page: Page): Promise<void> {
    await visit(page, `/${shelf.id}`)
    await findAdd(page, plain).click()
    await expect(findBadge(page)).toHaveText('1 item')
    if (!choice) return
    await visit(page, `/detail/${choice.slug}`)
    for (const { name, values } of choice.options!) await findChip(page, name, values[0]!).click()
    await findAddToCart(page).click()
    await expect(findBadge(page)).toHaveText('2 items')
  }

  test.describe(`${name}, as it is built from ${path.relative('.', folder)}`, () => {
    test.use({ baseURL: url, contextOptions: { reducedMotion: 'reduce' } })

    for (const [kind, pages] of Object.entries({
      'home, categories and groups': [
        ['/', home.title],
        ...categories.slice(0, 3).map(({ id, title }) => [`/${id}`, title]),
        [
          `/${categories.find(({ text }) => text)?.id ?? shelf.id}`,
          (categories.find(({ text }) => text) ?? shelf).title,
        ],
        ...groups.slice(0, 1).map(({ id, title }) => [`/group/${id}`, title]),
      ],
      'pages about the shop': information.map(({ slug, title }) => [`/${slug}`, title]),
      details: [plain, choice ?? plain].map(({ slug, title }) => [`/detail/${slug}`, title]),
      'screens, empty': Object.values(FIXED_PATHS)
        .filter((path) => path !== '/')
        .map((path) => [path, '']),
    }))
      test(`${kind} answer with one heading, fit a phone, and axe finds nothing`, async ({ page }) => {
        for (const [path, title] of pages as [string, string][]) {
          expect((await page.goto(path))?.status(), path).toBe(200)
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
          await expect(findTitle(page)).toContainText(title)
          await expect(page).toHaveTitle(new RegExp(name))
          if (pages.length < 9 || path === '/order') await expectNoViolations(page)
          await page.setViewportSize({ width: 390, height: 844 })
          expect.soft(await findOverflow(page), path).toEqual([])
          await page.setViewportSize({ width: 1440, height: 900 })
        }
      })

    test('what the menu, the footer and home name is there, and so are their pictures', async ({ page, request }) => {
      await visit(page, '/')
      const named = await page.evaluate(() => [
        ...[...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => href),
        ...[...document.querySelectorAll('img')].map(({ src }) => src),
      ])
      const internal = new Set(
        named.filter((address) => address.startsWith(url)).map((address) => address.replace(/#.*/, '')),
      )
      expect(internal.size).toBeGreaterThan(categories.length)
      const dead: string[] = []
      for (const address of internal) if (!(await request.get(address)).ok()) dead.push(address)
      expect(dead).toEqual([])
    })

    test('an unknown address answers 404 and leads home', async ({ page }) => {
      expect((await page.goto('/nowhere/at/all'))?.status()).toBe(404)
      await page.getByRole('link', { name: 'Go to the home page' }).click()
      await expect(findTitle(page)).toHaveText(home.title)
    })

    test('the footer states the name, the telephone number and the email address; the manifest states the name', async ({
      page,
      request,
    }) => {
      await visit(page, '/')
      const footer = page.getByRole('contentinfo')
      for (const words of [name, shop.telephone, shop.email]) await expect(footer).toContainText(words)
      const manifest = (await (await request.get('/manifest.webmanifest')).json()) as { readonly name: string }
      expect(manifest.name).toContain(name)
    })

    test('a search for a title finds its product, and for a code what has it', async ({ page }) => {
      await visit(page, '/')
      await findSearch(page).fill(plain.title)
      await findSearch(page).press('Enter')
      await expect(page.getByRole('main').getByRole('article').first()).toContainText(plain.title)
      await visit(page, `/search?q=${encodeURIComponent(sold.sku)}`)
      await expect(page.getByRole('main')).toContainText('Exact code')
      await expect(page.getByRole('main').getByRole('article').first()).toContainText(sold.title)
    })

    test('a list is narrowed by what its products state', async ({ page }) => {
      test.skip(narrowed === undefined, 'no list of this shop has a filter')
      const { id, facet, value } = narrowed!
      await visit(page, `/${id}`)
      await choose(page, facet.name, value.label)
      await expect(findCards(page)).toHaveCount(value.members.size)
      await expect(findChips(page)).toContainText(value.label)
    })

    test('goods are added, changed and ordered: every line and the totals are on the document', async ({ page }) => {
      await press(page)
      await page.getByRole('link', { name: /^Cart/ }).first().click()
      const lines = page.getByRole('region', { name: /^Cart/ }).getByRole('listitem')
      const first = lines.filter({ hasText: plain.title })
      await first.getByRole('button', { name: /^One more/ }).click()
      await expect(first.getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('2')
      const ordered = [{ product: plain, quantity: 2 }, ...(choice ? [{ product: sold, quantity: 1 }] : [])]
      const net = ordered.reduce((sum, { product, quantity }) => sum + getListedPrice(product).exPence * quantity, 0)
      await expect(page.getByRole('region', { name: 'Totals' })).toContainText(formatPence(net))
      await expectNoViolations(page)
      await page.getByRole('link', { name: 'Make an order document' }).click()
      await makeDocument(page)
      const rows = findSheet(page).getByRole('table').getByRole('row')
      for (const { product } of ordered) {
        const row = rows.filter({ hasText: product.title })
        await expect(row).toContainText(product.sku)
        await expect(row).toContainText(formatPence(getListedPrice(product).exPence))
      }
      await expect(rows.filter({ hasText: 'Total ex.VAT' })).toContainText(formatPence(net))
      await expect(findSheet(page)).toContainText(name)
      const { file } = await download(page, 'Save as CSV')
      expect(readCsv(file).totalEx).toBe(net)
      expect(readCsv(file).lines.map(({ sku, quantity }) => [sku, quantity])).toEqual(
        ordered.map(({ product, quantity }) => [product.sku, quantity]),
      )
    })
  })
}
