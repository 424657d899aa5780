import type { Pack } from '../catalogue/catalogue.ts'
import { foldText } from '../search/words.ts'

/** How much is asked for. */
export interface Amount {
  readonly count: number
  /** What is counted, as a pack is named ("box"), or "piece", or "any"; undefined where no unit is named. */
  readonly unit?: string
  /** The word behind the number where it is no unit, in the singular: "glove". */
  readonly noun?: string
  /** How many are said to be in one: 10 in "2 packs of 10". */
  readonly size?: number
}

/** What a text beside a code holds. */
export interface ReadAmounts {
  readonly amounts: readonly Amount[]
  /** True where a number may be an amount or may be something else. */
  readonly isUnclear: boolean
  /** True where there is nothing but amounts, words of courtesy, and numbers that are known to be something else. */
  readonly isPlain: boolean
  /** What is left without the amounts, in lower case. */
  readonly rest: string
}

const NUMBERS: Readonly<Record<string, number>> = Object.fromEntries([
  ...'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, index) => [word, index + 1] as const),
  ...'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, index) => [word, (index + 2) * 10] as const),
])
const MULTIPLES: Readonly<Record<string, number>> = { couple: 2, dozen: 12, doz: 12, hundred: 100, thousand: 1000 }
/** Words for a number that nobody but the buyer knows. */
const VAGUE = new Set('few some several many lots plenty half dozens hundreds'.split(' '))
/** What buyers count in, by the name that a pack has in the catalogue. */
const UNITS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['box', 'box boxes bx bxs'],
    ['pack', 'pack packs pk pks pkt pkts packet packets'],
    ['case', 'case cases cs'],
    ['carton', 'carton cartons ctn ctns'],
    ['pair', 'pair pairs pr prs'],
    ['piece', 'each ea piece pieces pc pcs single singles'],
    ['any', 'unit units item items off no nos number'],
    ...'roll tub tube bottle kit set ream canister bag sachet tray pallet sheet sleeve can tin jar pot drum'
      .split(' ')
      .map((unit) => [unit, `${unit} ${unit}s`] as const),
  ].flatMap(([unit, words]) => words.split(' ').map((word) => [word, unit])),
)
const MARKS = new Set('x qty quantity qnty'.split(' '))
const COURTESY = new Set(
  `a an and also any asap at by can could de for from get good hello hi i in is it just like may me more morning much my need of
  on order ordering our please pls plz require required send thank thanks that the them these this to total urgent
  urgently us want we with would you your ward other`.split(/\s+/),
)

const MONTHS = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*'
const MEASURES = 'mm|cm|m|mls?|l|kg|g|mg|mcg|ft|in|inch|inches|ply|fr|ch|ga|gauge|v|w|years?|yrs?|months?|weeks?|wks?|days?|hours?|hrs?|mins?' // prettier-ignore
/** Numbers that are something else: telephone, date, time, place or reference, price, measure. */
const ELSEWHERE = [
  /(?<![\w.,/-])(?:\+\d\d|0)[\d ()-]{8,}\d(?!\w)/g,
  /(?<![\w.,/-])\d{1,4}([/.-])\d{1,2}\1\d{2,4}(?!\w)/g,
  new RegExp(
    String.raw`(?<![\w.,/-])\d{1,2}(?:st|nd|rd|th)?\s+${MONTHS}(?!\w)|(?<![\w.,/-])\d{1,2}(?:st|nd|rd|th)(?!\w)`,
    'g',
  ),
  /(?<![\w.,/-])\d{1,2}(?:[:.]\d\d)?\s*[ap]m(?!\w)|(?<![\w.,/-])\d{1,2}:\d\d(?!\w)/g,
  /(?<![\w.,/-])(?:ward|wd|room|rm|bay|bed|floor|level|theatre|clinic|suite|building|block|ext|tel|phone|bleep|size|po|ref|item|line|no|number|(?:order|account|po|req)\s*(?:no|number|ref|#))[\s.:#]*(?=[\w/-]*\d)[\w/-]+/g, // prettier-ignore
  /[£$€@]\s*\d[\d,.]*/g,
  new RegExp(String.raw`(?<![\w.,/-])\d+(?:\.\d+)?(?:\s*x\s*\d+(?:\.\d+)?)*\s*(?:(?:${MEASURES})(?!\w)|%|")`, 'g'),
]

interface Token {
  readonly text: string
  readonly kind: 'number' | 'multiple' | 'unit' | 'mark' | 'courtesy' | 'elsewhere' | 'unclear' | 'word'
  readonly value: number
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

/** Reads a quantity that was typed, or that stands in a cell of its own; undefined unless it is just one. */
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

/** Whether a text has a number in it, in figures or words. */
export function hasNumber(text: string): boolean {
  return (
    /\d/.test(text) ||
    readTokens(text).some(({ kind }) => ['number', 'multiple', 'elsewhere', 'unclear'].includes(kind))
  )
}

/** Whether a text is just the name of a unit, as in a column beside the quantities. */
export function isUnit(text: string): boolean {
  return Object.hasOwn(UNITS, foldText(text).replace(/\.$/, ''))
}

/** How many packs an amount is; undefined where it counts something other than what is sold. */
export function countPacks(amount: Amount, pack: Pack): number | undefined {
  const { count, unit, size = pack.count } = amount
  const isSold = unit === undefined || [pack.unit, 'any', pack.count > 1 ? 'pack' : 'piece'].includes(unit)
  return isSold && size === pack.count && !isPieces(amount, pack) ? count : undefined
}

/** The packs that hold what was asked for in pieces or in packs of another size; otherwise as many as were asked for. */
export function suggestPacks(amount: Amount, pack: Pack): number {
  const size = isPieces(amount, pack) ? 1 : (amount.size ?? pack.count)
  return Math.ceil((amount.count * size) / pack.count)
}

function isPieces({ unit, noun }: Amount, { count, of = '' }: Pack): boolean {
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
  while (kindAt(end) === 'multiple') count = (count || 1) * tokens[end++]!.value
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

/** Stands for a number that is something else, while the text around it is split. */
const STAND_IN = '\uE000'

function readTokens(text: string): Token[] {
  const elsewhere: string[] = []
  const keep = (found: string) => ` ${STAND_IN}${elsewhere.push(found) - 1} `
  const folded = foldText(text)
    .replaceAll(STAND_IN, ' ')
    .replaceAll(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replaceAll('*', ' x ')
    .replaceAll(/half (?:a )?dozen/g, '6')
  return ELSEWHERE.reduce((rest, pattern) => rest.replaceAll(pattern, keep), folded)
    .split(/[\s()[\]{}:=;,!?•·"“”|&]+|(?<=[a-z])-(?=[a-z])|\.(?=\s|$)|(?<=[a-z])\.(?=\d)/)
    .filter((word) => /[\p{L}\p{N}\uE000]/u.test(word))
    .map((word) =>
      word.startsWith(STAND_IN)
        ? { text: elsewhere[Number(word.slice(1))] ?? '', kind: 'elsewhere', value: 0 }
        : readToken(word),
    )
}

function readToken(text: string): Token {
  const token = (kind: Token['kind'], value = 0): Token => ({ text, kind, value })
  if (Object.hasOwn(NUMBERS, text)) return token('number', NUMBERS[text])
  if (Object.hasOwn(MULTIPLES, text)) return token('multiple', MULTIPLES[text])
  if (Object.hasOwn(UNITS, text)) return token('unit')
  if (MARKS.has(text)) return token('mark')
  if (COURTESY.has(text)) return token('courtesy')
  if (VAGUE.has(text)) return token('unclear')
  const figures = /^(?:x|qty)?(\d{1,6})(?:x|-?([a-z]+))?$/.exec(text)
  if (figures && (figures[2] === undefined || Object.hasOwn(UNITS, figures[2])))
    return token('number', Number(figures[1]))
  // A model has letters and figures; figures alone may be a quantity that is not whole.
  const isModel = /^[a-z]+-?\d[a-z\d-]*$|^\d+[a-z][a-z\d-]*$/.test(text)
  return token(/\p{N}/u.test(text) && !isModel ? 'unclear' : 'word')
}

function toSingular(word: string): string {
  return foldText(word).replace(/(?<=sh|ch|x)es$|s$/, '')
}
