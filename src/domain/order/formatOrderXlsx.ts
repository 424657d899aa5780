import { generateXlsxFileSync } from 'write-excel-file/sync'
import { buildOrderSheets } from './buildOrderSheets.ts'
import type { Order } from './order.ts'

/** The order as an Excel workbook. */
export function formatOrderXlsx(order: Order): Promise<Blob> {
  return generateXlsxFileSync(buildOrderSheets(order), undefined, undefined, refuseFile)
}

/** Only pictures are files, and the workbook has none. */
function refuseFile(): never {
  throw new Error('The order workbook holds no files.')
}
