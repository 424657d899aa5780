import type { ListView } from '@shop/core/listing/list.ts'
import { formatListChoice, type ListChoice } from '@shop/core/listing/listAddress.ts'
import { dropFacet, toggleValue } from '@shop/core/listing/narrow.ts'
import type { Sort } from '@shop/core/listing/sorts.ts'
import { adjustQuery } from '../../state/page/windowAddress.ts'

/** Writes a choice into the address, from its first page, as a step that Back undoes; a search keeps its query. */
function choose({ list, chosen, sort }: ListView, change: Partial<Pick<ListChoice, 'chosen' | 'sort'>>): void {
  const query = new URLSearchParams(location.search).get('q') ?? undefined
  adjustQuery(formatListChoice({ chosen, sort, page: 1, ...change }, list.facets, query), { isStep: true })
}

/** Adds a value to the choice, or takes it out. */
export function chooseValue(view: ListView, facetId: string, key: string): void {
  choose(view, { chosen: toggleValue(view.chosen, facetId, key) })
}

/** Takes every value of a facet out of the choice. */
export function chooseWithout(view: ListView, facetId: string): void {
  choose(view, { chosen: dropFacet(view.chosen, facetId) })
}

/** Shows the whole list again, in the same order. */
export function chooseNothing(view: ListView): void {
  choose(view, { chosen: new Map() })
}

export function chooseSort(view: ListView, sort: Sort): void {
  choose(view, { sort })
}
