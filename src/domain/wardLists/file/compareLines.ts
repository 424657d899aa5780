import { getLineKey } from '../../cart/cartLines.ts'
import { mergeLines, setLine, type ListLine } from '../wardLists.ts'

/** What a file would change in a list. Lines that only the list has stay as they are and are not named here. */
export interface Comparison {
  readonly added: readonly ListLine[]
  readonly changed: readonly { readonly before: ListLine; readonly after: ListLine }[]
  readonly unchanged: readonly ListLine[]
}

/** Compares the lines of a file with those of a list. */
export function compareLines(current: readonly ListLine[], incoming: readonly ListLine[]): Comparison {
  const byKey = new Map(current.map((line) => [getLineKey(line), line]))
  const known = incoming.flatMap((after) => {
    const before = byKey.get(getLineKey(after))
    return before ? [{ before, after: { ...after, ...keepCount(before, after) } }] : []
  })
  return {
    added: incoming.filter((line) => !byKey.has(getLineKey(line))),
    changed: known.filter(({ before, after }) => !isSame(before, after)),
    unchanged: known.filter(({ before, after }) => isSame(before, after)).map(({ before }) => before),
  }
}

/** The list with the lines of a file; those that differ take the file’s numbers only where that was asked for. */
export function applyComparison(
  current: readonly ListLine[],
  { added, changed }: Comparison,
  isChangeWanted: boolean,
): readonly ListLine[] {
  const kept = isChangeWanted ? changed.reduce((lines, { after }) => setLine(lines, after), current) : current
  return mergeLines(kept, added)
}

/** A file that says nothing of what is on hand leaves the count as it is, where both count the same. */
function keepCount(before: ListLine, after: ListLine): Partial<ListLine> {
  const isKept = after.onHand === undefined && before.onHand !== undefined && unitOf(before) === unitOf(after)
  return isKept ? { onHand: before.onHand } : {}
}

function isSame(one: ListLine, other: ListLine): boolean {
  return one.par === other.par && one.onHand === other.onHand && unitOf(one) === unitOf(other)
}

function unitOf({ countedIn = 'packs' }: ListLine): string {
  return countedIn
}
