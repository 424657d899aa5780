// @vitest-environment jsdom
/** Every format of the order is read back by a reader that knows nothing of the shop, and says the same to the penny. */
import { parse } from 'csv-parse/sync'
import ExcelJS from 'exceljs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCsvText } from '../csv.ts'
import { anyOrder, buildExampleOrder } from './examples.ts'
import { formatOrderCsv } from './formatOrderCsv.ts'
import { formatOrderText } from './formatOrderText.ts'
import { formatOrderXlsx } from './formatOrderXlsx.ts'
import { findMissingForPeppol } from './findMissingForPeppol.ts'
import { formatPeppolOrder } from './formatPeppolOrder.ts'
import type { Order } from './order.ts'

/** What every format must say. */
interface Facts {
  readonly lines: readonly {
    readonly sku: string
    readonly title: string
    readonly engraving: string
    readonly note: string
    readonly quantity: number
    readonly unitEx: number
    readonly lineEx: number
    readonly lineInc?: number
  }[]
  readonly totalEx: number
  readonly totalInc: number
}

function stateFacts(order: Order): Facts {
  return {
    lines: order.lines.map(({ sku, title, engraving, note, quantity, unitPrice, linePrice }) => ({
      ...{ sku, title, engraving, note, quantity },
      ...{ unitEx: unitPrice.exPence, lineEx: linePrice.exPence, lineInc: linePrice.incPence },
    })),
    totalEx: order.total.exPence,
    totalInc: order.total.incPence,
  }
}

/** Two decimals exactly, as a bank would read them. */
function readPence(text: string): number {
  expect(text).toMatch(/^-?\d+\.\d\d$/)
  return Math.round(Number(text) * 100)
}

function readCsv(file: string): Facts {
  const rows = parse<Record<string, string>>(file, { bom: true, columns: true })
  const total = rows.find((row) => /^Total(, from)?$/.test(row['Line']!))!
  return {
    lines: rows
      .filter((row) => /^\d+$/.test(row['Line']!))
      .map((row) => ({
        ...{ sku: readCsvText(row['SKU']!), title: readCsvText(row['Description']!) },
        ...{ engraving: readCsvText(row['Engraving']!), note: readCsvText(row['Note']!) },
        quantity: Number(row['Quantity']),
        unitEx: readPence(row['Unit ex.VAT (GBP)']!),
        lineEx: readPence(row['Line ex.VAT (GBP)']!),
        lineInc: readPence(row['Line inc.VAT (GBP)']!),
      })),
    totalEx: readPence(total['Line ex.VAT (GBP)']!),
    totalInc: readPence(total['Line inc.VAT (GBP)']!),
  }
}

async function openWorkbook(order: Order): Promise<ExcelJS.Workbook> {
  const blob = await formatOrderXlsx(order)
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.load(await readBytes(blob))
  return workbook
}

/** The blob of jsdom has no arrayBuffer(). */
function readBytes(blob: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as ArrayBuffer)
    reader.readAsArrayBuffer(blob)
  })
}

async function readXlsx(order: Order): Promise<Facts> {
  const workbook = await openWorkbook(order)
  const sheet = workbook.getWorksheet('Lines')!
  const titles = (sheet.getRow(1).values as string[]).slice(1)
  const lines: Facts['lines'][number][] = []
  sheet.eachRow((row, number) => {
    if (number === 1) return
    const read = (title: string) => row.getCell(titles.indexOf(title) + 1).value
    const readText = (title: string) => (read(title) ?? '') as string
    const readMoney = (title: string) => Math.round((read(title) as number) * 100)
    lines.push({
      ...{ sku: readText('SKU'), title: readText('Description') },
      ...{ engraving: readText('Engraving'), note: readText('Note') },
      quantity: read('Quantity') as number,
      unitEx: readMoney('Unit ex.VAT (GBP)'),
      lineEx: readMoney('Line ex.VAT (GBP)'),
      lineInc: readMoney('Line inc.VAT (GBP)'),
    })
  })
  const summary = workbook.getWorksheet('Order')!
  let total: ExcelJS.Row | undefined
  summary.eachRow((row) => {
    if (/^Total(, from)?$/.test(row.getCell(1).text)) total = row
  })
  return {
    lines,
    totalEx: Math.round((total!.getCell(2).value as number) * 100),
    totalInc: Math.round((total!.getCell(4).value as number) * 100),
  }
}

const CBC = 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2'
const CAC = 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2'

function readXml(file: string): Facts {
  const document = new DOMParser().parseFromString(file, 'application/xml')
  expect(document.querySelector('parsererror')).toBeNull()
  const find = (parent: Element | Document, name: string) => parent.getElementsByTagNameNS(CBC, name)[0]?.textContent
  const lines = [...document.getElementsByTagNameNS(CAC, 'OrderLine')].map((line) => {
    const item = line.getElementsByTagNameNS(CAC, 'Item')[0]!
    const properties = [...item.getElementsByTagNameNS(CAC, 'AdditionalItemProperty')]
    const engraving = properties.find((property) => find(property, 'Name') === 'Engraving')
    const sku = item.getElementsByTagNameNS(CAC, 'SellersItemIdentification')[0]
    const note = [...line.children].find(({ localName }) => localName === 'Note')?.textContent ?? ''
    return {
      sku: (sku && find(sku, 'ID')) ?? '',
      title: find(item, 'Name')!,
      engraving: (engraving && find(engraving, 'Value')) ?? '',
      note: note.replace(/ ?The price is the least that the options cost\.$/, ''),
      quantity: Number(find(line, 'Quantity')),
      unitEx: readPence(find(line, 'PriceAmount')!),
      lineEx: readPence(find(line, 'LineExtensionAmount')!),
    }
  })
  const total = document.getElementsByTagNameNS(CAC, 'AnticipatedMonetaryTotal')[0]!
  return {
    lines,
    totalEx: readPence(find(total, 'TaxExclusiveAmount')!),
    totalInc: readPence(find(total, 'TaxInclusiveAmount')!),
  }
}

const readPounds = (text: string) => Math.round(Number(text.replaceAll(/[£,]/g, '')) * 100)

function readText(text: string): Facts {
  const blocks = text.split(/\n\n/)
  const lines = blocks
    .filter((block) => /^\d+\. /.test(block) && block.includes('\n   Line '))
    .map((block) => {
      const find = (pattern: RegExp) => pattern.exec(block)?.[1] ?? ''
      return {
        sku: find(/^ {3}SKU (.*)$/m),
        title: find(/^\d+\. (.*)$/m),
        engraving: find(/^ {3}Engraving: (.*)$/m),
        note: find(/^ {3}Note: (.*)$/m),
        quantity: Number(find(/^ {3}(\d+) x .*, VAT /m)),
        unitEx: readPounds(find(/^ {3}Unit (?:from )?(£[\d,.]+) ex\.VAT/m)),
        lineEx: readPounds(find(/^ {3}Line (?:from )?(£[\d,.]+) ex\.VAT/m)),
        lineInc: readPounds(find(/^ {3}Line .* (£[\d,.]+) inc\.VAT$/m)),
      }
    })
  const total = /^Total(?:, from)?: (£[\d,.]+) ex\.VAT, (£[\d,.]+) inc\.VAT$/m.exec(text)!
  return { lines, totalEx: readPounds(total[1]!), totalInc: readPounds(total[2]!) }
}

/** The format states no line including VAT. */
function withoutInc({ lines, ...totals }: Facts): Facts {
  const rest = lines.map(({ sku, title, engraving, note, quantity, unitEx, lineEx }) => {
    return { sku, title, engraving, note, quantity, unitEx, lineEx }
  })
  return { ...totals, lines: rest }
}

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
        else expect(readXml(file)).toEqual(withoutInc(stateFacts(order)))
      }),
      { numRuns: 60 },
    )
  }, 30_000)
})

test('the totals by VAT rate add up to the total', () => {
  fc.assert(
    fc.property(anyOrder, ({ groups, total, lines }) => {
      expect(groups.reduce((sum, { exPence }) => sum + exPence, 0)).toBe(total.exPence)
      expect(groups.reduce((sum, { incPence }) => sum + incPence, 0)).toBe(total.incPence)
      expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(lines.length)
    }),
  )
})

describe('in a spreadsheet', () => {
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
    const money = workbook.getWorksheet('Lines')!.getRow(2).getCell(15)
    expect([money.type, money.value, money.numFmt]).toEqual([ExcelJS.ValueType.Number, 12, '#,##0.00'])
    expect(workbook.getWorksheet('Lines')!.getRow(2).getCell(2).numFmt).toBe('@')
  })

  test('500 lines are written in the page itself, without a worker', async () => {
    const basket = Array.from({ length: 500 }, (_, index) => ({
      slug: 'nitrile-gloves',
      options: { Size: `number ${index}` },
      quantity: 9999,
    }))
    const many = buildExampleOrder({ basket })
    expect((await readXlsx(many)).lines).toHaveLength(500)
  }, 20_000)
})

test('what is no longer sold stands apart in every format, and is not counted', async () => {
  const basket = [
    { slug: 'nitrile-gloves', options: {}, quantity: 2 },
    { slug: 'sold-last-year', options: {}, quantity: 7 },
  ]
  const order = buildExampleOrder({ basket })
  expect(order.total).toEqual({ exPence: 2000, incPence: 2400 })
  expect(formatOrderText(order)).toContain('No longer sold, and not in this order:\n- 7 x sold-last-year')
  const rows = parse<Record<string, string>>(formatOrderCsv(order), { bom: true, columns: true })
  expect(rows.find((row) => row['Line'] === 'No longer sold')).toMatchObject({
    Description: 'sold-last-year',
    Quantity: '7',
  })
  const workbook = await openWorkbook(order)
  expect(JSON.stringify(workbook.getWorksheet('Order')!.getSheetValues())).toContain('sold-last-year')
  expect(formatPeppolOrder(order)).not.toContain('sold-last-year')
})
