/** Reads the files of the order page with readers that know nothing of the shop. Money is in pence. */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import type { Page, TestInfo } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import ExcelJS from 'exceljs'
import { expect } from '../test.ts'

/** What every file must say. */
export interface OrderFacts {
  readonly lines: readonly { readonly sku: string; readonly quantity: number; readonly lineInc: number }[]
  readonly totalEx: number
  readonly totalInc: number
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
        quantity: Number(row['Quantity']),
        lineInc: readPence(row['Line inc.VAT (GBP)']!),
      })),
    totalEx: readPence(total['Line ex.VAT (GBP)']!),
    totalInc: readPence(total['Line inc.VAT (GBP)']!),
  }
}

export async function readXlsx(file: string): Promise<OrderFacts> {
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.readFile(file)
  const sheet = workbook.getWorksheet('Lines')!
  const titles = (sheet.getRow(1).values as string[]).slice(1)
  const lines: OrderFacts['lines'][number][] = []
  const totals: ExcelJS.Row[] = []
  sheet.eachRow((row, number) => {
    const read = (title: string) => row.getCell(titles.indexOf(title) + 1)
    if (number > 1)
      lines.push({
        sku: read('SKU').text,
        quantity: Number(read('Quantity').value),
        lineInc: Math.round(Number(read('Line inc.VAT (GBP)').value) * 100),
      })
  })
  workbook.getWorksheet('Order')!.eachRow((row) => {
    if (/^Total(, from)?$/.test(row.getCell(1).text)) totals.push(row)
  })
  const readTotal = (column: number) => Math.round(Number(totals[0]!.getCell(column).value) * 100)
  return { lines, totalEx: readTotal(2), totalInc: readTotal(4) }
}

/** Reads UBL with the browser's own parser. Its lines state no price including VAT. */
export async function readXml(page: Page, file: string): Promise<Omit<OrderFacts, 'lines'> & { quantities: number[] }> {
  const found = await page.evaluate(
    (xml) => {
      const document = new DOMParser().parseFromString(xml, 'application/xml')
      const read = (name: string) => [...document.getElementsByTagName(`cbc:${name}`)].map((e) => e.textContent)
      return {
        isBroken: document.querySelector('parsererror') !== null,
        quantities: read('Quantity'),
        ex: read('TaxExclusiveAmount'),
        inc: read('TaxInclusiveAmount'),
      }
    },
    readFileSync(file, 'utf8'),
  )
  expect(found.isBroken).toBe(false)
  return {
    quantities: found.quantities.map(Number),
    totalEx: readPence(found.ex[0]!),
    totalInc: readPence(found.inc[0]!),
  }
}

export function readText(text: string): OrderFacts {
  const total = /^Total.*: (£[\d,.]+) ex\.VAT, (£[\d,.]+) inc\.VAT$/m.exec(text)!
  const blocks = text.split(/\r?\n\r?\n/).filter((block) => /^\d+\. .*$/m.test(block))
  return {
    lines: blocks.map((block) => ({
      sku: /^ {3}SKU (.*)$/m.exec(block)?.[1]?.trim() ?? '',
      quantity: Number(/^ {3}(\d+) x /m.exec(block)![1]),
      lineInc: readPence(/Line .* (£[\d,.]+) inc\.VAT/.exec(block)![1]!),
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

/** The words of a PDF, page by page; undefined where this machine has no pdftotext. */
export function readPdf(file: string): string[] | undefined {
  try {
    return execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' }).split('\f').slice(0, -1)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Counts the pages of a PDF by its page objects, which Chromium writes uncompressed. */
export function countPages(file: string): number {
  return readFileSync(file, 'latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

/** What the page draws on paper, in the words that a reader would see; for machines without pdftotext. */
export async function readPaper(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' })
  const words = await page.locator('body').innerText()
  await page.emulateMedia({ media: 'screen' })
  return [words]
}
