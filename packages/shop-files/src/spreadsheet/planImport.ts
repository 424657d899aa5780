import * as v from 'valibot'
import {
  type CategoryRecord,
  type ProductRecord,
  ProductSchema,
  type VariantRecord,
} from '@shop/core/catalogue/schema.ts'
import { parsePrice } from '@shop/core/money/price.ts'
import { readAmount } from '../check/amounts.ts'
import type { CatalogueFiles } from '../check/catalogueFiles.ts'
import { listAllowed } from '../check/explainIssue.ts'
import { findTextFault } from '../check/textRules.ts'
import { applyCells, findRate, setLeastPrices } from './applyCells.ts'
import { type ColumnDecimals, findColumnDecimals, PRICE_COLUMNS } from './columnDecimals.ts'
import { CHOICE_COLUMNS, type Column, listProductColumns, VARIANT_COLUMNS } from './columns.ts'
import { findRuleRefusals } from './findRuleRefusals.ts'
import { type Entry, type Kept, listEntries, listNamed, type Refusal } from './listEntries.ts'
import { matchVariants } from './matchVariants.ts'
import { type AcceptedPrices, findOddPrices, type ReadPrice } from './oddPrices.ts'
import type { TableRow } from './readTable.ts'
import { shelve } from './shelve.ts'
import { explainRate, parseRate } from './vatRates.ts'

/** The catalogue as it would stand, and what that changes. */
export interface ImportPlan {
  readonly files: CatalogueFiles
  readonly added: readonly string[]
  readonly changed: readonly string[]
  readonly removed: readonly string[]
  readonly newCategories: readonly CategoryRecord[]
  readonly kept: readonly Kept[]
  readonly refusals: readonly Refusal[]
  /** The rate, in per cent, of goods that state none. */
  readonly vat: number
  /** New products one of whose prices was worked out at that rate. */
  readonly withoutRate: readonly string[]
}

export interface ImportChoices {
  /** In per cent, for a product of which only one price is known. */
  readonly vat: number
  /** All rows of the file, where products that it does not name leave the shop. */
  readonly whole: readonly TableRow[] | undefined
  /** True for a file of our own, whose empty cells and categories mean what they say. */
  readonly isOwn: boolean
  readonly accepted?: AcceptedPrices
}

/** The prices that the shop has. */
type Had = Readonly<Partial<Record<(typeof PRICE_COLUMNS)[number], string | undefined>>>

const EMPTY: ProductRecord = {
  slug: '',
  img: '',
  discription: '',
  smalltittle: '',
  lastPrice: '',
  NewPrice: '',
  fromPrice: '',
  sku: '',
  about: '',
  pack: { count: 1, unit: 'each' },
  attributes: {},
}

/** Works out what rows under our own columns make of the catalogue. It writes nothing. */
export function planImport(rows: readonly TableRow[], files: CatalogueFiles, choices: ImportChoices): ImportPlan {
  const refusals: Refusal[] = []
  const kept: Kept[] = []
  const entries = listEntries(rows, files, { kept, refusals })
  const known = new Map(files.products.map((product) => [product.record.slug, product]))
  const columns = listProductColumns(files.attributes)
  const faulty = new Set<string>()
  for (const { slug, row, variants } of entries)
    for (const { line, cells } of [row, ...variants])
      for (const column of ['categories', ...CHOICE_COLUMNS]) {
        const fault = findTextFault(cells[column] ?? '', true)
        if (fault === undefined) continue
        faulty.add(slug)
        refusals.push({ line, slug, column, reason: fault })
      }
  const prices: ReadPrice[] = []
  const decimals = findColumnDecimals(rows)
  const records = new Map(
    entries.map((entry) => [
      entry.slug,
      buildRecord(entry, known.get(entry.slug)?.record, columns, choices, {
        ...{ kept, refusals, prices, decimals },
      }),
    ]),
  )
  const isRefused = new Set(refusals.map(({ line }) => line))
  refusals.push(...findOddPrices(prices, choices.accepted).filter(({ line }) => !isRefused.has(line)))
  const sound = entries.filter(({ slug }) => !faulty.has(slug))
  const shelves = shelve(sound, known, files, { isOwn: choices.isOwn, refusals })
  const named = listNamed(choices.whole ?? [], files)
  const removed = choices.whole ? [...known.keys()].filter((slug) => !named.has(slug)) : []
  // A record that is no record is not judged any further.
  const refused = refusals.map(({ slug }) => slug).filter((slug) => !known.has(slug))
  for (const { slug } of refusals) records.delete(slug)
  const products = [
    ...files.products.map(({ file, record }) => ({ file, record: records.get(record.slug) ?? record })),
    ...entries
      .filter(({ slug }) => !known.has(slug) && records.has(slug))
      .map(({ slug }) => ({ file: shelves.findFile(slug), record: records.get(slug)! })),
  ]
  const after = leaveOut({ ...files, ...shelves.files, products }, new Set([...removed, ...refused]))
  refusals.push(...findRuleRefusals(after, files, entries, refusals))
  return {
    files: after,
    added: entries.flatMap(({ slug }) => (known.has(slug) || !records.has(slug) ? [] : [slug])),
    changed: entries.flatMap(({ slug }) => {
      const before = known.get(slug)?.record
      const now = records.get(slug)
      return before && now && JSON.stringify(before) !== JSON.stringify(now) ? [slug] : []
    }),
    removed,
    newCategories: shelves.added,
    kept,
    refusals,
    vat: choices.vat,
    withoutRate: entries.flatMap(({ slug, row: { cells } }) =>
      known.has(slug) || !records.has(slug) || cells['vat'] || (cells['NewPrice'] && cells['fromPrice']) ? [] : [slug],
    ),
  }
}

/** The rows without those of the products that were refused. */
export function leaveOutRefused(
  rows: readonly TableRow[],
  files: CatalogueFiles,
  refusals: readonly Refusal[],
): TableRow[] {
  const lines = new Set(refusals.map(({ line }) => line))
  // An error without a line is about the whole product.
  const refused = new Set(refusals.flatMap(({ line, slug }) => (line === 0 ? [slug] : [])))
  for (const { slug, row, variants } of listEntries(rows, files, { kept: [], refusals: [] })) {
    const own = [row, ...variants].map(({ line }) => line)
    // A line that repeats a product is none of its own: the first one stays.
    if (refused.has(slug) || own.some((line) => lines.has(line))) for (const line of own) lines.add(line)
  }
  return rows.filter(({ line }) => !lines.has(line))
}

function buildRecord(
  { slug, row, variants }: Entry,
  before: ProductRecord | undefined,
  columns: readonly Column[],
  { vat, isOwn }: ImportChoices,
  {
    kept,
    refusals,
    prices,
    decimals,
  }: { kept: Kept[]; refusals: Refusal[]; prices: ReadPrice[]; decimals: ColumnDecimals },
): ProductRecord {
  const refuseIn = (line: number) => (column: string, reason: string) => refusals.push({ line, slug, column, reason })
  const read = ({ line, cells }: TableRow, usual: number) => ({
    vat: readVat(cells['vat'], usual, refuseIn(line)),
    refuse: refuseIn(line),
    decimals,
    keep: (column: string, was: string, text: string) => kept.push({ slug, column, was, text }),
  })
  const readPrices = ({ line, cells }: TableRow, had: Had | undefined) => {
    for (const column of PRICE_COLUMNS) {
      const pence = readAmount((cells[column] ?? '').replace(/^from\s/i, ''), decimals[column])
      const was = parsePrice(had?.[column] ?? '')?.pence
      if (pence !== undefined) prices.push({ line, slug, column, pence, was })
    }
  }
  readPrices(row, before)
  const own = applyCells({ ...(before ?? EMPTY), slug }, { ...row.cells, slug }, columns, read(row, vat))
  // A page says no more of a product than its file does.
  if (own.about === '' || own.about === undefined) own.about = own.discription
  if (variants.length > 0) {
    // A choice is taxed as its product is, unless its line says otherwise.
    const rate = findRate(before ?? own) ?? vat
    const named = matchVariants(variants, before?.variants ?? [], own.options ?? [])
    for (const { variant, record } of named) readPrices(variant, before && { ...before, ...record })
    own.variants = named.map(({ variant, record }) =>
      applyCells<VariantRecord>(record, variant.cells, VARIANT_COLUMNS, read(variant, rate)),
    )
    // Shopify's first choice stands in the product's own line.
    if (own.variants.some(({ sku }) => sku === own.sku)) own.sku = ''
    if (own.variants.some(({ gtin }) => gtin === own.gtin)) delete own.gtin
    const { NewPrice } = own
    setLeastPrices(own)
    if (isOwn && before && NewPrice !== before.NewPrice && own.NewPrice === before.NewPrice)
      refuseIn(row.line)('NewPrice', 'Each choice has a price of its own. Change those, and this one follows.')
  }
  const parsed = v.safeParse(ProductSchema, own)
  for (const issue of parsed.issues ?? []) {
    const path = v.getDotPath(issue) ?? ''
    const [, index] = /^variants\.(\d+)/.exec(path) ?? []
    const { line } = variants[Number(index)] ?? row
    if (!refusals.some((other) => other.line === line)) refuseIn(line)(path, explain(issue))
  }
  return own
}

function explain({ type, received, expected, input, path, message }: v.BaseIssue<unknown>): string {
  if (received === 'undefined' && path && path.length > 1)
    return `It is missing, while another cell of “${String(path[0].key)}” is filled. Fill in both, or neither.`
  if (received === 'undefined' || input === '') return 'It is missing. Every product has one.'
  if (type !== 'picklist') return message
  return `${received} is none of these: ${listAllowed(expected)}. Write one of them, or leave the cell empty.`
}

function readVat(text: string | undefined, usual: number, refuse: (column: string, reason: string) => void): number {
  if (text === undefined || text === '') return usual
  const rate = parseRate(text)
  if (rate !== undefined) return rate
  refuse('vat', explainRate(text))
  return usual
}

/** The files without these products and all records that name them. */
function leaveOut(files: CatalogueFiles, gone: ReadonlySet<string>): CatalogueFiles {
  if (gone.size === 0) return files
  const stays = (slug: string) => !gone.has(slug)
  return {
    ...files,
    statuses: files.statuses.filter(({ slug, replacedBy }) => stays(slug) && (!replacedBy || stays(replacedBy))),
    categories: files.categories.map(({ file, record }) => ({
      file,
      record: { ...record, product: record.product.filter(stays) },
    })),
    products: files.products
      .filter(({ record }) => stays(record.slug))
      .map(({ file, record }) => ({
        file,
        record: record.goesWith?.some((slug) => gone.has(slug))
          ? { ...record, goesWith: record.goesWith.filter(stays) }
          : record,
      })),
  }
}
