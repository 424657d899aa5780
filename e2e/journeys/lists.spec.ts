import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import type { Page } from '@playwright/test'
import { findBadge } from '../controls.ts'
import { CHOICE, OTHER, PLAIN, WARD } from '../examples.ts'
import { buildFile, fillCart, keepLists, openWard } from '../steps.ts'
import { visit } from '../visit.ts'
import { findOverflow, readFocus } from '../measure.ts'
import { expect, test } from '../test.ts'

const findRows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
const findRow = (page: Page, title: string) => findRows(page).filter({ hasText: title })
const findPar = (page: Page, title: string) => page.getByRole('textbox', { name: `Par level of ${title}` })
const findOnHand = (page: Page, title: string) => page.getByRole('textbox', { name: `On hand of ${title}` })
const findUndo = (page: Page) => page.getByRole('button', { name: 'Undo' }).last()
const getTitle = (page: Page) => page.getByRole('heading', { level: 1 })

async function importFile(page: Page, name: string, content: string): Promise<void> {
  await page.getByLabel(/^Import/).setInputFiles(buildFile(name, content))
}

/** What the browser was given to keep, as text. */
async function download(page: Page, button: string): Promise<{ name: string; text: string }> {
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const file = await waiting
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') }
}

test.describe('lists', () => {
  test('a buyer saves the cart as a list, counts, and orders what is short in one step', async ({ page }) => {
    await fillCart(page)
    await page.getByRole('link', { name: 'Save as a list' }).click()
    await page.getByRole('textbox', { name: 'Name of the list' }).fill('Ward 3')
    await page.getByRole('button', { name: 'Save the cart as a list' }).click()
    await expect(getTitle(page)).toHaveText('Ward 3')
    await expect(findRows(page)).toHaveCount(2)
    await findPar(page, PLAIN.title).fill('5')
    await findOnHand(page, PLAIN.title).fill('2')
    await findOnHand(page, OTHER.title).fill('1')
    await expect(findRow(page, PLAIN.title)).toContainText('£179.97')
    await page.reload()
    await expect(findOnHand(page, PLAIN.title)).toHaveValue('2')
    await page.getByRole('button', { name: 'Order 1 line' }).click()
    await expect(findBadge(page)).toHaveText('5 items')
    await findUndo(page).click()
    await expect(findBadge(page)).toHaveText('2 items')
  })

  test('pieces are ordered in whole packs, and what is no longer sold stays and says so', async ({ page }) => {
    await openWard(page)
    const gloves = findRow(page, 'Nitrile')
    await expect(gloves.getByRole('cell').nth(2)).toContainText('8')
    await page.getByRole('combobox', { name: /^What is counted of .*Nitrile/i }).selectOption('packs')
    await expect(gloves.getByRole('cell').nth(2)).toContainText('750')
    await expect(findRow(page, 'sold-last-year')).toContainText('No longer sold')
    await expect(page.getByRole('button', { name: 'Order 3 lines' })).toBeVisible()
  })

  for (const typed of ['-1', '1.5', 'two', '1000000']) {
    test(`a count of "${typed}" is refused with its reason, and stays to be mended`, async ({ page }) => {
      await openWard(page)
      await findOnHand(page, PLAIN.title).fill(typed)
      await findOnHand(page, PLAIN.title).blur()
      await expect(findOnHand(page, PLAIN.title)).toHaveValue(typed)
      await expect(page.getByText('A whole number from 0 to 999999. It is still 1.')).toBeVisible()
      await findOnHand(page, PLAIN.title).fill('')
      await expect(findRow(page, PLAIN.title).getByRole('cell').nth(2)).toContainText('4')
    })
  }

  test('lists are made, renamed, deleted and brought back', async ({ page }) => {
    await visit(page, '/lists')
    await page.getByRole('button', { name: 'Make an empty list' }).click()
    await expect(page.getByRole('textbox', { name: 'Name of the list' })).toHaveAccessibleDescription(/Name the list/)
    await page.getByRole('textbox', { name: 'Name of the list' }).fill('Crash trolley')
    await page.getByRole('button', { name: 'Make an empty list' }).click()
    await expect(getTitle(page)).toHaveText('Crash trolley')
    await page.getByRole('combobox', { name: 'Code or barcode' }).fill('HEM-7155-E')
    await page.getByRole('textbox', { name: 'Par level', exact: true }).fill('3')
    await page.keyboard.press('Enter')
    await expect(findPar(page, PLAIN.title)).toHaveValue('3')
    await page.getByRole('button', { name: 'Rename' }).click()
    await page.getByRole('textbox', { name: 'Name of the list' }).fill('<b>Trolley</b> =1+1')
    await page.keyboard.press('Enter')
    await expect(getTitle(page)).toHaveText('<b>Trolley</b> =1+1')
    await page.getByRole('button', { name: 'Delete the list' }).click()
    await expect(page.getByText('There is no list on this device yet.')).toBeVisible()
    await findUndo(page).click()
    await page.getByRole('link', { name: '<b>Trolley</b> =1+1' }).click()
    await expect(findPar(page, PLAIN.title)).toHaveValue('3')
  })

  test('a product is put on a list from its own page, in the size that is chosen', async ({ page }) => {
    await keepLists(page, [WARD])
    await visit(page, `/detail/${CHOICE.slug}`)
    await page.getByRole('button', { name: 'Add to a list' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add to a list' })
    await dialog.getByRole('button', { name: 'Add to the list' }).click()
    await expect(dialog.getByRole('alert').getByRole('link')).toHaveText([
      'Choose a size',
      'Choose a length',
      'Choose a list',
    ])
    await dialog.getByRole('combobox', { name: 'Size' }).selectOption('L')
    await dialog.getByRole('combobox', { name: 'Length' }).selectOption('Tall')
    await dialog.getByRole('textbox', { name: 'Par level' }).fill('6')
    await dialog.getByRole('combobox', { name: 'List' }).selectOption('Ward 3')
    await dialog.getByRole('button', { name: 'Add to the list' }).click()
    await expect(dialog).toBeHidden()
    await visit(page, '/lists?list=ward')
    await expect(findRows(page)).toHaveCount(6)
    await expect(findPar(page, `${CHOICE.title}, Size L, Length Tall`)).toHaveValue('6')
  })

  test('with the keyboard alone a line goes down, keeps the focus, and is removed and brought back', async ({
    page,
  }) => {
    await openWard(page)
    await page.getByRole('button', { name: `Move down: ${PLAIN.title}` }).focus()
    await page.keyboard.press('Enter')
    await expect(findRows(page).first()).toContainText(OTHER.title)
    await expect.poll(() => readFocus(page)).toBe(`Move down: ${PLAIN.title}`)
    await expect(page.getByText(`${PLAIN.title} is line 2 of 5 now.`)).toBeAttached()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(findRows(page)).toHaveCount(4)
    await expect(findUndo(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(findRows(page).nth(1)).toContainText(PLAIN.title)
  })

  test('codes are typed one after the other: Enter leads back to the field, not to Undo', async ({ page }) => {
    await openWard(page)
    const code = page.getByRole('combobox', { name: 'Code or barcode' })
    await code.focus()
    await page.keyboard.type('1624W')
    await page.keyboard.press('Enter')
    await expect(findUndo(page)).toBeVisible()
    await page.keyboard.type('1626W')
    await page.keyboard.press('Enter')
    await expect(findRows(page)).toHaveCount(7)
    await expect(code).toBeFocused()
  })

  test('two tabs follow each other', async ({ page, context }) => {
    await openWard(page)
    const other = await context.newPage()
    await visit(other, '/lists?list=ward')
    await findPar(other, OTHER.title).fill('9')
    await expect(findPar(page, OTHER.title)).toHaveValue('9')
    await findOnHand(page, OTHER.title).fill('1')
    await expect(findOnHand(other, OTHER.title)).toHaveValue('1')
    await expect(findPar(other, OTHER.title)).toHaveValue('9')
  })

  test('on a phone everything fits, and the order is in reach', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openWard(page)
    expect(await findOverflow(page)).toEqual([])
    await expect(page.getByRole('button', { name: 'Order 3 lines' })).toBeInViewport()
  })

  test('on paper it is a sheet to count with: names, codes, par levels, and nothing to press', async ({ page }) => {
    await openWard(page)
    await page.emulateMedia({ media: 'print' })
    for (const text of [WARD.name, PLAIN.title, 'SKU HEM-7155-E', 'No longer sold', 'Par level', 'On hand'])
      await expect(page.getByText(text).filter({ visible: true }).first(), text).toBeVisible()
    for (const role of ['button', 'searchbox', 'img'] as const)
      await expect(page.getByRole(role).filter({ visible: true }), role).toHaveCount(0)
  })
})

test.describe('files of lists', () => {
  test('a list is exported as CSV and JSON, and both are read back without a change', async ({ page }) => {
    await openWard(page)
    const csv = await download(page, 'Export as CSV')
    expect(csv.name).toBe('ward-3.csv')
    const rows = parse(csv.text, { bom: true, columns: true }) as unknown as Record<string, string>[]
    expect(rows.map((row) => [row['Product ID'], row['Par level'], row['On hand'], row['Order']])).toEqual([
      [PLAIN.slug, '4', '1', '3'],
      [OTHER.slug, '2', '', '2'],
      [CHOICE.slug, '3', '3', '0'],
      ['sold-last-year', '3', '', '0'],
      ['penhallow-gloves-nitrile-blue-m', '1000', '250', '8'],
    ])
    const json = await download(page, 'Export as JSON')
    for (const { name, text } of [csv, json]) {
      await importFile(page, name, text)
      const dialog = page.getByRole('dialog', { name: 'What this file changes' })
      await expect(dialog).toContainText('Unchanged: 4 lines')
      await expect(dialog).toContainText('Not read: 1 line')
      await expect(dialog).toContainText('There is nothing to import.')
      await dialog.getByRole('button', { name: 'Cancel' }).click()
    }
  })

  test('an import says what is new and what changes, changes nothing before it is confirmed, and is taken back', async ({
    page,
  }) => {
    await openWard(page)
    const text = 'SKU;Par;Stock\nHEM-7155-E;9;2\nHEM-7121J-E;2;\n1624W;3;\nNOPE-1;1;\n'
    await importFile(page, 'count.csv', text)
    const dialog = page.getByRole('dialog', { name: 'What this file changes' })
    await expect(dialog).toContainText('New: 1 line')
    await expect(dialog).toContainText('par 4, 1 on hand → par 9, 2 on hand')
    await expect(dialog).toContainText('NOPE-1 is not in the catalogue.')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(findPar(page, PLAIN.title)).toHaveValue('4')

    await importFile(page, 'count.csv', text)
    await dialog.getByRole('checkbox', { name: /^Take the file’s numbers/ }).uncheck()
    await dialog.getByRole('button', { name: 'Import' }).click()
    await expect(findRows(page)).toHaveCount(6)
    await expect(findPar(page, PLAIN.title)).toHaveValue('4')
    await findUndo(page).click()
    await expect(findRows(page)).toHaveCount(5)

    await importFile(page, 'count.csv', text)
    await dialog.getByRole('button', { name: 'Import' }).click()
    await expect(findPar(page, PLAIN.title)).toHaveValue('9')
    await expect(findOnHand(page, PLAIN.title)).toHaveValue('2')
    await expect(findRows(page)).toHaveCount(6)
  })

  test('a file of all lists makes them on another device', async ({ page, browser, baseURL }) => {
    await keepLists(page, [WARD, { id: 'trolley', name: 'Crash trolley', lines: WARD.lines.slice(0, 1) }])
    await visit(page, '/lists')
    const { name, text } = await download(page, 'Export all lists (JSON)')
    const other = await (await browser.newContext({ baseURL: baseURL! })).newPage()
    await visit(other, '/lists')
    await importFile(other, name, text)
    await other.getByRole('button', { name: 'Import', exact: true }).click()
    await expect(other.getByRole('link', { name: 'Crash trolley' })).toBeVisible()
    await other.getByRole('link', { name: 'Ward 3' }).click()
    await expect(findRows(other)).toHaveCount(4)
  })

  for (const { content, reason } of [
    { content: '{"version":1,"lists":[{"na', reason: 'it begins as JSON and breaks off' },
    { content: '{"version":9,"lists":[]}', reason: 'newer version of the shop' },
    { content: 'PK\u0003\u0004', reason: 'spreadsheet or a zip file' },
    { content: ' \n', reason: 'empty' },
  ]) {
    test(`a file that is no list is refused: ${reason}`, async ({ page }) => {
      await openWard(page)
      await importFile(page, 'list.json', content)
      await expect(page.getByRole('alert').filter({ hasText: reason })).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
  }
})
