import { foldText } from '../../base/fold.ts'
import { formatAmount, parseAmount } from '../amount.ts'
import { UNITS } from '../amountTokens.ts'

/** The goods and the amount of a line in words. */
export interface WordedAmount {
  /** What is left without the amount, as it was written. */
  readonly goods: string
  /** As `formatAmount` writes it; empty where no number is surely an amount. */
  readonly quantity: string
}

const FIGURES = String.raw`(?:\d{1,3}(?:[,']\d{3})+|\d{1,6})(?:\s?(?:dozen|doz)\b)?`
const SMALL =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty(?:[- ]four|[- ]five)?|thirty|forty|fifty|hundred'
const WORDED = String.raw`(?:a\s+)?(?:couple(?:\s+of)?|half\s+(?:a\s+)?dozen|dozen|doz|hundred)|(?:${SMALL})(?:\s+(?:dozen|hundred))?`
const NUMBER = String.raw`(?:${FIGURES}|${WORDED})`
const UNIT = `(?:${Object.keys(UNITS)
  .filter(
    (unit) =>
      ![
        'no',
        'nos',
        'number',
        'can',
        'off',
        'kit',
        'kits',
        'set',
        'sets',
        'drum',
        'sheet',
        'sheets',
        'tray',
        'trays',
        'single',
        'cs',
      ].includes(unit),
  )
  .sort((a, b) => b.length - a.length)
  .join('|')})`
/** "Of 100" behind a unit: the pack. */
const PACK = String.raw`(?:\s*(?:of|/)\s*\d{1,4}(?![\d.]|\s?(?:mm|cm|mls?|m|g|kg|l)\b))?`
const END = String.raw`(?:\s*(?:each|please|pls|thanks|ta))?[\s.!,;)\]]*$`
const TIMES = String.raw`(?:x|×|\*)`
const QTY = String.raw`(?:qty|quantity|qnty)\s*[:.=]?`

/** Amounts that something marks as such, at the start of a line. */
const AT_START = [
  String.raw`^${QTY}\s*(${NUMBER}(?:\s*${UNIT}\b${PACK})?)\s*[-–—:,x×]?\s+(?=\S)`,
  String.raw`^(${NUMBER}\s*(?:${TIMES}\s*|no\.?\s+)?${UNIT}\b\.?${PACK})(?:\s*[-–—:,x×]\s|\s+of\b|\s)\s*(?:the\s+)?(?=\S)`,
  String.raw`^((?:an?|another)\s+${UNIT}\b${PACK})\s+(?:of\s+)?(?=\S)`,
  String.raw`^(${NUMBER})\s*${TIMES}\s+(?!\d+(?:\s|$))(?=\S)`,
  String.raw`^(${NUMBER})\s*(?:x|×)(?=[a-z]{3})`,
  String.raw`^(${NUMBER})\s+(?:no\.\s+(?=[a-z]{3})|of\s+)(?:the\s+)?(?=\S)`,
  String.raw`^((?:${WORDED}))\s+(?!way\b|handled\b|lead\b|part\b|piece\b|ply\b|in\b|to\b|for\b)(?=[a-z])`,
].map((pattern) => new RegExp(pattern, 'i'))
/** And at its end. */
const AT_END = [
  String.raw`(?:\s*[-–—:,(=\[]+\s*|\s+)(?:${TIMES}\s*|${QTY}\s*)?(${NUMBER}\s*${UNIT}\b\.?${PACK})${END}`,
  String.raw`(?:\s*[-–—:,(=\[]+\s*|\s+)((?:an?|another)\s+${UNIT}\b${PACK})${END}`,
  String.raw`(?:\s*[-–—:,(=\[]+\s*|\s+|(?<=[a-z)]))${QTY}\s*(${NUMBER})${END}`,
  String.raw`(?:\s*[-–—:,(=\[]+\s*|\s+)${TIMES}\s*(${NUMBER})${END}`,
  String.raw`\s+(${FIGURES})\s*${TIMES}${END}`,
  String.raw`\s*[,?–—-]+\s*(${SMALL})${END}`,
  // "2 sets" in front are rather the goods.
  String.raw`\s*[,:–—-]+\s*(${NUMBER}\s*(?:set|kit|tray)s?)${END}`,
  String.raw`\s+(\d{0,3}\s?(?:a |half a )?(?:dozen|doz)\b)${END}`,
  String.raw`(?:\s+[-–—=]+\s*|\s*[-–—=]+\s+|\s*:\s*|,\s+)(${NUMBER})${END}`,
].map((pattern) => new RegExp(pattern, 'i'))
/** And within it. */
const WITHIN = [
  String.raw`(?:\s+[-–—]\s+|,?\s+|\s*\()(?:${TIMES}\s*)?(${NUMBER}\s*${UNIT}\b\.?${PACK})\)?(?=[\s,;:.-])`,
  String.raw`(?:\s+[-–—]\s+|,?\s+|\s*\()${TIMES}\s*(${NUMBER})\)?(?=\s|[,;:.]\s)(?!\s*${TIMES}|\s*(?:mm|cm|m|mls?|in|inch)\b)`,
  // "Spacers – 4 (yellow)".
  String.raw`(?:\s+[-–—]+\s*|\s*:\s+)(${NUMBER})\s*(?=\()`,
  // "Sheets 2 x flat"; "2 x large" is a size.
  String.raw`(?:\s+[-–—]\s+|,?\s+)(${NUMBER})\s*${TIMES}\s+(?=[a-z]{3})(?!large|lge|lrg|long|small|sml|short|wide|strength|daily|per\b)`,
].map((pattern) => new RegExp(pattern, 'i'))
/** A number before "x 10" that makes it a measure: "10 x 10". */
const MEASURE_BEFORE = /(?:^|[\s(])\d{1,3}$/
const WHOLE_MEASURE_BEFORE = /\d(?:\s?(?:mm|cm))?\s?[x×]\s?\d+(?:\.\d+)?$|\b(?:size|no|number|type|grade|fg|fr|ch)\.?\s*\d+(?:\.\d+)?$/i // prettier-ignore
/** A unit in brackets at the end, which the amount before or behind it counts: "Pods 20 ml (box)". */
const UNIT_BEHIND = new RegExp(String.raw`\s*\((?:per\s+)?(${UNIT}\b${PACK})\)$`, 'i')
const HAS_UNIT = new RegExp(String.raw`${UNIT}\b`, 'i')
/** An amount that takes back the one before it: "1 box – actually make that 2", "20 – no 40". */
const CORRECTION = new RegExp(
  String.raw`(?:\s*\([^()]{0,80}\bmake (?:it|that)|[\s,;:.–—(-]+(?:(?:no|sorry|oops|actually)[\s,]+){0,2}(?:better )?make (?:it|that)|(?<=\d)(?<![x×]\s?\d{1,4})\s*[-–—]\s*(?:no|sorry)\b,?)\s+(\d{1,4})(\s*${UNIT}\b)?\s*\)?\s*$`,
  'i',
)
/** Amounts that are within a range or a choice: "2 or 3 boxes". */
const RANGE = /\d\s*(?:-|–|to|or|\/)\s*\d+\s*(?:x|box|pack|$)/i
const BEFORE_RANGE = /\d\s*(?:-|–|\bto|\bor)\s*$/i

/** Takes the amount out of a line in words. A line in which two numbers may be it keeps both. */
export function readWordedAmount(text: string): WordedAmount {
  const line = squeeze(text)
  const [taken, second, unitOf = ''] = CORRECTION.exec(line) ?? []
  if (taken !== undefined) {
    const first = readWordedAmount(line.replace(taken, unitOf))
    if (first.quantity !== '') return { ...first, quantity: `${first.quantity} or ${second!}` }
  }
  const found = findAmounts(line)
  const [first] = found
  // "2 packs of gel (3 tubes)" says what is in each.
  const isHeld = found.length === 2 && HAS_UNIT.test(first!.amount) && line[found[1]!.start + 1] === '('
  if (!first || (found.length > 1 && !isHeld)) return { goods: line, quantity: '' }
  const quantity = writeAmount(first.amount)
  const goods = tidyGoods(`${line.slice(0, first.start)} ${line.slice(first.end)}`)
  // "5 trays": the unit is the goods.
  if (goods === '' || quantity === '') return { goods: line, quantity: '' }
  const unit = /^\d+$/.test(quantity) ? UNIT_BEHIND.exec(goods) : null
  return unit && unit.index > 0
    ? { goods: goods.slice(0, unit.index), quantity: writeAmount(`${quantity} ${unit[1]!}`) }
    : { goods, quantity }
}

/** Checks whether a line has a number that something marks as an amount: a unit, "x", or its place after a dash. */
export function hasMarkedAmount(text: string): boolean {
  return findAmounts(squeeze(text).replace(/^(?:[-•*·–—>]+\s*|\d{1,3}[.)]\s+)/, '')).length > 0
}

/** A line with single spaces, and a dash for the dots that lead to its amount: "gloves.......5". */
function squeeze(text: string): string {
  return text
    .replace(/\s*(?:\.{3,}|…+\.*|(?:\.\s){2,}\.)\s*(?=\S)/g, ' – ')
    .replace(/\s+/g, ' ')
    .trim()
}

interface Found {
  readonly amount: string
  readonly start: number
  readonly end: number
}

function findAmounts(line: string): readonly Found[] {
  const start = firstMatch(AT_START, line)
  const end = firstMatch(AT_END, line, start?.end ?? 0)
  const both = [start, end].filter((found) => found !== undefined)
  if (both.length > 0) return both
  const within = firstMatch(WITHIN, line)
  return within ? [within] : []
}

function firstMatch(patterns: readonly RegExp[], line: string, from = 0): Found | undefined {
  for (const pattern of patterns) {
    const match = pattern.exec(line)
    if (!match || match.index < from) continue
    const before = line.slice(0, match.index)
    const [whole, amount] = match
    const hasTimes = /^\s*(?:x|×|\*)/i.test(whole) && !HAS_UNIT.test(amount!)
    if (hasTimes && MEASURE_BEFORE.test(before) && !WHOLE_MEASURE_BEFORE.test(before)) continue
    if (
      RANGE.test(amount! + line.slice(match.index + whole.length, match.index + whole.length + 8)) &&
      from === 0 &&
      match.index === 0
    )
      continue
    if (BEFORE_RANGE.test(before)) continue
    return { amount: amount!, start: match.index, end: match.index + whole.length }
  }
  return undefined
}

function writeAmount(text: string): string {
  const plain = foldText(text)
    .replace(/^another\b/, 'one')
    .replace(/\bof$|(?<=\d\s)no\.?\s/, '')
  const amount = parseAmount(plain.replace(/\s*\/\s*(\d+)$/, ' of $1'))
  return amount && amount.count > 0 ? formatAmount(amount) : ''
}

/** Goods without what was left around the amount: "gloves -", "(aprons". */
export function tidyGoods(text: string): string {
  const tidy = text
    .replace(/\s+/g, ' ')
    .replace(/\(\s*\)|\[\s*\]/g, '')
    .replace(/^[\s\-–—:,;.=•*·>]+|[\s\-–—:,;.=!?]+$/g, '')
    .trim()
  const isOpen = (open: string, close: string) => tidy.split(open).length !== tidy.split(close).length
  return isOpen('(', ')') ? tidy.replace(/^\)|\($|^\(([^)]*)$/g, '$1').trim() : tidy
}
