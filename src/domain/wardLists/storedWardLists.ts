import * as v from 'valibot'
import {
  addList,
  MAX_COUNT,
  MAX_LIST_LINES,
  MAX_LISTS,
  mergeLines,
  parseListName,
  type List,
  type ListLine,
  type Lists,
} from './wardLists.ts'
import { StoredEngravingSchema } from '../cart/storedCart.ts'

const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_COUNT))
/** A line of a list as it is stored, and as a file of lists has it. */
export const ListLineSchema = v.object({
  slug: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  options: v.optional(v.record(v.pipe(v.string(), v.maxLength(40)), v.pipe(v.string(), v.maxLength(80))), {}),
  engraving: v.exactOptional(StoredEngravingSchema),
  par: Count,
  onHand: v.exactOptional(Count),
  countedIn: v.exactOptional(v.picklist(['packs', 'pieces'])),
})
const ListSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
  name: v.string(),
  lines: v.array(v.unknown()),
})
const StoredListsSchema = v.object({ version: v.literal(1), lists: v.array(v.unknown()) })

/** What came out of storage, and how much of it could not be read. */
export interface ParsedLists {
  readonly lists: Lists
  /** Lists and lines that were left out; Infinity where nothing at all could be read. */
  readonly dropped: number
}

/** Reads stored lists, keeping every list and line that is good. Never throws. */
export function parseLists(text: string | null): ParsedLists {
  if (text === null) return { lists: [], dropped: 0 }
  let stored: unknown
  try {
    stored = JSON.parse(text)
  } catch {
    return { lists: [], dropped: Infinity }
  }
  const result = v.safeParse(StoredListsSchema, stored)
  if (!result.success) return { lists: [], dropped: Infinity }
  const read = result.output.lists.map(parseList)
  const lists = read.flatMap(({ list }) => list ?? []).reduce(keepList, [] as Lists)
  const unread = read.reduce((sum, { dropped }) => sum + dropped, 0)
  return { lists, dropped: unread + read.filter(({ list }) => list).length - lists.length }
}

/** A list whose id has come before is the same list twice. */
function keepList(lists: Lists, list: List): Lists {
  return lists.length >= MAX_LISTS || lists.some(({ id }) => id === list.id) ? lists : addList(lists, list)
}

function parseList(value: unknown): { list: List | undefined; dropped: number } {
  const result = v.safeParse(ListSchema, value)
  if (!result.success) return { list: undefined, dropped: 1 }
  const { id, name, lines } = result.output
  const kept = parseListLines(lines)
  return { list: { id, name: parseListName(name) ?? 'List', lines: kept }, dropped: lines.length - kept.length }
}

/** The lines among these values that can be read, each once, as many as a list holds. */
export function parseListLines(values: readonly unknown[]): readonly ListLine[] {
  const good = values.flatMap((value) => {
    const line = v.safeParse(ListLineSchema, value)
    return line.success ? [line.output] : []
  })
  return mergeLines([], good.slice(0, MAX_LIST_LINES))
}

/** Writes lists as they are stored. */
export function formatLists(lists: Lists): string {
  return JSON.stringify({ version: 1, lists })
}
