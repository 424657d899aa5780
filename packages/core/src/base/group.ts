/** Items by each of their keys, in the order of the items; an item is in a key's list once. */
export function groupByKeys<T>(items: readonly T[], listKeys: (item: T) => readonly string[]): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    for (const key of new Set(listKeys(item))) {
      const group = groups.get(key)
      if (group) group.push(item)
      else groups.set(key, [item])
    }
  }
  return groups
}
