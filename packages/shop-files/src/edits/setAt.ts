type Key = string | number

/** A JSON value with another one at a place in it; undefined takes away what is there. */
export function setAt(value: unknown, [key, ...rest]: readonly Key[], to: unknown): unknown {
  if (key === undefined) return to
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value
    const item = setAt(items[Number(key)], rest, to)
    if (item === undefined) return items.filter((_, index) => index !== key)
    return Number(key) < items.length ? items.with(Number(key), item) : [...items, item]
  }
  const fields = (value ?? {}) as Readonly<Record<Key, unknown>>
  const { [key]: before, ...others } = fields
  const inner = setAt(before, rest, to)
  // A field keeps its place among the others.
  return inner === undefined ? others : { ...fields, [key]: inner }
}

/** The value at a place in a JSON value; undefined where there is nothing. */
export function getAt(value: unknown, path: readonly Key[]): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Record<Key, unknown> | null | undefined)?.[key], value)
}

/** A record without the parts of which nothing is stated any more. An empty list does state something: no feeds. */
export function dropEmpty(record: unknown): unknown {
  return Object.fromEntries(
    Object.entries(record as Readonly<Record<string, unknown>>).filter(
      ([, value]) =>
        typeof value !== 'object' || value === null || Array.isArray(value) || Object.keys(value).length > 0,
    ),
  )
}
