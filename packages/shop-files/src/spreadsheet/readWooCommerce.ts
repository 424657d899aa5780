import { type Cells, nameChoice } from './columns.ts'
import { compact, createReader, formatSlug, listOptions, noteLeftOut, type OwnTable } from './foreign.ts'
import type { TableRow } from './readTable.ts'
import { findReducedRate } from './vatRates.ts'

export const WOOCOMMERCE_PRICES = ['Regular price', 'Sale price'] as const

/** Kinds of products that cannot be ordered here. */
const NOT_SOLD = [
  ['downloadable', 'it is a download'],
  ['external', 'it is sold at another shop'],
  ['grouped', 'it is only a group of other products'],
] as const

/** WooCommerce's product export: a variation names its parent by SKU, or by "id:" and its number. */
export function readWooCommerce(headers: readonly string[], rows: readonly TableRow[]): OwnTable {
  const read = createReader(headers)
  const pictures: OwnTable['pictures'][number][] = []
  const notes: string[] = []
  const own: TableRow[] = []
  const isKind = (row: TableRow, kind: string) =>
    read(row, 'Type')
      .split(',')
      .map((part) => part.trim())
      .includes(kind)
  const readOptions = (row: TableRow) =>
    listOptions((index) => read(row, `Attribute ${index} name`)).map(({ name, index }) => ({
      name,
      values: read(row, `Attribute ${index} value(s)`)
        .split(/(?<!\\),/)
        .map((value) => value.replaceAll('\\,', ',').trim()),
    }))
  const readSold = (row: TableRow): Cells => {
    const [regular, sale] = WOOCOMMERCE_PRICES.map((header) => read(row, header)) as [string, string]
    return {
      sku: read(row, 'SKU'),
      NewPrice: sale || regular,
      ...(read.has('Sale price') && { lastPrice: sale && regular }),
      ...findVat(read(row, 'Tax status'), read(row, 'Tax class')),
      gtin: read(row, 'GTIN, UPC, EAN, or ISBN'),
    }
  }
  const used = new Set<TableRow>()
  for (const row of rows.filter((row) => !isKind(row, 'variation'))) {
    const options = isKind(row, 'variable') ? readOptions(row) : []
    const parents = [read(row, 'SKU'), `id:${read(row, 'ID')}`].filter((parent) => parent !== '')
    const variations = rows.filter((other) => isKind(other, 'variation') && parents.includes(read(other, 'Parent')))
    for (const variation of variations) used.add(variation)
    const name = read(row, 'Name')
    const why = /^(0|-1)$/.test(read(row, 'Published'))
      ? 'it is not published there'
      : read(row, 'Visibility in catalog') === 'hidden'
        ? 'it is hidden there'
        : NOT_SOLD.find(([kind]) => isKind(row, kind))?.[1]
    if (why !== undefined) {
      notes.push(noteLeftOut(row.line, name, why))
      continue
    }
    const slug = formatSlug(name)
    own.push({
      line: row.line,
      isSlugMade: true,
      cells: compact({
        slug,
        discription: name,
        smalltittle: read(row, 'Brands', 'Brand'),
        about: joinTexts(read(row, 'Short description'), read(row, 'Description')),
        categories: read(row, 'Categories')
          .split(',')
          .map((category) => category.split('>').at(-1)!.trim())
          .join(' | '),
        ...(variations[0] ? { ...readSold(variations[0]), sku: read(row, 'SKU') } : readSold(row)),
        ...Object.fromEntries(
          options.flatMap(({ name: option, values }, index) => [
            [`option${index + 1}.name`, option],
            [`option${index + 1}.values`, values.join(' | ')],
          ]),
        ),
      }),
    })
    for (const variation of variations) {
      const values = readOptions(variation)
      const choice = options.map(({ name: option }, index): [string, string] => [
        nameChoice(index + 1),
        values.find((other) => other.name === option)?.values[0] ?? '',
      ])
      own.push({
        line: variation.line,
        cells: compact({ slug, ...Object.fromEntries(choice), ...readSold(variation) }),
      })
    }
    for (const address of read(row, 'Images')
      .split(',')
      .map((part) => part.trim()))
      if (address !== '') pictures.push({ slug, address })
  }
  for (const row of rows.filter((row) => isKind(row, 'variation') && !used.has(row)))
    notes.push(noteLeftOut(row.line, read(row, 'SKU'), 'the product that it is a choice of is not in the file'))
  return { rows: own, unread: read.listUnread(), notes, isOwn: false, pictures }
}

/** Its pages show the short text first, and the long one further down. */
function joinTexts(short: string, long: string): string {
  return long.startsWith(short) ? long : `${short} ${long}`.trim()
}

/** WooCommerce's usual tax classes; any other is left to the usual rate. */
function findVat(status: string, taxClass: string): Cells {
  if (status === 'none' || /zero/i.test(taxClass)) return { vat: '0' }
  const reduced = /reduced/i.test(taxClass) ? findReducedRate() : undefined
  return reduced === undefined ? {} : { vat: String(reduced) }
}
