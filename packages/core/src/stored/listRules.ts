/**
 * Rules to combine changes that tabs make to one value without waiting for each other: a change is kept as what it
 * led from and what it led to, and is applied to the value as it is by then.
 */
export interface Rules<T> {
  /** The parts of both values in which they differ, so that little has to be stored. */
  readonly pick: (from: T, to: T) => readonly [T, T]
  /** Applies the change that leads from the first value to the second to a third. */
  readonly merge: (from: T, to: T, now: T) => T
}

export interface ItemRules<T> {
  /** Names an item among those of its list. */
  readonly getKey: (item: T) => string
  /** Applies a change to an item; undefined stands for one that is not in the list. */
  readonly merge: (from: T | undefined, to: T | undefined, now: T | undefined) => T | undefined
  readonly pick?: (from: T, to: T) => readonly [T, T]
}

/** Rules for a list of items, each with a key of its own; a list longer than `max` is cut off at its end. */
export function createListRules<T>({ getKey, merge, pick }: ItemRules<T>, max: number): Rules<readonly T[]> {
  const index = (items: readonly T[]) => new Map(items.map((item) => [getKey(item), item]))

  /** True where a change only removed items, changed them where they stand, or appended some. */
  function isInOrder(from: readonly T[], to: ReadonlyMap<string, T>): boolean {
    const stayed = from.map(getKey).filter((key) => to.has(key))
    const first = [...to.keys()].slice(0, stayed.length)
    return stayed.every((key, position) => key === first[position])
  }

  return {
    pick(from, to) {
      const [before, after] = [index(from), index(to)]
      if (!isInOrder(from, after)) return [from, to]
      const differ = (items: readonly T[], others: ReadonlyMap<string, T>) =>
        items.filter((item) => others.get(getKey(item)) !== item)
      const [ones, others] = [differ(from, after), differ(to, before)]
      if (!pick) return [ones, others]
      return [
        ones.map((item) => (after.has(getKey(item)) ? pick(item, after.get(getKey(item))!)[0] : item)),
        others.map((item) => (before.has(getKey(item)) ? pick(before.get(getKey(item))!, item)[1] : item)),
      ]
    },
    merge(from, to, now) {
      const [before, after, current] = [index(from), index(to), index(now)]
      const keys = isInOrder(from, after)
        ? new Set([...current.keys(), ...after.keys()])
        : arrange([...current.keys()], [...after.keys()])
      const merged = [...keys].flatMap((key) => {
        const isTouched = before.has(key) || after.has(key)
        const item = isTouched ? merge(before.get(key), after.get(key), current.get(key)) : current.get(key)
        return item === undefined ? [] : [item]
      })
      return merged.slice(0, max)
    },
  }
}

/** The keys in the order of the second list; one that only the first has stays behind the one that it stood behind. */
function arrange(keys: readonly string[], order: readonly string[]): ReadonlySet<string> {
  const ordered = new Set(order)
  const followers = new Map<string | undefined, string[]>()
  let leader: string | undefined
  for (const key of keys) {
    if (ordered.has(key)) leader = key
    else followers.set(leader, [...(followers.get(leader) ?? []), key])
  }
  return new Set(
    [undefined, ...order].flatMap((key) => [...(key === undefined ? [] : [key]), ...(followers.get(key) ?? [])]),
  )
}

/** Merges an item of which nothing is counted: the latest change wins, and a removed item stays removed. */
export function mergeItem<T extends object>(from: T | undefined, to: T | undefined, now: T | undefined): T | undefined {
  if (to === undefined || from === undefined) return to && (now ?? to)
  return now && mergeFields(from, to, now)
}

/** Merges an item that is only a name. */
export function mergeName(from: string | undefined, to: string | undefined, now: string | undefined) {
  return from === undefined || now !== undefined ? to : undefined
}

/** The third item with every field that differs between the first two as the second has it. */
export function mergeFields<T extends object>(from: T, to: T, now: T): T {
  const result = { ...now }
  for (const field of Object.keys({ ...from, ...to }) as (keyof T)[]) {
    if (JSON.stringify(from[field]) === JSON.stringify(to[field])) continue
    if (to[field] === undefined) delete result[field]
    else result[field] = to[field]
  }
  return result
}
