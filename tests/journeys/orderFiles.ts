/** Reads the files of the order page with readers that know nothing of the shop. Money is in pence. */
import type { Page, TestInfo } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import ExcelJS from 'exceljs'
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { expect } from '../test.ts'

/** Facts of a line that every file must state. */
interface LineFacts {
  readonly sku: string
  readonly title: string
  readonly quantity: number
  readonly lineEx: number
}

/** The same, with what an accountant needs to add it up. */
export interface PricedLine extends LineFacts {
  readonly unitEx: number
  readonly unitInc: number
}

/** Facts that every file must state. */
export interface OrderFacts {
  readonly lines: readonly LineFacts[]
  readonly totalEx: number
  readonly totalInc: number
}

/** Adds an order up as an accountant does: VAT once on the net of each rate; as listed where the prices fit no rate. */
export function addUp(priced: readonly PricedLine[]): OrderFacts {
  const totalEx = priced.reduce((sum, { lineEx }) => sum + lineEx, 0)
  const net = new Map<number, number>()
  let vat = 0
  for (const { unitEx, unitInc, quantity, lineEx } of priced) {
    const rate = Math.round((unitInc / unitEx - 1) * 100)
    if ([0, 5, 20].includes(rate)) net.set(rate, (net.get(rate) ?? 0) + lineEx)
    else vat += (unitInc - unitEx) * quantity
  }
  for (const [rate, pence] of net) vat += Math.round((pence * rate) / 100)
  const lines = priced.map(({ sku, title, quantity, lineEx }) => ({ sku, title, quantity, lineEx }))
  return { lines, totalEx, totalInc: totalEx + vat }
}

const readPence = (text: string) => Math.round(Number(text.replace(/[£,]/g, '')) * 100)

/** Presses a button of the page and takes the file that it gives. */
export async function download(page: Page, name: string): Promise<{ name: string; file: string }> {
  const [given] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()])
  return { name: given.suggestedFilename(), file: await given.path() }
}

export function readCsv(file: string): OrderFacts {
  const rows = parse<Record<string, string>>(readFileSync(file), { bom: true, columns: true })
  const total = rows.find((row) => /^Total/.test(row['Line']!))!
  return {
    lines: rows
      .filter((row) => /^\d+$/.test(row['Line']!))
      .map((row) => ({
        sku: row['SKU']!,
        title: row['Description']!,
        quantity: Number(row['Quantity']),
        lineEx: readPence(row['Line ex.VAT (GBP)']!),
      })),
    totalEx: readPence(total['Line ex.VAT (GBP)']!),
    totalInc: readPence(total['Total inc.VAT (GBP)']!),
  }
}

export async function readXlsx(file: string): Promise<OrderFacts> {
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.readFile(file)
  const sheet = workbook.getWorksheet('Lines')!
  const titles = (sheet.getRow(1).values as string[]).slice(1)
  const lines: LineFacts[] = []
  const totals: ExcelJS.Row[] = []
  sheet.eachRow((row, number) => {
    const read = (title: string) => row.getCell(titles.indexOf(title) + 1)
    if (number > 1)
      lines.push({
        sku: read('SKU').text,
        title: read('Description').text,
        quantity: Number(read('Quantity').value),
        lineEx: Math.round(Number(read('Line ex.VAT (GBP)').value) * 100),
      })
  })
  workbook.getWorksheet('Order')!.eachRow((row) => {
    if (/^Total(, from)?$/.test(row.getCell(1).text)) totals.push(row)
  })
  const readTotal = (column: number) => Math.round(Number(totals[0]!.getCell(column).value) * 100)
  return { lines, totalEx: readTotal(2), totalInc: readTotal(4) }
}

/** Reads UBL with the browser's own parser, in a page without the shop's policy, which forbids reading markup. */
export async function readXml(page: Page, file: string) {
  const reader = await page.context().newPage()
  const found = await reader.evaluate(
    (xml) => {
      const document = new DOMParser().parseFromString(xml, 'application/xml')
      const read = (from: Document | Element, name: string) =>
        from.getElementsByTagName(`cbc:${name}`)[0]?.textContent ?? ''
      return {
        isBroken: document.querySelector('parsererror') !== null,
        lines: [...document.getElementsByTagName('cac:LineItem')].map((line) => {
          const item = line.getElementsByTagName('cac:Item')[0]!
          const seller = item.getElementsByTagName('cac:SellersItemIdentification')[0]!
          return {
            sku: read(seller, 'ID'),
            title: read(item, 'Name'),
            quantity: read(line, 'Quantity'),
            ex: read(line, 'LineExtensionAmount'),
          }
        }),
        ex: read(document, 'TaxExclusiveAmount'),
        inc: read(document, 'TaxInclusiveAmount'),
      }
    },
    readFileSync(file, 'utf8'),
  )
  await reader.close()
  expect(found.isBroken).toBe(false)
  return {
    lines: found.lines.map(({ sku, title, quantity, ex }) => ({
      sku,
      title,
      quantity: Number(quantity),
      lineEx: readPence(ex),
    })),
    totalEx: readPence(found.ex),
    totalInc: readPence(found.inc),
  }
}

export function readText(text: string): OrderFacts {
  const total = /^Total.*: (£[\d,.]+) ex\.VAT, £[\d,.]+ VAT, (£[\d,.]+) inc\.VAT$/m.exec(text.replaceAll('\r', ''))!
  const blocks = text.split(/\r?\n\r?\n/).filter((block) => /^\d+\. .*$/m.test(block))
  return {
    lines: blocks.map((block) => ({
      sku: /^ {3}SKU (.*)$/m.exec(block)?.[1]?.trim() ?? '',
      title: /^\d+\. (.*)$/m.exec(block)![1]!,
      quantity: Number(/^ {3}(\d+) x /m.exec(block)![1]),
      lineEx: readPence(/Line .*?(£[\d,.]+) ex\.VAT/.exec(block)![1]!),
    })),
    totalEx: readPence(total[1]!),
    totalInc: readPence(total[2]!),
  }
}

/** Prints the page to PDF. */
export async function printPdf(page: Page, testInfo: TestInfo, format: 'A4' | 'Letter'): Promise<string> {
  const file = testInfo.outputPath(`order-${format}.pdf`)
  writeFileSync(file, await page.pdf({ format }))
  return file
}

/** False where this machine has no pdftotext. */
export function canReadPdf(): boolean {
  return (spawnSync('pdftotext', ['-v']).error as NodeJS.ErrnoException | undefined)?.code !== 'ENOENT'
}

/** The words of a PDF, page by page; undefined where it cannot be read. */
export function readPdf(file: string): string[] | undefined {
  if (!canReadPdf()) return undefined
  return execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' }).split('\f').slice(0, -1)
}

/** Facts in the first row of each printed line: a long SKU and title go on below it, and so do prices that are "from". */
export interface PrintedFacts extends Omit<OrderFacts, 'lines'> {
  readonly lines: readonly (Pick<LineFacts, 'quantity' | 'lineEx'> & {
    readonly number: number
    readonly skuStart: string
    readonly titleStart: string
  })[]
}

const PRINTED_LINE = /^ *(\d+) +(\S+) +(\S.*?) +(\d+) +(?:from|£\S+) +(?:from|£\S+) +(?:\d+%|not stated) +(.*)$/

/** Reads the pages of a printed order, as pdftotext lays them out. */
export function readPrinted(sheets: readonly string[]): PrintedFacts {
  const rows = sheets.flatMap((sheet) => sheet.split('\n'))
  const readLast = (index: number) => {
    const amounts = /from$/.test(rows[index]!) ? rows[index + 1]! : rows[index]!
    return readPence(/£[\d,.]+$/.exec(amounts)![0])
  }
  const lines = rows.flatMap((row, index) => {
    const [, number, skuStart = '', titleStart = '', quantity] = PRINTED_LINE.exec(row) ?? []
    if (!number) return []
    return [{ number: Number(number), skuStart, titleStart, quantity: Number(quantity), lineEx: readLast(index) }]
  })
  const readTotal = (name: string) => readLast(rows.findIndex((row) => row.trim().startsWith(name)))
  return { lines, totalEx: readTotal('Total ex.VAT'), totalInc: readTotal('Total inc.VAT') }
}

/** Counts the pages of a PDF by its page objects, which Chromium writes uncompressed. */
export function countPages(file: string): number {
  return readFileSync(file, 'latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

/** The words that a reader would see on paper, for machines without pdftotext. */
export async function readPaper(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' })
  const words = await page.locator('body').innerText()
  await page.emulateMedia({ media: 'screen' })
  return [words]
}
