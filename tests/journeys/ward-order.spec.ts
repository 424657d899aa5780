/** The whole way of an order, from a pasted column of codes to a document, over two people's browsers. */
import type { Page } from '@playwright/test'
import { findBadge, findTitle } from '../controls.ts'
import { makeDocument } from '../steps.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'
import { watchPage } from '../watchPage.ts'
import { findRows } from './lists.ts'
import { formatPounds } from './order.ts'
import {
  download,
  type OrderFacts,
  printPdf,
  readCsv,
  readPdf,
  readPrinted,
  readText,
  readXlsx,
  readXml,
} from './orderFiles.ts'
import { readLink } from './readLink.ts'
import { sumUp, sumUpOrder, type Ward, WARDS } from './wardOrder.ts'

const countItems = ({ lines }: OrderFacts) => lines.reduce((sum, { quantity }) => sum + quantity, 0)
const describe = (facts: OrderFacts) => {
  const { length } = facts.lines
  return `${countItems(facts)} items in ${length} ${length === 1 ? 'line' : 'lines'}`
}

async function paste(page: Page, text: string): Promise<void> {
  await visit(page, 'quick-order')
  await page.getByRole('textbox', { name: 'Paste lines' }).fill(text)
  await page.getByRole('button', { name: 'Read these lines' }).click()
}

async function openCart(page: Page, facts: OrderFacts): Promise<void> {
  await expect(findBadge(page)).toHaveText(`${countItems(facts)} items`)
  await page.getByRole('link', { name: 'Go to the cart' }).click()
  await expect(findTitle(page)).toContainText(describe(facts))
  for (const pence of [facts.totalInc, facts.totalEx])
    await expect(page.getByRole('main').getByText(formatPounds(pence)).first()).toBeVisible()
}

/** Pastes the ward's lines, fixes what was wrong with three of them, and has all in the cart. */
async function orderQuickly(page: Page, { text, wrong, wanted }: Ward): Promise<void> {
  await paste(page, text)
  const count = text.split('\n').length
  await expect(page.getByRole('heading', { level: 2, name: `${count} lines` })).toContainText(`${wrong.length} to fix`)
  await expect(page.getByRole('button', { name: `Add ${count - wrong.length} lines to the cart` })).toBeVisible()
  for (const { place, fix } of wrong) {
    const code = page.getByRole('textbox', { name: `Code of line ${place}`, exact: true })
    await fix(page, page.getByRole('listitem').filter({ has: code }))
  }
  await expect(findBadge(page)).toHaveText('0 items')
  await page.getByRole('button', { name: `Add ${count} lines to the cart` }).click()
  await expect(page.getByText(`${count} lines are in your cart now.`)).toBeFocused()
  await openCart(page, sumUp(wanted))
}

/** Saves the open cart as a list, and finds every line there with what was ordered as its par level. */
async function saveAsList(page: Page, { lines }: OrderFacts): Promise<void> {
  await page.getByRole('link', { name: 'Save as a list' }).click()
  await page.getByRole('textbox', { name: 'List name' }).fill('Ward 3')
  await page.getByRole('button', { name: 'Save the cart as a list' }).click()
  await expect(findTitle(page)).toHaveText('Ward 3')
  await expect(findRows(page)).toHaveCount(lines.length)
  const pars = await findRows(page).evaluateAll((rows: HTMLTableRowElement[]) =>
    rows.map(({ cells }) => Number.parseInt(cells[1]!.textContent)),
  )
  expect(pars).toEqual(lines.map(({ quantity }) => quantity))
}

/** On paper a long code or title goes on below its row, so its beginning is compared. */
function expectPrinted(sheets: readonly string[] | undefined, facts: OrderFacts): void {
  // Without pdftotext nothing on this machine reads a PDF; order.spec.ts reads what would be printed.
  if (!sheets) return
  const printed = readPrinted(sheets)
  expect(printed).toEqual({
    ...facts,
    lines: facts.lines.map(({ sku, title, ...numbers }, index) => {
      const { skuStart = sku, titleStart = title } = printed.lines[index] ?? {}
      return {
        ...numbers,
        number: index + 1,
        skuStart: sku.startsWith(skuStart) ? skuStart : sku,
        titleStart: title.startsWith(titleStart) ? titleStart : title,
      }
    }),
  })
}

for (const ward of WARDS) {
  test.describe(ward.name, () => {
    test.use({ baseURL: ward.baseURL })

    test('a pasted order of 40 lines is fixed, kept, sent, merged, and says the same in every file', async ({
      page,
      browser,
    }, testInfo) => {
      await orderQuickly(page, ward)
      await saveAsList(page, sumUp(ward.wanted))
      await visit(page, 'cart')
      const link = await readLink(page)

      const context = await browser.newContext({
        baseURL: ward.baseURL,
        permissions: ['clipboard-read', 'clipboard-write'],
      })
      const other = await context.newPage()
      const problems = watchPage(other, new URL(ward.baseURL).origin)
      await paste(other, `${ward.own.product.sku} ${ward.own.quantity}`)
      await other.getByRole('button', { name: 'Add 1 line to the cart' }).click()
      await openCart(other, sumUp([ward.own]))
      await visit(other, link)
      await expect(findTitle(other)).toHaveText('A cart for you')
      await other.getByRole('button', { name: 'Merge with my cart' }).click()
      const facts = sumUpOrder([ward.own, ...ward.wanted])
      await expect(findTitle(other)).toContainText(describe(facts))

      await other.getByRole('link', { name: 'Make an order document' }).click()
      if (ward.hasPeppol) await other.getByText('Peppol identifiers').click()
      await makeDocument(other, ward.words)

      expect(readCsv((await download(other, 'Save as CSV')).file)).toEqual(facts)
      expect(await readXlsx((await download(other, 'Save as Excel')).file)).toEqual(facts)
      await other.getByRole('button', { name: 'Copy as text' }).click()
      await expect(other.getByRole('status').getByText('copied as text')).toBeVisible()
      expect(readText(await other.evaluate(() => navigator.clipboard.readText()))).toEqual(facts)
      await expect(other.getByRole('button', { name: 'Save as Peppol XML' })).toHaveCount(ward.hasPeppol ? 1 : 0)
      if (ward.hasPeppol)
        expect(await readXml(other, (await download(other, 'Save as Peppol XML')).file)).toEqual({
          ...facts,
          lines: facts.lines.map(({ sku, title, quantity, lineEx }) => ({ sku, title, quantity, lineEx })),
        })
      for (const format of ['A4', 'Letter'] as const)
        expectPrinted(readPdf(await printPdf(other, testInfo, format)), facts)
      expect(problems).toEqual([])
      await context.close()
    })
  })
}
