/** Two changes of one value that cannot both stand. */
export interface Clash {
  readonly path: readonly (string | number)[]
  /** The value in the file now. */
  readonly theirs: unknown
  readonly mine: unknown
}

interface Merged {
  readonly value: unknown
  readonly clashes: readonly Clash[]
}

/**
 * Merges two changes of one JSON value: fields that only one side has changed are taken from that side, and where both
 * have changed the same one, it clashes and the result has mine.
 */
export function merge(was: unknown, theirs: unknown, mine: unknown, path: Clash['path'] = []): Merged {
  if (isSame(was, mine)) return { value: theirs, clashes: [] }
  if (isSame(was, theirs) || isSame(theirs, mine)) return { value: mine, clashes: [] }
  if (isObject(was) && isObject(theirs) && isObject(mine)) return mergeObjects(was, theirs, mine, path)
  if (isList(was) && isList(theirs) && isList(mine) && haveSameItems(was, theirs, mine))
    return collect(
      theirs.map((item, index) => merge(was[index], item, mine[index], [...path, index])),
      (values) => values,
    )
  return { value: mine, clashes: [{ path, theirs, mine }] }
}

type Fields = Readonly<Record<string, unknown>>

function mergeObjects(was: Fields, theirs: Fields, mine: Fields, path: Clash['path']): Merged {
  const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])]
  return collect(
    keys.map((key) => merge(was[key], theirs[key], mine[key], [...path, key])),
    (values) => Object.fromEntries(keys.flatMap((key, at) => (values[at] === undefined ? [] : [[key, values[at]]]))),
  )
}

function collect(parts: readonly Merged[], build: (values: unknown[]) => unknown): Merged {
  return { value: build(parts.map(({ value }) => value)), clashes: parts.flatMap(({ clashes }) => clashes) }
}

/** Checks whether lists hold the same things at the same indices, so that each can be merged with its counterpart. */
function haveSameItems(...lists: readonly (readonly unknown[])[]): boolean {
  const [first, ...others] = lists.map((list) => JSON.stringify(list.map(nameItem)))
  return !lists.flat().some((item) => nameItem(item) === undefined) && others.every((names) => names === first)
}

function nameItem(item: unknown): unknown {
  if (!isObject(item)) return undefined
  return item['slug'] ?? item['id'] ?? item['choice'] ?? item['name']
}

/** Checks whether two JSON values are written alike. */
export function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}
