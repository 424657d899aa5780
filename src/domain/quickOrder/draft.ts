import * as v from 'valibot'
import type { ReadLine } from './readCells.ts'
import { MAX_READ_LINES } from './readLines.ts'

/** A line of an order that is being put together. What it means is worked out from the catalogue whenever it is read. */
export interface DraftLine extends ReadLine {
  /** Names the line while it is worked on; unique in its draft. */
  readonly id: number
  /** Options that the visitor has chosen here, by name. */
  readonly options: Readonly<Record<string, string>>
  /** The product that the visitor has chosen where the code stands for several. */
  readonly slug?: string
}

const Text = v.pipe(v.string(), v.maxLength(200))
const DraftLineSchema = v.object({
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  code: Text,
  quantity: Text,
  rest: v.pipe(v.array(Text), v.maxLength(20)),
  options: v.record(v.pipe(v.string(), v.maxLength(40)), v.pipe(v.string(), v.maxLength(80))),
  slug: v.exactOptional(v.pipe(v.string(), v.maxLength(200))),
})
const DraftSchema = v.object({ version: v.literal(1), text: v.string(), lines: v.array(v.unknown()) })

/** An order that is being put together, with the pasted text that has not been read yet. */
export interface Draft {
  readonly text: string
  readonly lines: readonly DraftLine[]
}

/** Nothing pasted, nothing read. */
export const EMPTY_DRAFT: Draft = { text: '', lines: [] }

/** Appends what was read, as many lines as a draft holds; `left` counts those that found no room. */
export function addLines(draft: Draft, read: readonly ReadLine[]): { readonly draft: Draft; readonly left: number } {
  const room = MAX_READ_LINES - draft.lines.length
  const first = draft.lines.reduce((most, { id }) => Math.max(most, id), 0) + 1
  const added = read.slice(0, room).map((line, index) => ({ ...line, id: first + index, options: {} }))
  return { draft: { ...draft, lines: [...draft.lines, ...added] }, left: read.length - added.length }
}

/** Reads a kept draft; whatever cannot be read of it is left out. Never throws. */
export function parseDraft(text: string | null): Draft {
  let stored: unknown
  try {
    stored = JSON.parse(text ?? 'null')
  } catch {
    return EMPTY_DRAFT
  }
  const result = v.safeParse(DraftSchema, stored)
  if (!result.success) return EMPTY_DRAFT
  const ids = new Set<number>()
  const lines = result.output.lines.flatMap((value) => {
    const line = v.safeParse(DraftLineSchema, value)
    if (!line.success || ids.has(line.output.id)) return []
    ids.add(line.output.id)
    return [line.output]
  })
  return { text: result.output.text, lines: lines.slice(0, MAX_READ_LINES) }
}

/** Writes a draft as it is kept. */
export function formatDraft({ text, lines }: Draft): string {
  return JSON.stringify({ version: 1, text, lines })
}
