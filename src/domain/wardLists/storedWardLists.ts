import * as v from 'valibot'
import {
  addWardList,
  MAX_COUNT,
  MAX_WARD_LIST_LINES,
  MAX_WARD_LISTS,
  mergeLines,
  parseWardListName,
  type WardList,
  type WardListLine,
  type WardLists,
} from './wardLists.ts'
import { StoredEngravingSchema } from '../cart/storedCart.ts'

const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_COUNT))
/** A ward list line as stored, and as exported. */
export const WardListLineSchema = v.object({
  slug: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  options: v.optional(v.record(v.pipe(v.string(), v.maxLength(40)), v.pipe(v.string(), v.maxLength(80))), {}),
  engraving: v.exactOptional(StoredEngravingSchema),
  par: Count,
  onHand: v.exactOptional(Count),
  countedIn: v.exactOptional(v.picklist(['packs', 'pieces'])),
})
const WardListSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
  name: v.string(),
  lines: v.array(v.unknown()),
})
const StoredWardListsSchema = v.object({ version: v.literal(1), lists: v.array(v.unknown()) })

/** What was read from storage, and how much could not be. */
export interface ParsedWardLists {
  readonly lists: WardLists
  /** Lists and lines left out; Infinity if nothing could be read. */
  readonly dropped: number
}

/** Reads stored lists, keeping every valid list and line. Never throws. */
export function parseWardLists(text: string | null): ParsedWardLists {
  if (text === null) return { lists: [], dropped: 0 }
  let stored: unknown
  try {
    stored = JSON.parse(text)
  } catch {
    return { lists: [], dropped: Infinity }
  }
  const result = v.safeParse(StoredWardListsSchema, stored)
  if (!result.success) return { lists: [], dropped: Infinity }
  const read = result.output.lists.map(parseList)
  const lists = read.flatMap(({ list }) => list ?? []).reduce(keepWardList, [] as WardLists)
  const unread = read.reduce((sum, { dropped }) => sum + dropped, 0)
  return { lists, dropped: unread + read.filter(({ list }) => list).length - lists.length }
}

/** A second list with the same id is dropped. */
function keepWardList(lists: WardLists, list: WardList): WardLists {
  return lists.length >= MAX_WARD_LISTS || lists.some(({ id }) => id === list.id) ? lists : addWardList(lists, list)
}

function parseList(value: unknown): { list: WardList | undefined; dropped: number } {
  const result = v.safeParse(WardListSchema, value)
  if (!result.success) return { list: undefined, dropped: 1 }
  const { id, name, lines } = result.output
  const kept = parseWardListLines(lines)
  return { list: { id, name: parseWardListName(name) ?? 'List', lines: kept }, dropped: lines.length - kept.length }
}

/** The readable lines among these values, each once, up to `MAX_WARD_LIST_LINES`. */
export function parseWardListLines(values: readonly unknown[]): readonly WardListLine[] {
  const good = values.flatMap((value) => {
    const line = v.safeParse(WardListLineSchema, value)
    return line.success ? [line.output] : []
  })
  return mergeLines([], good.slice(0, MAX_WARD_LIST_LINES))
}

/** Formats lists for storage. */
export function formatWardLists(lists: WardLists): string {
  return JSON.stringify({ version: 1, lists })
}
