/** So many letters may differ, and no more than a third of them. */
const MOST_LETTERS = 2

/** The one of these names that was probably meant; undefined where none is near. */
export function suggestName(name: string, names: Iterable<string>): string | undefined {
  let best: string | undefined
  let least = Math.min(MOST_LETTERS, Math.floor(name.length / 3)) + 1
  for (const other of names) {
    if (Math.abs(other.length - name.length) >= least) continue
    const distance = other.toLowerCase() === name.toLowerCase() ? 0 : countEdits(name, other)
    if (distance >= least) continue
    best = other
    least = distance
  }
  return best
}

/** The number of letters to be inserted, removed or changed (Levenshtein). */
function countEdits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let at = 1; at <= from.length; at++) {
    const next = [at]
    for (let other = 1; other <= to.length; other++)
      next.push(
        Math.min(row[other]! + 1, next[other - 1]! + 1, row[other - 1]! + (from[at - 1] === to[other - 1] ? 0 : 1)),
      )
    row = next
  }
  return row[to.length]!
}

/** Says that what a record names is not there, and what to write: a name like it, or else that. */
export function explainMissing(noun: string, name: string, names: ReadonlySet<string>, otherwise: string): string {
  const meant = suggestName(name, names)
  const way = meant === undefined ? otherwise : `Write “${meant}”, if that is what you mean`
  return `There is no ${noun} “${name}”. ${way}, or remove it here.`
}
