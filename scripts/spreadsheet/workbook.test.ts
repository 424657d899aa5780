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
