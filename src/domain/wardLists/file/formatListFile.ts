import { findProduct, formatPack, type Catalogue } from '../../catalogue/catalogue.ts'
import { formatCsv } from '../../text/csv.ts'
import type { List, Lists } from '../wardLists.ts'
import { readStock } from '../reorder.ts'

/** The titles of the columns; `readListFile` finds them again by these words. */
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

/** Writes a list for a spreadsheet, one line a row, with what is to be ordered. */
export function formatListCsv(list: List, catalogue: Catalogue): string {
  const rows = readStock(list, catalogue).map(({ line, product, order }) => [
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
  ])
  return formatCsv([TITLES, ...rows])
}

/** Writes lists so that they can be read back whole, on this device or another. SKUs are there for people to read. */
export function formatListsJson(lists: Lists, catalogue: Catalogue): string {
  const written = lists.map(({ name, lines }) => ({
    name,
    lines: lines.map((line) => ({ sku: findProduct(catalogue, line.slug)?.sku ?? '', ...line })),
  }))
  return `${JSON.stringify({ version: 1, lists: written }, null, 2)}\n`
}

/** A name for the file of a list: letters, digits and hyphens, whatever the list is called. */
export function formatFileName(name: string, ending: 'csv' | 'json'): string {
  const stem = name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
  return `${stem === '' ? 'list' : stem}.${ending}`
}
