import { formatLongDate } from '../base/date.ts'
import type { Order } from './order.ts'
import { countDigits } from './orderMoney.ts'
import {
  DAYS,
  listAmounts,
  listColumns,
  listDetails,
  listTotals,
  NOT_ORDERED,
  NOT_SENT,
  type TableCell,
} from './orderTable.ts'

/** A cell as write-excel-file takes it. */
interface SheetCell {
  readonly value: string | number
  readonly type: StringConstructor | NumberConstructor
  readonly format?: string
  readonly fontWeight?: 'bold'
  readonly wrap?: boolean
  readonly alignVertical?: 'top'
  readonly align?: 'right'
}

/** A sheet of the workbook. */
interface OrderSheet {
  readonly sheet: string
  readonly data: (SheetCell | null)[][]
  readonly columns: { readonly width: number }[]
  readonly stickyRowsCount?: number
  readonly orientation?: 'landscape'
}

/**
 * A workbook may write a character as "_x0041_" (ECMA-376, 22.9.2.19). A text that looks like that is written so that it
 * stays; so is one that names a member of every object, such as "__proto__", which write-excel-file would lose.
 */
function escape(text: string): string {
  const escaped = text.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
  if (!(text in {})) return escaped
  return `_x${text.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()}_${text.slice(1)}`
}
/** "@" keeps a spreadsheet from reading a SKU as a number or a text as a formula. */
const text = (value: string): SheetCell => ({
  value: escape(value),
  type: String,
  format: '@',
  wrap: true,
  alignVertical: 'top',
})
const bold = (value: string): SheetCell => ({ ...text(value), fontWeight: 'bold' })
const sum = (pence: number, order: Order): SheetCell => {
  const digits = countDigits(order)
  return {
    value: pence / 10 ** digits,
    type: Number,
    format: digits > 0 ? `#,##0.${'0'.repeat(digits)}` : '#,##0',
    alignVertical: 'top',
  }
}

/** The order as two sheets: who, where and how much; and the lines. Money is a number with the decimals of its currency, text is text. */
export function buildOrderSheets(order: Order): OrderSheet[] {
  return [buildSummary(order), buildLines(order)]
}

function buildSummary(order: Order): OrderSheet {
  const details = listDetails(order).map(({ name, text: value }) => [
    bold(name),
    text(DAYS.includes(name) ? formatLongDate(value) : value),
  ])
  const totals = listTotals(order).map(({ name, ...total }) => [
    bold(name),
    ...listAmounts(total).map(({ pence }) => sum(pence, order)),
  ])
  const leftOut = order.leftOut.map(({ name, quantity, note, reason }) => [
    ...[text(reason), text(name), count(quantity)],
    note === '' ? null : text(note),
  ])
  return {
    sheet: 'Order',
    data: [
      [bold('Order'), text(NOT_SENT)],
      ...details,
      [],
      [bold(`Totals (${order.currency})`), ...listAmounts(order.total).map(({ label }) => bold(label || 'Amount'))],
      ...totals,
      ...(leftOut.length > 0 ? [[], [bold(NOT_ORDERED)], ...leftOut] : []),
    ],
    columns: [{ width: 24 }, { width: 48 }, { width: 14 }, { width: 14 }],
  }
}

function buildLines(order: Order): OrderSheet {
  const columns = listColumns(order)
  return {
    sheet: 'Lines',
    data: [
      columns.map(({ title }) => bold(title)),
      ...order.lines.map((line) => columns.map(({ read }) => buildCell(read(line), order))),
    ],
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
    orientation: 'landscape',
  }
}

function buildCell(cell: TableCell, order: Order): SheetCell | null {
  if ('text' in cell) return cell.text === '' ? null : text(cell.text)
  return 'count' in cell ? count(cell.count) : sum(cell.pence, order)
}

function count(value: number): SheetCell {
  return { value, type: Number, alignVertical: 'top' }
}
