import { foldText } from '../base/fold.ts'
import type { Product } from '../catalogue/catalogue.ts'
import { readTokens, type Token, UNITS } from './amountTokens.ts'

export interface Amount {
  readonly count: number
  /** The unit, as a pack is named ("box"), or "piece", or "any"; undefined where no unit is named. */
  readonly unit?: string
  /** The word behind the number where it is no unit, in the singular: "glove". */
  readonly noun?: string
  /** The number in each: 10 in "2 packs of 10". */
  readonly size?: number
}

/** The amounts in a text beside a code. */
export interface ReadAmounts {
  readonly amounts: readonly Amount[]
  /** True where a number may be an amount or may be something else. */
  readonly isUnclear: boolean
  /** True where there is nothing but amounts, words of courtesy, and numbers that are known to be something else. */
  readonly isPlain: boolean
  /** The text without the amounts, in lower case. */
  readonly rest: string
}

/** Reads what stands beside a code. Never throws. */
export function readAmounts(text: string): ReadAmounts {
  const tokens = readTokens(text)
  const found: FoundAmount[] = []
  for (let at = 0; at < tokens.length; at++) {
    const amount = findAmount(tokens, at)
    if (!amount) continue
    found.push(amount)
    at = amount.end - 1
  }
  const others = tokens.filter((_, at) => !found.some(({ start, end }) => start <= at && at < end))
  const isPlain = others.every(({ kind }) => kind !== 'word')
  const isWeighty = ({ kind }: Token) => kind !== 'courtesy'
  const [first, last] = [tokens.findIndex(isWeighty), tokens.findLastIndex(isWeighty)]
  // A bare number within a description is a part of it as likely as not.
  const isApart = ({ isMarked, start, end }: FoundAmount) => isPlain || isMarked || start === first || end > last
  const amounts = found.filter(isApart)
  return {
    amounts: amounts.map(({ amount }) => amount),
    isUnclear: amounts.length < found.length || others.some(({ kind }) => kind === 'unclear'),
    isPlain,
    rest: others.some(({ kind }) => kind !== 'courtesy' && kind !== 'mark')
      ? others.map((one) => one.text).join(' ')
      : '',
  }
}

/** Reads a quantity that was typed, or that has its own cell; undefined unless it is exactly one. */
export function parseAmount(text: string): Amount | undefined {
  const { amounts, isUnclear } = readAmounts(text)
  return amounts.length === 1 && !isUnclear ? amounts[0] : undefined
}

/** Writes an amount so that it can be read again: "2 packs of 10". */
export function formatAmount({ count, unit, noun, size }: Amount): string {
  const counted = unit === 'any' ? undefined : (unit ?? noun)
  const name = counted && (count === 1 ? counted : counted.replace(/(?:sh|ch|x)$/, '$&e') + 's')
  return [String(count), name, size === undefined ? undefined : `of ${size}`].filter(Boolean).join(' ')
}

/** Checks whether a text has a number in it, in figures or words. */
export function hasNumber(text: string): boolean {
  return (
    /\d/.test(text) ||
    readTokens(text).some(({ kind }) => ['number', 'multiple', 'elsewhere', 'unclear'].includes(kind))
  )
}

/** Checks whether a text is just the name of a unit, as in a column beside the quantities. */
export function isUnit(text: string): boolean {
  return Object.hasOwn(UNITS, foldText(text).replace(/\.$/, ''))
}

/** The number of packs in an amount; undefined where it counts something other than what is sold. */
export function countPacks(amount: Amount, { pack, title }: Pick<Product, 'pack' | 'title'>): number | undefined {
  const { count, unit, noun, size = pack.count } = amount
  const isUnit = unit === undefined || [pack.unit, 'any', pack.count > 1 ? 'pack' : 'piece'].includes(unit)
  // "5 monitors" of a monitor, not "for 3 nurses".
  const isNoun = noun === undefined || foldText(title).includes(noun)
  return isUnit && isNoun && size === pack.count && !isPieces(amount, pack) ? count : undefined
}

/** The packs that hold what was asked for in pieces or in packs of another size; otherwise as many as were asked for. */
export function suggestPacks(amount: Amount, { pack }: Pick<Product, 'pack'>): number {
  const size = isPieces(amount, pack) ? 1 : (amount.size ?? pack.count)
  return Math.ceil((amount.count * size) / pack.count)
}

function isPieces({ unit, noun }: Amount, { count, of = '' }: Product['pack']): boolean {
  return count > 1 && (unit === 'piece' || [unit, noun].includes(toSingular(of)))
}

interface FoundAmount {
  readonly amount: Amount
  readonly start: number
  readonly end: number
  /** True where something says that it is an amount: "x 5", "5 boxes", "5 of". */
  readonly isMarked: boolean
}

function findAmount(tokens: readonly Token[], start: number): FoundAmount | undefined {
  const kindAt = (at: number) => tokens[at]?.kind
  const { text, value } = tokens[start]!
  let end = start
  let count = 0
  // "A" is a number only before what can be counted: "a box", "a dozen".
  const isArticle = /^an?$/.test(text) && ['multiple', 'unit'].includes(kindAt(start + 1) ?? '')
  if (isArticle) end++
  else if (kindAt(end) === 'number') {
    count = value
    end++
    const isTens = value >= 20 && value % 10 === 0 && !/\d/.test(text)
    if (isTens && kindAt(end) === 'number' && tokens[end]!.value < 10) count += tokens[end++]!.value
  }
  const isNumber = count > 0 || isArticle || text === '0'
  // "Dozen" alone is one; "0 dozen" stays none.
  const isStated = end > start && !isArticle
  while (kindAt(end) === 'multiple') count = (isStated ? count : count || 1) * tokens[end++]!.value
  if (end === start || (!isNumber && count === 0)) return undefined
  if (isArticle && count === 0) count = 1
  let isMarked = kindAt(start - 1) === 'mark' || /\d[a-z]|[a-z]\d/.test(text)
  let unit = UNITS[/\d-?([a-z]+)$/.exec(text)?.[1] ?? '']
  let noun: string | undefined
  if (kindAt(end) === 'mark') [isMarked, end] = [true, end + 1]
  if (tokens[end]?.text === 'of') isMarked = true
  if (tokens[end]?.text === 'of' && kindAt(end + 1) === 'unit') end++
  if (kindAt(end) === 'unit') [isMarked, unit, end] = [true, UNITS[tokens[end]!.text], end + 1]
  // "200 gloves": what the pieces are called is known where the product is.
  else if (kindAt(end) === 'word' && tokens[end]!.text.endsWith('s')) noun = toSingular(tokens[end++]!.text)
  let size: number | undefined
  if (tokens[end]?.text === 'of' && kindAt(end + 1) === 'number') [size, end] = [tokens[end + 1]!.value, end + 2]
  const amount = { count, ...(unit && { unit }), ...(noun && { noun }), ...(size !== undefined && { size }) }
  return { amount, start, end, isMarked }
}

function toSingular(word: string): string {
  return foldText(word).replace(/(?<=sh|ch|x)es$|s$/, '')
}
