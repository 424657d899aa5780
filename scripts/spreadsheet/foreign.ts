import { MOST_OPTIONS, type Cells } from './columns.ts'
import type { TableRow } from './table.ts'

/** Rows under our own columns, and what of the file was not read. */
export interface OwnTable {
  readonly rows: readonly TableRow[]
  readonly unread: readonly string[]
  /** Addresses of pictures that the file names, each with its product: they are listed, never fetched. */
  readonly pictures: readonly { readonly slug: string; readonly address: string }[]
}

export interface Reader {
  /** The cell under the first of these headers that the file has. */
  (row: TableRow, ...names: readonly string[]): string
  /** The headers that nobody has asked for. */
  readonly listUnread: () => string[]
}

export function createReader(headers: readonly string[]): Reader {
  const asked = new Set<string>()
  return Object.assign(
    ({ cells }: TableRow, ...names: readonly string[]) => {
      for (const name of names) asked.add(name)
      return names.map((name) => cells[name]).find((cell) => cell !== undefined) ?? ''
    },
    { listUnread: () => headers.filter((header) => !asked.has(header)) },
  )
}

export function listOptions(readName: (index: number) => string): string[] {
  return Array.from({ length: MOST_OPTIONS }, (_, index) => readName(index + 1)).filter((name) => name !== '')
}

/** Other shops' files say nothing by an empty cell: only ours clears a field. */
export function compact(cells: Cells): Cells {
  return Object.fromEntries(Object.entries(cells).filter(([, text]) => text !== ''))
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  pound: '£',
}

/** The text of a description in HTML, on one line. */
export function readHtml(html: string): string {
  return html
    .replaceAll(/<(style|script)[\s\S]*?<\/\1>/gi, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Math.min(Number(code), 0x10ffff)))
    .replaceAll(/&([a-z]+);/gi, (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** A name as an address has it: "Café Größe 10" → "cafe-grosse-10". */
export function formatSlug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
