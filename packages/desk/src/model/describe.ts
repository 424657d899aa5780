import type { CategoryRecord, GroupRecord, ProductRecord } from '@shop/core/catalogue/schema.ts'
import { diffFiles, type Edit, type Files, holdsProducts, listProducts } from '@shop/shop-files/edits/edits.ts'
import { isSame } from '@shop/shop-files/edits/merge.ts'
import { readAttributes } from './attributes.ts'
import { nameField, nameFieldAt } from './labels.ts'

/** A change to one record, in an owner's words. */
export interface Change {
  /** Of whom: a product's title, a category's, a file. */
  readonly subject: string
  readonly file: string
  readonly key?: string
  readonly kind: 'new' | 'removed' | 'changed'
  readonly lines: readonly ChangedField[]
}

/** One field: what it was and what it is; empty where there was or is nothing. */
interface ChangedField {
  readonly name: string
  readonly from: string
  readonly to: string
}

/** The differences between two states of the shop, record by record. */
export function describeChanges(before: Files, after: Files): Change[] {
  return describeEdits(diffFiles(before, after), before, after)
}

/** The changes that lead from one state of the shop to another. */
export function describeEdits(edits: readonly Edit[], before: Files, after: Files): Change[] {
  const titles = new Map(
    [before, after].flatMap((files) =>
      Object.keys(files)
        .filter(holdsProducts)
        .flatMap((file) => listProducts(files, file).map(({ slug, discription }) => [slug, discription] as const)),
    ),
  )
  const attributes = readAttributes(after)
  return edits.map((edit) => ({
    subject: nameRecord(edit),
    file: edit.file,
    ...(edit.key !== undefined && { key: edit.key }),
    kind: edit.was === undefined ? 'new' : edit.now === undefined ? 'removed' : 'changed',
    lines: describeEdit(edit, {
      nameItem: (text) => titles.get(text) ?? text,
      nameField: (path) => nameFieldAt(edit.file, path, attributes),
    }),
  }))
}

interface Words {
  /** The name of an item of a list: a product by its title. */
  readonly nameItem: (text: string) => string
  readonly nameField: (path: readonly string[]) => string
}

function nameRecord({ file, key, was, now }: Edit): string {
  const record = (now ?? was) as Partial<ProductRecord & CategoryRecord> | undefined
  if (key !== undefined) return record?.discription ?? key
  if (file.startsWith('categories/')) return `Category ${record?.tittle ?? file}`
  return FILES[file] ?? file
}

const FILES: Readonly<Record<string, string>> = {
  'shop.json': 'The shop',
  'groups.json': 'Groups of the menu',
  'status.json': 'Statuses',
  'information.json': 'Pages about the shop',
  'attributes.json': 'Facts that goods are chosen by',
}

function describeEdit({ was, now }: Edit, words: Words): ChangedField[] {
  if (was === undefined) return [{ name: 'New', from: '', to: formatValue((now as ProductRecord).NewPrice ?? 'added') }]
  if (now === undefined) return [{ name: 'Removed', from: String((was as ProductRecord).NewPrice ?? ''), to: '' }]
  return diffValues(was, now, [], words)
}

function diffValues(was: unknown, now: unknown, path: readonly string[], words: Words): ChangedField[] {
  if (isSame(was, now)) return []
  if (Array.isArray(was) && Array.isArray(now)) return diffLists(was, now, path, words)
  if (isObject(was) && isObject(now))
    return [...new Set([...Object.keys(was), ...Object.keys(now)])].flatMap((key) =>
      diffValues(was[key], now[key], [...path, key], words),
    )
  const [from, to] = [was, now].map((value) => formatValue(value, words.nameField, path))
  return [{ name: words.nameField(path), from: from!, to: to! }]
}

function diffLists(was: unknown[], now: unknown[], path: readonly string[], words: Words): ChangedField[] {
  // A file that is a list has no name of its own.
  const field = path.length > 0 ? words.nameField(path) : 'Entries'
  const label = (item: unknown) =>
    isObject(item) ? nameRecordIn(item, words.nameField, path) : words.nameItem(String(item))
  const [old, fresh] = [was, now].map((list) => new Map(list.map((item) => [label(item), item])))
  const gone = [...old!.keys()].filter((key) => !fresh!.has(key))
  const come = [...fresh!.keys()].filter((key) => !old!.has(key))
  const inner = [...fresh!].flatMap(([key, item]) =>
    isObject(item) && old!.has(key)
      ? diffValues(old!.get(key), item, path, words).map((line) => ({ ...line, name: `${line.name} of ${key}` }))
      : [],
  )
  const order = [old, fresh].map((map) => [...map!.keys()].filter((key) => !gone.includes(key) && !come.includes(key)))
  const isMoved = !isSame(order[0], order[1])
  return [
    ...gone.map((key) => ({ name: field, from: key, to: '' })),
    ...come.map((key) => ({ name: field, from: '', to: key })),
    ...inner,
    ...(isMoved
      ? [{ name: `Order of ${field.toLowerCase()}`, from: order[0]!.join(', '), to: order[1]!.join(', ') }]
      : []),
  ]
}

function nameRecordIn(item: Readonly<Record<string, unknown>>, ...names: Names): string {
  const { tittle, label, name, slug, id, choice } = item as Partial<
    GroupRecord & { label: string; name: string; slug: string; choice: object }
  >
  return (
    tittle ?? label ?? name ?? slug ?? id ?? (choice ? Object.values(choice).join(', ') : formatValue(item, ...names))
  )
}

type Names = readonly [nameInner?: Words['nameField'], path?: readonly string[]]

/** A JSON value as an owner would write it; “nothing” where it is empty. The fields in it are named by their paths. */
export function formatValue(value: unknown, ...[nameInner = nameLast, path = []]: Names): string {
  if (typeof value === 'string' && value !== '') return value
  if (value === undefined || value === null || value === '') return 'nothing'
  if (value === true) return 'yes'
  if (value === false) return 'no'
  if (Array.isArray(value)) return value.map((item) => formatValue(item, nameInner, path)).join(', ')
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([key, inner]) => {
        const at = [...path, key]
        return `${nameInner(at)}: ${formatValue(inner, nameInner, at)}`
      })
      .join(', ')
  return typeof value === 'number' ? value.toString() : ''
}

function nameLast(path: readonly string[]): string {
  return nameField(path.at(-1) ?? '')
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
