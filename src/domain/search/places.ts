import type { Catalogue, Group } from '../catalogue/catalogue.ts'
import { listIndexWords, listWords } from './words.ts'

/** A shelf of the shop that a search may lead to: a category, or a whole group. */
export interface Place {
  readonly kind: 'category' | 'group'
  readonly id: string
  readonly title: string
  /** What it holds, in a few words. */
  readonly note: string
  /** See `ListedProduct.picture`; empty for a group. */
  readonly picture: string
  /** The group whose tint it takes. */
  readonly group: string
}

interface IndexedPlace {
  readonly place: Place
  readonly names: readonly string[]
  readonly others: readonly string[]
}

/** Finds places whose words begin with the words of a query, the best first. */
export interface PlaceIndex {
  /** Places that have every word. */
  readonly findWithAll: (query: string) => Place[]
  /** Places that have at least one word, those with more of them first. */
  readonly findWithAny: (query: string) => Place[]
  /** The categories that list the most of these products, with at least two of them. */
  readonly findHomes: (catalogue: Catalogue, slugs: readonly string[]) => Place[]
}

/** Prepares the search for categories and groups; a category that stands in two groups is found once. */
export function buildPlaceIndex(groups: readonly Group[]): PlaceIndex {
  const ids = new Set<string>()
  const places = groups.flatMap((group): IndexedPlace[] => [
    ...group.categories.flatMap(({ id, title, shortTitle, inside, picture }) => {
      if (ids.has(id)) return []
      ids.add(id)
      const place: Place = { kind: 'category', id, title, note: inside, picture, group: group.id }
      const others = listIndexWords(`${inside} ${group.title}`)
      return [{ place, names: listIndexWords(`${title} ${shortTitle}`), others }]
    }),
    {
      place: { kind: 'group', id: group.id, title: group.title, note: '', picture: '', group: group.id },
      names: listIndexWords(group.title),
      others: [],
    },
  ])
  const find = (query: string, isEnough: (count: number, total: number) => boolean) => {
    const words = listWords(query)
    const has = (list: readonly string[]) => words.filter((word) => list.some((other) => other.startsWith(word))).length
    return places
      .map(({ place, names, others }) => ({ place, inName: has(names), count: has([...names, ...others]) }))
      .filter(({ count }) => count > 0 && isEnough(count, words.length))
      .sort((a, b) => b.count - a.count || b.inName - a.inName)
      .map(({ place }) => place)
  }
  return {
    findWithAll: (query) => find(query, (count, total) => count === total),
    findWithAny: (query) => find(query, () => true),
    findHomes: ({ entries }, wanted) => {
      const asked = new Set(wanted)
      return places
        .filter(({ place }) => place.kind === 'category')
        .map(({ place }) => {
          // A keystroke waits for this: in a large shop the entries list a hundred thousand slugs, so nothing is copied.
          const own = new Set<string>()
          for (const { id, slugs } of entries) {
            if (id === place.id) for (const slug of slugs) if (asked.has(slug)) own.add(slug)
          }
          return { place, count: own.size }
        })
        .filter(({ count }) => count > 1)
        .sort((a, b) => b.count - a.count)
        .map(({ place }) => place)
    },
  }
}
