import exceljs from 'exceljs'
import { guardFormula } from '@shop/core/base/csv.ts'

/** Excel's format of a cell whose text stays as it is typed. */
const TEXT = '@'

/** The bytes of an .xlsx file in which every cell is text: a spreadsheet program makes no number or date of a code. */
export async function buildWorkbook(rows: readonly (readonly string[])[]): Promise<Uint8Array> {
  const workbook = new exceljs.Workbook()
  const sheet = workbook.addWorksheet('products', { views: [{ state: 'frozen', ySplit: 1 }] })
  for (const row of rows) sheet.addRow(row.map(guardFormula))
  for (let column = 1; column <= sheet.columnCount; column += 1) sheet.getColumn(column).numFmt = TEXT
  return new Uint8Array(await workbook.xlsx.writeBuffer())
}
