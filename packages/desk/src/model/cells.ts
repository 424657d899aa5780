import { groupByKeys } from '@shop/core/base/group.ts'
import type { CategoryRecord, ProductRecord, StatusRecord } from '@shop/core/catalogue/schema.ts'
import {
  type Edit,
  type Files,
  holdsProducts,
  listProducts,
  listStatuses,
  readRecord,
} from '@shop/shop-files/edits/edits.ts'
import { isSame } from '@shop/shop-files/edits/merge.ts'
import { applyCells, findRate, setLeastPrices } from '@shop/shop-files/spreadsheet/applyCells.ts'
import { type ColumnDecimals, findColumnDecimals } from '@shop/shop-files/spreadsheet/columnDecimals.ts'
import { type Column, listProductColumns, readCell, VARIANT_COLUMNS } from '@shop/shop-files/spreadsheet/columns.ts'
import { getUsualRate } from '@shop/shop-files/spreadsheet/vatRates.ts'
import { readAttributes } from './attributes.ts'

/** The text of a cell in place of what it holds. */
export interface CellChange {
  /** See `Row.id`. */
  readonly id: string
  readonly column: string
  readonly text: string
}

/** A text that cannot be kept, and why. */
export interface Refused extends CellChange {
  readonly reason: string
}

/** A line of the grid: a product, or one of its sizes and colours. */
export interface Row {
  /** The slug, with "#" and the variant's number for a variant. */
  readonly id: string
  readonly slug: string
  readonly file: string
  readonly isVariant: boolean
  /** The name of the picture; empty where there is none. */
  readonly picture: string
  /** The texts of the cells by their columns. */
  readonly [column: string]: string | boolean
}

/** Columns that tell of a product what stands elsewhere. */
export const TOLD_COLUMNS = ['categories', 'status']

/** Of a product that has no attributes. */
const OF_PRODUCTS: ReadonlySet<string> = new Set(listProductColumns([]).map(({ name }) => name))
const OF_VARIANTS: ReadonlySet<string> = new Set(VARIANT_COLUMNS.map(({ name }) => name))

/** The grid's lines, in the order of the files; a slug that has come before is left out, and the checker says so. */
export function buildRows(files: Files, hasVariants: boolean): Row[] {
  const shelves = listShelfNames(files)
  const statuses = new Map(listStatuses(files).map((status) => [status.slug, describeStatus(status)]))
  const seen = new Set<string>()
  const columns = listProductColumns(readAttributes(files))
  return Object.keys(files)
    .filter(holdsProducts)
    .flatMap((file) =>
      listProducts(files, file).flatMap((record): Row[] => {
        if (typeof record?.slug !== 'string' || seen.has(record.slug)) return []
        seen.add(record.slug)
        const told = {
          categories: (shelves.get(record.slug) ?? []).join(', '),
          status: statuses.get(record.slug) ?? '',
        }
        const [own, ...variants] = findRows(file, record, columns, told)
        return hasVariants ? [own!, ...variants] : [own!]
      }),
    )
}

interface BuiltRows {
  readonly columns: readonly Column[]
  readonly told: object
  readonly rows: readonly Row[]
}

const built = new WeakMap<ProductRecord, BuiltRows>()

/** A record's rows, the same objects as before where none of them has changed. */
function findRows(
  file: string,
  record: ProductRecord,
  columns: readonly Column[],
  told: Readonly<Record<string, string>>,
): readonly Row[] {
  const before = built.get(record)
  if (before?.columns === columns && isSame(before.told, told)) return before.rows
  const rows = [
    { ...buildProductRow(file, record, columns), ...told },
    ...(record.variants ?? []).map((_, index) => buildVariantRow(file, record, index)),
  ]
  built.set(record, { columns, told, rows })
  return rows
}

function buildProductRow(file: string, record: ProductRecord, columns: readonly Column[]): Row {
  const cells = Object.fromEntries(columns.map((column) => [column.name, readCell(record, column)]))
  return { ...cells, id: record.slug, slug: record.slug, file, isVariant: false, picture: record.img ?? '' }
}

function buildVariantRow(file: string, record: ProductRecord, index: number): Row {
  const variant = record.variants![index]!
  const cells = Object.fromEntries(VARIANT_COLUMNS.map((column) => [column.name, readCell(variant, column)]))
  return {
    ...cells,
    id: `${record.slug}#${index}`,
    slug: record.slug,
    file,
    isVariant: true,
    picture: variant.img ?? record.img,
    discription: `${record.discription}: ${Object.values(variant.choice).join(', ')}`,
  }
}

/** Facts about a product from another file cannot be edited here, and a variant has few fields of its own. */
export function isWritable(row: Pick<Row, 'isVariant'>, column: string): boolean {
  if (row.isVariant) return OF_VARIANTS.has(column)
  // An address is permanent.
  return column !== 'slug' && (OF_PRODUCTS.has(column) || column.startsWith('attributes.'))
}

/**
 * The edits that follow from texts written into cells, one a record, and the texts that cannot be kept. `rate`, in per
 * cent, is used for a product whose own prices show none.
 */
export function changeCells(
  files: Files,
  changes: readonly CellChange[],
  rate = getUsualRate(),
): { edits: Edit[]; refused: Refused[] } {
  const refused: Refused[] = []
  const places = findPlaces(files)
  const columns = listProductColumns(readAttributes(files))
  // A pasted column was written by one program.
  const decimals = findColumnDecimals(changes.map(({ column, text }) => ({ cells: { [column]: text } })))
  const bySlug = groupByKeys(changes, ({ id }) => [readRowId(id).slug])
  const edits = [...bySlug].flatMap(([slug, own]): Edit[] => {
    const file = places.get(slug)
    const was = file === undefined ? undefined : (readRecord(files, file, slug) as ProductRecord)
    if (!was || file === undefined) return []
    const now = changeProduct(was, own, columns, { refused, decimals, rate })
    return isSame(was, now) ? [] : [{ file, key: slug, was, now }]
  })
  return { edits, refused }
}

function changeProduct(
  was: ProductRecord,
  changes: readonly CellChange[],
  columns: readonly Column[],
  { refused, decimals, rate }: { refused: Refused[]; decimals: ColumnDecimals; rate: number },
): ProductRecord {
  let now = was
  for (const [id, own] of groupByKeys(changes, ({ id }) => [id])) {
    const { variant } = readRowId(id)
    const cells = Object.fromEntries(own.map(({ column, text }) => [column, text.trim()]))
    const choices = {
      vat: findRate(was) ?? rate,
      decimals,
      refuse: (column: string, reason: string) => refused.push({ id, column, text: cells[column] ?? '', reason }),
    }
    if (variant === undefined) {
      const changed = applyCells(now, cells, columns, choices)
      if (changed.variants) {
        const before = changed.NewPrice
        setLeastPrices(changed)
        if (changed.NewPrice !== before && ('NewPrice' in cells || 'fromPrice' in cells))
          choices.refuse(
            'NewPrice' in cells ? 'NewPrice' : 'fromPrice',
            'Each size or colour has a price of its own. Change those, and this one follows.',
          )
      }
      now = changed
    } else if (now.variants?.[variant]) {
      const changed = applyCells(now.variants[variant], cells, VARIANT_COLUMNS, choices)
      now = { ...structuredClone(now), variants: now.variants.with(variant, changed) }
      setLeastPrices(now)
    }
  }
  return now
}

/** The product of a row, and which of its variants it is. */
export function readRowId(id: string): { readonly slug: string; readonly variant?: number } {
  const [slug = '', variant] = id.split('#')
  return { slug, ...(variant !== undefined && { variant: Number(variant) }) }
}

/** The file of each product, by its slug. */
export function findPlaces(files: Files): Map<string, string> {
  return new Map(
    Object.keys(files)
      .filter(holdsProducts)
      .flatMap((file) => listProducts(files, file).map(({ slug }) => [slug, file] as const))
      .reverse(),
  )
}

/** The categories, with their files; one without a list of products is left out, and the checker says what is wrong. */
export function listCategories(files: Files): { readonly file: string; readonly record: CategoryRecord }[] {
  return Object.keys(files)
    .filter((file) => file.startsWith('categories/'))
    .map((file) => ({ file, record: files[file] as CategoryRecord }))
    .filter(({ record }) => Array.isArray((record as CategoryRecord | null)?.product))
}

function listShelfNames(files: Files): Map<string, string[]> {
  const shelves = new Map<string, string[]>()
  for (const { record } of listCategories(files))
    if (record.id !== '/')
      for (const slug of record.product)
        shelves.set(slug, [...(shelves.get(slug) ?? []), record.shortTittle ?? record.tittle])
  return shelves
}

function describeStatus({ availableFrom, suspendedUntil, discontinued, replacedBy }: StatusRecord): string {
  if (discontinued) return 'Discontinued'
  if (availableFrom) return `Available from ${availableFrom}`
  if (suspendedUntil) return `Suspended until ${suspendedUntil}`
  return replacedBy ? 'Being phased out' : ''
}
