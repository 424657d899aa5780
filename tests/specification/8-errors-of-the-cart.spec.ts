import type { Page } from '@playwright/test'
import { findAdd, findBadge, findTitle } from '../controls.ts'
import { OTHER, PLAIN } from '../examples.ts'
import { visit } from '../visit.ts'
import { expect, test } from '../test.ts'
import { keep } from './keep.ts'
import { readTexts } from '../texts.ts'

const getNotice = (page: Page, text: string) => page.getByRole('status').getByText(text)

for (const text of ['', '{', 'null', '[1]', '{"version":0,"lines":[]}', '{"version":1,"lines":{}}']) {
  test(`§8 Error messages, above that floor: a kept cart of ${text || 'nothing'} cannot be read, and is not thrown away`, async ({
    page,
  }) => {
    await keep(page, 'cart', text)
    await visit(page, PLAIN.list)
    await expect(getNotice(page, 'Your saved cart could not be read.')).toBeVisible()
    await findAdd(page, PLAIN).click()
    await expect(findBadge(page)).toHaveText('1 item')
    expect(Object.values(await readTexts(page))).toContain(text)
  })
}

test('§8 Error messages, above that floor: a line that cannot be read is counted, the good ones stay', async ({
  page,
}) => {
  const good = { slug: PLAIN.slug, options: {}, quantity: 2 }
  const lines = [{ ...good, quantity: -1 }, good, { slug: 7 }, null]
  await keep(page, 'cart', JSON.stringify({ version: 1, lines }))
  await visit(page, '/cart')
  await expect(getNotice(page, '3 lines of your saved cart could not be read and were left out.')).toBeVisible()
  await expect(findTitle(page)).toHaveText('Cart 2 items in 1 line')
})

test('§8 Error states, above that floor: a product that has left the catalogue is named and not counted', async ({
  page,
}) => {
  const lines = [PLAIN.slug, 'sold-no-more'].map((slug) => ({ slug, options: {}, quantity: 1 }))
  await keep(page, 'cart', JSON.stringify({ version: 1, lines }))
  await visit(page, '/cart')
  const gone = page.getByRole('listitem').filter({ hasText: 'No longer sold' })
  await expect(gone).toContainText('It is not counted in the total.')
  await expect(page.getByRole('region', { name: 'Totals' })).toContainText(/£59\.99\s*inc\.VAT/)
  await gone.getByRole('button', { name: /^Remove/ }).click()
  await expect(gone).toHaveCount(0)
})

for (const [what, refuse] of [
  [
    'is full',
    () => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    },
  ],
  [
    'is blocked',
    () => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
      IDBFactory.prototype.open = () => {
        throw new DOMException('blocked', 'SecurityError')
      }
    },
  ],
] as const) {
  test(`§8 Error states, above that floor: the cart lives on where storage ${what}, and the visitor is told once`, async ({
    page,
  }) => {
    await page.addInitScript(refuse)
    await visit(page, PLAIN.list)
    await findAdd(page, PLAIN).click()
    await expect(getNotice(page, 'This browser is not letting the shop keep what you change')).toBeVisible()
    await findAdd(page, OTHER).click()
    await expect(getNotice(page, 'Added to your cart')).toBeVisible()
    await expect(findBadge(page)).toHaveText('2 items')
    await findBadge(page).click()
    await expect(findTitle(page)).toHaveText('Cart 2 items in 2 lines')
  })
}
