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
