import type { Locator, Page } from '@playwright/test'
import { findTitle } from '../controls.ts'
import { hold, holdData } from '../steps.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'
import { getEntries, getProducts, readCatalogue, readGroups } from './readCatalogue.ts'

const CATALOGUE = readCatalogue('shops/penhallow')
const GROUPS = readGroups('shops/penhallow')
/** With an advert and without, with products and without, with one entry and with two. */
const CATEGORY_IDS = ['3m', 'littmann-diagnostic', 'aid_for_ukraine', 'pulse_oximeters']
/** Lists with old prices, "From" prices, options and an empty SKU among them. */
const LIST_IDS = ['blood-pressure-monitors', 'accessories', 'pulse_oximeters']

const getPicture = (place: Locator, name: string) => place.locator(`img[src*="/pictures/${name}"]`)
const getFooterLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true })
const formatAmount = (text: string) => text.replace('From ', '')
const readSize = (text: Locator) => text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))

/** Expects the category's page to show its own entries and nothing of another's. */
async function expectCategory(page: Page, id: string) {
  const entries = getEntries(CATALOGUE, id)
  const names = entries.flatMap((entry) => getProducts(CATALOGUE, entry)).map(({ discription }) => discription)
  await expect(findTitle(page)).toHaveText(entries[0]!.tittle)
  await expect(page.getByRole('main').getByRole('region')).toHaveCount(entries.length)
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(names)
  await expect(page).toHaveURL(`/${id}`)
}

for (const id of CATEGORY_IDS)
  test(
    `what is written of the category ${id} is shown: title, description, banner, advert, tiles, products`,
    { tag: ['@spec-3.2', '@spec-3.3', '@spec-3.4', '@spec-3.5', '@spec-3.6', '@spec-3.7', '@spec-3.24'] },
    async ({ page }) => {
      await page.goto(`/${id}`)
      const entries = getEntries(CATALOGUE, id)
      await expect(page.getByRole('main').getByRole('region')).toHaveCount(entries.length)
      for (const [index, entry] of entries.entries()) {
        const { tittle, dec, img, add, advert, SecondSection } = entry
        const place = page.getByRole('main').getByRole('region').nth(index)
        await expect(place).toHaveAccessibleName(tittle)
        await expect(place.getByRole('heading').first()).toHaveText(tittle)
        await expect(place.getByText(dec, { exact: true })).toBeVisible()
        const banner = place.locator('img').first()
        await expect(banner).toHaveAttribute('src', new RegExp(`/pictures/${img}[-.]`))
        await banner.scrollIntoViewIfNeeded()
        await expect.poll(() => banner.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
        const links = await place.getByRole('list').first().getByRole('link').all()
        const second = links[0]!
        if (advert) {
          await expect(second).toContainText(advert.tittle)
          await expect(second).toContainText(advert.dec)
          await expect(second).toHaveAttribute('href', `/${advert.id}`)
          await expect(getPicture(second, add)).toHaveCount(1)
        }
        const tiles = links.slice(advert ? 1 : 0)
        expect(tiles).toHaveLength(SecondSection.length)
        for (const [index, { id, img, tittle }] of SecondSection.entries()) {
          await expect(tiles[index]!).toHaveAttribute('href', `/${id}`)
          await expect(tiles[index]!).toContainText(tittle)
          await expect(getPicture(tiles[index]!, img)).toHaveCount(1)
        }
        const names = getProducts(CATALOGUE, entry).map(({ discription }) => discription)
        await expect(place.getByRole('article').getByRole('heading')).toHaveText(names)
      }
    },
  )

test(
  'home is the entry whose id is "/", with its products and its advert',
  { tag: ['@spec-2.28', '@spec-3.1', '@spec-3.5'] },
  async ({ page }) => {
    const [home] = getEntries(CATALOGUE, '/')
    await page.goto('/')
    await expect(findTitle(page)).toHaveText(home!.tittle)
    await expect(page.getByRole('main').getByText(home!.dec, { exact: true })).toBeVisible()
    for (const { discription } of getProducts(CATALOGUE, home!))
      await expect(page.getByRole('article').getByRole('heading', { name: discription, exact: true })).toBeVisible()
    const second = page.getByRole('region', { name: home!.advert!.tittle, exact: true })
    await expect(second).toContainText(home!.advert!.dec)
    await expect(second.getByRole('link')).toHaveAttribute('href', `/${home!.advert!.id}`)
    await expect(getPicture(second, home!.add)).toHaveCount(1)
  },
)

for (const id of LIST_IDS)
  test(
    `each card of ${id} shows what is written of its product`,
    {
      tag: [
        '@spec-1.5',
        '@spec-3.8',
        '@spec-3.9',
        '@spec-3.10',
        '@spec-3.11',
        '@spec-3.12',
        '@spec-3.13',
        '@spec-3.14',
      ],
    },
    async ({ page }) => {
      await page.goto(`/${id}`)
      const products = getEntries(CATALOGUE, id).flatMap((entry) => getProducts(CATALOGUE, entry))
      await expect(page.getByRole('article')).toHaveCount(products.length)
      for (const [index, product] of products.entries()) {
        const { slug, img, discription, smalltittle, lastPrice, NewPrice, fromPrice, sku } = product
        const card = page.getByRole('article').nth(index)
        await expect(card.locator('img')).toHaveAttribute('src', new RegExp(`/pictures/${img}[-.]`))
        const name = card.getByRole('heading').getByRole('link', { name: discription, exact: true })
        await expect(name).toHaveAttribute('href', `/detail/${slug}`)
        await expect(card.getByRole('paragraph').first()).toHaveText(smalltittle)
        const [main, beside] = ['inc.VAT', 'ex.VAT'].map((label) =>
          card.getByRole('paragraph').filter({ hasText: label }),
        )
        await expect(main!).toHaveText(`${NewPrice} inc.VAT`)
        await expect(beside!).toHaveText(`${fromPrice} ex.VAT`)
        const sizes = [
          await readSize(main!.getByText(formatAmount(NewPrice))),
          await readSize(beside!.getByText(formatAmount(fromPrice))),
        ]
        expect(sizes[0], `${NewPrice} is the main price`).toBeGreaterThan(sizes[1]!)
        await expect(card.getByText(/\bwas\b/)).toHaveCount(lastPrice === '' ? 0 : 1)
        await expect(card.getByText('£')).toHaveCount(lastPrice === '' ? 2 : 3)
        if (lastPrice !== '') {
          await expect(card.getByText(lastPrice, { exact: true })).toHaveCSS('text-decoration-line', 'line-through')
          await expect(card).toContainText(`was ${lastPrice}`)
        }
        await expect(card.getByText(/^SKU/)).toHaveText(sku === '' ? [] : [`SKU ${sku}`])
      }
    },
  )

test(
  'a detail labels each of its two prices once, and leaves an empty SKU out',
  { tag: ['@spec-3.13', '@spec-3.14', '@spec-3.21'] },
  async ({ page }) => {
    const [withoutSku] = CATALOGUE.products.filter(({ sku }) => sku === '')
    const [withFrom] = CATALOGUE.products.filter(({ NewPrice }) => NewPrice.startsWith('From'))
    for (const { slug, NewPrice, fromPrice, sku } of [withoutSku!, withFrom!]) {
      await page.goto(`/detail/${slug}`)
      const place = page.getByRole('region', { name: 'Price and order' })
      await expect(place.getByRole('paragraph').filter({ hasText: 'inc.VAT' })).toHaveText(`${NewPrice} inc.VAT`)
      await expect(place.getByRole('paragraph').filter({ hasText: 'ex.VAT' })).toHaveText(`${fromPrice} ex.VAT`)
      if (sku === '') await expect(place.getByText('SKU')).toHaveCount(0)
    }
  },
)

test(
  'the second entry of pulse_oximeters carries stethoscopes, from £299.99, which was £335.99',
  { tag: ['@spec-3.23', '@spec-3.24'] },
  async ({ page }) => {
    const [, second] = getEntries(CATALOGUE, 'pulse_oximeters')
    await page.goto('/pulse_oximeters')
    const cards = page.getByRole('region', { name: second!.tittle, exact: true }).getByRole('article')
    await expect(cards.filter({ hasText: /stethoscope/i })).toHaveCount(second!.product.length)
    await expect(cards.first().getByRole('paragraph').filter({ hasText: 'inc.VAT' })).toHaveText('£299.99 inc.VAT')
    await expect(cards.first().getByText('£335.99')).toHaveCSS('text-decoration-line', 'line-through')
  },
)

test(
  'each category has its own route, which answers everybody at once, with its title and its products in the file',
  { tag: ['@spec-0.3', '@spec-2.15', '@spec-3.1', '@spec-6.3'] },
  async ({ request }) => {
    for (const id of GROUPS.flatMap(({ categories }) => categories)) {
      const response = await request.get(`/${id}`, { maxRedirects: 0 })
      expect(response.status(), id).toBe(200)
      const html = await response.text()
      const [{ tittle, product }] = getEntries(CATALOGUE, id) as [(typeof CATALOGUE.entries)[number]]
      expect(html, id).toMatch(new RegExp(`<h1[^>]*>${tittle.replace('&', '&amp;')}</h1>`))
      expect(html.split('<article').length - 1, id).toBeGreaterThanOrEqual(Math.min(product.length, 24))
    }
  },
)

test(
  'a move to another category shows that one’s entries and nothing of the last, by Back and Forward too',
  { tag: ['@spec-4.2', '@spec-4.3'] },
  async ({ page }) => {
    await visit(page, '/bins')
    await expectCategory(page, 'bins')
    for (const [name, id] of [
      ['Dresses', 'dresses'],
      ['Pulse oximeters', 'pulse_oximeters'],
      ['3M', '3m'],
    ] as const) {
      await getFooterLink(page, name).click()
      await expectCategory(page, id)
    }
    await page.goBack()
    await expectCategory(page, 'pulse_oximeters')
    await page.goForward()
    await expectCategory(page, '3m')
  },
)

test(
  'until the data of a category is here the page before it stays whole',
  { tag: ['@spec-2.30', '@spec-4.1'] },
  async ({ page }) => {
    const { release } = await holdData(page, '/bins')
    const { release: answer } = await hold(page, '**/dresses')
    await page.goto('/bins')
    // Playwright looks at no page that is about to be left: the page tells what it shows.
    const shown = await getFooterLink(page, 'Dresses').evaluate(async (link: HTMLElement) => {
      const read = () => document.querySelector('main')!.textContent
      const before = read()
      link.click()
      await new Promise((resolve) => setTimeout(resolve, 300))
      return { before, now: read() }
    })
    expect(shown.before).toContain('Clinical bins and waste sacks')
    expect(shown.now).toBe(shown.before)
    answer()
    release()
    await expectCategory(page, 'dresses')
  },
)
