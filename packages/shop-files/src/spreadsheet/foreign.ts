import { type Cells, MOST_OPTIONS } from './columns.ts'
import type { TableRow } from './readTable.ts'

/** Rows under our own columns, and what of the file was not read. */
export interface OwnTable {
  readonly rows: readonly TableRow[]
  readonly unread: readonly string[]
  readonly notes: readonly string[]
  /** True for our own columns, whose empty cells mean what they say. */
  readonly isOwn: boolean
  /** Addresses of pictures that the file names, each with its product: they are listed, never fetched. */
  readonly pictures: readonly { readonly slug: string; readonly address: string }[]
}

export interface Reader {
  /** The cell under the first of these headers that the file has. */
  (row: TableRow, ...names: readonly string[]): string
  /** The headers that were not read. */
  readonly listUnread: () => string[]
  readonly has: (...names: readonly string[]) => boolean
}

export function createReader(headers: readonly string[]): Reader {
  const asked = new Set<string>()
  return Object.assign(
    ({ cells }: TableRow, ...names: readonly string[]) => {
      for (const name of names) asked.add(name)
      return names.map((name) => cells[name]).find((cell) => cell !== undefined) ?? ''
    },
    {
      listUnread: () => headers.filter((header) => !asked.has(header)),
      has: (...names: readonly string[]) => names.some((name) => headers.includes(name)),
    },
  )
}

/** The names of the options, each with the number of its columns. */
export function listOptions(readName: (index: number) => string): { readonly name: string; readonly index: number }[] {
  return Array.from({ length: MOST_OPTIONS }, (_, at) => ({ name: readName(at + 1), index: at + 1 })).filter(
    ({ name }) => name !== '',
  )
}

/** The report of a line that is not taken in. */
export function noteLeftOut(line: number, name: string, why = 'it is not published there'): string {
  return `left out line ${line}, ${name}: ${why}.`
}

/** An empty cell of another shop's file is ignored, except an old price: it ends an offer. */
export function compact(cells: Cells): Cells {
  return Object.fromEntries(Object.entries(cells).filter(([name, text]) => text !== '' || name === 'lastPrice'))
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
