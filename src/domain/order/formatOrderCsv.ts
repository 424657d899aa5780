import { formatCsv, type CsvCell } from '../text/csv.ts'
import { formatDecimal } from '../money/price.ts'
import type { Order } from './order.ts'
import { LINE_COLUMNS, listDetails, listTotals, NOT_SENT, type TableCell } from './orderTable.ts'

/** Columns that only the totals fill. */
const TOTAL_TITLES = ['VAT (GBP)', 'Total inc.VAT (GBP)']

/**
 * The order as one CSV table: a row a line, then the totals by VAT rate and the total of all, then what is left
 * out of it. What is true of the whole order is in each row, as programs that read such files expect.
 */
export function formatOrderCsv(order: Order): string {
  const details = listDetails(order)
  const own = [...details.map(({ text }) => text), NOT_SENT]
  const titles = LINE_COLUMNS.map(({ title }) => title)
  const blanks = (known: Readonly<Record<string, string>>) => titles.map((title) => known[title] ?? '')
  return formatCsv([
    [...titles, ...TOTAL_TITLES, ...details.map(({ name }) => (name === 'Note' ? 'Order note' : name)), 'Status'],
    ...order.lines.map((line) => [...LINE_COLUMNS.map(({ read }) => formatCell(read(line))), '', '', ...own]),
    ...listTotals(order).map(({ name, exPence, incPence }) => [
      ...blanks({ Line: name, 'Line ex.VAT (GBP)': formatDecimal(exPence) }),
      ...[formatDecimal(incPence - exPence), formatDecimal(incPence)],
      ...own,
    ]),
    ...order.leftOut.map(({ name, quantity, note, reason }) => [
      ...blanks({ Line: reason, Description: name, Quantity: String(quantity), Note: note }),
      ...['', ''],
      ...own,
    ]),
  ])
}

function formatCell(cell: TableCell): CsvCell {
  if ('text' in cell) return cell.text
  return 'count' in cell ? cell.count : formatDecimal(cell.pence)
}
