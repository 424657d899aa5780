import { readFileSync } from 'node:fs'

/** A query as someone would type it, recorded before the search was written. */
export interface RecordedQuery {
  readonly query: string
  readonly kind: 'code' | 'name' | 'synonym' | 'typo'
  /** The slugs that are right answers. */
  readonly right: readonly string[]
}

/** The 200 recorded queries by which the search is judged and measured. */
export function readSearchQueries(): RecordedQuery[] {
  return JSON.parse(readFileSync('scripts/bench/searchQueries.json', 'utf8')) as RecordedQuery[]
}

/** A query as someone would type it who has not seen the catalogue. */
export interface FreshQuery {
  readonly query: string
  readonly kind: string
  /** The slugs that are right answers; empty where the shop sells none. */
  readonly slugs: readonly string[]
}

/** The 300 queries that were written without sight of the catalogue. */
export function readFreshQueries(): FreshQuery[] {
  return JSON.parse(readFileSync('scripts/bench/freshQueries.json', 'utf8')) as FreshQuery[]
}
