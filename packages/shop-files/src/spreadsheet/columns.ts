import { buildOnce } from '@shop/core/base/once.ts'
import type { Attributes } from '@shop/core/catalogue/attributes.ts'
import { CardSchema } from '@shop/core/catalogue/cardSchema.ts'
import { type ProductRecord, ProductSchema } from '@shop/core/catalogue/schema.ts'

/** A product, or one of its variants, as a spreadsheet has it: the text of each cell by its column. */
export type Cells = Readonly<Record<string, string>>

/** The meaning of a cell's text in a record. */
type Kind = 'text' | 'price' | 'code' | 'whole' | 'yes' | 'list'

/** One column of our own spreadsheet: where its value stands in a record, and how it is written. */
export interface Column {
  readonly name: string
  readonly path: readonly (string | number)[]
  readonly kind: Kind
  /** True where a product always has the field, empty if need be. */
  readonly isCard?: boolean
}

/** The most options that a spreadsheet has columns for; Shopify's has as many. */
export const MOST_OPTIONS = 3
const SEPARATOR = ' | '

const KINDS: Readonly<Record<string, Kind>> = {
  lastPrice: 'price',
  NewPrice: 'price',
  fromPrice: 'price',
  sku: 'code',
  mpn: 'code',
  gtin: 'code',
  'outer.gtin': 'code',
  nhsCode: 'code',
  pipCode: 'code',
  dmd: 'code',
  'outer.packs': 'whole',
  'pack.count': 'whole',
  multiple: 'whole',
  engravable: 'yes',
  goesWith: 'list',
}
const INNER: Readonly<Record<string, readonly string[]>> = {
  pack: ['count', 'unit', 'of'],
  outer: ['gtin', 'packs'],
}
const OPTION_COLUMNS = Array.from({ length: MOST_OPTIONS }, (_, index): Column[] => [
  { name: `option${index + 1}.name`, path: ['options', index, 'name'], kind: 'text' },
  { name: `option${index + 1}.values`, path: ['options', index, 'values'], kind: 'list' },
]).flat()

/** The fields of a product's record, in their order, each as a column; `variants` are rows of their own. */
export const listProductColumns = buildOnce((attributes: Attributes): readonly Column[] =>
  Object.keys(ProductSchema.entries).flatMap((field): Column[] => {
    if (field === 'variants') return []
    if (field === 'options') return OPTION_COLUMNS
    const inside = field === 'attributes' ? attributes.map(({ id }) => id) : INNER[field]
    return (
      inside?.map((inner) => createColumn([field, inner])) ?? [
        { ...createColumn([field]), isCard: Object.hasOwn(CardSchema.entries, field) },
      ]
    )
  }),
)

/** The columns that a variant's row may have besides its choice. */
export const VARIANT_COLUMNS: readonly Column[] = [
  ...['sku', 'NewPrice', 'fromPrice', 'lastPrice', 'img', 'mpn', 'gtin', 'nhsCode', 'pipCode', 'dmd'].map((field) =>
    createColumn([field]),
  ),
  ...['pack', 'outer'].flatMap((field) => INNER[field]!.map((inner) => createColumn([field, inner]))),
]

/** The column with what a variant's row chooses of an option, from 1. */
export function nameChoice(option: number): string {
  return `choice${option}`
}

export const CHOICE_COLUMNS = Array.from({ length: MOST_OPTIONS }, (_, index) => nameChoice(index + 1))

function createColumn(path: readonly string[]): Column {
  const name = path.join('.')
  return { name, path, kind: KINDS[name] ?? 'text' }
}

/** The text of a record's value in a column; empty where the record has none. */
export function readCell(record: object, { path }: Column): string {
  const value = path.reduce<unknown>(
    (inner, key) => (inner as Record<string | number, unknown> | undefined)?.[key],
    record,
  )
  if (Array.isArray(value)) return value.join(SEPARATOR)
  if (value === true) return 'yes'
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** A product's rows: its own, then one for each variant. */
export function listRows(product: ProductRecord, attributes: Attributes): Cells[] {
  const variants = (product.variants ?? []).map((variant) => ({
    slug: product.slug,
    ...Object.fromEntries(
      (product.options ?? []).map(({ name }, index) => [nameChoice(index + 1), variant.choice[name] ?? '']),
    ),
    ...Object.fromEntries(VARIANT_COLUMNS.map((column) => [column.name, readCell(variant, column)])),
  }))
  const columns = listProductColumns(attributes)
  return [Object.fromEntries(columns.map((column) => [column.name, readCell(product, column)])), ...variants]
}

/** The parts of a cell that holds several. */
export function splitList(text: string): string[] {
  return text
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
