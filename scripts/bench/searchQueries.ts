import { readFileSync } from 'node:fs'

/** A query as somebody would type it, written before the search was. */
export interface RecordedQuery {
  readonly query: string
  readonly kind: 'code' | 'name' | 'synonym' | 'typo'
  /** The slugs that are right answers to it. */
  readonly right: readonly string[]
}

/** The 200 recorded queries by which the search is judged and measured. */
export function readSearchQueries(): RecordedQuery[] {
  return JSON.parse(readFileSync('scripts/bench/searchQueries.json', 'utf8')) as RecordedQuery[]
}
