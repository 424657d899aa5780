import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import exceljs from 'exceljs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readTable } from './table.ts'
import { buildWorkbook } from './workbook.ts'

let file = ''
beforeEach(() => {
  file = path.join(mkdtempSync(path.join(os.tmpdir(), 'workbook-')), 'goods.xlsx')
})
afterEach(() => rmSync(path.dirname(file), { recursive: true }))

const ROWS = [
  ['slug', 'sku', 'gtin', 'about'],
  ['bell', '0012', '5012345678900', 'One line\nand another'],
  ['horn', '1-2', '', '+2 to +8 °C'],
  ['lamp', '=1+1', "'quoted'", '70%'],
]

test('every cell of a workbook is text, and is read back as it was', async () => {
  writeFileSync(file, await buildWorkbook(ROWS))
  const { headers, rows } = await readTable(file)
  expect([headers, ...rows.map(({ cells }) => headers.map((name) => cells[name]))]).toEqual(ROWS)
  const workbook = new exceljs.Workbook()
  await workbook.xlsx.readFile(file)
  workbook.worksheets[0]!.eachRow((row) =>
    row.eachCell(({ type, numFmt }) => expect([type, numFmt]).toEqual([exceljs.ValueType.String, '@'])),
  )
})

test('a figure that a formula gives has the digits that are shown', async () => {
  const workbook = new exceljs.Workbook()
  const sheet = workbook.addWorksheet('goods')
  sheet.addRow(['NewPrice', 'gtin'])
  sheet.addRow([{ formula: '33.3*1.2', result: 33.3 * 1.2 }, 5012345678900])
  await workbook.xlsx.writeFile(file)
  expect(33.3 * 1.2).not.toBe(39.96)
  expect((await readTable(file)).rows[0]!.cells).toEqual({ NewPrice: '39.96', gtin: '5012345678900' })
})
