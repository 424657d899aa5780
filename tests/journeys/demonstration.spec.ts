import { FIXED_PATHS } from '@shop/core/page/pages.ts'
import { PLAIN } from '../examples.ts'
import { SHOPS } from '../shops.ts'
import { fillCart, makeDocument, openWard } from '../steps.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'
import { findSheet } from './order.ts'

const WORDS = 'Demonstration: prices and codes are stand-ins.'

test('every page of a demonstration says so, as it comes', async ({ request }) => {
  for (const path of [
    ...Object.values(FIXED_PATHS),
    PLAIN.list,
    `/detail/${PLAIN.slug}`,
    '/group/disposables',
    '/terms',
  ])
    expect(await (await request.get(path)).text(), path).toContain(WORDS)
})

test('so does every paper: the cart, a list, the order and the declaration', async ({ page }) => {
  await fillCart(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(WORDS)).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await openWard(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(WORDS)).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await visit(page, '/order')
  await makeDocument(page)
  await page.evaluate(() => (window.print = () => undefined))
  await page.emulateMedia({ media: 'print' })
  await expect(findSheet(page).getByText(WORDS)).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'Print a blank declaration' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('article', { name: 'Declaration for VAT relief' }).getByText(WORDS)).toBeVisible()
})

test.describe('a shop that is none', () => {
  test.use({ baseURL: SHOPS.quirks.url })

  test('shows no such line', async ({ page }) => {
    await visit(page, '/')
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.getByText('stand-ins')).toHaveCount(0)
  })
})
