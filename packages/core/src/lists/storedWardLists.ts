import * as v from 'valibot'
import { cleanNote, getLineKey } from '../cart/cartLines.ts'
import { StoredEngravingSchema } from '../cart/storedCart.ts'
import type { Kind, Parsed } from '../stored/kind.ts'
import { createListRules, mergeItem } from '../stored/listRules.ts'
import { renameLines } from '../stored/renamed.ts'
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

const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_COUNT))
/** A ward list line as stored, and as exported. */
export const WardListLineSchema = v.object({
  slug: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  options: v.optional(v.record(v.pipe(v.string(), v.maxLength(40)), v.pipe(v.string(), v.maxLength(80))), {}),
  engraving: v.exactOptional(StoredEngravingSchema),
  note: v.exactOptional(v.pipe(v.string(), v.minLength(1), v.transform(cleanNote))),
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

/** Reads stored lists, keeping every list and line that is good. Never throws. */
function parseWardLists(stored: unknown): Parsed<WardLists> {
  const result = v.safeParse(StoredWardListsSchema, stored)
  if (!result.success) return { value: [], dropped: Infinity }
  const read = result.output.lists.map(parseList)
  const lists = read.flatMap(({ list }) => list ?? []).reduce(keepWardList, [] as WardLists)
  const unread = read.reduce((sum, { dropped }) => sum + dropped, 0)
  return { value: lists, dropped: unread + read.filter(({ list }) => list).length - lists.length }
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

const LINE_RULES = createListRules<WardListLine>({ getKey: getLineKey, merge: mergeItem }, MAX_WARD_LIST_LINES)

/** Ward lists as the browser keeps them. */
export const LISTS_KIND: Kind<WardLists> = {
  empty: [],
  parse: parseWardLists,
  format: (lists) => ({ version: 1, lists }),
  rename(lists, getSlugNow) {
    const renamed = lists.map((list) => {
      const lines = renameLines(list.lines, getSlugNow, (all) => mergeLines([], all))
      return lines === list.lines ? list : { ...list, lines }
    })
    return renamed.every((list, index) => list === lists[index]) ? lists : renamed
  },
  ...createListRules<WardList>(
    {
      getKey: ({ id }) => id,
      pick(from, to) {
        const [before, after] = LINE_RULES.pick(from.lines, to.lines)
        return [
          { ...from, lines: before },
          { ...to, lines: after },
        ]
      },
      merge(from, to, now) {
        if (!from || !to || !now) return mergeItem(from, to, now)
        const name = from.name === to.name ? now.name : to.name
        return { ...now, name, lines: LINE_RULES.merge(from.lines, to.lines, now.lines) }
      },
    },
    MAX_WARD_LISTS,
  ),
}
