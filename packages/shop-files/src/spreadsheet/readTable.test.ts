import exceljs from 'exceljs'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readTable } from './readTable.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'spreadsheet-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function save(bytes: string | Uint8Array, name = 'goods.csv'): string {
  const file = path.join(folder, name)
  writeFileSync(file, bytes)
  return file
}

const WANTED = [{ line: 2, cells: { sku: '0012', name: 'Größe, 10 £' } }]

test.each([
  ['commas and a byte order mark', '\uFEFFsku,name\r\n0012,"Größe, 10 £"\r\n'],
  ['semicolons', 'sku;name\n0012;Größe, 10 £\n'],
  ['tabs', 'sku\tname\n0012\tGröße, 10 £\n'],
  ['UTF-16', Buffer.from('\uFEFFsku\tname\n0012\tGröße, 10 £\n', 'utf16le')],
  ['the Windows code page', Buffer.from('sku;name\n0012;Größe, 10 £\n', 'latin1')],
])('a text with %s is read', async (_, bytes) => {
  expect((await readTable(save(bytes))).rows).toEqual(WANTED)
})

test('the first sheet of a workbook is read, with dates as in ISO 8601 and what formulas come to', async () => {
  const workbook = new exceljs.Workbook()
  const sheet = workbook.addWorksheet('goods')
  sheet.addRow(['sku', 'price', 'made'])
  sheet.addRow(['0012', { formula: '1+1', result: 2 }, new Date('2026-03-04T00:00:00Z')])
  const file = path.join(folder, 'goods.xlsx')
  await workbook.xlsx.writeFile(file)
  expect((await readTable(file)).rows).toEqual([
    { line: 2, cells: { sku: '0012', price: '2', made: '2026-03-04' }, numbers: new Set(['price']) },
  ])
})

test.each([
  ['only headers', 'sku,name\n', 'at least one line'],
  ['one header twice', 'sku,sku\n1,2\n', 'Two columns are called "sku"'],
  ['a quotation mark alone', 'sku,name\n1,"two\n', 'quotation mark'],
  [
    'a separator in a cell without quotation marks',
    'sku;name\n1;two\n2;Salt &amp; pepper\n',
    'Line 3 has 3 cells, and the headers are 2.',
  ],
  ['nothing', '', 'empty'],
])('a file with %s is refused in plain words', async (_, text, words) => {
  await expect(readTable(save(text))).rejects.toThrow(words)
})

test('empty cells behind the last header, and a column that has none, are left out', async () => {
  expect((await readTable(save('sku,name,\n1,two,note,,\n'))).rows).toEqual([
    { line: 2, cells: { sku: '1', name: 'two' } },
  ])
})

test('a broken workbook is refused in plain words', async () => {
  await expect(readTable(save('no workbook', 'goods.xlsx'))).rejects.toThrow('cannot be read as a spreadsheet')
})
