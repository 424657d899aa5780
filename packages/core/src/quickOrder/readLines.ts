import { findColumns } from './columns.ts'
import { fitRow } from './figures.ts'
import { type FindCode, type Numbering, readCells, type ReadLine } from './readCells.ts'
import { splitRows } from './splitRows.ts'

/** The most lines that are read at once: as many as a cart holds. */
export const MAX_READ_LINES = 500
/** The longest cell that is kept; a description is shorter. */
const MAX_CELL_LENGTH = 200

/** The lines read from a text, and the text that was left. */
export interface ReadText {
  readonly lines: readonly ReadLine[]
  /** The number of lines beyond the most that are read at once. */
  readonly leftCount: number
  /** Those lines as they are, so that nothing is lost. */
  readonly leftText: string
  /** True where a quotation mark has no partner: every line was then read by itself. */
  readonly hasBrokenQuotes: boolean
}

/**
 * Reads pasted lines or the text of a CSV or TSV file: a code and a quantity in either order, separated by tab, comma,
 * semicolon or spaces, with or without a header. `find` knows the shop's codes. Never throws.
 */
export function readLines(text: string, find: FindCode, most = MAX_READ_LINES): ReadText {
  const bare = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const [first] = splitRows(bare, 1).rows
  const columns = first && findColumns(first, (cell) => find(cell).length > 0)
  const { rows, end, delimiter, hasBrokenQuotes } = splitRows(bare, columns ? most + 1 : most)
  const body = columns ? rows.slice(1).map((cells) => fitRow(cells, first.length, delimiter)) : rows
  const numbering = findNumbering(body)
  const left = bare.slice(end)
  const leftCount = countLines(left)
  return {
    lines: body.map((cells) => shorten(readCells(cells, columns, find, numbering, delimiter))),
    leftCount,
    leftText: leftCount > 0 ? left : '',
    hasBrokenQuotes,
  }
}

/**
 * Judges whether the first cells count the rows: 1, 2, 3, or 12, 13 where part of a sheet was copied. In one or two
 * rows they may just as well be quantities.
 */
function findNumbering(rows: readonly (readonly string[])[]): Numbering {
  const numbers = rows.map(([cell = '']) => (/^\s*\d{1,6}\s*$/.test(cell) ? Number(cell) : NaN))
  const isCount = numbers.every((number, row) => number === numbers[0]! + row)
  if (!isCount || (numbers.length < 2 && numbers[0] !== 1)) return 'none'
  return numbers.length > 2 ? 'certain' : 'perhaps'
}

/** No more of a cell than can be looked at: a whole book in one cell is not typed back into a field. */
function shorten({ code, quantity, rest }: ReadLine): ReadLine {
  const cut = (text: string) => text.slice(0, MAX_CELL_LENGTH)
  return { code: cut(code), quantity: cut(quantity), rest: rest.slice(0, 20).map(cut) }
}

function countLines(text: string): number {
  return text.split('\n').filter((line) => line.trim() !== '').length
}
