import { countsForDecimal, type Decimal } from './amounts.ts'
import type { TableRow } from './table.ts'

export const PRICE_COLUMNS = ['NewPrice', 'fromPrice', 'lastPrice'] as const

/** The decimal sign of each column of prices that shows one. */
export type ColumnDecimals = Readonly<Partial<Record<string, Decimal>>>

/** A program writes one sign down a whole column: most of its cells say what “2,955” in one of them is. */
export function findColumnDecimals(rows: readonly Pick<TableRow, 'cells'>[]): ColumnDecimals {
  return Object.fromEntries(
    PRICE_COLUMNS.flatMap((column) => {
      const signs = rows.map(({ cells }) => countsForDecimal(cells[column] ?? ''))
      const [commas, points] = [',', '.'].map((sign) => signs.filter((other) => other === sign).length)
      return commas === points ? [] : [[column, commas! > points! ? ',' : '.'] as const]
    }),
  )
}
