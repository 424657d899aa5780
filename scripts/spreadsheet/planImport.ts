import * as v from 'valibot'
import { ProductSchema, type CategoryRecord, type ProductRecord, type VariantRecord } from '../../catalogue/schema.ts'
import type { CatalogueFiles } from '../check/catalogueFiles.ts'
import { findProblems } from '../check/catalogueRules.ts'
import { shelve } from './shelve.ts'
import { applyCells, findRate, setLeastPrices } from './applyCells.ts'
import { CHOICE_COLUMNS, PRODUCT_COLUMNS, VARIANT_COLUMNS } from './columns.ts'
import { formatSlug } from './foreign.ts'
import type { TableRow } from './table.ts'

/** Why a line cannot be taken in; nothing of its product is. */
export interface Refusal {
  readonly line: number
  readonly slug: string
  readonly column: string
  readonly reason: string
}

/** The catalogue as it would stand, and what that changes. */
export interface ImportPlan {
  readonly files: CatalogueFiles
  readonly added: readonly string[]
  readonly changed: readonly string[]
  readonly removed: readonly string[]
  readonly newCategories: readonly CategoryRecord[]
  readonly refusals: readonly Refusal[]
}

export interface ImportChoices {
  /** In per cent, for a product of which only one price is known. */
  readonly vat: number
  /** All rows of the file, where products that it does not name leave the shop. */
  readonly whole: readonly TableRow[] | undefined
  /** True for a file of our own, whose empty cells and shelves mean what they say. */
  readonly isOwn: boolean
}

/** A product's rows: its own, and those of its variants. */
export interface Entry {
  readonly slug: string
  readonly row: TableRow
  readonly variants: TableRow[]
}

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
  const entries = listEntries(rows, files, refusals)
  const known = new Map(files.products.map((product) => [product.record.slug, product]))
  const records = new Map(
    entries.map((entry) => [entry.slug, buildRecord(entry, known.get(entry.slug)?.record, choices, refusals)]),
  )
  const shelves = shelve(entries, known, files, { isOwn: choices.isOwn, refusals })
  const named = new Set(listEntries(choices.whole ?? [], files, []).map(({ slug }) => slug))
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
    refusals,
  }
}

/** The rows without those of the products that were refused. */
export function leaveOutRefused(
  rows: readonly TableRow[],
  files: CatalogueFiles,
  refusals: readonly Refusal[],
): TableRow[] {
  const refused = new Set(refusals.map(({ slug }) => slug))
  const lines = new Set(refusals.map(({ line }) => line))
  const entries = listEntries(rows, files, [])
  for (const { slug, row, variants } of entries)
    if (refused.has(slug)) for (const { line } of [row, ...variants]) lines.add(line)
  return rows.filter(({ line }) => !lines.has(line))
}

function listEntries(rows: readonly TableRow[], files: CatalogueFiles, refusals: Refusal[]): Entry[] {
  const bySku = new Map(
    files.products.flatMap(({ record: { sku, slug } }) => (sku === '' ? [] : [[sku, slug] as const])),
  )
  const entries = new Map<string, Entry>()
  for (const row of rows) {
    const { line, cells } = row
    const slug = cells['slug'] || bySku.get(cells['sku'] ?? '') || formatSlug(cells['discription'] ?? '')
    const entry = entries.get(slug)
    const isVariant = CHOICE_COLUMNS.some((column) => (cells[column] ?? '') !== '')
    const refuse = (reason: string) => refusals.push({ line, slug, column: 'slug', reason })
    if (slug === '') refuse('There is no slug, no known SKU and no name on this line. Give one of them.')
    else if (isVariant && entry) entry.variants.push(row)
    else if (isVariant) refuse(`This choice comes before its product. Put the line of “${slug}” above it.`)
    else if (entry)
      refuse(`Line ${entry.row.line} is the same product. Keep one of them, or give this one another slug.`)
    else entries.set(slug, { slug, row, variants: [] })
  }
  return [...entries.values()]
}

function buildRecord(
  { slug, row, variants }: Entry,
  before: ProductRecord | undefined,
  { vat, isOwn }: ImportChoices,
  refusals: Refusal[],
): ProductRecord {
  const refuseIn = (line: number) => (column: string, reason: string) => refusals.push({ line, slug, column, reason })
  const read = ({ line, cells }: TableRow, usual: number) => ({
    vat: readVat(cells['vat'], usual, refuseIn(line)),
    refuse: refuseIn(line),
  })
  const own = applyCells({ ...(before ?? EMPTY), slug }, { ...row.cells, slug }, PRODUCT_COLUMNS, read(row, vat))
  // A page says no more of a product than its file does.
  if (own.about === '' || own.about === undefined) own.about = own.discription
  if (variants.length > 0) {
    // A choice is taxed as its product is, unless its line says otherwise.
    const rate = findRate(before ?? own) ?? vat
    own.variants = variants.map((variant) => {
      const choice = Object.fromEntries(
        (own.options ?? []).map(({ name }, index) => [name, variant.cells[CHOICE_COLUMNS[index]!] ?? '']),
      )
      const known = before?.variants?.find((other) => isSame(other.choice, choice))
      return applyCells<VariantRecord>(known ?? { choice }, variant.cells, VARIANT_COLUMNS, read(variant, rate))
    })
    for (const { gtin } of own.variants) if (gtin !== undefined && gtin === own.gtin) delete own.gtin
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

function explain({ received, message }: v.BaseIssue<unknown>): string {
  return received === 'undefined' || received === '""' ? 'It is missing. Every product has one.' : message
}

function readVat(text: string | undefined, usual: number, refuse: (column: string, reason: string) => void): number {
  if (text === undefined || text === '') return usual
  const rate = Number(text.replace('%', '').trim())
  if ([0, 5, 20].includes(rate)) return rate
  refuse('vat', `“${text}” is no rate of UK VAT. Write 20, 5 or 0.`)
  return usual
}

function isSame(a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>): boolean {
  return (
    Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([name, value]) => b[name] === value)
  )
}

/** Without products, and whatever names them. */
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

/** What the catalogue's own rules refuse in what has come, and did not before. */
function findRuleRefusals(
  after: CatalogueFiles,
  before: CatalogueFiles,
  entries: readonly Entry[],
  others: readonly Refusal[],
): Refusal[] {
  const list = (files: CatalogueFiles) => findProblems(files).filter(({ level }) => level === 'error')
  const old = new Set(list(before).map((problem) => JSON.stringify(problem)))
  const bySlug = new Map(entries.map((entry) => [entry.slug, entry]))
  return list(after).flatMap((problem): Refusal[] => {
    const entry = bySlug.get(problem.record)
    if (old.has(JSON.stringify(problem)) || others.some(({ slug }) => slug === problem.record)) return []
    const index = /^variants\.(\d+)/.exec(problem.field)?.[1]
    const line = (entry?.variants[Number(index)] ?? entry?.row)?.line ?? 0
    return [{ line, slug: problem.record, column: problem.field, reason: problem.message }]
  })
}
