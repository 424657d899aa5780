import type { Locator } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { listVariants } from '@shop/core/catalogue/variants.ts'
import { loadShop } from '@shop/shop-files/load/loadCatalogue.ts'
import { findAddToCart, findChip } from '../controls.ts'
import { CHOICE } from '../examples.ts'
import { keepCart, makeDocument } from '../steps.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'
import { download } from './orderFiles.ts'
import { ask, findOptions } from './searchField.ts'
import { openShared } from './share.ts'

/** A product whose widths have codes and prices of their own. */
const COBAN = '3m-coban-self-adherent-wrap'
const LINE = { slug: COBAN, options: { Size: '5 cm' }, quantity: 3 }

const { products } = loadShop().catalogue
const top = products.find(({ slug }) => slug === 'penhallow-scrub-top-navy')!.variants![2]!
const trousers = listVariants(products.find(({ slug }) => slug === 'penhallow-scrub-trousers-navy')!)[4]!
const gloves = products.find(({ outer }) => outer)!

test('choosing a size shows its code and its price, and the cart has both', async ({ page }) => {
  await visit(page, `/detail/${COBAN}`)
  const buy = page.getByRole('region', { name: 'Price and order' })
  await expect(buy).toContainText('From £2.82')
  await expect(buy).not.toContainText('SKU')
  await findChip(buy, 'Size', '5 cm').click()
  await expect(buy).toContainText('SKU 1582')
  await expect(buy).toContainText('£4.14 inc.VAT')
  await expect(buy).not.toContainText('From')
  await expect(page.getByText('Maker’s code')).toBeVisible()
  await findChip(buy, 'Size', '10 cm').click()
  await expect(buy).toContainText('SKU 1584')
  await buy.getByRole('button', { name: 'Add to Cart', exact: true }).click()
  await page.getByRole('link', { name: /^Cart/ }).first().click()
  const line = page.getByRole('listitem').filter({ hasText: 'Coban' })
  await expect(line).toContainText('SKU 1584')
  await expect(line).toContainText('£7.02 inc.VAT')
  await expect(page.getByRole('region', { name: 'Totals' })).not.toContainText('From')
})

test('the picture is of the chosen colour, and of another choice it says so', async ({ page }) => {
  await visit(page, '/detail/sunflower-pedal-bin-20l')
  const main = page.getByRole('main')
  const picture = main.locator('img').first()
  await expect(main.getByText('Shown: Yellow.')).toBeVisible()
  await findChip(page, 'Colour', 'Black').click()
  await expect(picture).toHaveAttribute('src', /pedal-bin-20l-black/)
  await expect(main.getByText('Shown:')).toHaveCount(0)
  await visit(page, `/detail/${COBAN}`)
  await findChip(page, 'Size', '5 cm').click()
  await expect(main.getByText('Shown: 7.5 cm.')).toBeVisible()
})

test('a size has its code and its price in the quick view too', async ({ page }) => {
  await visit(page, '/3m')
  await page.getByRole('button', { name: /^Quick view of Coban/ }).click()
  const dialog = page.getByRole('dialog')
  await findChip(dialog, 'Size', '2.5 cm').click()
  await expect(dialog).toContainText('SKU 1581')
  await expect(dialog).toContainText('Shown: 7.5 cm.')
})

test('quick order reads the code of a size, and its size can be corrected', async ({ page }) => {
  await visit(page, '/quick-order')
  await page.getByLabel('Code or barcode').fill('1583')
  await page.getByLabel('Code or barcode').press('Enter')
  const line = page.getByRole('listitem').filter({ hasText: 'Coban' })
  await expect(line.getByLabel('Size of line 1')).toHaveValue('7.5 cm')
  await expect(line).toContainText('£5.58')
  await line.getByLabel('Size of line 1').selectOption('5 cm')
  await expect(line.getByLabel('Code of line 1')).toHaveValue('1582')
  await expect(line).toContainText('£4.14')
})

test('a scanned label of a size orders it, and that of a case what is in the case', async ({ page }) => {
  await visit(page, '/quick-order')
  await page.getByLabel('Code or barcode').fill(top.gtin!)
  await page.getByLabel('Code or barcode').press('Enter')
  const first = page.getByRole('listitem').filter({ hasText: 'scrub top' })
  await expect(first.getByLabel('Size of line 1')).toHaveValue('M')
  await page.getByLabel('Code or barcode').fill(`(01)${gloves.outer!.gtin}(10)A1`)
  await page.getByLabel('Code or barcode').press('Enter')
  const second = page.getByRole('listitem').filter({ hasText: gloves.title })
  await expect(second).toContainText('This is the code of a case of 10')
  await expect(second).toContainText('10 × box of 100 = 1,000 gloves')
})

test('search finds the code of a size and says what it is', async ({ page }) => {
  await visit(page, '/search?q=1582')
  await expect(page.getByRole('main')).toContainText('Exact code: SKU 1582 is Coban')
  await expect(page.getByRole('main')).toContainText('Size 5 cm')
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('a suggestion for the code of a size opens the product with that size chosen', async ({ page }) => {
  await visit(page, '/')
  await ask(page, '1582')
  await expect(findOptions(page).first()).toContainText('Exact code')
  await findOptions(page).first().click()
  await expect(page).toHaveURL(`/detail/${COBAN}?code=1582`)
  const buy = page.getByRole('region', { name: 'Price and order' })
  await expect(buy.getByRole('radio', { name: '5 cm', exact: true })).toBeChecked()
  await expect(buy).toContainText('SKU 1582')
  await page.reload()
  await expect(buy.getByRole('radio', { name: '5 cm', exact: true })).toBeChecked()
  await findChip(buy, 'Size', '10 cm').click()
  await expect(buy).toContainText('SKU 1584')
})

test('so does a code with two choices, typed as one likes, and a barcode; an unknown code chooses nothing', async ({
  page,
}) => {
  const [size, length] = Object.values(trousers.chosen!.options)
  for (const code of [trousers.sku.toLowerCase().replaceAll('-', ' '), trousers.gtin!]) {
    await visit(page, `/detail/${trousers.slug}?code=${encodeURIComponent(code)}`)
    await expect(page.getByRole('group', { name: 'Size' }).getByRole('radio', { checked: true })).toHaveValue(size!)
    await expect(page.getByRole('group', { name: 'Length' }).getByRole('radio', { checked: true })).toHaveValue(length!)
  }
  await visit(page, `/detail/${trousers.slug}?code=none`)
  await expect(page.getByRole('group', { name: 'Size' })).toBeVisible()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
})

test('a cart that is sent has the code and the price of the size', async ({ page }) => {
  await openShared(page, { kind: 'cart', lines: [LINE] })
  const line = page.getByRole('listitem').filter({ hasText: 'Coban' })
  await expect(line).toContainText('SKU 1582')
  await expect(line).toContainText('£12.42 inc.VAT')
})

test('an order, and its file, have the code and the price of the size', async ({ page }) => {
  await keepCart(page, [{ ...LINE, price: { incPence: 1, exPence: 1 } }])
  await visit(page, '/order')
  await makeDocument(page)
  await expect(page.getByRole('row').filter({ hasText: '1582' })).toBeVisible()
  const { file } = await download(page, 'Save as CSV')
  const text = readFileSync(file, 'utf8')
  expect(text).toContain('1582')
  expect(text).toContain('Size 5 cm')
  expect(text).toContain('3.45')
})

test('a kept line with a size that does not exist is not ordered', async ({ page }) => {
  await keepCart(page, [{ ...LINE, options: { Size: '9 cm' } }])
  await visit(page, '/cart')
  await expect(page.getByRole('main')).toContainText('No longer sold')
  await expect(page.getByRole('main')).toContainText('Size 9 cm')
})

test('Add to Cart is in view on a desk, with two options to choose, and the facts stand beside the picture', async ({
  page,
}) => {
  await visit(page, `/detail/${CHOICE.slug}`)
  const box = async (found: Locator) => (await found.boundingBox())!
  const button = await box(findAddToCart(page))
  expect(button.y + button.height).toBeLessThanOrEqual(720)
  const picture = await box(page.getByRole('main').locator('img').first())
  const facts = await box(page.getByRole('main').getByRole('term').first())
  expect(facts.x).toBeGreaterThan(picture.x + picture.width)
  const views = await box(page.getByRole('list', { name: 'Views' }))
  expect(views.x + views.width).toBeLessThanOrEqual(picture.x)
})
