import type { Locator, Page } from '@playwright/test'
import type { ProductRecord } from '@shop/core/catalogue/schema.ts'
import { PAGE_SIZE } from '@shop/core/listing/pages.ts'
import { findTitle } from '../controls.ts'
import { expect, test } from '../test.ts'
import { getEntries, getProducts, readCatalogue, readGroups } from './readCatalogue.ts'

const CATALOGUE = readCatalogue('shops/penhallow')
/** With an advert and without, with products and without, with one entry and with two. */
const CATEGORY_IDS = ['3m', 'littmann-diagnostic', 'aid_for_ukraine', 'pulse_oximeters']
/** Lists with old prices, "From" prices, options and an empty SKU among them. */
const LIST_IDS = ['blood-pressure-monitors', 'accessories', 'pulse_oximeters']

const getPicture = (place: Locator, name: string) => place.locator(`img[src*="/pictures/${name}"]`)
const formatAmount = (text: string) => text.replace('From ', '')

/** Opens categories one after the other and looks at each entry beside the part of the page that shows it. */
async function forEachEntry(page: Page, look: (place: Locator, entry: (typeof CATALOGUE.entries)[0]) => Promise<void>) {
  for (const id of CATEGORY_IDS) {
    await page.goto(`/${id}`)
    for (const entry of getEntries(CATALOGUE, id))
      await look(page.getByRole('region', { name: entry.tittle, exact: true }), entry)
  }
}

/** Opens lists one after the other and looks at each product beside its card. */
async function forEachCard(page: Page, look: (card: Locator, product: ProductRecord) => Promise<void>) {
  for (const id of LIST_IDS) {
    await page.goto(`/${id}`)
    const products = getEntries(CATALOGUE, id).flatMap((entry) => getProducts(CATALOGUE, entry))
    await expect(page.getByRole('article')).toHaveCount(products.length)
    for (const [index, product] of products.entries()) await look(page.getByRole('article').nth(index), product)
  }
}

test('§3 Category (fixed data): it is all in the page before any script runs', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! })
  const page = await context.newPage()
  await forEachEntry(page, async (place, { tittle, dec, product }) => {
    await expect(place.getByRole('heading', { name: tittle, exact: true })).toBeVisible()
    await expect(place.getByText(dec, { exact: true })).toBeVisible()
    await expect(place.getByRole('article')).toHaveCount(product.length)
  })
  await context.close()
})

for (const { tittle: group, categories } of readGroups('catalogue')) {
  test(`§3 Category: id: slug, also the route name (${group})`, async ({ page }) => {
    for (const id of categories) {
      const entries = getEntries(CATALOGUE, id)
      await page.goto(`/${id}`)
      await expect(findTitle(page)).toHaveText(entries[0]!.tittle)
      const count = entries.flatMap(({ product }) => product).length
      await expect(page.getByRole('article')).toHaveCount(Math.min(count, PAGE_SIZE))
      await expect(page).toHaveURL(`/${id}`)
    }
  })
}

test('§3 Category: id: home uses "/"', async ({ page }) => {
  const [home] = getEntries(CATALOGUE, '/')
  await page.goto('/')
  await expect(findTitle(page)).toHaveText(home!.tittle)
  await expect(page.getByRole('main').getByText(home!.dec, { exact: true })).toBeVisible()
  for (const product of getProducts(CATALOGUE, home!))
    await expect(
      page.getByRole('article').getByRole('heading', { name: product.discription, exact: true }),
    ).toBeVisible()
})

test('§3 Category: tittle: title (spelt so)', async ({ page }) => {
  await forEachEntry(page, async (place, { tittle }) => {
    await expect(place.getByRole('heading').first()).toHaveText(tittle)
  })
})

test('§3 Category: dec: description', async ({ page }) => {
  await forEachEntry(page, async (place, { dec }) => {
    await expect(place.getByText(dec, { exact: true })).toBeVisible()
  })
})

test('§3 Category: img: banner image', async ({ page }) => {
  await forEachEntry(page, async (place, { img }) => {
    const banner = place.locator('img').first()
    await expect(banner).toHaveAttribute('src', new RegExp(`/pictures/${img}[-.]`))
    await banner.scrollIntoViewIfNeeded()
    await expect.poll(() => banner.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  })
})

test('§3 Category: add: optional second banner image', async ({ page }) => {
  const withAdvert = CATALOGUE.entries.filter(({ id, add }) => add !== '' && id !== '/')
  expect(withAdvert.length).toBeGreaterThan(0)
  for (const { id, tittle, add, advert } of withAdvert) {
    await page.goto(`/${id}`)
    const second = page.getByRole('region', { name: tittle, exact: true }).getByRole('link').first()
    await expect(second).toHaveText(`${advert!.tittle} ${advert!.dec}`)
    await expect(second).toHaveAttribute('href', `/${advert!.id}`)
    await expect(getPicture(second, add)).toHaveCount(1)
  }
})

test('§3 Category: add: optional second banner image (home)', async ({ page }) => {
  const [{ add, advert } = { add: '' }] = getEntries(CATALOGUE, '/')
  await page.goto('/')
  const second = page.getByRole('region', { name: advert!.tittle, exact: true })
  await expect(second).toContainText(advert!.dec)
  await expect(second.getByRole('link')).toHaveAttribute('href', `/${advert!.id}`)
  await expect(getPicture(second, add)).toHaveCount(1)
})

test('§3 Category: add: (empty in some): there the tiles follow the banner at once', async ({ page }) => {
  const [entry] = getEntries(CATALOGUE, 'littmann-diagnostic')
  expect(entry!.add).toBe('')
  await page.goto(`/${entry!.id}`)
  const pictures = page.getByRole('main').locator('img')
  await expect(pictures.nth(0)).toHaveAttribute('src', new RegExp(`/pictures/${entry!.img}[-.]`))
  await expect(pictures.nth(1)).toHaveAttribute('src', new RegExp(`/pictures/${entry!.SecondSection[0]!.img}[-.]`))
})

test('§3 Category: SecondSection: list of tiles, each with id, img, tittle', async ({ page }) => {
  await forEachEntry(page, async (place, { SecondSection }) => {
    const tiles = place.getByRole('list').first().getByRole('link')
    await expect(tiles).toHaveCount(SecondSection.length)
    for (const [index, { id, img, tittle }] of SecondSection.entries()) {
      await expect(tiles.nth(index)).toHaveAttribute('href', `/${id}`)
      await expect(tiles.nth(index)).toContainText(tittle)
      await expect(getPicture(tiles.nth(index), img)).toHaveCount(1)
    }
  })
})

test('§3 Category: product: list of products', async ({ page }) => {
  await forEachEntry(page, async (place, entry) => {
    const names = getProducts(CATALOGUE, entry).map(({ discription }) => discription)
    await expect(place.getByRole('article').getByRole('heading')).toHaveText(names)
  })
})

test('§3 Product (card): img', async ({ page }) => {
  await forEachCard(page, async (card, { img }) => {
    await expect(card.locator('img')).toHaveAttribute('src', new RegExp(`/pictures/${img}[-.]`))
  })
})

test('§3 Product (card): discription: the product name', async ({ page }) => {
  await forEachCard(page, async (card, { discription, slug }) => {
    const name = card.getByRole('heading').getByRole('link', { name: discription, exact: true })
    await expect(name).toHaveAttribute('href', `/detail/${slug}`)
  })
})

test('§3 Product (card): smalltittle: brand or supplier/manufacturer label', async ({ page }) => {
  await forEachCard(page, async (card, { smalltittle }) => {
    await expect(card.getByRole('paragraph').first()).toHaveText(smalltittle)
  })
})

test('§3 Product (card): lastPrice: old price, shown struck through', async ({ page }) => {
  await forEachCard(page, async (card, { lastPrice }) => {
    if (lastPrice === '') return
    await expect(card.getByText(lastPrice, { exact: true })).toHaveCSS('text-decoration-line', 'line-through')
    await expect(card).toContainText(`was ${lastPrice}`)
  })
})

test('§3 Product (card): lastPrice: often empty: then nothing is struck through', async ({ page }) => {
  const withoutOld = CATALOGUE.products.filter(({ lastPrice }) => lastPrice === '')
  expect(withoutOld.length).toBeGreaterThan(CATALOGUE.products.length / 2)
  await forEachCard(page, async (card, { lastPrice }) => {
    await expect(card.getByText(/\bwas\b/)).toHaveCount(lastPrice === '' ? 0 : 1)
    await expect(card.getByText('£')).toHaveCount(lastPrice === '' ? 2 : 3)
  })
})

test('§3 Product (card): NewPrice: text such as "From £x"', async ({ page }) => {
  expect(CATALOGUE.products.filter(({ NewPrice }) => NewPrice.startsWith('From £')).length).toBeGreaterThan(10)
  await forEachCard(page, async (card, { NewPrice }) => {
    await expect(card.getByRole('paragraph').filter({ hasText: 'inc.VAT' })).toContainText(NewPrice)
  })
})

test('§3 Product (card): NewPrice: on lists it is a main price, the largest on the card', async ({ page }) => {
  const readSize = (text: Locator) => text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  await forEachCard(page, async (card, { NewPrice, fromPrice }) => {
    const amounts = { main: formatAmount(NewPrice), beside: formatAmount(fromPrice) }
    const main = await readSize(card.getByRole('paragraph').filter({ hasText: 'inc.VAT' }).getByText(amounts.main))
    const beside = await readSize(card.getByRole('paragraph').filter({ hasText: 'ex.VAT' }).getByText(amounts.beside))
    expect(main, NewPrice).toBeGreaterThan(beside)
  })
})

test('§3 Product (card): NewPrice: shown with the label inc.VAT on cards', async ({ page }) => {
  await forEachCard(page, async (card, { NewPrice }) => {
    await expect(card.getByRole('paragraph').filter({ hasText: 'inc.VAT' })).toHaveText(`${NewPrice} inc.VAT`)
  })
})

test('§3 Product (card): fromPrice: price text, with an ex.VAT suffix on lists', async ({ page }) => {
  await forEachCard(page, async (card, { fromPrice }) => {
    await expect(card.getByRole('paragraph').filter({ hasText: 'ex.VAT' })).toHaveText(`${fromPrice} ex.VAT`)
  })
})

test('§3 Product (card): fromPrice: inc.VAT on the detail page: each figure there keeps its one label', async ({
  page,
}) => {
  const products = LIST_IDS.map((id) => getProducts(CATALOGUE, getEntries(CATALOGUE, id)[0]!)[0]!)
  for (const { slug, NewPrice, fromPrice } of products) {
    await page.goto(`/detail/${slug}`)
    const prices = page.getByRole('region', { name: 'Price and order' }).getByRole('paragraph')
    await expect(prices.filter({ hasText: 'inc.VAT' })).toHaveText(`${NewPrice} inc.VAT`)
    await expect(prices.filter({ hasText: 'ex.VAT' })).toHaveText(`${fromPrice} ex.VAT`)
  }
})

test('§3 Product (card): sku: text', async ({ page }) => {
  await forEachCard(page, async (card, { sku }) => {
    await expect(card.getByText(/^SKU/)).toHaveText(sku === '' ? [] : [`SKU ${sku}`])
  })
})

test('§3 Product (card): sku: some empty: left out of the card and of the detail', async ({ page }) => {
  const withoutSku = CATALOGUE.products.filter(({ sku }) => sku === '')
  expect(withoutSku.length).toBeGreaterThan(0)
  for (const { slug, discription } of withoutSku) {
    await page.goto(`/detail/${slug}`)
    await expect(findTitle(page)).toHaveText(discription)
    await expect(page.getByRole('region', { name: 'Price and order' }).getByText('SKU')).toHaveCount(0)
  }
})

test('§3 Prices are strings in pounds, often prefixed "From"', () => {
  const texts = CATALOGUE.products.flatMap(({ NewPrice, fromPrice, lastPrice }) => [NewPrice, fromPrice, lastPrice])
  const stated = texts.filter((text) => text !== '')
  expect(stated.filter((text) => !/^(From )?£\d{1,3}(,\d{3})*\.\d{2}$/.test(text))).toEqual([])
  expect(stated.filter((text) => text.startsWith('From ')).length).toBeGreaterThan(20)
})
