import type { Facet } from './facets.ts'
import { type Chosen, listChosen } from './narrow.ts'
import { parsePage } from './pages.ts'
import type { Sort } from './sorts.ts'

export interface ListChoice {
  readonly chosen: Chosen
  readonly sort: Sort
  /** From 1; it may be beyond the last page. */
  readonly page: number
}

/**
 * Reads the query of an address ("colour=Black&sort=name&page=2"). Facets, values and orders that this listing does
 * not have are ignored. Never throws.
 */
export function parseListChoice(query: string, facets: readonly Facet[], sorts: readonly Sort[]): ListChoice {
  const params = new URLSearchParams(query)
  const chosen = facets.flatMap(({ id, values }): [string, Set<string>][] => {
    const asked = params.getAll(id)
    const keys = values.flatMap(({ key }) => (asked.includes(key) ? [key] : []))
    return keys.length > 0 ? [[id, new Set(keys)]] : []
  })
  const sort = sorts.find((sort) => sort === params.get('sort')) ?? 'listed'
  return { chosen: new Map(chosen), sort, page: parsePage(query) }
}

/**
 * Writes the query of an address for this choice, without "?" and without defaults or unknown values. `query` is what
 * was searched for; it stays in front.
 */
export function formatListChoice(choice: ListChoice, facets: readonly Facet[], query?: string): string {
  const params = new URLSearchParams()
  if (query) params.set('q', query)
  for (const { facet, value } of listChosen(facets, choice.chosen)) params.append(facet.id, value.key)
  if (choice.sort !== 'listed') params.set('sort', choice.sort)
  if (choice.page > 1) params.set('page', String(choice.page))
  return params.toString()
}
