import { formatCsv } from '../../base/csv.ts'
import type { Products } from '../../catalogue/catalogue.ts'
import { formatPack } from '../../catalogue/formatPack.ts'
import { findSold } from '../../catalogue/variants.ts'
import { DEMONSTRATION } from '../../page/demonstration.ts'
import { holdStock, readStock } from '../reorder.ts'
import type { WardList, WardLists } from '../wardLists.ts'

/** The column titles, by which `readWardListCsv` finds them again. */
const TITLES = [
  'SKU',
  'Product',
  'Options',
  'Engraving',
  'Pack',
  'Counted in',
  'Par level',
  'On hand',
  'Order',
  'Product ID',
]

/** The shop that writes a list, and the time. */
interface Setting {
  /** True in a shop whose prices and codes are stand-ins: each row says so, since a row may be copied alone. */
  readonly isDemonstration?: boolean | undefined
  readonly now?: Date
}

/** Formats a ward list for a spreadsheet, one row a line, with what to order now. */
export function formatWardListCsv(list: WardList, products: Products, { isDemonstration, now }: Setting = {}): string {
  const [title, word] = isDemonstration ? [[DEMONSTRATION.name], [DEMONSTRATION.text]] : [[], []]
  const rows = holdStock(readStock(list, products), [], now).map(({ line, product, order }) => [
    product?.sku ?? '',
    product?.title ?? 'No longer sold',
    Object.entries(line.options)
      .map(([name, value]) => `${name}: ${value}`)
      .join('; '),
    line.engraving ?? '',
    product ? formatPack(product.pack) : '',
    line.countedIn ?? 'packs',
    line.par,
    line.onHand ?? '',
    order,
    line.slug,
    ...word,
  ])
  return formatCsv([[...TITLES, ...title], ...rows])
}

/** Formats lists as JSON that can be imported again, here or on another device. SKUs are for people to read. */
export function formatWardListsJson(lists: WardLists, products: Products, { isDemonstration }: Setting = {}): string {
  const written = lists.map(({ name, lines }) => ({
    name,
    lines: lines.map((line) => ({ sku: findSold(products, line)?.sku ?? '', ...line })),
  }))
  const said = isDemonstration && { [DEMONSTRATION.name.toLowerCase()]: DEMONSTRATION.text }
  return `${JSON.stringify({ version: 1, ...said, lists: written }, null, 2)}\n`
}

/** A name for the file of a list: letters, digits and hyphens only. */
export function formatFileName(name: string, ending: 'csv' | 'json'): string {
  const stem = name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
  return `${stem === '' ? 'list' : stem}.${ending}`
}
