import { getLineKey } from '../../cart/cartLines.ts'
import { mergeLines, setLine, type WardListLine } from '../wardLists.ts'

/** The changes that a file would make to a ward list. Lines that are only in the list are not included. */
export interface Comparison {
  readonly added: readonly WardListLine[]
  readonly changed: readonly { readonly before: WardListLine; readonly after: WardListLine }[]
  readonly unchanged: readonly WardListLine[]
}

/** Compares the lines of a file with those of a list. */
export function compareLines(current: readonly WardListLine[], incoming: readonly WardListLine[]): Comparison {
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

/** Applies a comparison; lines that differ take the file’s numbers only if `isChangeWanted`. */
export function applyComparison(
  current: readonly WardListLine[],
  { added, changed }: Comparison,
  isChangeWanted: boolean,
): readonly WardListLine[] {
  const kept = isChangeWanted ? changed.reduce((lines, { after }) => setLine(lines, after), current) : current
  return mergeLines(kept, added)
}

/** A file without a count on hand keeps the existing count, if both use the same unit. */
function keepCount(before: WardListLine, after: WardListLine): Partial<WardListLine> {
  const isKept = after.onHand === undefined && before.onHand !== undefined && unitOf(before) === unitOf(after)
  return isKept ? { onHand: before.onHand } : {}
}

function isSame(one: WardListLine, other: WardListLine): boolean {
  return one.par === other.par && one.onHand === other.onHand && unitOf(one) === unitOf(other)
}

function unitOf({ countedIn = 'packs' }: WardListLine): string {
  return countedIn
}
