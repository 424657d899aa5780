import * as v from 'valibot'
import { formatCount } from '../../base/count.ts'
import { readCsvText } from '../../base/csv.ts'
import { StoredEngravingSchema } from '../../cart/storedCart.ts'
import { hasNumber } from '../../quickOrder/amount.ts'
import type { CodeIndex } from '../../quickOrder/codeIndex.ts'
import { findColumns, findTitle, foldTitles } from '../../quickOrder/columns.ts'
import { fitRow, isSplit } from '../../quickOrder/figures.ts'
import type { Answers } from '../../quickOrder/mail/answerLines.ts'
import { isWorded, nameWords } from '../../quickOrder/mail/worded.ts'
import { matchLine } from '../../quickOrder/matchLine.ts'
import type { ReadLine } from '../../quickOrder/readCells.ts'
import { readLines } from '../../quickOrder/readLines.ts'
import { splitRows } from '../../quickOrder/splitRows.ts'
import { MAX_COUNT, MAX_WARD_LIST_LINES, mergeLines, parseCount, type WardListLine } from '../wardLists.ts'
import type { UnreadLine, WardListInFile } from './wardListInFile.ts'

const SLUG = [/^product id$/, /^slug$/]
const OPTIONS = [/^options?$/, /^size$/, /^variant$/]
const ENGRAVING = [/^engraving$/]
const PAR = [/^par( level)?$/, /^(target|minimum|maximum|min|max|level)( (level|stock))?$/]
const ON_HAND = [/^(on hand|in stock|stock|stock on hand|counted|count|have)$/]
const COUNTED_IN = [/^counted in$/]

const SEVERAL = 'may be several products: a quick order asks which.'
/** A longer text is not a code, size or number. */
const MAX_CELL_LENGTH = 200

/** One row as text; empty where a cell is missing. */
interface Row {
  readonly code: string
  readonly options: readonly string[]
  readonly engraving: string
  readonly par: string
  readonly onHand: string
  readonly countedIn: string
  /** Present in a text without columns. */
  readonly line?: ReadLine
}

/** Lines in words, which are answered before the list is read. Empty where a text has columns. */
export function listWordedLines(text: string, index: CodeIndex): ReadLine[] {
  return readLines(text, index.find, MAX_WARD_LIST_LINES).lines.filter((line) => isWorded(line, index))
}

/**
 * Reads a CSV or TSV as one ward list: by its column titles, or else as a quick order reads it, codes or words and
 * quantities (the par levels). `answers` are to its lines in words.
 */
export function readWardListCsv(text: string, index: CodeIndex, answers: Answers = new Map()): WardListInFile {
  const { rows, left } = readRows(text, index)
  const lines: WardListLine[] = []
  const unread: UnreadLine[] = []
  let aside = 0
  for (const row of rows) {
    const line = readRow(row, index, answers)
    if (!line) {
      aside += 1
      continue
    }
    if ('reason' in line) unread.push(line)
    else lines.push(line)
  }
  const merged = mergeLines([], lines)
  const repeats = lines.length - merged.length
  if (repeats > 0)
    unread.push({
      text: formatCount(repeats, 'line'),
      reason: `${repeats === 1 ? 'repeats' : 'repeat'} an earlier line, which counts.`,
    })
  if (aside > 0) unread.push({ text: formatCount(aside, 'line'), reason: `${aside === 1 ? 'was' : 'were'} not goods.` })
  if (left > 0)
    unread.push({ text: `${left} more lines`, reason: `were left out: a list holds ${MAX_WARD_LIST_LINES}.` })
  return { name: undefined, lines: merged, unread }
}

function readRows(text: string, index: CodeIndex): { rows: readonly Row[]; left: number } {
  const isCode = (code: string) => index.find(code).length > 0
  const bare = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const [first = []] = splitRows(bare, 1).rows
  const titles = foldTitles(first)
  const columns = findColumns(first, isCode)
  const par = findTitle(titles, PAR) ?? columns?.quantity
  const { lines, leftCount } = readLines(bare, index.find, MAX_WARD_LIST_LINES)
  if (!columns || par === undefined) {
    const rows = lines.map((line) => ({
      ...{ line, code: line.code, options: line.rest, engraving: '', onHand: '', countedIn: '' },
      // A number that may be the par level, or not, is told rather than left out.
      par: line.quantity || line.rest.filter(hasNumber).join(', ') || '1',
    }))
    return { rows, left: leftCount }
  }
  const columnOf = {
    slug: findTitle(titles, SLUG),
    options: findTitle(titles, OPTIONS),
    engraving: findTitle(titles, ENGRAVING),
    onHand: findTitle(titles, ON_HAND),
    countedIn: findTitle(titles, COUNTED_IN),
  }
  const { rows: all, delimiter } = splitRows(bare, MAX_WARD_LIST_LINES + 1)
  const rows = all.slice(1).map((row) => {
    const cells = fitRow(row, first.length, delimiter)
    const read = (column: number | undefined) =>
      column === undefined
        ? ''
        : readCsvText(cells[column] ?? '')
            .trim()
            .slice(0, MAX_CELL_LENGTH)
    const code = read(columns.code)
    return {
      // A product without a SKU, or with one that others share, is found by its id.
      code: index.find(code).length === 1 ? code : read(columnOf.slug) || code,
      options: [read(columnOf.options)].filter((option) => option !== ''),
      engraving: read(columnOf.engraving),
      par: isSplit(read(par), read(par + 1)) ? `${read(par)},${read(par + 1)}` : read(par),
      onHand: read(columnOf.onHand),
      countedIn: read(columnOf.countedIn),
    }
  })
  return { rows, left: leftCount }
}

/** Undefined for a line that is no goods. */
function readRow(row: Row, index: CodeIndex, answers: Answers): WardListLine | UnreadLine | undefined {
  const { code, options, engraving, par, onHand, countedIn, line } = row
  if (line?.aside === 'sure' || (line && isWorded(line, index))) return readWords(line, index, answers)
  const result = matchLine({ id: 1, code, quantity: '1', rest: options, options: {} }, index, new Date())
  const text = code === '' ? 'A line without a code' : code
  if (result.state === 'options') return { text, reason: `needs a ${listMissing(result)}.` }
  if (result.state === 'several') return { text, reason: 'matches several products.' }
  if (result.state !== 'ready') return { text, reason: 'is not in the catalogue.' }
  if (engraving !== '' && !v.is(StoredEngravingSchema, engraving))
    return { text, reason: 'has an engraving that is too long or not one line of text.' }
  const level = parseCount(par)
  const counted = onHand === '' ? undefined : parseCount(onHand)
  if (level === undefined)
    return { text, reason: `has the par level “${par}”, which is not a number from 0 to ${MAX_COUNT}.` }
  if (onHand !== '' && counted === undefined)
    return { text, reason: `has “${onHand}” on hand, which is not a number from 0 to ${MAX_COUNT}.` }
  return {
    slug: result.product.slug,
    options: result.options,
    ...(engraving !== '' && { engraving }),
    par: level,
    ...(counted !== undefined && { onHand: counted }),
    ...(/^pieces?$/i.test(countedIn) && { countedIn: 'pieces' as const }),
  }
}

function readWords(line: ReadLine, index: CodeIndex, answers: Answers): WardListLine | UnreadLine | undefined {
  const result = matchLine({ ...line, id: 1, options: {} }, index, new Date(), answers.get(nameWords(line)))
  const text = line.words ?? line.code
  switch (result.state) {
    case 'aside':
      return undefined
    case 'ready':
      // A list is read without the choice that a quick order shows.
      return result.others
        ? { text, reason: SEVERAL }
        : { slug: result.product.slug, options: result.options, par: result.quantity }
    case 'options':
      return { text, reason: `needs a ${listMissing(result)}.` }
    case 'quantity':
      return { text, reason: 'does not say how many packs there should be.' }
    case 'words':
    case 'several':
      return { text, reason: SEVERAL }
    default:
      return { text, reason: 'is not in the catalogue.' }
  }
}

function listMissing({ product, options }: Extract<ReturnType<typeof matchLine>, { state: 'options' }>): string {
  return (product.options ?? [])
    .filter(({ name }) => options[name] === undefined)
    .map(({ name }) => name.toLowerCase())
    .join(' and a ')
}
