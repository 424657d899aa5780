import * as v from 'valibot'
import { parseQuery } from './query.ts'

/** More would push the suggestions out of sight. */
export const MAX_RECENT = 8

/** What was searched for on this device, latest first; each is a clean query and appears once. */
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

/** Reads what is stored, keeping every search that is good; `dropped` is Infinity where nothing could be read. */
export function parseRecent(text: string | null): { searches: RecentSearches; dropped: number } {
  if (text === null) return { searches: [], dropped: 0 }
  let stored: unknown
  try {
    stored = JSON.parse(text)
  } catch {
    return { searches: [], dropped: Infinity }
  }
  const result = v.safeParse(StoredSchema, stored)
  if (!result.success) return { searches: [], dropped: Infinity }
  const all = result.output.searches
  const good = all.filter((value) => typeof value === 'string' && parseQuery(value) !== '') as string[]
  // Last to first, since each is put in front.
  const searches = good.slice(0, MAX_RECENT).reduceRight<RecentSearches>(addRecent, [])
  return { searches, dropped: all.length - good.length }
}

export function formatRecent(searches: RecentSearches): string {
  return JSON.stringify({ version: 1, searches })
}
