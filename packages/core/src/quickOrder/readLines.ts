import { findColumns } from './columns.ts'
import { fitRow } from './figures.ts'
import { readPlainText } from './mail/plainText.ts'
import { isCoded, readMailLine } from './mail/readMailLine.ts'
import { setAside, stripQuote } from './mail/setAside.ts'
import { hasMarkedAmount } from './mail/wordedAmount.ts'
import { type FindCode, MAX_READ_LINES, type Numbering, readCells, type ReadLine } from './readCells.ts'
import { splitRows } from './splitRows.ts'

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
 * Reads pasted lines, the text of a CSV or TSV file, or a mail: a code and a quantity in either order, separated by tab,
 * comma, semicolon or spaces, with or without a header; or goods in words. `find` knows the shop's codes. Never throws.
 */
export function readLines(text: string, find: FindCode, most = MAX_READ_LINES): ReadText {
  const bare = readPlainText(text)
  const [first] = splitRows(bare, 1).rows
  const columns = first && findColumns(first, (cell) => find(cell).length > 0)
  const { rows, end, delimiter, hasBrokenQuotes } = splitRows(bare, columns ? most + 1 : most)
  const body = columns ? rows.slice(1).map((cells) => fitRow(cells, first.length, delimiter)) : rows
  const numbering = findNumbering(body)
  const read = body.map((cells) =>
    cells.some((cell) => cell.length > MAX_PARAGRAPH_LENGTH)
      ? { code: cells.join(' ').slice(0, MAX_CELL_LENGTH), quantity: '', rest: [] }
      : readCells(cells, columns, find, numbering, delimiter),
  )
  const codedCount = read.filter((line) => isCoded(line, find)).length
  const isSheet = columns !== undefined || delimiter === '\t' || 2 * codedCount >= body.length
  if (!isSheet) return { ...readMail(bare, find, most), hasBrokenQuotes }
  const aside = setAside(body.map((cells) => cells.join(' ')))
  const lines = read.flatMap((line, row) => {
    if (isCoded(line, find)) return line
    const words = body[row]!.map((cell) => cell.trim()).filter((cell) => cell !== '').join(delimiter === '\t' ? '\t' : ' ') // prettier-ignore
    const isRow = body[row]!.length > 1 && line.quantity !== '' && (delimiter === '\t' || !/\s/.test(line.code))
    if (columns || isRow) return { ...line, words: words.replaceAll('\t', ' ') }
    return readWritten(words, aside[row]!, find, false)
  })
  const left = bare.slice(end)
  const leftCount = countLines(left)
  return {
    lines: lines.slice(0, most).map(shorten),
    leftCount,
    leftText: leftCount > 0 ? left : '',
    hasBrokenQuotes,
  }
}

/** A longer line is a paragraph: each of its sentences is a line. */
const MAX_LINE_LENGTH = 160
/** So much of one line is split at once. */
const MAX_PARAGRAPH_LENGTH = 20_000
/** As much of a sentence as is kept in one line. */
const PIECES = new RegExp(`.{1,${MAX_CELL_LENGTH}}(?:\\s+|$)|.{1,${MAX_CELL_LENGTH}}`, 'gsu')
/** As many lines are judged at once; the next are read next. */
const MAX_MAIL_LINES = 2000

/** Reads a mail line by line. */
function readMail(text: string, find: FindCode, most: number): Omit<ReadText, 'hasBrokenQuotes'> {
  const texts: { line: string; end: number }[] = []
  for (let at = 0; at < text.length && texts.length < MAX_MAIL_LINES;) {
    const stop = text.indexOf('\n', at)
    const end = Math.min(stop < 0 ? text.length : stop + 1, at + MAX_PARAGRAPH_LENGTH)
    for (const part of splitParagraph(text.slice(at, end).trim())) texts.push({ line: part, end })
    at = end
  }
  const aside = setAside(texts.map(({ line }) => line))
  const isNumbered = texts.filter(({ line }) => /^\s*\(?\d{1,3}[.)]\s/.test(line)).length > 1
  const lines: ReadLine[] = []
  let end = 0
  for (const [at, { line, end: next }] of texts.entries()) {
    const read = line === '' ? [] : readWritten(line, aside[at]!, find, isNumbered, lines.at(-1))
    // What does not fit is left whole.
    if (lines.length + read.length > most && lines.length > 0) break
    lines.push(...read)
    end = next
  }
  const left = text.slice(end)
  const leftCount = countLines(left)
  return { lines: lines.slice(0, most).map(shorten), leftCount, leftText: leftCount > 0 ? left : '' }
}

function splitParagraph(line: string): readonly string[] {
  if (line.length <= MAX_LINE_LENGTH) return [line]
  const sentences = line.split(/(?<=[.!?])\s+(?=\p{Lu})/u)
  return sentences.flatMap((sentence) => splitList(sentence) ?? sentence.match(PIECES) ?? [])
}

/** The items of a list that is written as one long sentence: most of its parts have a number of their own. */
function splitList(sentence: string): readonly string[] | undefined {
  if (sentence.length <= MAX_LINE_LENGTH) return undefined
  const parts = sentence.split(/,\s+(?![^()]{0,120}\))|\s+(?=and\s+\d)/)
  const counted = parts.filter(
    (part) => part.length <= MAX_LINE_LENGTH && (/^(?:and\s+)?\d/.test(part) || hasMarkedAmount(part)),
  )
  return parts.length >= 5 && 4 * counted.length >= 3 * parts.length ? parts : undefined
}

function readWritten(
  line: string,
  isAside: boolean,
  find: FindCode,
  isNumbered: boolean,
  before?: ReadLine,
): ReadLine[] {
  const words = stripQuote(line)
  return isAside
    ? [{ code: words, quantity: '', rest: [], words, aside: 'sure' }]
    : readMailLine(words, find, isNumbered, before?.aside ? '' : before?.code)
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
function shorten({ code, quantity, rest, words, aside }: ReadLine): ReadLine {
  const cut = (text: string) => text.slice(0, MAX_CELL_LENGTH)
  return {
    ...{ code: cut(code), quantity: cut(quantity), rest: rest.slice(0, 20).map(cut) },
    ...(words !== undefined && { words: cut(words) }),
    ...(aside && { aside }),
  }
}

function countLines(text: string): number {
  return text.split('\n').filter((line) => line.trim() !== '').length
}
