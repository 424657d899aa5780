import exceljs from 'exceljs'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import Papa from 'papaparse'
import { readCsvText } from '@shop/core/base/csv.ts'
import { decodeText } from '@shop/core/base/decodeText.ts'
import type { Cells } from './columns.ts'

/** One row below the headers, and its number in the file, from 1. */
export interface TableRow {
  readonly line: number
  readonly cells: Cells
  /** True where the slug was made of the title: the file has none. */
  readonly isSlugMade?: true
  /** The headers of the cells that hold a number, and no text of one. */
  readonly numbers?: ReadonlySet<string>
}

export interface Table {
  readonly headers: readonly string[]
  readonly rows: readonly TableRow[]
}

/** Reads the first sheet of an .xlsx file, or a text file with any of the usual separators. Throws in plain words. */
export async function readTable(file: string): Promise<Table> {
  const rows = path.extname(file).toLowerCase() === '.xlsx' ? await readSheet(file) : readText(file)
  const [head, ...rest] = rows.filter(({ cells }) => cells.some((cell) => cell !== ''))
  if (!head || rest.length === 0) throw new Error(`${file} needs a line of headers and at least one line below it.`)
  const headers = head.cells.map((cell) => cell.trim())
  const twice = headers.find((header, index) => header !== '' && headers.indexOf(header) !== index)
  if (twice !== undefined) throw new Error(`Two columns are called "${twice}". Rename or remove one of them.`)
  return {
    headers: headers.filter((header) => header !== ''),
    rows: rest.map(({ line, cells, numbers }) => ({
      line,
      cells: Object.fromEntries(
        headers.flatMap((header, index) => (header === '' ? [] : [[header, cells[index] ?? ''] as const])),
      ),
      ...(numbers && { numbers: new Set(headers.filter((_, index) => numbers.has(index))) }),
    })),
  }
}

/** Further digits are lost in a spreadsheet's number. */
export const DIGITS = 15

interface Row {
  readonly line: number
  readonly cells: readonly string[]
  /** The indices of the cells that hold a number. */
  readonly numbers?: ReadonlySet<number>
}

/** The lines of a text are counted as its rows: a cell with a line break in it counts once, as in a spreadsheet. */
function readText(file: string): Row[] {
  const decoded = decodeText(readFileSync(file))
  if ('error' in decoded) throw new Error(`${file}: ${decoded.error}`)
  const text = decoded.text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  const { data, errors } = Papa.parse<string[]>(text, { newline: '\n', delimiter: findDelimiter(text) })
  if (errors.some(({ type }) => type === 'Quotes'))
    throw new Error(`${file} has a quotation mark without its partner. Save it again as CSV.`)
  // Unlike a note beside a sheet, such a cell moves those behind it.
  const width = data.find((row) => row.some((cell) => cell.trim() !== ''))?.length ?? 0
  const long = data.findIndex((row) => row.slice(width).some((cell) => cell.trim() !== ''))
  if (long >= 0)
    throw new Error(
      `Line ${long + 1} has ${data[long]!.length} cells, and the headers are ${width}. A separator in a cell needs quotation marks around the cell: save the file again as CSV.`,
    )
  return data.map((row, index) => ({ line: index + 1, cells: row.map((cell) => readCsvText(cell.trim())) }))
}

/** The commonest separator in the line of headers; a price further down may have commas of its own. */
function findDelimiter(text: string): string {
  const head = /^(?:"[^"]*"|[^"\n])*/.exec(text.trimStart())![0].replaceAll(/"[^"]*"/g, '')
  const counts = ['\t', ';', ',', '|'].map((delimiter) => ({ delimiter, count: head.split(delimiter).length }))
  return counts.sort((a, b) => b.count - a.count)[0]!.delimiter
}

async function readSheet(file: string): Promise<Row[]> {
  const workbook = new exceljs.Workbook()
  try {
    await workbook.xlsx.readFile(file)
  } catch {
    throw new Error(`${file} cannot be read as a spreadsheet. Save it again as .xlsx or CSV.`)
  }
  const rows: Row[] = []
  workbook.worksheets[0]?.eachRow((row, line) => {
    const values = Array.from({ length: row.cellCount }, (_, index) => readSheetCell(row.getCell(index + 1)))
    const numbers = values.flatMap((value, index) => (typeof value === 'number' ? [index] : []))
    rows.push({ line, cells: values.map(formatSheetCell), ...(numbers.length > 0 && { numbers: new Set(numbers) }) })
  })
  return rows
}

/** A date is written as in ISO 8601, so that a code that a spreadsheet took for one is known again. */
function readSheetCell(cell: exceljs.Cell): string | number {
  const value: unknown = cell.type === exceljs.ValueType.Formula ? cell.result : cell.value
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  if (typeof value === 'string') return readCsvText(value.trim())
  if (typeof value === 'number') return value
  return typeof value === 'boolean' ? String(value) : cell.text.trim()
}

/** As many digits as a spreadsheet program shows: 33.3 × 1.2 is stored as 39.959999999999994. Where some are lost, it says so. */
function formatSheetCell(value: string | number): string {
  if (typeof value === 'string') return value
  if (Math.abs(value) >= 10 ** DIGITS) return value.toExponential(DIGITS - 1).replace('e', 'E')
  return String(Number(value.toPrecision(DIGITS)))
}
