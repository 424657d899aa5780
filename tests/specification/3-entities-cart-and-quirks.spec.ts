import type { Page } from '@playwright/test'
import { findAdd, findBadge, findTitle } from '../controls.ts'
import { OTHER, PLAIN } from '../examples.ts'
import { visit } from '../visit.ts'
import { SHOPS } from '../shops.ts'
import { expect, test } from '../test.ts'
import { getEntries, getProducts, readCatalogue } from './readCatalogue.ts'
import { readKept } from './readKept.ts'

const CATALOGUE = readCatalogue('catalogue')
const QUIRKS = readCatalogue('shops/quirks')

const readStored = (page: Page) => page.evaluate(() => localStorage.getItem('detail'))

test('§3 Cart: a list of products held in shared client state', async ({ page }) => {
  await visit(page, PLAIN.list)
  await findAdd(page, OTHER).click()
  await findAdd(page, PLAIN).click()
  await findBadge(page).click()
  // The same page, not loaded again: list, header and cart look at one state.
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link')).toHaveText([
    OTHER.title,
    PLAIN.title,
  ])
  await page.getByRole('button', { name: `One more: Quantity of ${OTHER.title}` }).click()
  await expect(findBadge(page)).toHaveText('3 items')
})

/** What was viewed of late is kept under a key of its own. */
const VIEWED = 'recently-viewed'

test('§3 Cart: its length is the header badge count', async ({ page }) => {
  await visit(page, PLAIN.list)
  await expect(findBadge(page)).toHaveText('0 items')
  for (const [index, product] of [PLAIN, OTHER, PLAIN].entries()) {
    await findAdd(page, product)
      .or(page.getByRole('button', { name: `Added to cart: ${product.title}` }))
      .click()
    await expect(findBadge(page)).toHaveText(index === 0 ? '1 item' : `${index + 1} items`)
  }
})

test('§3 Cart: the only persisted thing is the selected product', async ({ page }) => {
  await visit(page, PLAIN.list)
  expect(await readKept(page)).toEqual({ disk: [], local: [], session: [], databases: [], cookies: [] })
  await page.getByRole('link', { name: PLAIN.title, exact: true }).click()
  await expect(findTitle(page)).toHaveText(PLAIN.title)
  // Above that floor (rulings), the device keeps what was viewed.
  expect(await readKept(page)).toEqual({ disk: [VIEWED], local: ['detail'], session: [], databases: [], cookies: [] })
})

test('§3 Cart: the only persisted thing … and, above that floor, the cart and a chosen theme', async ({ page }) => {
  await visit(page, PLAIN.list)
  await findAdd(page, PLAIN).click()
  await page.getByRole('banner').getByRole('combobox', { name: 'Theme' }).first().selectOption('Dark')
  await page.getByRole('link', { name: PLAIN.title, exact: true }).click()
  await expect(findTitle(page)).toHaveText(PLAIN.title)
  const kept = { disk: ['cart', VIEWED], local: ['detail', 'theme'] }
  expect(await readKept(page)).toEqual({ ...kept, session: [], databases: [], cookies: [] })
})

test('§3 Cart: the selected product, stored as the whole card serialised in JSON', async ({ page }) => {
  for (const { slug, img, discription, smalltittle, lastPrice, NewPrice, fromPrice, sku } of [
    CATALOGUE.products.find(({ lastPrice, NewPrice }) => lastPrice !== '' && !NewPrice.startsWith('From'))!,
    CATALOGUE.products.find(({ NewPrice }) => NewPrice.startsWith('From'))!,
    CATALOGUE.products.find(({ sku }) => sku === '')!,
  ]) {
    const { id } = CATALOGUE.entries.find((entry) => entry.id !== '/' && entry.product.includes(slug))!
    await visit(page, `/${id}`)
    await page.getByRole('link', { name: discription, exact: true }).click()
    await expect(findTitle(page)).toHaveText(discription)
    const card = { img, discription, smalltittle, lastPrice, NewPrice, fromPrice, sku }
    expect(JSON.parse((await readStored(page)) ?? '')).toMatchObject(card)
  }
})

test('§3 Cart: under one fixed local-storage key', async ({ page }) => {
  await visit(page, PLAIN.list)
  for (const { title } of [PLAIN, OTHER]) {
    await page.getByRole('link', { name: title, exact: true }).click()
    await expect(findTitle(page)).toHaveText(title)
    expect(await readKept(page)).toMatchObject({ disk: [VIEWED], local: ['detail'] })
    expect(await readStored(page)).toContain(title)
    await page.goBack()
  }
})

test('§3 A shared context holds a detail list and its setter, initially empty', async ({ page }) => {
  await visit(page, '/cart')
  await expect(findBadge(page)).toHaveText('0 items')
  await expect(findTitle(page)).toHaveText('Your cart is empty')
  await page.goto('/detail')
  await expect(findTitle(page)).toHaveText('Nothing selected yet')
})

test.describe('in a shop of quirks', () => {
  test.use({ baseURL: SHOPS.quirks.url })

  for (const { id, path, name } of [
    { id: 'pulse_oximeters', path: '/pulse_oximeters', name: 'Pulse oximeters' },
    { id: '/', path: '/', name: 'The whole shop' },
  ]) {
    test(`§3 Category: SecondSection: placeholders may be empty: those are not drawn (${path})`, async ({ page }) => {
      const tiles = getEntries(QUIRKS, id)[0]!.SecondSection
      const filled = tiles.filter((tile) => tile.id !== '')
      expect(filled.length).toBeLessThan(tiles.length)
      await page.goto(path)
      const items = page.getByRole('region', { name, exact: true }).getByRole('listitem')
      // Neither products nor filters.
      const drawn = items.filter({ hasNot: page.getByRole('article') }).filter({ hasNot: page.getByRole('button') })
      await expect(drawn).toHaveText(filled.map(({ tittle }) => new RegExp(`${tittle}$`)))
      await expect(drawn.getByRole('link')).toHaveCount(filled.length)
    })
  }

  test('§3 Data quirks: some categories repeat the same product several times', async ({ page }) => {
    const [entry] = getEntries(QUIRKS, 'pulse_oximeters')
    const names = getProducts(QUIRKS, entry!).map(({ discription }) => discription)
    expect(new Set(names).size).toBeLessThan(names.length)
    await visit(page, '/pulse_oximeters')
    const place = page.getByRole('region', { name: entry!.tittle, exact: true })
    await expect(place.getByRole('article').getByRole('heading')).toHaveText(names)
    await place
      .getByRole('button', { name: `Add to cart: ${names[0]}` })
      .last()
      .click()
    await expect(findBadge(page)).toHaveText('1 item')
  })

  test('§3 Data quirks: some products have empty sku, or one of spaces', async ({ page }) => {
    const withoutSku = QUIRKS.products.filter(({ sku }) => sku.trim() === '')
    expect(withoutSku.length).toBe(2)
    await page.goto('/pulse_oximeters')
    for (const { discription } of withoutSku) {
      const card = page.getByRole('article').filter({ hasText: discription })
      await expect(card).toContainText('inc.VAT')
      await expect(card.getByText('SKU')).toHaveCount(0)
    }
  })

  test('§3 Product (card): sku: many placeholder values: one code on two products does not make them one', async ({
    page,
  }) => {
    const shared = QUIRKS.products.filter(({ sku }) => sku === 'ST-1').map(({ discription }) => discription)
    expect(shared).toHaveLength(2)
    await visit(page, '/pulse_oximeters')
    for (const discription of shared)
      await page
        .getByRole('button', { name: `Add to cart: ${discription}`, exact: true })
        .first()
        .click()
    await findBadge(page).click()
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link')).toHaveText(shared)
  })

  for (const id of ['pulse_oximeters', '3m', 'Coast-X']) {
    test(`§3 Data quirks: some categories hold mismatched products: ${id}`, async ({ page }) => {
      const products = getEntries(QUIRKS, id).flatMap((entry) => getProducts(QUIRKS, entry))
      await page.goto(`/${id}`)
      await expect(page.getByRole('article').getByRole('heading')).toHaveText(
        products.map(({ discription }) => discription),
      )
    })
  }
})

for (const id of ['pulse_oximeters', '3m', 'coast', 'gojo']) {
  test(`§3 Data quirks: some categories hold mismatched products (${id}), sensible ones`, async ({ page }) => {
    const products = getEntries(CATALOGUE, id).flatMap((entry) => getProducts(CATALOGUE, entry))
    expect(new Set(products.map(({ smalltittle }) => smalltittle)).size).toBeGreaterThan(1)
    await page.goto(`/${id}`)
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(
      products.map(({ discription }) => discription),
    )
  })
}

for (const [name, url, catalogue] of [
  ['the real shop', SHOPS.main.url, CATALOGUE],
  ['the shop of quirks', SHOPS.quirks.url, QUIRKS],
] as const) {
  test.describe(`in ${name}`, () => {
    test.use({ baseURL: url })
    const [first, second] = getEntries(catalogue, 'pulse_oximeters')
    const stethoscopes = getProducts(catalogue, second!)

    test('§3 Data quirks: a duplicate pulse_oximeters id carries the stethoscope list', async ({ page }) => {
      await page.goto('/pulse_oximeters')
      const cards = page.getByRole('region', { name: second!.tittle, exact: true }).getByRole('article')
      await expect(cards.getByRole('heading')).toHaveText(stethoscopes.map(({ discription }) => discription))
      await expect(cards.filter({ hasText: /stethoscope/i })).toHaveCount(stethoscopes.length)
    })

    test('§3 Data quirks: priced £299.99 with old price £335.99', async ({ page }) => {
      await page.goto('/pulse_oximeters')
      const card = page.getByRole('region', { name: second!.tittle, exact: true }).getByRole('article').first()
      await expect(card.getByRole('paragraph').filter({ hasText: 'inc.VAT' })).toHaveText('£299.99 inc.VAT')
      await expect(card.getByText('£335.99')).toHaveCSS('text-decoration-line', 'line-through')
    })

    test('§3 Data quirks: the id lookup may return it together with the other entry', async ({ page }) => {
      await page.goto('/pulse_oximeters')
      await expect(findTitle(page)).toHaveText(first!.tittle)
      await expect(page.getByRole('main').getByRole('region')).toHaveCount(2)
      const places = page.getByRole('main').getByRole('region')
      await expect(places.nth(0)).toHaveAccessibleName(first!.tittle)
      await expect(places.nth(1)).toHaveAccessibleName(second!.tittle)
    })
  })
}
