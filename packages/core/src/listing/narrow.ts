import type { Facet } from './facets.ts'

/** The chosen values, by facet: a product needs one of each facet's values, and every facet. */
export type Chosen = ReadonlyMap<string, ReadonlySet<string>>

/** The result of filters on a listing. */
export interface Narrowed {
  /** The indices of the products that are left, in the order of the listing. */
  readonly found: readonly number[]
  /** The number of products that a value would leave with every other facet applied. */
  readonly count: (facet: Facet, key: string) => number
  /** The number of products that would be left if nothing of this facet were chosen. */
  readonly countWithout: (facet: Facet) => number
}

/** Filters a listing of `total` products. Chosen values that no facet has are ignored. */
export function narrowList(facets: readonly Facet[], total: number, chosen: Chosen): Narrowed {
  const allowed = facets.flatMap((facet) => {
    const keys = chosen.get(facet.id)
    const values = facet.values.filter(({ key }) => keys?.has(key))
    return values.length > 0 ? [{ facet, members: new Set(values.flatMap(({ members }) => [...members])) }] : []
  })
  const found: number[] = []
  // A product that only one facet excludes still counts for that facet's values.
  const shutOutBy = new Map<Facet, Set<number>>(allowed.map(({ facet }) => [facet, new Set()]))
  for (let index = 0; index < total; index += 1) {
    const against = allowed.filter(({ members }) => !members.has(index))
    if (against.length === 0) found.push(index)
    else if (against.length === 1) shutOutBy.get(against[0]!.facet)!.add(index)
  }
  const isFound = new Set(found)
  return {
    found,
    count(facet, key) {
      const others = shutOutBy.get(facet)
      let count = 0
      for (const index of facet.values.find((value) => value.key === key)?.members ?? [])
        if (isFound.has(index) || others?.has(index)) count += 1
      return count
    },
    countWithout: (facet) => found.length + (shutOutBy.get(facet)?.size ?? 0),
  }
}

/** The choice with this value added, or removed if it was there. */
export function toggleValue(chosen: Chosen, facetId: string, key: string): Chosen {
  const keys = new Set(chosen.get(facetId))
  if (!keys.delete(key)) keys.add(key)
  return setValues(chosen, facetId, keys)
}

/** The choice without anything of this facet. */
export function dropFacet(chosen: Chosen, facetId: string): Chosen {
  return setValues(chosen, facetId, new Set())
}

function setValues(chosen: Chosen, facetId: string, keys: ReadonlySet<string>): Chosen {
  const next = new Map(chosen)
  if (keys.size > 0) next.set(facetId, keys)
  else next.delete(facetId)
  return next
}

/** The chosen values, one by one, in the order of the facets. */
export function listChosen(facets: readonly Facet[], chosen: Chosen) {
  return facets.flatMap((facet) =>
    facet.values.filter(({ key }) => chosen.get(facet.id)?.has(key)).map((value) => ({ facet, value })),
  )
}
