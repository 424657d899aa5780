import { buildShareFragment } from '@shop/core/share/fragment.ts'
import { findAddToCart, findBadge, findTitle } from '../controls.ts'
import { SHOPS } from '../shops.ts'
import { keepCart, keepLists, makeDocument } from '../steps.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'
import { findRow } from './lists.ts'
import { findSheet } from './order.ts'
import { findAddLines, findCode, findLine, open, paste } from './quickOrder.ts'

test.use({ baseURL: SHOPS.quirks.url })

const PLAIN = 'Plain fingertip oximeter'
const GONE = { slug: 'oximeter-discontinued', title: 'Oximeter that is sold no more', why: 'Discontinued.' }
const SUSPENDED = {
  slug: 'oximeter-suspended',
  title: 'Oximeter that is suspended',
  why: 'Suspended until 31 January 2099.',
}
const HELD = [
  GONE,
  SUSPENDED,
  { slug: 'oximeter-to-come', title: 'Oximeter that is yet to come', why: 'Available from 31 January 2099.' },
  {
    slug: 'cream-of-a-pharmacy',
    title: 'Cream that a pharmacy sells',
    why: 'Pharmacy medicine: only a registered pharmacy may sell it, and this shop names none.',
  },
]
const PHASED_OUT = { slug: 'oximeter-phased-out', title: 'Oximeter that is phased out' }
const line = ({ slug }: { slug: string }) => ({ slug, options: {}, quantity: 1 })

test('what cannot be ordered is shown, says why and has no button: on its card, its page and in the quick view', async ({
  page,
}) => {
  for (const { slug, title, why } of HELD) {
    await visit(page, '/statuses')
    const card = page.getByRole('article').filter({ hasText: title })
    await expect(card).toContainText(why)
    await expect(card.getByRole('button', { name: /^Add/ })).toHaveCount(0)
    await card.hover()
    await card.getByRole('button', { name: 'Quick view' }).click()
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog).toContainText(why)
    await expect(dialog.getByRole('button', { name: 'Add to Cart' })).toHaveCount(0)
    await visit(page, `/detail/${slug}`)
    await expect(page.getByRole('region', { name: 'Price and order' })).toContainText(why)
    await expect(findAddToCart(page)).toHaveCount(0)
  }
  await visit(page, `/compare?p=${GONE.slug}&p=${PHASED_OUT.slug}`)
  await expect(page.getByRole('table').getByText(GONE.why).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Add to cart|^Add/ }).filter({ hasText: 'to cart' })).toHaveCount(1)
})

test('what replaces it is one press away, and what is phased out can still be ordered', async ({ page }) => {
  await visit(page, '/statuses')
  await page
    .getByRole('article')
    .filter({ hasText: GONE.title })
    .getByRole('link', { name: `See ${PLAIN}` })
    .click()
  await expect(findTitle(page)).toHaveText(PLAIN)
  await visit(page, `/detail/${PHASED_OUT.slug}`)
  await expect(page.getByText('Being phased out.')).toBeVisible()
  await findAddToCart(page).click()
  await expect(findBadge(page)).toHaveText('1 item')
})

test('it is said without JavaScript too', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/statuses')
  for (const { why } of HELD) await expect(page.getByText(why)).toBeVisible()
  await context.close()
})

test('on its day a product can be ordered again, though the page was built before', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2099-01-31T08:00:00'))
  await visit(page, `/detail/${SUSPENDED.slug}`)
  await expect(findAddToCart(page)).toBeVisible()
  await expect(page.getByText(/Suspended/)).toHaveCount(0)
  await findAddToCart(page).click()
  await expect(findBadge(page)).toHaveText('1 item')
})

test('a line in the cart stays and says so, in no total and in no order', async ({ page }) => {
  await keepCart(page, [line(GONE), line({ slug: 'oximeter-plain' }), ...HELD.slice(1).map(line)])
  await visit(page, '/cart')
  for (const { title, why } of HELD)
    await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText(
      `${why} It is not in the order, nor in the total.`,
    )
  await expect(page.getByRole('region', { name: 'Totals' })).toContainText('£178.80')
  await visit(page, '/order')
  await makeDocument(page)
  const sheet = findSheet(page)
  await expect(sheet.getByRole('listitem')).toHaveText(
    HELD.map(({ title, why }) => `1 × ${title}: ${why.slice(0, -1)}`),
  )
  await expect(sheet.getByRole('table')).not.toContainText(GONE.title)
})

test('in the quick order a line says so, and what replaces it takes its place', async ({ page }) => {
  await open(page)
  await paste(page, 'HELD-1 3\nHELD-2\nOX-1')
  await expect(findLine(page, 1)).toContainText('Discontinued. It cannot be ordered.')
  await expect(findLine(page, 2)).toContainText(SUSPENDED.why)
  await expect(findAddLines(page, '1 line')).toBeVisible()
  await page.getByRole('button', { name: `Order ${PLAIN} instead` }).click()
  await expect(findCode(page, 1)).toHaveValue('OX-1')
  await findAddLines(page, '2 lines').click()
  await expect(findBadge(page)).toHaveText('4 items')
  await expect(findCode(page, 1)).toHaveValue('HELD-2')
})

test('in a list it stays and says so; from a link it is left out with the reason', async ({ page }) => {
  await keepLists(page, [{ id: 'ward', name: 'Ward 3', lines: [{ slug: GONE.slug, options: {}, par: 4 }] }])
  await visit(page, '/lists?list=ward')
  await expect(findRow(page, GONE.title)).toContainText(GONE.why)
  await expect(findRow(page, GONE.title).getByRole('link', { name: `See ${PLAIN}` })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Nothing to order' })).toBeVisible()
  const fragment = await buildShareFragment({ kind: 'cart', lines: [line(GONE), line({ slug: 'oximeter-plain' })] })
  await visit(page, `/shared#${fragment}`)
  await expect(page.getByRole('main')).toContainText(`${GONE.title}: Discontinued. See ${PLAIN}`)
  await page.getByRole('button', { name: 'Add to my cart' }).click()
  await expect(findBadge(page)).toHaveText('1 item')
})
