import { parse } from 'csv-parse/sync'
import { readFileSync } from 'node:fs'
import { findAdd, findAddToCart, findBadge, findTitle } from '../controls.ts'
import { PLAIN } from '../examples.ts'
import { keepCart, keepLists, makeDocument } from '../steps.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'
import { findRow } from './lists.ts'
import { findSheet } from './order.ts'
import { download } from './orderFiles.ts'
import { findAddLines, findLine, findQuantity, open, paste } from './quickOrder.ts'
import { findButton, openCart, openShared } from './share.ts'

/** 32 tablets, sold by a pharmacy only. */
const PARACETAMOL = { slug: 'generic-paracetamol-500mg-tablets-32', title: 'Paracetamol 500 mg tablets, 32' }
/** 16 tablets of paracetamol on general sale. */
const PANADOL = { slug: 'panadol-advance-500mg-tablets-16', title: 'Panadol Advance 500 mg tablets, 16' }
const MOST = 'An order has at most 100 tablets or capsules that contain paracetamol'
const PART = 'Supplied by the pharmacy after its pharmacist’s questions'
const line = ({ slug }: { slug: string }, quantity: number) => ({ slug, options: {}, quantity })
const findField = (page: Parameters<typeof visit>[0], { title }: { title: string }) =>
  page.getByRole('textbox', { name: `Quantity of ${title}` })

test('more than 100 tablets are refused where they are asked for, and what was typed stays', async ({ page }) => {
  await visit(page, `/detail/${PARACETAMOL.slug}`)
  const order = page.getByRole('region', { name: 'Price and order' })
  await expect(order).toContainText('Minimum age 10 years')
  await findField(page, PARACETAMOL).fill('4')
  await expect(order).toContainText('The MHRA advises at most two packs at a time.')
  await findAddToCart(page).click()
  await expect(page.getByRole('alert')).toHaveText(`${MOST}: these are 128.`)
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(findField(page, PARACETAMOL)).toHaveValue('4')
  await expect(findBadge(page)).toHaveText('0 items')
  await findField(page, PARACETAMOL).fill('3')
  await findAddToCart(page).click()
  await expect(findBadge(page)).toHaveText('3 items')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('what is in the cart counts for a card and for a combination', async ({ page }) => {
  await keepCart(page, [line(PARACETAMOL, 3)])
  await visit(page, '/analgesics')
  await findAdd(page, PANADOL).click()
  await expect(
    page.getByText(`${PANADOL.title} was not added. ${MOST}: with these 16 there would be 112.`),
  ).toBeVisible()
  await findAdd(page, { title: 'Anadin Extra tablets, aspirin 300 mg with paracetamol, 16' }).click()
  await expect(page.getByText(/^Anadin Extra.* was not added\. .*contain paracetamol/)).toBeVisible()
  await expect(findBadge(page)).toHaveText('3 items')
  await findAdd(page, { title: 'Nurofen 200 mg tablets, 16' }).click()
  await expect(findBadge(page)).toHaveText('4 items')
})

test('in the cart a quantity is refused beside its field, and packs beyond two come with advice', async ({ page }) => {
  await keepCart(page, [line(PANADOL, 2), line(PARACETAMOL, 2)])
  await visit(page, '/cart')
  await expect(
    page.getByText('4 packs contain paracetamol. The MHRA advises at most two packs at a time.'),
  ).toBeVisible()
  await findField(page, PARACETAMOL).fill('3')
  await expect(page.getByText(`${MOST}: with these 96 there would be 128. It is still 2.`)).toBeVisible()
  await expect(findField(page, PARACETAMOL)).toHaveValue('3')
  await expect(findBadge(page)).toHaveText('4 items')
})

test('a cart that holds too much keeps its lines, and orders what it may', async ({ page }) => {
  await keepCart(page, [line(PARACETAMOL, 3), line(PANADOL, 2), line(PLAIN, 1)], [line(PANADOL, 1)])
  await visit(page, '/cart')
  const over = page.getByRole('listitem').filter({ has: findField(page, PANADOL) })
  await expect(over).toContainText(`${MOST}: with these 32 there would be 128. It is not in the order`)
  await expect(page.getByRole('region', { name: /^Saved for later/ })).toContainText('with these 16 there would be 112')
  await expect(page.getByRole('button', { name: /^Move to cart/ })).toHaveCount(0)
  await visit(page, '/order')
  await makeDocument(page)
  await expect(findSheet(page).getByRole('listitem')).toContainText(`2 × ${PANADOL.title}: ${MOST}`)
})

test('in the quick order, in a list and from a link', async ({ page }) => {
  await open(page)
  await paste(page, 'GEN-PAR500-32 4\nGEN-PAR500-32 2\nHAL-ANX-16 3')
  await expect(findLine(page, 1)).toContainText(`${MOST}: these are 128. It cannot be ordered.`)
  await expect(findQuantity(page, 1)).toHaveValue('4')
  await expect(findLine(page, 2)).toContainText('Minimum age 10 years')
  await expect(findLine(page, 3)).toContainText('with these 48 there would be 112')
  await findAddLines(page, '1 line').click()
  await expect(findBadge(page)).toHaveText('2 items')
  await expect(findLine(page, 1)).toContainText('with these 128 there would be 192')

  await keepLists(page, [{ id: 'home', name: 'Care home', lines: [{ slug: PARACETAMOL.slug, options: {}, par: 2 }] }])
  await visit(page, '/lists?list=home')
  await expect(findRow(page, PARACETAMOL.title)).toContainText('with these 64 there would be 128')
  await expect(page.getByRole('button', { name: 'Nothing to order' })).toBeVisible()

  await openCart(page, [line(PARACETAMOL, 2), line(PLAIN, 1)])
  await expect(page.getByRole('main')).toContainText(`Merging leaves out ${PARACETAMOL.title}. ${MOST}`)
  await findButton(page, 'Merge with my cart').click()
  await expect(findTitle(page)).toContainText('3 items in 2 lines')
})

test('the pharmacy’s medicines stand in a part of their own, in the cart, the document and its files', async ({
  page,
}) => {
  await keepCart(page, [line(PARACETAMOL, 1), line(PLAIN, 1)])
  await visit(page, '/cart')
  const headings = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(headings.nth(0)).toHaveText(PLAIN.title)
  await expect(headings.nth(1)).toHaveText(PART)
  await expect(headings.nth(2)).toHaveText(PARACETAMOL.title)
  await expect(page.getByText('Penhallow Pharmacy, registered premises 0000000')).toBeVisible()
  await visit(page, '/order')
  await makeDocument(page)
  const rows = findSheet(page).getByRole('table', { name: 'Lines of the order' }).getByRole('row')
  await expect(rows.nth(1)).toContainText(PLAIN.title)
  await expect(rows.nth(2)).toHaveText(PART)
  await expect(rows.nth(3)).toContainText(PARACETAMOL.title)
  await expect(findSheet(page)).toContainText('Superintendent pharmacist A. N. Example')
  const { file } = await download(page, 'Save as CSV')
  const csv = parse<Record<string, string>>(readFileSync(file), { bom: true, columns: true })
  expect(csv.slice(0, 2).map((row) => row['Supplied by'])).toEqual([
    '',
    'The pharmacy, after its pharmacist’s questions',
  ])
})

test('whoever is sent the pharmacy’s medicines sees them in a part of their own', async ({ page }) => {
  await openCart(page, [line(PARACETAMOL, 1), line(PLAIN, 1)])
  const headings = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(headings).toHaveText([PLAIN.title, PART, PARACETAMOL.title])
  await expect(page.getByText('Penhallow Pharmacy, registered premises 0000000')).toBeVisible()
  await openCart(page, [line(PANADOL, 1), line(PLAIN, 1)])
  await expect(headings).toHaveText([PANADOL.title, PLAIN.title])
  const par = ({ slug }: { slug: string }) => ({ slug, options: {}, par: 2 })
  await openShared(page, { kind: 'list', name: 'Ward 3', lines: [par(PARACETAMOL), par(PLAIN)] })
  await expect(headings).toHaveText([PLAIN.title, PART, PARACETAMOL.title])
})
