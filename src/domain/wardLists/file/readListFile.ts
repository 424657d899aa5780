import * as v from 'valibot'
import type { CodeIndex } from '../../quickOrder/codeIndex.ts'
import { findProduct, type Catalogue } from '../../catalogue/catalogue.ts'
import { MAX_LIST_LINES, MAX_LISTS, mergeLines, parseListName, type ListLine } from '../wardLists.ts'
import { ListLineSchema } from '../storedWardLists.ts'
import { readListCsv } from './readListCsv.ts'

/** A line of a file that no line of a list can be made of, and why, in words. */
export interface UnreadLine {
  readonly text: string
  readonly reason: string
}

/** A list as a file has it. */
export interface FileList {
  /** Undefined where the file names none. */
  readonly name: string | undefined
  readonly lines: readonly ListLine[]
  readonly unread: readonly UnreadLine[]
}

/** The lists of a file, or why there are none, in words for the person who chose it. */
export type ReadListFile = { readonly lists: readonly FileList[] } | { readonly fault: string }

const JsonSchema = v.object({
  version: v.number(),
  lists: v.array(v.object({ name: v.optional(v.unknown()), lines: v.array(v.unknown()) })),
})
const NOT_A_LIST =
  'This file holds no list of this shop. Choose a CSV with a column of codes, or a JSON file that was exported here.'

/** Reads the text of an exported list, or of any CSV or TSV with codes and par levels. Never throws. */
export function readListFile(text: string, catalogue: Catalogue, index: CodeIndex): ReadListFile {
  if (!/^\s*[[{]/.test(text)) {
    const list = readListCsv(text, index)
    return list.lines.length + list.unread.length === 0
      ? { fault: 'There are no lines in this file.' }
      : { lists: [list] }
  }
  let stored: unknown
  try {
    stored = JSON.parse(text)
  } catch {
    return { fault: 'This file is damaged: it begins as JSON and breaks off. Export it again.' }
  }
  const result = v.safeParse(JsonSchema, stored)
  if (!result.success) return { fault: NOT_A_LIST }
  if (result.output.version !== 1)
    return { fault: 'This file was written by a newer version of the shop. Reload this page, then choose it again.' }
  const lists = result.output.lists.slice(0, MAX_LISTS).map(({ name, lines }): FileList => ({
    name: typeof name === 'string' ? parseListName(name) : undefined,
    ...readLines(lines, catalogue, index),
  }))
  return lists.length === 0 ? { fault: 'There are no lists in this file.' } : { lists }
}

/** A product that has another slug here may still have its SKU. */
function readLines(values: readonly unknown[], catalogue: Catalogue, index: CodeIndex): Omit<FileList, 'name'> {
  const lines: ListLine[] = []
  const unread: UnreadLine[] = []
  for (const value of values.slice(0, MAX_LIST_LINES)) {
    const sku = readSku(value)
    const line = v.safeParse(ListLineSchema, value)
    if (!line.success) {
      unread.push({ text: sku === '' ? 'A line' : sku, reason: 'could not be read.' })
      continue
    }
    const [bySku] = sku === '' ? [] : index.find(sku)
    const product = findProduct(catalogue, line.output.slug) ?? bySku
    if (product) lines.push({ ...line.output, slug: product.slug })
    else unread.push({ text: sku || line.output.slug, reason: 'is not in the catalogue.' })
  }
  const left = values.length - MAX_LIST_LINES
  if (left > 0) unread.push({ text: `${left} more lines`, reason: `were left out: a list holds ${MAX_LIST_LINES}.` })
  return { lines: mergeLines([], lines), unread }
}

function readSku(value: unknown): string {
  const sku = typeof value === 'object' && value !== null && 'sku' in value ? value.sku : ''
  return typeof sku === 'string' ? sku.slice(0, 80) : ''
}
