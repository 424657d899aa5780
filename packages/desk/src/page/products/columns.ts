import { buildOnce } from '@shop/core/base/once.ts'
import type { Attributes } from '@shop/core/catalogue/attributes.ts'
import { parsePrice } from '@shop/core/money/price.ts'
import { listProductColumns } from '@shop/shop-files/spreadsheet/columns.ts'
import { TOLD_COLUMNS } from '../../model/cells.ts'
import { nameField, PRICES } from '../../model/labels.ts'

/** A column of the grid. */
export interface GridColumn {
  readonly name: string
  readonly title: string
  /** In px. */
  readonly width: number
  readonly isPrice: boolean
}

const WIDTHS: Readonly<Record<string, number>> = {
  discription: 340,
  about: 360,
  smalltittle: 150,
  categories: 240,
  gtin: 150,
  NewPrice: 144,
  fromPrice: 144,
  'pack.count': 160,
}
const USUAL_WIDTH = 120

/** The columns that every owner sees at first; the rest is a choice. */
export const FIRST_COLUMNS = [
  'discription',
  'smalltittle',
  'sku',
  'NewPrice',
  'fromPrice',
  'lastPrice',
  'pack.count',
  'pack.unit',
  'categories',
  'status',
  'slug',
]

/** Every column that the grid can have, those that are shown at first before the others. */
export const listGridColumns = buildOnce((attributes: Attributes): readonly GridColumn[] =>
  [...new Set([...FIRST_COLUMNS, ...listProductColumns(attributes).map(({ name }) => name), ...TOLD_COLUMNS])].map(
    (name) => ({
      name,
      title: nameField(name, attributes),
      width: WIDTHS[name] ?? USUAL_WIDTH,
      isPrice: PRICES.includes(name),
    }),
  ),
)

const collator = new Intl.Collator('en-GB', { numeric: true })

/** The order of two cells: prices by their amount, anything else as people count and spell. */
export function compareCells(a: string, b: string, { isPrice }: Pick<GridColumn, 'isPrice'>): number {
  if (!isPrice) return collator.compare(a, b)
  return (parsePrice(a)?.pence ?? -1) - (parsePrice(b)?.pence ?? -1)
}
