import * as v from 'valibot'
import { findProduct, type Products } from '../../catalogue/catalogue.ts'
import type { CodeIndex } from '../../quickOrder/codeIndex.ts'
import type { Answers } from '../../quickOrder/mail/answerLines.ts'
import type { ReadLine } from '../../quickOrder/readCells.ts'
import { WardListLineSchema } from '../storedWardLists.ts'
import { MAX_WARD_LIST_LINES, MAX_WARD_LISTS, mergeLines, parseWardListName, type WardListLine } from '../wardLists.ts'
import { listWordedLines as listWordedRows, readWardListCsv } from './readWardListCsv.ts'
import type { UnreadLine, WardListInFile } from './wardListInFile.ts'

/** The lists in a file, or a message about why it has none. */
export type ReadWardListFile = { readonly lists: readonly WardListInFile[] } | { readonly error: string }

const JsonSchema = v.object({
  version: v.number(),
  lists: v.array(v.object({ name: v.optional(v.unknown()), lines: v.array(v.unknown()) })),
})
const NOT_A_LIST =
  'This file has no list from this shop. Choose a CSV with a column of codes, or a JSON file exported here.'

/** The lines of a file that are in words, to be answered before it is read. */
export function listWordedLines(text: string, index: CodeIndex): ReadLine[] {
  return isJson(text) ? [] : listWordedRows(text, index)
}

/**
 * Reads the text of an exported list, of any CSV or TSV with codes and par levels, or of a mail. `answers` are to its lines
 * in words. Never throws.
 */
export function readWardListFile(
  text: string,
  products: Products,
  index: CodeIndex,
  answers?: Answers,
): ReadWardListFile {
  if (!isJson(text)) {
    const list = readWardListCsv(text, index, answers)
    return list.lines.length + list.unread.length === 0
      ? { error: 'There are no lines in this file.' }
      : { lists: [list] }
  }
  let stored: unknown
  try {
    stored = JSON.parse(text)
  } catch {
    return { error: 'This file is damaged: the JSON in it is incomplete. Export it again.' }
  }
  const result = v.safeParse(JsonSchema, stored)
  if (!result.success) return { error: NOT_A_LIST }
  if (result.output.version !== 1)
    return { error: 'This file was written by a newer version of the shop. Reload this page, then choose it again.' }
  const lists = result.output.lists.slice(0, MAX_WARD_LISTS).map(({ name, lines }): WardListInFile => ({
    name: typeof name === 'string' ? parseWardListName(name) : undefined,
    ...readLines(lines, products, index),
  }))
  return lists.length === 0 ? { error: 'There are no lists in this file.' } : { lists }
}

function isJson(text: string): boolean {
  return /^\s*[[{]/.test(text)
}

/** A product whose slug has changed may still have its SKU. */
function readLines(values: readonly unknown[], products: Products, index: CodeIndex): Omit<WardListInFile, 'name'> {
  const lines: WardListLine[] = []
  const unread: UnreadLine[] = []
  for (const value of values.slice(0, MAX_WARD_LIST_LINES)) {
    const sku = readSku(value)
    const line = v.safeParse(WardListLineSchema, value)
    if (!line.success) {
      unread.push({ text: sku === '' ? 'A line' : sku, reason: 'could not be read.' })
      continue
    }
    const [bySku] = sku === '' ? [] : index.find(sku)
    const product = findProduct(products, line.output.slug) ?? bySku
    // The options of a variant's code, unless the line gives its own.
    if (product)
      lines.push({
        ...line.output,
        slug: product.slug,
        options: { ...product.chosen?.options, ...line.output.options },
      })
    else unread.push({ text: sku || line.output.slug, reason: 'is not in the catalogue.' })
  }
  const left = values.length - MAX_WARD_LIST_LINES
  if (left > 0)
    unread.push({ text: `${left} more lines`, reason: `were left out: a list holds ${MAX_WARD_LIST_LINES}.` })
  return { lines: mergeLines([], lines), unread }
}

function readSku(value: unknown): string {
  const sku = typeof value === 'object' && value !== null && 'sku' in value ? value.sku : ''
  return typeof sku === 'string' ? sku.slice(0, 80) : ''
}
