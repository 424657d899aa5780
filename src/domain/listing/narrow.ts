import type { Facet } from './facets.ts'

/** The values that somebody has chosen, by facet: one of them within a facet, all facets together. */
export type Chosen = ReadonlyMap<string, ReadonlySet<string>>

/** A list that has been narrowed. */
export interface Narrowed {
  /** The places in the list, from 0, of the products that are left, in the order of the list. */
  readonly found: readonly number[]
  /** How many products a value would leave with every other facet applied. */
  readonly count: (facet: Facet, key: string) => number
  /** How many products would be left without what is chosen of this facet. */
  readonly countWithout: (facet: Facet) => number
}

/** Narrows a list of `total` products. What is chosen and unknown to the facets counts for nothing. */
export function narrowList(facets: readonly Facet[], total: number, chosen: Chosen): Narrowed {
  const allowed = facets.flatMap((facet) => {
    const keys = chosen.get(facet.id)
    const values = facet.values.filter(({ key }) => keys?.has(key))
    return values.length > 0 ? [{ facet, members: new Set(values.flatMap(({ members }) => [...members])) }] : []
  })
  const found: number[] = []
  // A product that only one facet shuts out is still counted for the values of that facet.
  const shutOutBy = new Map<Facet, Set<number>>(allowed.map(({ facet }) => [facet, new Set()]))
  for (let place = 0; place < total; place += 1) {
    const against = allowed.filter(({ members }) => !members.has(place))
    if (against.length === 0) found.push(place)
    else if (against.length === 1) shutOutBy.get(against[0]!.facet)!.add(place)
  }
  const isFound = new Set(found)
  return {
    found,
    count(facet, key) {
      const others = shutOutBy.get(facet)
      let count = 0
      for (const place of facet.values.find((value) => value.key === key)?.members ?? [])
        if (isFound.has(place) || others?.has(place)) count += 1
      return count
    },
    countWithout: (facet) => found.length + (shutOutBy.get(facet)?.size ?? 0),
  }
}

/** The choice with this value added, or taken out where it was in. */
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

/** What is chosen, value by value, in the order of the facets. */
export function listChosen(facets: readonly Facet[], chosen: Chosen) {
  return facets.flatMap((facet) =>
    facet.values.filter(({ key }) => chosen.get(facet.id)?.has(key)).map((value) => ({ facet, value })),
  )
}
