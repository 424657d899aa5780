import * as v from 'valibot'
import { parseJson } from '../base/json.ts'
import { parseQuantity } from '../cart/quantity.ts'
import { MAX_READ_LINES, type ReadLine } from './readCells.ts'

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
  id: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1e9)),
  code: Text,
  quantity: Text,
  rest: v.pipe(v.array(Text), v.maxLength(20)),
  options: v.record(v.pipe(v.string(), v.maxLength(40)), v.pipe(v.string(), v.maxLength(80))),
  slug: v.exactOptional(v.pipe(v.string(), v.maxLength(200))),
  words: v.exactOptional(Text),
  aside: v.exactOptional(v.picklist(['sure', 'perhaps'])),
})
const DraftSchema = v.object({
  version: v.literal(1),
  text: v.string(),
  lines: v.array(v.unknown()),
  keepsWords: v.optional(v.boolean(), false),
})

/** An order that is being put together, with the pasted text that has not been read yet. */
export interface Draft {
  readonly text: string
  readonly lines: readonly DraftLine[]
  /** True if the buyer's words go with each line as its note. */
  readonly keepsWords: boolean
  /** Names the next line; no line that was here before has had it. */
  readonly nextId: number
}

/** Nothing pasted, nothing read. */
export const EMPTY_DRAFT: Draft = { text: '', lines: [], keepsWords: false, nextId: 1 }

/** Appends what was read, as many lines as a draft holds; `left` counts those that did not fit. */
export function addLines(draft: Draft, read: readonly ReadLine[]): { readonly draft: Draft; readonly left: number } {
  const { lines, nextId } = draft
  const added = read
    .slice(0, MAX_READ_LINES - lines.length)
    .map((line, index) => ({ ...line, id: nextId + index, options: {} }))
  const next = { ...draft, lines: [...lines, ...added], nextId: nextId + added.length }
  return { draft: next, left: read.length - added.length }
}

/**
 * Appends a code that was typed or scanned, or raises the quantity of the line that came by the same code and has not
 * been worked on since: a scanner counts by scanning again.
 */
export function addCode(
  draft: Draft,
  code: string,
  quantity: string,
): { readonly draft: Draft; readonly left: number } {
  const more = parseQuantity(quantity === '' ? '1' : quantity)
  const index = draft.lines.findIndex(
    (line) => line.code === code && line.rest.length === 0 && line.slug === undefined && isEmpty(line.options),
  )
  const same = draft.lines[index]
  const before = same && parseQuantity(same.quantity === '' ? '1' : same.quantity)
  if (!same || more === undefined || before === undefined) return addLines(draft, [{ code, quantity, rest: [] }])
  const lines = draft.lines.with(index, { ...same, quantity: String(before + more) })
  return { draft: { ...draft, lines }, left: 0 }
}

/** Changes the line with this id; another code forgets the product that was chosen for the old one. */
export function changeLine(draft: Draft, id: number, facts: Partial<Omit<DraftLine, 'id'>>): Draft {
  const lines = draft.lines.map((line) => {
    if (line.id !== id) return line
    const { slug, ...next } = { ...line, ...facts }
    const isKept = slug !== undefined && (facts.code === undefined || facts.slug !== undefined)
    return isKept ? { ...next, slug } : next
  })
  return { ...draft, lines }
}

/** Makes a line that was set aside one to order, in its place. */
export function bringBack(draft: Draft, id: number): Draft {
  const lines = draft.lines.map((line) => {
    const next: { -readonly [K in keyof DraftLine]: DraftLine[K] } = { ...line }
    if (line.id === id) delete next.aside
    return next.aside === line.aside ? line : next
  })
  return { ...draft, lines }
}

/** The draft without the lines with these ids. */
export function removeLines(draft: Draft, ids: ReadonlySet<number>): Draft {
  return { ...draft, lines: draft.lines.filter(({ id }) => !ids.has(id)) }
}

/** Puts lines back in their order, instead of what is left of them. */
export function restoreLines(draft: Draft, lines: readonly DraftLine[]): Draft {
  const rest = removeLines(draft, new Set(lines.map(({ id }) => id))).lines
  return { ...draft, lines: [...rest, ...lines].sort((a, b) => a.id - b.id).slice(0, MAX_READ_LINES) }
}

function isEmpty(options: object): boolean {
  return Object.keys(options).length === 0
}

/** Reads a kept draft; unreadable parts are left out. Never throws. */
export function parseDraft(text: string | null): Draft {
  const result = v.safeParse(DraftSchema, parseJson(text ?? 'null'))
  if (!result.success) return EMPTY_DRAFT
  const ids = new Set<number>()
  const lines = result.output.lines.flatMap((value) => {
    const line = v.safeParse(DraftLineSchema, value)
    if (!line.success || ids.has(line.output.id)) return []
    ids.add(line.output.id)
    return [line.output]
  })
  const nextId = lines.reduce((most, { id }) => Math.max(most, id), 0) + 1
  const { text: unread, keepsWords } = result.output
  return { text: unread, lines: lines.slice(0, MAX_READ_LINES), keepsWords, nextId }
}

/** Writes a draft as it is kept. */
export function formatDraft({ text, lines, keepsWords }: Draft): string {
  return JSON.stringify({ version: 1, text, lines, ...(keepsWords && { keepsWords }) })
}
