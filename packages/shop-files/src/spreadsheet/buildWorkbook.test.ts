import exceljs from 'exceljs'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildMoney } from '@shop/core/catalogue/buildMoney.ts'
import { setMoney } from '@shop/core/money/shopMoney.ts'
import { buildWorkbook } from './buildWorkbook.ts'
import { readFormat } from './formats.ts'
import { planImport } from './planImport.ts'
import { readTable } from './readTable.ts'
import { buildTestShop } from './shopFiles.ts'

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

test('a whole number of more digits than a workbook keeps is no code that can be taken', async () => {
  const workbook = new exceljs.Workbook()
  const sheet = workbook.addWorksheet('goods')
  sheet.addRow(['dmd'])
  sheet.addRow([322236009012345678])
  sheet.addRow([999999999999999])
  await workbook.xlsx.writeFile(file)
  expect((await readTable(file)).rows.map(({ cells }) => cells['dmd'])).toEqual([
    '3.22236009012346E+17',
    '999999999999999',
  ])
})

/** The prices of a workbook's column, of a text or a number each, or why they are refused. */
async function importPrices(locale: string, currency: string, cells: readonly (string | number)[]): Promise<string[]> {
  const files = buildTestShop()
  setMoney(buildMoney({ currency, locale }))
  const workbook = new exceljs.Workbook()
  const sheet = workbook.addWorksheet('goods')
  sheet.addRow(['Nummer', 'Preis'])
  for (const [at, cell] of cells.entries()) sheet.addRow([`Teil ${at}`, cell])
  await workbook.xlsx.writeFile(file)
  const { rows } = readFormat(await readTable(file), { Nummer: 'discription', Preis: 'NewPrice' }, [])
  const plan = planImport(
    rows,
    { ...files, products: [] },
    { vat: 20, whole: undefined, isOwn: false, accepted: 'all' },
  )
  const refused = new Map(plan.refusals.map(({ line }) => [line, 'refused']))
  const price = (at: number) => plan.files.products.find(({ record }) => record.slug === `teil-${at}`)?.record.NewPrice
  return cells.map((_, at) => refused.get(at + 2) ?? price(at)!)
}

describe('a number cell is read by its value, whatever sign the texts beside it have', () => {
  afterEach(() => setMoney(buildMoney(undefined)))

  test.each<[string, string, (string | number)[], string[]]>([
    [
      'en-GB',
      'GBP',
      ['2,95', '3,10', '4,20', '5,20', 2.95, 4, 1234.5, 2.955],
      ['£2.95', '£3.10', '£4.20', '£5.20', '£2.95', '£4.00', '£1,234.50', 'refused'],
    ],
    ['en-GB', 'GBP', ['2.95', 2.95, 1250, 2.955], ['£2.95', '£2.95', '£1,250.00', 'refused']],
    ['de-DE', 'EUR', [1.234, 12], ['refused', '12,00 €']],
    ['de-DE', 'EUR', ['2,95', 2.95, 1234.5], ['2,95 €', '2,95 €', '1.234,50 €']],
    ['de-DE', 'EUR', [2.95, 3.1, 1.234], ['2,95 €', '3,10 €', 'refused']],
    ['en-KW', 'KWD', ['2,955', 2.955, 12.5], ['KWD 2,955.000', 'KWD 2.955', 'KWD 12.500']],
    ['ja-JP', 'JPY', ['1,200', 1200, 1.2], ['¥1,200', '¥1,200', 'refused']],
  ])('%s %s: %j', async (locale, currency, cells, prices) => {
    const plain = (text: string) => text.replaceAll(/\s/g, ' ')
    expect((await importPrices(locale, currency, cells)).map(plain)).toEqual(prices)
  })
})
