import type { Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { readFileSync } from 'node:fs'
import { CHOICE, OTHER, PLAIN, WARD } from '../examples.ts'
import { buildFile, keepLists, openWard } from '../steps.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'
import { findOnHand, findParText, findRows, findUndo } from './lists.ts'

async function importFile(page: Page, name: string, content: string): Promise<void> {
  await page.getByLabel(/^Import/).setInputFiles(buildFile(name, content))
}

/** The downloaded file, as text. */
async function download(page: Page, button: string): Promise<{ name: string; text: string }> {
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const file = await waiting
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') }
}

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
    expect(new Set(rows.map((row) => row['Demonstration']))).toEqual(new Set(['prices and codes are stand-ins']))
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

  test('an import says what is new and what changes, changes nothing before it is confirmed, and can be undone', async ({
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
    await expect(findParText(page, PLAIN.title)).toHaveText('4')

    await importFile(page, 'count.csv', text)
    await dialog.getByRole('checkbox', { name: /^Use the file’s numbers/ }).uncheck()
    await dialog.getByRole('button', { name: 'Import' }).click()
    await expect(findRows(page)).toHaveCount(6)
    await expect(findParText(page, PLAIN.title)).toHaveText('4')
    await findUndo(page).click()
    await expect(findRows(page)).toHaveCount(5)

    await importFile(page, 'count.csv', text)
    await dialog.getByRole('button', { name: 'Import' }).click()
    await expect(findParText(page, PLAIN.title)).toHaveText('9')
    await expect(findOnHand(page, PLAIN.title)).toHaveValue('2')
    await expect(findRows(page)).toHaveCount(6)
  })

  test('a file of all lists recreates them on another device', async ({ page, browser, baseURL }) => {
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
    { content: '{"version":1,"lists":[{"na', reason: 'the JSON in it is incomplete' },
    { content: '{"version":9,"lists":[]}', reason: 'newer version of the shop' },
    { content: 'PK\u0003\u0004', reason: 'spreadsheet or a zip file' },
    { content: ' \n', reason: 'empty' },
  ]) {
    test(`a file that is not a list is refused: ${reason}`, async ({ page }) => {
      await openWard(page)
      await importFile(page, 'list.json', content)
      await expect(page.getByRole('alert').filter({ hasText: reason })).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
  }
})
