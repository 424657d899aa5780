import type { Attributes } from '@shop/core/catalogue/attributes.ts'
import { PRICE_COLUMNS, writeNumbers } from './columnDecimals.ts'
import { CHOICE_COLUMNS, listProductColumns, VARIANT_COLUMNS } from './columns.ts'
import type { OwnTable } from './foreign.ts'
import { readHtml } from './readHtml.ts'
import { readShopify, SHOPIFY_PRICES } from './readShopify.ts'
import type { Table, TableRow } from './readTable.ts'
import { readWooCommerce, WOOCOMMERCE_PRICES } from './readWooCommerce.ts'

/** The columns of our own spreadsheet besides the fields of a record. */
const SHELF_COLUMNS = ['categories', 'vat'] as const
export function listOwnColumns(attributes: Attributes): string[] {
  const columns = [...listProductColumns(attributes), ...VARIANT_COLUMNS].map(({ name }) => name)
  return [...new Set([...columns, ...SHELF_COLUMNS, ...CHOICE_COLUMNS])]
}

/** Our column for each column of a file; the owner writes it beside a file of any other shape. */
export type Mapping = Readonly<Record<string, string>>

const NO_MAPPING: Mapping = {}

const PRICE_HEADERS: readonly string[] = [...PRICE_COLUMNS, ...SHOPIFY_PRICES, ...WOOCOMMERCE_PRICES]

/** Recognises a file by its headers and reads it as our own. Throws, saying what to do, where it knows none. */
export function readFormat(table: Table, mapping: Mapping | undefined, attributes: Attributes): OwnTable {
  const { headers } = table
  const isPrice = (header: string) => PRICE_HEADERS.includes(mapping?.[header] ?? header)
  const rows = writeNumbers(table.rows, headers.filter(isPrice)).map((row) => ({
    ...row,
    cells: Object.fromEntries(Object.entries(row.cells).map(([name, text]) => [name, readHtml(text)])),
  }))
  const own = listOwnColumns(attributes)
  const has = (...names: readonly string[]) => names.every((name) => headers.includes(name))
  if (mapping) return readMapped(headers, rows, own, mapping)
  if (has('slug')) return readMapped(headers, rows, own, NO_MAPPING)
  if (has('Handle', 'Title') || has('URL handle', 'Title')) return readShopify(headers, rows)
  if (has('Type', 'SKU', 'Name', 'Regular price')) return readWooCommerce(headers, rows)
  throw new Error(
    `The columns of this file are not known: ${headers.join(', ')}. Beside it, write a file of the same name that ends ` +
      'in ".mapping.json" and says which field each column holds, such as { "Artikel": "sku", "Preis": "NewPrice" }. ' +
      `The fields are: ${own.join(', ')}.`,
  )
}

function readMapped(
  headers: readonly string[],
  rows: readonly TableRow[],
  own: readonly string[],
  mapping: Mapping,
): OwnTable {
  const wrong = Object.entries(mapping).find(([header, name]) => !headers.includes(header) || !own.includes(name))
  if (wrong) {
    const [header, name] = wrong
    const reason = headers.includes(header) ? `there is no field "${name}"` : 'the file has no such column'
    throw new Error(`The mapping sets "${header}" to "${name}", but ${reason}.`)
  }
  const names = headers.map((header) => [header, mapping[header] ?? header] as const)
  const known = names.filter(([, name]) => own.includes(name))
  return {
    rows: rows.map(({ line, cells }) => ({
      line,
      cells: Object.fromEntries(
        known
          .map(([header, name]) => [name, cells[header] ?? ''] as const)
          .filter(([, text]) => text !== '' || mapping === NO_MAPPING),
      ),
    })),
    unread: headers.filter((header) => !known.some(([other]) => other === header)),
    notes: [],
    isOwn: mapping === NO_MAPPING,
    pictures: [],
  }
}
