import type { ProductRecord } from '@shop/core/catalogue/schema.ts'
import { formatPence, formatPrice, parsePrice } from '@shop/core/money/price.ts'
import { listFittingRates } from '@shop/core/money/vat.ts'
import { explainAmount, explainDecimal, explainFree, readAmount } from '../check/amounts.ts'
import { findTextFault } from '../check/textRules.ts'
import type { ColumnDecimals } from './columnDecimals.ts'
import { type Cells, type Column, readCell, splitList } from './columns.ts'
import { isRewritten } from './rewritten.ts'

/** Says why a cell cannot be used, and what to do. */
export type Refuse = (column: string, reason: string) => void
/** Notes a cell that a spreadsheet program has rewritten by itself, and that stays as it was. */
export type Keep = (column: string, was: string, text: string) => void

/** One line on a card. */
const SHORT = new Set(['discription', 'smalltittle'])

type Fields = Record<string | number, unknown>

/** A code that a spreadsheet has taken for a number or a date. */
const ROUNDED = /^\d+([.,]\d+)?E\+\d+$/i
const DATE = /^(\d{4}-\d{2}-\d{2}|\d{1,2}[-/. ](\d{1,2}|[A-Za-z]{3})([-/. ]\d{2,4})?)$/
const MADE_DATE =
  /^(\d{4}-\d{2}-\d{2}|\d{1,2}-[A-Z][a-z]{2}(-\d{2,4})?|\d{1,2}([-/.])\d{1,2}\3\d{4}|(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)-\d{2})$/

/**
 * Gives a copy of a record with what its row has. A cell that says what the record says already changes nothing, an empty
 * one takes a field away, and a column that the file does not have leaves its field as it is. Where only one of the two
 * prices is given or has changed, the other follows at `vat` per cent, or at the rate that they had. With `keep`, what a
 * spreadsheet program makes of a cell by itself changes nothing either.
 */
export function applyCells<T extends object>(
  record: T,
  cells: Cells,
  columns: readonly Column[],
  { vat, refuse, keep, decimals }: { vat: number; refuse: Refuse; keep?: Keep; decimals?: ColumnDecimals },
): T {
  const result = structuredClone(record)
  const changed = new Set<string>()
  for (const column of columns) {
    const text = cells[column.name]
    const before = readCell(record, column)
    if (text === undefined || text === before) continue
    if (keep && isRewritten(before, text)) {
      keep(column.name, before, text)
      continue
    }
    const fault = findTextFault(text, SHORT.has(column.name) || column.kind === 'code')
    if (fault !== undefined) {
      refuse(column.name, fault)
      continue
    }
    const value = text === '' ? emptied(column) : readValue(column, text, { before, refuse, decimals })
    // A price in other words is the same price.
    if (value === 'refused' || (value === before && value !== '')) continue
    setValue(result as Fields, column.path, value)
    changed.add(column.name)
  }
  completePrices(result as Fields, record as Fields, changed, vat)
  dropEmpty(result as Fields)
  return result
}

const emptied = ({ isCard }: Column) => (isCard ? '' : undefined)

function readValue(
  { name, kind }: Column,
  text: string,
  { before, refuse, decimals }: { before: string; refuse: Refuse; decimals: ColumnDecimals | undefined },
): unknown {
  const fail = (reason: string) => {
    refuse(name, reason)
    return 'refused'
  }
  switch (kind) {
    case 'price': {
      const decimal = decimals?.[name]
      const bare = text.replace(/^from\s/i, '')
      const pence = readAmount(bare, decimal)
      if (pence === undefined) return fail(decimal ? explainDecimal(bare, decimal) : explainAmount(text))
      if (pence === 0) return fail(explainFree())
      return formatPrice({ pence, isFrom: /^from\s/i.test(text) })
    }
    case 'code':
      if (ROUNDED.test(text))
        return fail(`The spreadsheet has rounded this code to “${text}”. Set the column to Text and type it again.`)
      if (before !== '' && before !== text && before.replace(/^0+/, '') === text)
        return fail(`The zeros in front are gone: it was “${before}”. Set the column to Text and type it again.`)
      if (before !== '' ? DATE.test(text) : MADE_DATE.test(text))
        return fail(
          `The spreadsheet has made a date of this code: “${text}”. Set the column to Text and type it again.`,
        )
      return text
    case 'whole':
      return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : fail(`“${text}” is not a whole number from 1.`)
    case 'yes':
      if (/^(yes|true|1)$/i.test(text)) return true
      return /^(no|false|0)$/i.test(text) ? undefined : fail(`“${text}” is neither yes nor no.`)
    case 'list':
      return splitList(text)
    default:
      return text
  }
}

/** Sets a value in a record, or takes it away where it is undefined. */
function setValue(fields: Fields, [key, ...rest]: readonly (string | number)[], value: unknown): void {
  if (key === undefined) return
  if (rest.length > 0) {
    if (fields[key] === undefined && value === undefined) return
    fields[key] ??= typeof rest[0] === 'number' ? [] : {}
    setValue(fields[key] as Fields, rest, value)
  } else if (value === undefined) delete fields[key]
  else fields[key] = value
}

function completePrices(result: Fields, before: Fields, changed: ReadonlySet<string>, vat: number): void {
  const isInc = changed.has('NewPrice')
  if (isInc === changed.has('fromPrice')) return
  const given = readPrice(result, isInc ? 'NewPrice' : 'fromPrice')
  if (!given) return
  const rate = findRate(before) ?? vat
  const pence = Math.round(isInc ? (given.pence * 100) / (100 + rate) : (given.pence * (100 + rate)) / 100)
  result[isInc ? 'fromPrice' : 'NewPrice'] = formatPrice({ ...given, pence })
}

/** The VAT rate, in per cent, that two prices fit; undefined where there are not two, or they fit none. */
export function findRate(record: object): number | undefined {
  const [inc, ex] = [readPrice(record as Fields, 'NewPrice'), readPrice(record as Fields, 'fromPrice')]
  return inc && ex && listFittingRates({ incPence: inc.pence, exPence: ex.pence })[0]
}

function readPrice(fields: Fields, name: string) {
  const text = fields[name]
  return typeof text === 'string' ? parsePrice(text) : undefined
}

/** The card of a product with variants states the least of their prices, with "From" where they differ. */
export function setLeastPrices(product: ProductRecord): void {
  const { NewPrice, fromPrice, variants = [] } = product
  const sums = new Set(variants.map((variant) => variant.NewPrice ?? NewPrice))
  // One that went by the product's price keeps it as its own once others differ.
  if (sums.size > 1)
    for (const variant of variants)
      if (variant.NewPrice === undefined && variant.fromPrice === undefined)
        Object.assign(variant, { NewPrice, fromPrice })
  for (const field of ['NewPrice', 'fromPrice'] as const) {
    const pence = variants.flatMap((variant) => parsePrice(variant[field] ?? product[field])?.pence ?? [])
    if (pence.length === 0) continue
    const least = formatPence(Math.min(...pence))
    product[field] = new Set(pence).size > 1 ? `From ${least}` : least
  }
}

function dropEmpty(fields: Fields): void {
  for (const key of ['outer', 'pack'] as const)
    if (fields[key] && Object.keys(fields[key]).length === 0) delete fields[key]
  const options = (fields['options'] as unknown[] | undefined)?.filter(
    (option) => option && Object.keys(option).length > 0,
  )
  if (options?.length === 0) delete fields['options']
  else if (options) fields['options'] = options
}
