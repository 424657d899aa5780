/** A query longer than this is cut; no product's name is near it. */
const MAX_QUERY_LENGTH = 200

/** Reads what somebody typed: control characters and halves of characters become spaces, runs of space become one. */
export function parseQuery(text: string): string {
  return text
    .slice(0, MAX_QUERY_LENGTH)
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ')
    .trim()
}
