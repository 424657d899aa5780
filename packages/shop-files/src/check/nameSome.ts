/** As many are named. */
const MOST_NAMED = 5

/** The first few of a list of names, and how many more there are; each is named once. */
export function nameSome(all: readonly string[]): string {
  const names = [...new Set(all)].map((name) => `“${name}”`)
  const rest = names.length - MOST_NAMED
  return names.slice(0, MOST_NAMED).join(', ') + (rest > 0 ? ` and ${rest.toLocaleString('en-GB')} more` : '')
}
