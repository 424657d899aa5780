import { readCsvText } from '../base/csv.ts'
import { foldCode } from '../base/fold.ts'
import { formatAmount, isUnit, readAmounts, type ReadAmounts } from './amount.ts'
import type { Columns } from './columns.ts'
import { isSplit, joinGroups } from './figures.ts'
import { isScan } from './gs1.ts'

/** The products that have a code; empty where the shop has none. */
export type FindCode = (text: string) => readonly object[]

/** The parts of one line of an order sheet, still as text. */
export interface ReadLine {
  /** The code, or the whole text of a line in which none was found. */
  readonly code: string
  /** Empty where none is stated, or where it is unclear which number it is. */
  readonly quantity: string
  /** The other texts in the line: a size, a description. */
  readonly rest: readonly string[]
  /** The line as its buyer wrote it, where that is more than a code and a quantity. */
  readonly words?: string
  /** Present if the line is set aside: surely no goods, or none unless the search knows them. */
  readonly aside?: 'sure' | 'perhaps'
}

/** The certainty that the first cells of a sheet are the numbers of its rows. */
export type Numbering = 'none' | 'perhaps' | 'certain'

/** The most lines that are read at once: as many as a cart holds. */
export const MAX_READ_LINES = 500

const WHOLE = /^\d{1,6}$/
/** No code of the shop has more words than this. */
const MAX_CODE_WORDS = 5
/** "(12)" by itself is a number in brackets. */
const MIN_LABEL_LENGTH = 8

/** Reads the cells of one row; `columns` are known where the file has a header, `numbering` whether the first cells count the rows. */
export function readCells(
  cells: readonly string[],
  columns: Columns | undefined,
  find: FindCode,
  numbering: Numbering = 'none',
  delimiter = ',',
): ReadLine {
  const raw = cells.map((cell) => readCsvText(cell).normalize('NFKC'))
  const clean = tidy(raw)
  if (columns && clean.length > columns.code) return readColumns(clean, columns, find, numbering)
  const filled = clean.filter((cell) => cell !== '')
  if (filled.length <= 1) return readOne(filled[0] ?? cells.join(' ').trim(), find)
  const isCode = (text: string) => find(text).length > 0
  const code = filled.findIndex((cell) => isScan(cell) || (isCode(cell) && !WHOLE.test(cell)))
  const known = code >= 0 ? code : filled.findIndex(isCode)
  if (known >= 0) return readAround(filled, known, find, numbering)
  // A comma within a sentence or a number: the words of the whole line may hold a code.
  const joined = tidy(joinGroups(raw, delimiter)).filter((cell) => cell !== '')
  const whole = readWords(joined.join(' '), find)
  const hasAmount = joined.length > 1 && joined.some((cell) => isAmount(cell) || /^[-+]?[\d.,]+$/.test(cell))
  return isCode(whole.code) || !hasAmount ? whole : readAround(joined, findLikelyCell(joined), find, numbering)
}

function tidy(cells: readonly string[]): string[] {
  return cells.map((cell) => cell.replace(/\s+/g, ' ').trim())
}

function isAmount(cell: string): boolean {
  const { isPlain, amounts } = readAmounts(cell)
  return isPlain && amounts.length === 1
}

/** One cell may have delimiters of another kind than the rows around it. */
function readOne(text: string, find: FindCode): ReadLine {
  const cells = text.split(/[;,|]/).filter((cell) => cell.trim() !== '')
  const isOne = cells.length < 2 || find(text).length > 0 || isScan(text) || /^[\d.,]+$/.test(text)
  return isOne ? readWords(text, find) : readCells(cells, undefined, find, 'none', /[;|]/.exec(text)?.[0])
}

function readColumns(
  cells: readonly string[],
  { code, quantity }: Columns,
  find: FindCode,
  numbering: Numbering,
): ReadLine {
  if (cells[code] === '') return { code: cells.filter((cell) => cell !== '').join(' '), quantity: '', rest: [] }
  const rest = cells.filter((cell, index) => cell !== '' && index !== code && index !== quantity)
  if (quantity === undefined) return readBeside(cells[code]!, rest, find, code > 0 ? numbering : 'none')
  // An order form lists more than is ordered: an empty cell orders none.
  const stated = readWhole(cells[quantity] ?? '') || '0'
  if (isSplit(stated, cells[quantity + 1]))
    return { code: cells[code]!, quantity: '', rest: cells.slice(quantity, quantity + 2) }
  return { code: cells[code]!, quantity: WHOLE.test(stated) ? addUnit(stated, rest) : stated, rest }
}

function readAround(cells: readonly string[], code: number, find: FindCode, numbering: Numbering): ReadLine {
  const rest = cells.filter((_, index) => index !== code)
  return readBeside(cells[code]!, rest, find, code > 0 ? numbering : 'none')
}

function readBeside(code: string, rest: readonly string[], find: FindCode, numbering: Numbering): ReadLine {
  // The number of a row is no quantity where there is another, and none at all where it surely counts the rows.
  if (numbering !== 'none') {
    const unnumbered = pickQuantity(rest.slice(1), code, find, true)
    if (unnumbered.quantity !== '') return { code, ...unnumbered }
    if (numbering === 'certain') return { code, quantity: '', rest }
  }
  return { code, ...pickQuantity(rest, code, find, true) }
}

/**
 * The quantity among the texts beside a code, where there is just one that can be meant. In a row of cells (`isRow`)
 * a cell of its own outweighs the numbers in a description. Beside another product's code no number is a quantity.
 */
function pickQuantity(texts: readonly string[], code: string, find: FindCode, isRow: boolean): Omit<ReadLine, 'code'> {
  const unclear = { quantity: '', rest: texts }
  if (hasOtherCode(texts, find(code), find)) return unclear
  if (texts.some((text, index) => isSplit(text, texts[index + 1]))) return unclear
  const reads = texts.map((text) => readAmounts(texts.length === 1 ? readWhole(text) : text))
  const apart = isRow ? reads.filter(({ isPlain, amounts }) => isPlain && amounts.length > 0) : []
  const candidates = apart.length > 0 ? apart : reads
  const [amount, ...others] = candidates.flatMap(({ amounts }) => amounts)
  if (!amount || others.length > 0 || candidates.some(({ isUnclear }) => isUnclear)) return unclear
  const isPicked = (read: ReadAmounts) => read.amounts.includes(amount)
  const rest = reads.map((read, index) => (isPicked(read) ? read.rest : texts[index]!)).filter((text) => text !== '')
  return { quantity: addUnit(formatAmount(amount), isRow ? rest : []), rest }
}

/** Checks whether one of the texts, or a word in them, is the code of another product. */
export function hasOtherCode(texts: readonly string[], own: readonly object[], find: FindCode): boolean {
  const words = texts.flatMap((text) => [text, ...text.split(/\s+/)])
  return words.some((word) => /\d|\w-\w/.test(word) && find(word).some((product) => !own.includes(product)))
}

/** A column of units stands beside that of the quantities. */
function addUnit(quantity: string, cells: readonly string[]): string {
  const unit = WHOLE.test(quantity) && cells.find(isUnit)
  return unit ? `${quantity} ${unit.toLowerCase()}` : quantity
}

/** In a row without a code of the shop: the first cell that is more than an amount, or else the longest number. */
function findLikelyCell(cells: readonly string[]): number {
  const lettered = cells.findIndex((cell) => /\p{L}/u.test(cell) && !readAmounts(cell).isPlain)
  if (lettered >= 0) return lettered
  return cells.reduce((best, cell, index) => (cell.length > cells[best]!.length ? index : best), 0)
}

/** Reads a line without delimiters: the code stands anywhere, and the quantity before or behind it. */
function readWords(line: string, find: FindCode): ReadLine {
  // A label that is printed with spaces.
  const text = /^\(01\)/.test(line) ? line.replace(/\s+(?=\(\d{2,4}\))|(?<=\(\d{2,4}\))\s+/g, '') : line
  const words = text.split(' ').flatMap((word) => splitWord(word, find))
  const [start, end] = findCode(words, find) ?? findLikelyWord(words) ?? [0, words.length]
  if (start === 0 && end === words.length) return { code: text, quantity: '', rest: [] }
  const found = words.slice(start, end).join(' ')
  const code = isScan(found) ? found : found.replace(/^[([]+|[\])]*[.,;:!?]*$/g, '')
  const read = (from: number): ReadLine => {
    const around = [words.slice(from, start), words.slice(end)].map((part) => part.join(' '))
    return { code, ...pickQuantity(around.filter((part) => part !== ''), code, find, false) } // prettier-ignore
  }
  const isListed = start > 0 && /^\(?\d{1,3}[.)]$/.test(words[0]!)
  if (!isListed) return read(0)
  // "1. PG-100 x 5": the number of a list is no quantity.
  const unlisted = read(1)
  return unlisted.quantity === '' ? { ...unlisted, rest: [words[0]!, ...unlisted.rest] } : unlisted
}

/** "PG-100:5", "PG-100x5" and "5xPG-100" are more than one word. */
function splitWord(word: string, find: FindCode): string[] {
  if (isScan(word) || find(word).length > 0) return [word]
  const [, before, x, after] = /^(.+?)([x×])(.+)$/i.exec(word) ?? []
  if (
    before &&
    after &&
    ((WHOLE.test(after) && find(before).length > 0) || (WHOLE.test(before) && find(after).length > 0))
  )
    return [before, x!, after]
  return word.split(/(?<=[^\s])(?=[*=:(×])|(?<=[*=:×])(?=\S)/)
}

/** The start and end of the longest run of words that is a code. */
function findCode(words: readonly string[], find: FindCode): [number, number] | undefined {
  for (let length = Math.min(words.length, MAX_CODE_WORDS); length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const run = words.slice(start, start + length)
      const code = run.join(' ').replace(/[,;:]$/, '')
      // "5 620" is a quantity and something else rather than 5620.
      const isNumbers = length > 1 && run.every((word) => WHOLE.test(word))
      const isLabel = length === 1 && code.length > MIN_LABEL_LENGTH && isScan(code)
      if (isLabel || (!isNumbers && find(code).length > 0)) return [start, start + length]
    }
  }
  return undefined
}

/** The one word that looks like a code, where a line has no code of the shop. */
function findLikelyWord(words: readonly string[]): [number, number] | undefined {
  const looksCoded = (word: string) => /\p{L}/u.test(word) && /\d|\w-\w/.test(word) && !readAmounts(word).isPlain
  const coded = [...words.keys()].filter((at) => foldCode(words[at]!).length >= 3 && looksCoded(words[at]!))
  const long = [...words.keys()].filter((at) => /^\d{5,14}$/.test(words[at]!))
  const [at, ...others] = coded.length > 0 ? coded : long
  return at === undefined || others.length > 0 ? undefined : [at, at + 1]
}

/** A spreadsheet writes 1000 as "1,000" or "1000.00"; "1.000" is one or a thousand. */
function readWhole(text: string): string {
  if (/^\d{1,3}\.000$/.test(text)) return text
  const plain = /^\d{1,3}(?:,\d{3})+(?:\.0+)?$/.test(text) ? text.replaceAll(',', '') : text
  return plain.replace(/^(\d+)\.0+$/, '$1')
}
