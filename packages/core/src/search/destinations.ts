import type { Group } from '../catalogue/catalogue.ts'
import { listIndexWords, listWords } from './words.ts'

/** A category, or a whole group, that a search may lead to besides products. */
export interface Destination {
  readonly kind: 'category' | 'group'
  readonly id: string
  readonly title: string
  /** Its contents, in a few words. */
  readonly note: string
  /** See `ListedProduct.picture`; empty for a group. */
  readonly picture: string
  /** The group whose tint it takes. */
  readonly group: string
}

interface IndexedDestination {
  readonly destination: Destination
  readonly names: readonly string[]
  readonly others: readonly string[]
}

/** Finds destinations whose words begin with the words of a query, the best first. */
export interface DestinationIndex {
  /** Destinations that have every word. */
  readonly findWithAll: (query: string) => Destination[]
  /** Destinations that have at least one word, those with more of them first. */
  readonly findWithAny: (query: string) => Destination[]
  /** The categories with the most of the products found, and at least two of them; `counts` by the category's id. */
  readonly findHomes: (counts: readonly (readonly [id: string, count: number])[]) => Destination[]
}

/** The search for categories and groups, prepared when it is first asked; a category in two groups is found once. */
export function buildDestinationIndex(groups: readonly Group[]): DestinationIndex {
  let listed: IndexedDestination[] | undefined
  const list = () => (listed ??= listDestinations(groups))
  const find = (query: string, isEnough: (count: number, total: number) => boolean) => {
    const words = listWords(query)
    const has = (names: readonly string[]) =>
      words.filter((word) => names.some((other) => other.startsWith(word))).length
    return list()
      .map(({ destination, names, others }) => ({ destination, inName: has(names), count: has([...names, ...others]) }))
      .filter(({ count }) => count > 0 && isEnough(count, words.length))
      .sort((a, b) => b.count - a.count || b.inName - a.inName)
      .map(({ destination }) => destination)
  }
  return {
    findWithAll: (query) => find(query, (count, total) => count === total),
    findWithAny: (query) => find(query, () => true),
    findHomes: (counts) => {
      const known = new Map(counts)
      return list()
        .filter(({ destination }) => destination.kind === 'category')
        .map(({ destination }) => ({ destination, count: known.get(destination.id) ?? 0 }))
        .filter(({ count }) => count > 1)
        .sort((a, b) => b.count - a.count)
        .map(({ destination }) => destination)
    },
  }
}

function listDestinations(groups: readonly Group[]): IndexedDestination[] {
  const ids = new Set<string>()
  return groups.flatMap((group): IndexedDestination[] => [
    ...group.categories.flatMap(({ id, title, shortTitle, inside, picture }) => {
      if (ids.has(id)) return []
      ids.add(id)
      const destination: Destination = { kind: 'category', id, title, note: inside, picture, group: group.id }
      const others = listIndexWords(`${inside} ${group.title}`)
      return [{ destination, names: listIndexWords(`${title} ${shortTitle}`), others }]
    }),
    {
      destination: { kind: 'group', id: group.id, title: group.title, note: '', picture: '', group: group.id },
      names: listIndexWords(group.title),
      others: [],
    },
  ])
}
