import { applyEdits, findNodeAtLocation, type JSONPath, modify, parseTree } from 'jsonc-parser'
import { ProductSchema } from '@shop/core/catalogue/schema.ts'

const FORMATTING = { insertSpaces: true, tabSize: 2 }
const FIELDS = Object.keys(ProductSchema.entries)

/** A JSON text with one value in place of another, unchanged except where they differ. */
export function editJson(text: string, was: unknown, is: unknown): string {
  return editAt(text, [], was, is, [])
}

/** `around` names the fields that the text stands in. */
function editAt(text: string, place: JSONPath, was: unknown, is: unknown, around: readonly string[]): string {
  if (JSON.stringify(was) === JSON.stringify(is)) return text
  const node = findNodeAtLocation(parseTree(text)!, place)
  const names = [...around, ...place.filter((key) => typeof key === 'string')]
  if (Array.isArray(was) && Array.isArray(is) && node?.type === 'array') {
    const end = node.offset + node.length
    return text.slice(0, node.offset) + editItems(text.slice(node.offset, end), was, is, names) + text.slice(end)
  }
  if (isObject(was) && isObject(is) && node && Object.keys(was).length === 0) {
    const fields = Object.entries(is).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`)
    // On one line, as the empty one was.
    return `${text.slice(0, node.offset)}{ ${fields.join(', ')} }${text.slice(node.offset + node.length)}`
  }
  if (isObject(was) && isObject(is))
    return [...new Set([...Object.keys(was), ...Object.keys(is)])].reduce(
      (result, key) => editAt(result, [...place, key], was[key], is[key], around),
      text,
    )
  // A deeper field goes after those that are there.
  const rank = (key: string) => (names.length === 1 ? FIELDS.indexOf(key) : -1)
  const key = String(place.at(-1))
  const getInsertionIndex = (keys: string[]) =>
    rank(key) < 0 ? keys.length : keys.filter((other) => rank(other) < rank(key)).length
  if (is === undefined && !node) return text
  return applyEdits(text, modify(text, place, is, { formattingOptions: FORMATTING, getInsertionIndex }))
}

/** The text of a list: items that stay keep their texts, even when moved, except where they differ. */
function editItems(text: string, was: readonly unknown[], is: readonly unknown[], around: readonly string[]): string {
  if (is.length === 0) return '[]'
  const nodes = parseTree(text)?.children ?? []
  const [first, last] = [nodes[0], nodes.at(-1)]
  if (!first || !last) return JSON.stringify(is, null, 2)
  const ends = nodes.map(({ offset, length }) => offset + length)
  const [head, tail] = [text.slice(0, first.offset), text.slice(ends.at(-1))]
  const betweens = nodes.slice(1).map(({ offset }, index) => text.slice(ends[index], offset))
  const usual = betweens.at(-1) ?? `,${head.slice(1) || ' '}`
  const isOnOneLine = !text.slice(last.offset, ends.at(-1)).includes('\n')
  const [names, wanted] = [nameItems(was), nameItems(is)]
  const [places, kept] = [new Map(names.map((name, index) => [name, index])), new Set(wanted)]
  const parts = wanted.map((name, index) => {
    const item = is[index]
    // A renamed item, and one that never had a name, is where it was.
    const before = places.get(name) ?? (index < was.length && !kept.has(names[index]!) ? index : undefined)
    if (before !== undefined)
      return editAt(text.slice(nodes[before]!.offset, ends[before]), [], was[before], item, around)
    return isOnOneLine
      ? JSON.stringify(item)
      : JSON.stringify(item, null, 2).replaceAll('\n', /\n[ \t]*$/.exec(usual)?.[0] ?? '\n')
  })
  return head + parts.map((part, index) => (index === 0 ? '' : (betweens[index - 1] ?? usual)) + part).join('') + tail
}

/** Items by their names, or by all that they hold. One that is there twice is two, and neither is written over the other. */
function nameItems(items: readonly unknown[]): string[] {
  const names = new Set<string>()
  for (const item of items) {
    const { slug, id } = (isObject(item) ? item : {}) as { readonly slug?: unknown; readonly id?: unknown }
    const own = slug ?? id
    let name = typeof own === 'string' ? own : JSON.stringify(item)
    while (names.has(name)) name += ' '
    names.add(name)
  }
  return [...names]
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
