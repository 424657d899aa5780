// @vitest-environment jsdom
/** Every format of the order is read back by a reader that knows nothing of the shop, and says the same to the penny. */
import { parse } from 'csv-parse/sync'
import ExcelJS from 'exceljs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Product } from '../catalogue/catalogue.ts'
import { buildExampleProduct, EXAMPLE_SHOP } from '../fixtures/examples.ts'
import { anyOrder, buildExampleOrder, PEPPOL_SHOP } from '../fixtures/orderExamples.ts'
import { parseXml } from '../fixtures/peppolRules.ts'
import {
  openWorkbook,
  readCsv,
  readPart,
  readText,
  readXlsx,
  readXml,
  stateFacts,
  withoutGroups,
} from '../fixtures/readOrderFormats.ts'
import { ADVICE } from '../medicines/advice.ts'
import { buildOrderMail } from './buildOrderMail.ts'
import { findMissingForPeppol } from './findMissingForPeppol.ts'
import { formatOrderCsv } from './formatOrderCsv.ts'
import { formatOrderText } from './formatOrderText.ts'
import { formatPeppolOrder } from './formatPeppolOrder.ts'
import type { Order } from './order.ts'

describe('every format says the same lines and totals, to the penny,', () => {
  test('as CSV', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        expect(readCsv(formatOrderCsv(order))).toEqual(stateFacts(order))
      }),
    )
  })

  test('as an Excel workbook', async () => {
    await fc.assert(
      fc.asyncProperty(anyOrder, async (order) => {
        expect(await readXlsx(order)).toEqual(stateFacts(order))
      }),
      { numRuns: 60 },
    )
  }, 30_000)

  test('as plain text', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        expect(readText(formatOrderText(order))).toEqual(stateFacts(order))
      }),
    )
  })

  test('as Peppol XML, or it is not offered', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const file = formatPeppolOrder(order)
        if (file === undefined) expect(findMissingForPeppol(order)).not.toEqual([])
        else expect(readXml(file)).toEqual(withoutGroups(stateFacts(order)))
      }),
      { numRuns: 60 },
    )
  }, 30_000)
})

describe('in a spreadsheet', () => {
  test.each([
    { lines: 'an order in which nothing is engraved', engravings: ['', ''], has: false },
    { lines: 'an order with one engraving', engravings: ['', 'Dr M. Tregear'], has: true },
  ])('$lines has a column for it: $has', async ({ engravings, has }) => {
    const order = buildExampleOrder({})
    const [line] = order.lines
    const engraved = { ...order, lines: engravings.map((engraving) => ({ ...line!, engraving })) }
    const [titles] = parse(formatOrderCsv(engraved), { bom: true })
    expect(titles!.includes('Engraving')).toBe(has)
    const sheet = (await openWorkbook(engraved)).getWorksheet('Lines')!
    expect((sheet.getRow(1).values as string[]).includes('Engraving')).toBe(has)
  })

  const order = buildExampleOrder({ details: { note: '=HYPERLINK("https://example.com","here")', poNumber: '+44' } })

  test('no text of the CSV can be run as a formula', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const rows = parse(formatOrderCsv(order), { bom: true })
        for (const cell of rows.flat()) expect(cell).not.toMatch(/^\s*[=+@＝＋＠]|^\s*-(?!\d+\.\d\d$)/u)
      }),
    )
  })

  test('the workbook holds texts as texts, never as formulas, and money as numbers with two decimals', async () => {
    const workbook = await openWorkbook(order)
    const cells = workbook.worksheets.flatMap((sheet) => {
      const found: ExcelJS.Cell[] = []
      sheet.eachRow((row) => row.eachCell((cell) => found.push(cell)))
      return found
    })
    expect(cells.some(({ value }) => value === '=HYPERLINK("https://example.com","here")')).toBe(true)
    expect(cells.filter(({ type }) => type === ExcelJS.ValueType.Formula)).toEqual([])
    const money = workbook.getWorksheet('Lines')!.getRow(2).getCell(12)
    expect([money.type, money.value, money.numFmt]).toEqual([ExcelJS.ValueType.Number, 12, '#,##0.00'])
    expect(workbook.getWorksheet('Lines')!.getRow(2).getCell(2).numFmt).toBe('@')
  })

  test('the workbook has a default style, which every cell begins from', async () => {
    const styles = parseXml(await readPart(order, 'xl/styles.xml'))
    const names = [...styles.children].map(({ localName }) => localName)
    expect(names.slice(0, 7)).toEqual([
      ...['numFmts', 'fonts', 'fills', 'borders', 'cellStyleXfs', 'cellXfs', 'cellStyles'],
    ])
    expect(styles.querySelector('cellStyles > cellStyle')?.getAttribute('name')).toBe('Normal')
    const workbook = await openWorkbook(order)
    for (const sheet of workbook.worksheets)
      sheet.eachRow((row) => row.eachCell(({ font }) => expect(font).toMatchObject({ name: 'Arial', size: 10 })))
  })

  test('500 lines are written in the page itself, without a worker', async () => {
    const cart = Array.from({ length: 500 }, (_, index) => ({
      slug: 'nitrile-gloves',
      options: { Size: `number ${index}` },
      quantity: 9999,
    }))
    const many = buildExampleOrder({ cart })
    expect((await readXlsx(many)).lines).toHaveLength(500)
  }, 20_000)
})

test('what is no longer sold stands apart in every format, and is not counted', async () => {
  const cart = [
    { slug: 'nitrile-gloves', options: {}, quantity: 2 },
    { slug: 'sold-last-year', options: {}, quantity: 7 },
  ]
  const order = buildExampleOrder({ cart })
  expect(order.total).toMatchObject({ exPence: 2000, incPence: 2400 })
  expect(formatOrderText(order)).toContain('Not in this order:\n- 7 x sold-last-year\n  Reason: No longer sold')
  const rows = parse<Record<string, string>>(formatOrderCsv(order), { bom: true, columns: true })
  expect(rows.find((row) => row['Line'] === 'No longer sold')).toMatchObject({
    Description: 'sold-last-year',
    Quantity: '7',
  })
  const workbook = await openWorkbook(order)
  expect(JSON.stringify(workbook.getWorksheet('Order')!.getSheetValues())).toContain('sold-last-year')
  expect(formatPeppolOrder(order)).not.toContain('sold-last-year')
})

test('what may be added to an order stands in every format, and nothing where it is not given', async () => {
  const words = ['01326 555 010', 'Accounts Payable, PO Box 7, Truro TR1 9XX', 'GB 000 0000 00']
  const readAll = async (order: ReturnType<typeof buildExampleOrder>) => [
    formatOrderText(order),
    formatOrderCsv(order),
    JSON.stringify((await openWorkbook(order)).getWorksheet('Order')!.getSheetValues()),
  ]
  const [text, csv, workbook] = await readAll(buildExampleOrder())
  for (const word of words) for (const file of [text, csv, workbook]) expect(file).toContain(word)
  expect([text, csv].every((file) => file!.includes('2026-11-30'))).toBe(true)
  expect(workbook).toContain('30 November 2026')
  const bare = buildExampleOrder({ details: { telephone: '', invoice: '', wantedBy: '' }, shop: EXAMPLE_SHOP })
  for (const file of await readAll(bare)) expect(file).not.toMatch(/Telephone|Invoice to|Wanted by|VAT number/)
})

describe('a demonstration', () => {
  const WORDS = /Demonstration: prices and codes are stand-ins/

  test.each([
    ['says so', true],
    ['does not, where it is none', false],
  ])('%s in every format', async (_, demonstration) => {
    const order = buildExampleOrder({ shop: { ...PEPPOL_SHOP, demonstration } })
    expect(WORDS.test(formatOrderText(order))).toBe(demonstration)
    expect(WORDS.test(formatPeppolOrder(order)!)).toBe(demonstration)
    const rows = parse<Record<string, string>>(formatOrderCsv(order), { bom: true, columns: true })
    for (const row of rows) expect(row['Demonstration'] === 'prices and codes are stand-ins').toBe(demonstration)
    const cells = JSON.stringify((await openWorkbook(order)).getWorksheet('Order')!.getSheetValues())
    expect(cells.includes('"Demonstration","prices and codes are stand-ins"')).toBe(demonstration)
  })

  test('says so in an email that has only a part of the order', () => {
    const cart = Array.from({ length: 40 }, (_, index) => ({
      ...{ slug: 'nitrile-gloves', quantity: 3 },
      options: { Size: String(index + 1) },
    }))
    const { href, toPaste } = buildOrderMail(buildExampleOrder({ cart, shop: { ...PEPPOL_SHOP, demonstration: true } }))
    expect(toPaste).toBeDefined()
    expect(decodeURIComponent(href)).toMatch(WORDS)
  })
})

describe('with a medicine of the pharmacy’s and three packs of a limited one', () => {
  const pharmacy = { name: 'Carrick Pharmacy', premises: '1234567', superintendent: 'A. N. Example' }
  const medicine = (slug: string, facts: Partial<Product>) => buildExampleProduct({ slug, sku: slug, ...facts })
  const order = buildExampleOrder({
    products: [
      medicine('ibuprofen', { legalClass: 'P' }),
      medicine('paracetamol', { legalClass: 'GSL', counted: { paracetamol: 16 } }),
    ],
    cart: [
      { slug: 'ibuprofen', options: {}, quantity: 1 },
      { slug: 'paracetamol', options: {}, quantity: 3 },
    ],
    shop: { ...PEPPOL_SHOP, pharmacy, demonstration: true },
  })

  test.each<[format: string, write: () => string | Promise<string>]>([
    ['CSV', () => formatOrderCsv(order)],
    ['an Excel workbook', () => readTexts(order)],
    ['plain text', () => formatOrderText(order)],
    ['Peppol XML', () => formatPeppolOrder(order)!],
  ])('%s says who supplies it, and what is advised', async (_, write) => {
    const written = (await write()).replace(/\s+/g, ' ')
    expect(written).toMatch(/pharmacy,? after its pharmacist’s questions/i)
    expect(written).toContain('Carrick Pharmacy')
    expect(written).toContain(ADVICE)
  })

  test('the pharmacy’s lines come last, in every format', async () => {
    const skus = ['paracetamol', 'ibuprofen']
    expect(readCsv(formatOrderCsv(order)).lines.map(({ sku }) => sku)).toEqual(skus)
    expect((await readXlsx(order)).lines.map(({ sku }) => sku)).toEqual(skus)
    expect(readText(formatOrderText(order)).lines.map(({ sku }) => sku)).toEqual(skus)
    expect(readXml(formatPeppolOrder(order)!).lines.map(({ sku }) => sku)).toEqual(skus)
  })
})

/** Every text of the workbook. */
async function readTexts(order: Order): Promise<string> {
  const texts: string[] = []
  for (const sheet of (await openWorkbook(order)).worksheets)
    sheet.eachRow((row) => row.eachCell(({ text }) => texts.push(text)))
  return texts.join('\n')
}
