/** Readers of each format that know nothing of the shop: tests hold what they read against the order. */
import { parse } from 'csv-parse/sync'
import ExcelJS from 'exceljs'
import { expect } from 'vitest'
import { readCsvText } from '../csv.ts'
import { formatOrderXlsx } from './formatOrderXlsx.ts'
import type { Order } from './order.ts'

/** What every format must say. */
export interface Facts {
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
  readonly gone: Order['gone']
  readonly totalEx: number
  readonly totalInc: number
}

export function stateFacts(order: Order): Facts {
  return {
    lines: order.lines.map(({ sku, title, engraving, note, quantity, unitPrice, linePrice }) => ({
      ...{ sku, title, engraving, note, quantity },
      ...{ unitEx: unitPrice.exPence, lineEx: linePrice.exPence, lineInc: linePrice.incPence },
    })),
    gone: order.gone,
    totalEx: order.total.exPence,
    totalInc: order.total.incPence,
  }
}

/** Two decimals exactly, as a bank would read them. */
function readPence(text: string): number {
  expect(text).toMatch(/^-?\d+\.\d\d$/)
  return Math.round(Number(text) * 100)
}

export function readCsv(file: string): Facts {
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
    gone: rows
      .filter((row) => row['Line'] === 'No longer sold')
      .map((row) => ({
        name: readCsvText(row['Description']!),
        quantity: Number(row['Quantity']),
        note: readCsvText(row['Note']!),
      })),
    totalEx: readPence(total['Line ex.VAT (GBP)']!),
    totalInc: readPence(total['Line inc.VAT (GBP)']!),
  }
}

export async function openWorkbook(order: Order): Promise<ExcelJS.Workbook> {
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

export async function readXlsx(order: Order): Promise<Facts> {
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
  const gone: Facts['gone'][number][] = []
  let total: ExcelJS.Row | undefined
  summary.eachRow((row) => {
    if (/^Total(, from)?$/.test(row.getCell(1).text)) total = row
    if (row.getCell(1).text !== 'No longer sold') return
    gone.push({ name: row.getCell(2).text, quantity: row.getCell(3).value as number, note: row.getCell(4).text })
  })
  return {
    lines,
    gone,
    totalEx: Math.round((total!.getCell(2).value as number) * 100),
    totalInc: Math.round((total!.getCell(4).value as number) * 100),
  }
}

const CBC = 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2'
const CAC = 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2'

export function readXml(file: string): Facts {
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
    gone: [],
    totalEx: readPence(find(total, 'TaxExclusiveAmount')!),
    totalInc: readPence(find(total, 'TaxInclusiveAmount')!),
  }
}

const readPounds = (text: string) => Math.round(Number(text.replaceAll(/[£,]/g, '')) * 100)

export function readText(text: string): Facts {
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
  const gone = [...text.matchAll(/^- (\d+) x (.*)(?:\n {2}Note: (.*))?$/gm)].map(([, quantity, name, note = '']) => {
    return { name: name!, quantity: Number(quantity), note }
  })
  const total = /^Total(?:, from)?: (£[\d,.]+) ex\.VAT, (£[\d,.]+) inc\.VAT$/m.exec(text)!
  return { lines, gone, totalEx: readPounds(total[1]!), totalInc: readPounds(total[2]!) }
}

/** The format states no line including VAT, and nothing that is not ordered. */
export function withoutInc({ lines, ...totals }: Facts): Facts {
  const rest = lines.map(({ sku, title, engraving, note, quantity, unitEx, lineEx }) => {
    return { sku, title, engraving, note, quantity, unitEx, lineEx }
  })
  return { ...totals, lines: rest, gone: [] }
}
