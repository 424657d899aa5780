import { readCsvText } from '../text/csv.ts'
import type { Columns } from './columns.ts'
import { isScan } from './gs1.ts'

/** Whether the shop has a product with this code. */
export type IsCode = (text: string) => boolean

/** What one line of an order sheet says, still as text. */
export interface ReadLine {
  /** The code, or the whole text of a line in which none was found. */
  readonly code: string
  /** Empty where none is stated. */
  readonly quantity: string
  /** What else stands there: a size, a description. */
  readonly rest: readonly string[]
}

const WHOLE = /^\d{1,6}$/
const NUMERIC = /^[-+]?\d[\d.,]*$/
/** What people write between a code and a quantity, or after it. */
const TIMES = String.raw`(?:x|×|\*|qty\.?:?|quantity:?|=|:|@)`
const UNITS = '(?:x|×|off|ea|each|pcs?|packs?|box(?:es)?|pairs?|rolls?|cases?|units?)'
const QUANTITY_LAST = new RegExp(
  String.raw`^(.*?\S)(?:\s+${TIMES}\s*|\s*[×*=:]\s*|\s+)\(?([-+]?\d[\d.,]*)\)?\s*${UNITS}?\.?$`,
  'i',
)
const QUANTITY_FIRST = new RegExp(String.raw`^(\d{1,6})\s*(?:${UNITS}\s|[×*]|\s)\s*(?:of\s)?(.*\S)$`, 'i')
/** No code of the shop has more words than this. */
const MAX_CODE_WORDS = 5

/** Reads the cells of one row; `columns` are known where the file has a header. */
export function readCells(cells: readonly string[], columns: Columns | undefined, isCode: IsCode): ReadLine {
  const clean = cells.map((cell) => readCsvText(cell).normalize('NFKC').replace(/\s+/g, ' ').trim())
  if (columns && clean.length > columns.code) return readColumns(clean, columns)
  const filled = clean.filter((cell) => cell !== '')
  if (filled.length <= 1) return readOne(filled[0] ?? cells.join(' ').trim(), isCode)
  const code = filled.findIndex((cell) => isScan(cell) || (isCode(cell) && !WHOLE.test(cell)))
  const known = code >= 0 ? code : filled.findIndex(isCode)
  if (known >= 0) return readAround(filled, known)
  // A comma within a description: the words of the whole line may hold a code.
  const whole = readWords(filled.join(' '), isCode)
  if (isCode(whole.code)) return whole
  const isStated = filled.some((cell) => NUMERIC.test(cell))
  return isStated ? readAround(filled, findLikelyCode(filled)) : { code: filled.join(' '), quantity: '', rest: [] }
}

/** One cell may have delimiters of another kind than the rows around it. */
function readOne(text: string, isCode: IsCode): ReadLine {
  const cells = text.split(/[;,|]/).filter((cell) => cell.trim() !== '')
  const isOne = cells.length < 2 || isCode(text) || isScan(text) || NUMERIC.test(text)
  return isOne ? readWords(text, isCode) : readCells(cells, undefined, isCode)
}

function readColumns(cells: readonly string[], { code, quantity }: Columns): ReadLine {
  if (cells[code] === '') return { code: cells.filter((cell) => cell !== '').join(' '), quantity: '', rest: [] }
  const rest = cells.filter((cell, index) => cell !== '' && index !== code && index !== quantity)
  // A sheet without a column of quantities asks for one of each: what else stands there is no quantity.
  return { code: cells[code]!, quantity: quantity === undefined ? '1' : readWhole(cells[quantity] ?? ''), rest }
}

/** The quantity is the first number after the code, or the last before it: a row may begin with its own number. */
function readAround(cells: readonly string[], code: number): ReadLine {
  const others = [...cells.keys()].filter((index) => index !== code)
  const find = (pattern: RegExp) =>
    others.find((index) => index > code && pattern.test(cells[index]!)) ??
    others.findLast((index) => index < code && pattern.test(cells[index]!))
  // A price has a fraction: it is taken for a quantity only where nothing else can be, and is then refused.
  const quantity = find(WHOLE) ?? find(NUMERIC)
  const text = quantity === undefined ? '' : cells[quantity]!
  return {
    code: cells[code]!,
    quantity: others.length === 1 ? readWhole(text) : text,
    rest: others.filter((index) => index !== quantity).map((index) => cells[index]!),
  }
}

/** Where no cell is a code of the shop: the first with letters, or else the longest number. */
function findLikelyCode(cells: readonly string[]): number {
  const lettered = cells.findIndex((cell) => /\p{L}/u.test(cell))
  if (lettered >= 0) return lettered
  return cells.reduce((best, cell, index) => (cell.length > cells[best]!.length ? index : best), 0)
}

/** Reads a line without delimiters: the quantity stands first or last, and the code anywhere between. */
function readWords(text: string, isCode: IsCode): ReadLine {
  if (isCode(text)) return { code: text, quantity: '', rest: [] }
  const last = QUANTITY_LAST.exec(text)
  const first = QUANTITY_FIRST.exec(text)
  const readings = [
    ...(last ? [{ words: last[1]!, quantity: last[2]! }] : []),
    ...(first ? [{ words: first[2]!, quantity: first[1]! }] : []),
    { words: text, quantity: '' },
  ]
  for (const { words, quantity } of readings) {
    const found = findCode(words, isCode)
    if (found) return { ...found, quantity }
  }
  const [{ words, quantity }] = readings as [(typeof readings)[number]]
  return { code: words, quantity, rest: [] }
}

/** The longest run of words that is a code, and the words around it. */
function findCode(text: string, isCode: IsCode): Pick<ReadLine, 'code' | 'rest'> | undefined {
  const words = text.split(' ')
  for (let length = Math.min(words.length, MAX_CODE_WORDS); length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const code = words.slice(start, start + length).join(' ').replace(/[,;:]$/, '') // prettier-ignore
      if (isScan(code) || isCode(code))
        return { code, rest: [...words.slice(0, start), ...words.slice(start + length)] }
    }
  }
  return undefined
}

/** A spreadsheet writes 1000 as "1,000" or "1000.00". */
function readWhole(text: string): string {
  const plain = /^\d{1,3}(?:,\d{3})+(?:\.0+)?$/.test(text) ? text.replaceAll(',', '') : text
  return plain.replace(/^(\d+)\.0+$/, '$1')
}
