import * as v from 'valibot'
import { parseJson } from '../base/json.ts'
import type { CartLine, CartLines } from '../cart/cartLines.ts'
import { parseLines } from '../cart/storedCart.ts'
import { parseWardListLines } from '../lists/storedWardLists.ts'
import { parseWardListName, type WardListLine } from '../lists/wardLists.ts'

/** A shared cart or list: products, quantities and the sender's own notes; never a price. */
export type Shared =
  | { readonly kind: 'cart'; readonly lines: CartLines }
  | { readonly kind: 'list'; readonly name: string; readonly lines: readonly WardListLine[] }

/** The received cart or list, and the number of its lines that could not be read. */
export interface ParsedShared {
  readonly shared: Shared
  readonly dropped: number
}

/** One line in the link: slug, quantity or par level, options, engraving, note (of a cart) or "pieces" (of a list). */
type Row = readonly [string, number, object?, (string | null)?, (string | null)?]

/** Version 1; the version itself is in the fragment (fragment.ts). */
const SharedSchema = v.variant('k', [
  v.object({ k: v.literal('cart'), l: v.array(v.unknown()) }),
  v.object({ k: v.literal('list'), n: v.string(), l: v.array(v.unknown()) }),
])

/** Formats what is shared as briefly as possible: missing values at the end of a row are left out. */
export function formatShared(shared: Shared): string {
  if (shared.kind === 'cart') return JSON.stringify({ k: 'cart', l: shared.lines.map(buildCartRow) })
  return JSON.stringify({ k: 'list', n: shared.name, l: shared.lines.map(buildListRow) })
}

function buildCartRow({ slug, quantity, options, engraving, note }: CartLine): Row {
  return trimRow([slug, quantity, options, engraving ?? null, note ?? null])
}

function buildListRow({ slug, par, options, engraving, countedIn }: WardListLine): Row {
  return trimRow([slug, par, options, engraving ?? null, countedIn === 'pieces' ? 'pieces' : null])
}

function trimRow([slug, count, options, ...words]: Required<Row>): Row {
  const last = words.findLastIndex((word) => word !== null)
  if (last >= 0) return [slug, count, options, ...words.slice(0, last + 1)] as unknown as Row
  return Object.keys(options).length > 0 ? [slug, count, options] : [slug, count]
}

/** Reads what was shared, keeping every valid line; undefined for any other text. Never throws. */
export function parseShared(text: string): ParsedShared | undefined {
  const result = v.safeParse(SharedSchema, parseJson(text))
  if (!result.success) return undefined
  const { output } = result
  if (output.k === 'cart') {
    const { lines, dropped } = parseLines(output.l.map(readCartRow))
    return { shared: { kind: 'cart', lines }, dropped }
  }
  const lines = parseWardListLines(output.l.map(readListRow))
  const name = parseWardListName(output.n) ?? 'List'
  return { shared: { kind: 'list', name, lines }, dropped: output.l.length - lines.length }
}

/** Reads from a row only what a line may have: a price added by hand is never read. */
function readCartRow(row: unknown): unknown {
  if (!Array.isArray(row)) return undefined
  const [slug, quantity, options, engraving, note] = row as unknown[]
  return withoutNulls({ slug, quantity, options, engraving, note })
}

function readListRow(row: unknown): unknown {
  if (!Array.isArray(row)) return undefined
  const [slug, par, options, engraving, countedIn] = row as unknown[]
  return withoutNulls({ slug, par, options, engraving, countedIn })
}

function withoutNulls(line: Readonly<Record<string, unknown>>): unknown {
  return Object.fromEntries(Object.entries(line).filter(([, value]) => value !== undefined && value !== null))
}
