import { type CsvCell, formatCsv } from '../base/csv.ts'
import type { Amounts } from '../money/price.ts'
import type { Order } from './order.ts'
import { formatSumDecimal } from './orderMoney.ts'
import { listAmounts, listColumns, listDetails, listTotals, NOT_SENT, type TableCell } from './orderTable.ts'

/**
 * The order as one CSV table: a row a line, then the totals by VAT rate and the total of all, then what is left
 * out of it. What is true of the whole order is in each row, as programs that read such files expect.
 */
export function formatOrderCsv(order: Order): string {
  const details = listDetails(order)
  const own = [...details.map(({ text }) => text), NOT_SENT]
  const columns = listColumns(order)
  const sums = listSums(order.total).map(({ label }) => label)
  const titles = columns.map(({ title }) => title)
  const blanks = (known: Readonly<Record<string, string>>) => titles.map((title) => known[title] ?? '')
  return formatCsv([
    [
      ...titles,
      ...sums.map((label) => `${label} (${order.currency})`),
      ...details.map(({ name }) => (name === 'Note' ? 'Order note' : name)),
      'Status',
    ],
    ...order.lines.map((line) => [
      ...columns.map(({ read }) => formatCell(read(line), order)),
      ...sums.map(() => ''),
      ...own,
    ]),
    ...listTotals(order).map(({ name, ...total }) => [
      ...blanks({ Line: name, [`Line ex.VAT (${order.currency})`]: formatSumDecimal(total.exPence, order) }),
      ...listSums(total).map(({ pence }) => formatSumDecimal(pence, order)),
      ...own,
    ]),
    ...order.leftOut.map(({ name, quantity, note, reason }) => [
      ...blanks({ Line: reason, Description: name, Quantity: String(quantity), Note: note }),
      ...sums.map(() => ''),
      ...own,
    ]),
  ])
}

/** The sums with a column that only the totals fill: the total ex.VAT stands in that of the lines. */
function listSums(total: Amounts) {
  return listAmounts(total)
    .filter(({ label }) => label !== 'ex.VAT')
    .map(({ label, pence }) => ({ label: label === 'VAT' ? label : `Total ${label}`.trim(), pence }))
}

function formatCell(cell: TableCell, order: Order): CsvCell {
  if ('text' in cell) return cell.text
  return 'count' in cell ? cell.count : formatSumDecimal(cell.pence, order)
}
