import * as v from 'valibot'
import { parseJson } from '../base/json.ts'
import type { Rules } from './listRules.ts'
import type { GetSlugNow } from './renamed.ts'

/** A value that came out of storage, and how much of it could not be read. */
export interface Parsed<T> {
  readonly value: T
  /** Entries that were left out; Infinity where nothing at all could be read. */
  readonly dropped: number
}

/** A kind of value that the browser keeps and tabs share. */
export interface Kind<T> extends Rules<T> {
  readonly empty: T
  /** Reads what stood in storage, keeping every entry that is good. Never throws. */
  readonly parse: (stored: unknown) => Parsed<T>
  /** The value as it is stored, with its version. */
  readonly format: (value: T) => { readonly version: number }
  /** The value with the slugs that products have now; the same value where none has another. */
  readonly rename?: (value: T, getSlugNow: GetSlugNow) => T
}

/** The version given in a stored value; 0 where there is none. */
export function findVersion(stored: unknown): number {
  const version = (stored as { version?: unknown } | null | undefined)?.version
  return Number.isSafeInteger(version) ? (version as number) : 0
}

/** True where a later release wrote it: this one can neither read it nor write it again without a loss. */
function isNewer<T>({ empty, format }: Pick<Kind<T>, 'empty' | 'format'>, stored: unknown): boolean {
  return findVersion(stored) > format(empty).version
}

const ChangeSchema = v.object({ from: v.unknown(), to: v.unknown() })

/** A change of a kept value: the parts that differ, as they were and as they became. */
export interface Change<T> {
  readonly from: T
  readonly to: T
  /** A later release made it: it changes nothing here. */
  readonly isNewer?: true
}

/** Reads a stored change; undefined where any of it cannot be read. */
export function parseChange<T>(kind: Kind<T>, text: string): Change<T> | undefined {
  const stored = v.safeParse(ChangeSchema, parseJson(text))
  if (!stored.success) return undefined
  if (isNewer(kind, stored.output.from) || isNewer(kind, stored.output.to))
    return { from: kind.empty, to: kind.empty, isNewer: true }
  const [from, to] = [kind.parse(stored.output.from), kind.parse(stored.output.to)]
  return from.dropped + to.dropped > 0 ? undefined : { from: from.value, to: to.value }
}

/** Writes a change as it is stored. */
export function formatChange<T>(
  { format }: { readonly format: (value: T) => object },
  { from, to }: Change<T>,
): string {
  return JSON.stringify({ from: format(from), to: format(to) })
}

/**
 * A change so that a tab applies it too which does not know yet that a slug has changed, as one of the release before:
 * a removal under the new slug would find nothing there. `stored` is the value under the slugs in storage.
 */
export function describeAsStored<T>(
  { format, merge, pick }: Kind<T>,
  change: Change<T>,
  stored: T,
  rename: (value: T) => T,
): Change<T> {
  const renamed = rename(stored)
  if (renamed === stored) return change
  const after = merge(change.from, change.to, renamed)
  const afterThere = rename(merge(change.from, change.to, stored))
  if (JSON.stringify(format(afterThere)) === JSON.stringify(format(after))) return change
  const [from, to] = pick(stored, after)
  return { from, to }
}

/** A value as it is stored. */
interface Main<T> extends Parsed<T> {
  /** A later release wrote it: nothing of it can be read here. */
  readonly isNewer: boolean
}

/** Reads a stored value. Never throws. */
export function parseMain<T>(kind: Kind<T>, text: string | null): Main<T> {
  if (text === null) return { value: kind.empty, dropped: 0, isNewer: false }
  const stored = parseJson(text)
  return { ...kind.parse(stored), isNewer: isNewer(kind, stored) }
}

/** Writes a value as it is stored. */
export function formatMain<T>({ format }: Kind<T>, value: T): string {
  return JSON.stringify(format(value))
}
