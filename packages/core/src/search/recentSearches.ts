import * as v from 'valibot'
import type { Kind } from '../stored/kind.ts'
import { createListRules, mergeName } from '../stored/listRules.ts'
import { parseQuery } from './query.ts'

/** More would push the suggestions out of sight. */
export const MAX_RECENT = 8

/** The searches made on this device, latest first; each is a clean query and appears once. */
export type RecentSearches = readonly string[]

const StoredSchema = v.object({ version: v.literal(1), searches: v.array(v.unknown()) })

/** Puts a query first. One that differs only in case replaces the earlier spelling; an empty one changes nothing. */
export function addRecent(searches: RecentSearches, text: string): RecentSearches {
  const query = parseQuery(text)
  if (query === '') return searches
  return [query, ...removeRecent(searches, query)].slice(0, MAX_RECENT)
}

export function removeRecent(searches: RecentSearches, query: string): RecentSearches {
  return searches.filter((other) => other.toLowerCase() !== query.toLowerCase())
}

/** Recent searches with a word that begins with what is typed. */
export function findRecent(searches: RecentSearches, typed: string): RecentSearches {
  const start = typed.toLowerCase()
  return searches.filter((query) => {
    const text = query.toLowerCase()
    return text !== start && ` ${text}`.includes(` ${start}`)
  })
}

/** The recent searches as the browser keeps them: every one that is good is read. */
export const RECENT_KIND: Kind<RecentSearches> = {
  empty: [],
  parse(stored) {
    const result = v.safeParse(StoredSchema, stored)
    if (!result.success) return { value: [], dropped: Infinity }
    const all = result.output.searches
    const good = all.filter((value) => typeof value === 'string' && parseQuery(value) !== '') as string[]
    // From the last to the first, since each is put before the others.
    const value = good.slice(0, MAX_RECENT).reduceRight<RecentSearches>(addRecent, [])
    return { value, dropped: all.length - good.length }
  },
  format: (searches) => ({ version: 1, searches }),
  ...createListRules<string>({ getKey: (query) => query.toLowerCase(), merge: mergeName }, MAX_RECENT),
}
