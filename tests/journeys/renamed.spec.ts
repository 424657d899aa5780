import { findProduct } from '@shop/core/catalogue/catalogue.ts'
import { formatMain } from '@shop/core/stored/kind.ts'
import { createSlugListKind } from '@shop/core/stored/slugList.ts'
import { loadShop } from '@shop/shop-files/load/loadCatalogue.ts'
import { findTitle } from '../controls.ts'
import { CARD } from '../examples.ts'
import { SHOPS } from '../shops.ts'
import { keepCart, keepLists, readKept } from '../steps.ts'
import { expect, test } from '../test.ts'
import { writeText } from '../texts.ts'
import { visit } from '../visit.ts'
import { findParText, findRows } from './lists.ts'

test.use({ baseURL: SHOPS.quirks.url })

const findSlug = (slug: string) => findProduct(loadShop('shops/quirks').catalogue, slug)!
/** Products of the quirks that had other slugs before (shops/quirks/moved.json). */
const [PLAIN, OLD_PLAIN] = [findSlug('oximeter-plain'), 'oximeter-simple']
const [TENS, OLD_TENS] = [findSlug('sold-in-tens'), 'tens']
const SUCCEEDED = 'oximeter-old'
const line = (slug: string, quantity: number) => ({ slug, options: {}, quantity })

test('a cart from before a product was renamed shows it, with what was added since, and keeps it under its new name', async ({
  page,
}) => {
  await keepCart(page, [line(OLD_PLAIN, 2), line(PLAIN.slug, 1)], [line(OLD_TENS, 10)])
  await visit(page, '/cart')
  await expect(findTitle(page)).toContainText('3 items in 1 line')
  await expect(page.getByRole('link', { name: PLAIN.title })).toHaveAttribute('href', `/detail/${PLAIN.slug}`)
  await expect(page.getByRole('main')).toContainText(TENS.title)
  await expect(page.getByRole('main')).not.toContainText(/no longer/i)
  await page.getByRole('button', { name: new RegExp(`^One more.*${PLAIN.title}`) }).click()
  await expect(findTitle(page)).toContainText('4 items in 1 line')
  const kept = JSON.parse((await readKept(page))['cart']!) as unknown
  expect(kept).toMatchObject({ lines: [line(PLAIN.slug, 4)], saved: [line(TENS.slug, 10)] })
  await page.reload()
  await expect(findTitle(page)).toContainText('4 items in 1 line')
})

test('what only took the place of another product is not ordered instead of it', async ({ page }) => {
  await keepCart(page, [line(SUCCEEDED, 2)])
  await visit(page, '/cart')
  await expect(page.getByRole('main')).toContainText(/no longer/i)
})

test('a ward list and a comparison from before show it', async ({ page }) => {
  const lines = [OLD_PLAIN, OLD_TENS].map((slug) => ({ slug, options: {}, par: 40 }))
  await keepLists(page, [{ id: 'ward', name: 'Ward 3', lines }])
  await visit(page, '/login')
  await writeText(page, 'compared', formatMain(createSlugListKind(4), [OLD_PLAIN, 'stethoscope-299']))
  await visit(page, '/lists?list=ward')
  await expect(findRows(page)).toHaveCount(2)
  for (const { title } of [PLAIN, TENS]) await expect(findParText(page, title)).toHaveText(/^40\b/)
  await expect(page.getByRole('main')).not.toContainText(/no longer/i)
  await visit(page, '/pulse_oximeters')
  await expect(page.getByRole('button', { name: `Compare ${PLAIN.title}` }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await visit(page, `/compare?p=${OLD_PLAIN}&p=${PLAIN.slug}&p=oximeter-no-sku`)
  await expect(findTitle(page)).toHaveText('Compare 2 products')
})

test('the product that was opened last is shown under its new name', async ({ page }) => {
  await page.addInitScript((text) => localStorage.setItem('detail', text), JSON.stringify({ ...CARD, slug: OLD_PLAIN }))
  await visit(page, '/detail')
  await expect(findTitle(page)).toHaveText(PLAIN.title)
})
