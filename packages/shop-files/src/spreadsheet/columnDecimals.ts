import { money } from '@shop/core/money/shopMoney.ts'
import { countsForDecimal, type Decimal } from '../check/amounts.ts'
import type { TableRow } from './readTable.ts'

export const PRICE_COLUMNS = ['NewPrice', 'fromPrice', 'lastPrice'] as const

/** The decimal sign of each column of prices that shows one. */
export type ColumnDecimals = Readonly<Partial<Record<string, Decimal>>>

/** A program writes one sign down a whole column: most of its cells say what “2,955” in one of them is. */
export function findColumnDecimals(
  rows: readonly Pick<TableRow, 'cells'>[],
  columns: readonly string[] = PRICE_COLUMNS,
): ColumnDecimals {
  return Object.fromEntries(
    columns.flatMap((column) => {
      const signs = rows.map(({ cells }) => countsForDecimal(cells[column] ?? ''))
      const [commas, points] = [',', '.'].map((sign) => signs.filter((other) => other === sign).length)
      return commas === points ? [] : [[column, commas! > points! ? ',' : '.'] as const]
    }),
  )
}

/** The rows with the number cells of these columns written as the texts beside them are, or else as the shop writes: so each is read as its value. */
export function writeNumbers(rows: readonly TableRow[], columns: readonly string[]): TableRow[] {
  const isNumber = ({ numbers }: TableRow, column: string) => numbers?.has(column) === true
  return columns.reduce<TableRow[]>(
    (all, column) => {
      const texts = rows.filter((row) => !isNumber(row, column))
      const decimal = findColumnDecimals(texts, [column])[column] ?? money.decimal
      return all.map((row) =>
        isNumber(row, column)
          ? { ...row, cells: { ...row.cells, [column]: row.cells[column]!.replace('.', decimal) } }
          : row,
      )
    },
    [...rows],
  )
}
