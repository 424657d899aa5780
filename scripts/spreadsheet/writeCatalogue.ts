import { mkdirSync, readFileSync, renameSync, writeFileSync, existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { applyEdits, findNodeAtLocation, modify, parseTree, type JSONPath } from 'jsonc-parser'
import prettier from 'prettier'
import { AttributesSchema, ProductSchema } from '../../catalogue/schema.ts'
import type { CatalogueFiles } from '../check/catalogueFiles.ts'

const FORMATTING = { insertSpaces: true, tabSize: 2 }
const ORDERS: Readonly<Record<string, readonly string[]>> = {
  '': Object.keys(ProductSchema.entries),
  attributes: Object.keys(AttributesSchema.entries),
}

/** The texts of the catalogue's files that differ, by name: only what has changed in a file is rewritten. */
export async function formatChangedFiles(
  folder: string,
  before: CatalogueFiles,
  after: CatalogueFiles,
): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  const edit = async (file: string, was: unknown, is: unknown) => {
    if (JSON.stringify(was) === JSON.stringify(is)) return
    const place = path.join(folder, file)
    const text = existsSync(place) ? editJson(readFileSync(place, 'utf8'), was, is) : JSON.stringify(is)
    const config = await prettier.resolveConfig(place)
    texts.set(file, await prettier.format(text, { ...config, parser: 'json' }))
  }
  const names = (files: CatalogueFiles) => files.products.map(({ file }) => file)
  const listIn = (files: CatalogueFiles, name: string) =>
    files.products.flatMap(({ file, record }) => (file === name ? [record] : []))
  for (const file of new Set([...names(before), ...names(after)])) {
    await edit(file, listIn(before, file), listIn(after, file))
  }
  const categories = new Map(before.categories.map(({ file, record }) => [file, record]))
  for (const { file, record } of after.categories) await edit(file, categories.get(file), record)
  await edit('groups.json', before.groups, after.groups)
  await edit('status.json', before.statuses, after.statuses)
  return texts
}

/** Writes all of the files, or none where the device has no room: each is written beside its place first. */
export function writeFiles(folder: string, texts: ReadonlyMap<string, string>): void {
  const waiting: (readonly [from: string, to: string])[] = []
  try {
    for (const [file, text] of texts) {
      const to = path.join(folder, file)
      mkdirSync(path.dirname(to), { recursive: true })
      waiting.push([`${to}.new`, to])
      writeFileSync(`${to}.new`, text)
    }
  } catch (error) {
    for (const [from] of waiting) rmSync(from, { force: true })
    throw error
  }
  for (const [from, to] of waiting) renameSync(from, to)
}

/** A JSON text with one value in place of another, as it is written but for what differs. */
function editJson(text: string, was: unknown, is: unknown): string {
  if (Array.isArray(was) && Array.isArray(is) && isKeyed(was) && isKeyed(is)) return editRecords(text, was, is)
  return applyDifferences(text, [], was, is)
}

type Keyed = Readonly<Record<string, unknown>> & { readonly slug: string }

function isKeyed(list: readonly unknown[]): list is readonly Keyed[] {
  return list.every((item) => typeof (item as Partial<Keyed> | null)?.slug === 'string')
}

/** Records keep their places and their texts: some change, some go, and new ones follow at the end. */
function editRecords(text: string, was: readonly Keyed[], is: readonly Keyed[]): string {
  const wanted = new Map(is.map((record) => [record.slug, record]))
  const known = new Set(was.map(({ slug }) => slug))
  const nodes = parseTree(text)?.children ?? []
  const kept = was.flatMap((record, index) => {
    const { offset, length } = nodes[index]!
    const next = wanted.get(record.slug)
    return next ? [applyDifferences(text.slice(offset, offset + length), [], record, next)] : []
  })
  const added = is.filter(({ slug }) => !known.has(slug)).map((record) => JSON.stringify(record, null, 2))
  return `[\n${[...kept, ...added].join(',\n')}\n]`
}

function applyDifferences(text: string, place: JSONPath, was: unknown, is: unknown): string {
  if (JSON.stringify(was) === JSON.stringify(is)) return text
  if (Array.isArray(was) && Array.isArray(is) && was.length === is.length)
    return was.reduce<string>(
      (result, item, index) => applyDifferences(result, [...place, index], item, is[index]),
      text,
    )
  if (isObject(was) && isObject(is))
    return [...new Set([...Object.keys(was), ...Object.keys(is)])].reduce(
      (result, key) => applyDifferences(result, [...place, key], was[key], is[key]),
      text,
    )
  const inner = place
    .filter((key) => typeof key === 'string')
    .slice(0, -1)
    .join('.')
  const order = ORDERS[inner] ?? []
  const rank = (key: string) => order.indexOf(key)
  const key = String(place.at(-1))
  const getInsertionIndex = (keys: string[]) =>
    rank(key) < 0 ? keys.length : keys.filter((other) => rank(other) < rank(key)).length
  // A list that is short is written on one line again by the formatter, and an object as it was.
  if (is === undefined && !findNodeAtLocation(parseTree(text)!, place)) return text
  return applyEdits(text, modify(text, place, is, { formattingOptions: FORMATTING, getInsertionIndex }))
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
