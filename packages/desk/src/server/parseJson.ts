/** A shop's records are a few levels deep. Endless nesting would overflow any function that walks it. */
const MOST_LEVELS = 100

/** Parses JSON. Throws where it is none, and where it is nested deeper than anything of a shop. */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text)
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MOST_LEVELS) throw new SyntaxError(`It is nested more than ${MOST_LEVELS} levels deep.`)
    level = level.flatMap((item): unknown[] => (typeof item === 'object' && item !== null ? Object.values(item) : []))
  }
  return value
}
