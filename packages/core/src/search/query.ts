/** A query longer than this is cut; no product's name comes close. */
const MAX_QUERY_LENGTH = 200

/** Reads a typed query: control characters and broken characters become spaces, runs of spaces become one. */
export function parseQuery(text: string): string {
  return text
    .slice(0, MAX_QUERY_LENGTH)
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ')
    .trim()
}
