import type { ProductRecord, StatusRecord } from '@shop/core/catalogue/schema.ts'
import { type Clash, isSame, merge } from './merge.ts'

/** The contents of the shop's JSON files, by their names relative to its folder. */
export type Files = Readonly<Record<string, unknown>>

/** One record in place of another: a product by its slug, or what a whole file holds. */
export interface Edit {
  readonly file: string
  /** The slug, in a file of products. */
  readonly key?: string
  /** The value that it is based on; undefined where it is new. */
  readonly was?: unknown
  /** Undefined where it goes. */
  readonly now?: unknown
}

/** Two changes of one record that cannot both stand. */
export interface RecordClash extends Clash {
  readonly file: string
  readonly key?: string
}

export function nameClash({ file, key, path }: RecordClash): string {
  return JSON.stringify([file, key, path])
}

export function holdsProducts(file: string): boolean {
  return file.startsWith('products/')
}

/** The products of a file; empty where it holds none. What is no record is left out, and the checker says so. */
export function listProducts(files: Files, file: string): readonly ProductRecord[] {
  return listItems(files, file).filter((item) => typeof item === 'object' && item !== null) as ProductRecord[]
}

function listItems(files: Files, file: string): readonly unknown[] {
  const value = files[file]
  return Array.isArray(value) ? value : []
}

export const STATUS_FILE = 'status.json'

/** The statuses of products; most shops have none. */
export function listStatuses(files: Files): readonly StatusRecord[] {
  const value = files[STATUS_FILE]
  return Array.isArray(value) ? (value as readonly StatusRecord[]) : []
}

/** Makes edits in the files as they stand now, which may be other than those that the edits are based on. */
export function applyEdits(files: Files, edits: readonly Edit[]): { files: Files; clashes: RecordClash[] } {
  const after: Record<string, unknown> = { ...files }
  const clashes: RecordClash[] = []
  for (const { file, key, was, now } of edits) {
    const found = merge(was, readRecord(after, file, key), now)
    clashes.push(...found.clashes.map((clash) => ({ ...clash, file, ...(key !== undefined && { key }) })))
    after[file] = key === undefined ? found.value : replace(listItems(after, file), key, found.value)
  }
  return { files: after, clashes }
}

/** The contents of a file, or its product of this slug; undefined where there is none. */
export function readRecord(files: Files, file: string, key?: string): unknown {
  return key === undefined ? files[file] : listProducts(files, file).find((record) => record.slug === key)
}

function replace(records: readonly unknown[], key: string, value: unknown): unknown[] {
  const place = records.findIndex((record) => (record as Partial<ProductRecord> | null)?.slug === key)
  const kept = place < 0 ? [...records, value] : records.with(place, value)
  return kept.filter((record) => record !== undefined)
}

/** The edits that lead from some files to others, record by record. */
export function diffFiles(before: Files, after: Files): Edit[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((file): Edit[] => {
    const [was, now] = [before[file], after[file]]
    if (was === now || isSame(was, now)) return []
    if (!holdsProducts(file)) return [{ file, was, now }]
    const [old, fresh] = [before, after].map((files) => indexRecords(listProducts(files, file)))
    return [...new Set([...old!.keys(), ...fresh!.keys()])].flatMap((key): Edit[] =>
      isSame(old!.get(key), fresh!.get(key)) ? [] : [{ file, key, was: old!.get(key), now: fresh!.get(key) }],
    )
  })
}

/** By their slugs; of two with the same one the first counts, as it does in `readRecord`. */
function indexRecords(records: readonly ProductRecord[]): Map<string, ProductRecord> {
  return new Map(records.map((record) => [record.slug, record] as const).reverse())
}

/** The edits that take these back. */
export function invertEdits(edits: readonly Edit[]): Edit[] {
  return edits.map(({ was, now, ...place }) => ({ ...place, was: now, now: was })).reverse()
}
