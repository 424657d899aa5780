import { groupByKeys } from '@shop/core/base/group.ts'
import { DIGITS } from './readTable.ts'

/** A sign may follow: LibreOffice takes the code 1863+ for 1863, and 12- for -12. */
const NUMBER = /^(?:[+-]?\d+(?:\.\d+)?(?:E[+-]?\d+)?\s?%?|\d+(?:\.\d+)?[+-])$/i
/** The parts that a date can be read from: two or three, of which one may be a month's name. */
const PARTS = /^(?:\d{1,4}|[a-z]{3,9})(?:[-/. ]?(?:\d{1,4}|[a-z]{3,9})){1,2}$/i
/** A date as spreadsheets write it: with a month's name or in three parts. */
const DATE = /^\d{1,4}[-/. ](?:[a-z]{3,9}(?:[-/. ]\d{2,4})?|\d{1,2}[-/. ]\d{1,4})$|^[a-z]{3,9}[-/. ]\d{2,4}$/i
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * Checks whether a spreadsheet program makes that text of a cell by itself: "0012" becomes 12, a long barcode
 * 5.01235E+12, the code 1-2 the first of February, 70% becomes 0.7, and a line break another.
 */
export function isRewritten(before: string, text: string): boolean {
  const [was, is] = [before, text].map((one) => one.trim().replaceAll(/\r\n?/g, '\n')) as [string, string]
  if (was === '' || is === '') return false
  return was === is || isSameNumber(was, is) || isDateOf(was, is) || isSameTime(was, is) || isSameTruth(was, is)
}

/** Checks whether a text is one that a spreadsheet program writes by itself: a number, or a day. */
export function isNumberOrDay(text: string): boolean {
  return NUMBER.test(text) || (DATE.test(text) && !listParts(text).includes(Number.NaN))
}

/** For many texts at once: finds those of which a spreadsheet program could have made a given one. */
export function indexRewritten(befores: readonly string[]): (text: string) => readonly string[] {
  const toKey = (text: string) => readNumber(text).toPrecision(DIGITS)
  const numbers = groupByKeys(
    befores.filter((before) => NUMBER.test(before)),
    (before) => [toKey(before)],
  )
  return (text) => {
    if (!isNumberOrDay(text)) return []
    // An exponent has lost digits.
    const likely = /^[^E]*$/i.test(text) && NUMBER.test(text) ? (numbers.get(toKey(text)) ?? []) : befores
    return likely.filter((before) => isRewritten(before, text))
  }
}

function isSameNumber(was: string, is: string): boolean {
  if (!NUMBER.test(was) || !NUMBER.test(is)) return false
  // So many digits are written out only where the last ones are not lost.
  if (/^\d{16,}$/.test(is) && !/^\d{15}0+$/.test(is)) return false
  const [from, to] = [readNumber(was), readNumber(is)]
  const shown = /^\d(?:\.(\d+))?E/i.exec(is)
  return (
    from.toPrecision(DIGITS) === to.toPrecision(DIGITS) ||
    (shown !== null && Number(from.toExponential(shown[1]?.length ?? 0)) === to)
  )
}

function readNumber(text: string): number {
  if (text.endsWith('%')) return Number(text.slice(0, -1)) / 100
  return Number(text.replace(/^(.+)([+-])$/, '$2$1'))
}

function isDateOf(was: string, is: string): boolean {
  if (!PARTS.test(was) || !DATE.test(is)) return false
  const [parts, rest] = [listParts(was), listParts(is)]
  const isThere = (part: number) => {
    const at = rest.indexOf(part)
    if (at >= 0) rest.splice(at, 1)
    return at >= 0
  }
  return parts.length > 1 && parts.every(isThere)
}

/** The numbers of day, month and year; a year counts by its last two figures, as it is often written. */
function listParts(text: string): number[] {
  return [...text.matchAll(/\d+|[a-z]+/gi)].map(([part]) =>
    /\d/.test(part) ? Number(part) % 100 : MONTHS.indexOf(part.slice(0, 3).toLowerCase()) + 1 || Number.NaN,
  )
}

function isSameTime(was: string, is: string): boolean {
  const [from, to] = [was, is].map((text) => /^(\d{1,2}):(\d{2})(?::00)?$/.exec(text)?.slice(1).map(Number).join(':'))
  return from !== undefined && from === to
}

function isSameTruth(was: string, is: string): boolean {
  return /^(true|false)$/i.test(was) && was.toLowerCase() === is.toLowerCase()
}
