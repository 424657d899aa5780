import { foldText } from '../base/fold.ts'
import { joinFigures } from './figures.ts'

const NUMBERS: Readonly<Record<string, number>> = Object.fromEntries([
  ...'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, index) => [word, index + 1] as const),
  ...'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, index) => [word, (index + 2) * 10] as const),
])
const MULTIPLES: Readonly<Record<string, number>> = { couple: 2, dozen: 12, doz: 12, hundred: 100, thousand: 1000 }
/** Words for a number that only the buyer knows. */
const VAGUE = new Set(
  'few some several many lots plenty half dozens hundreds thousands million millions gross'.split(' '),
)
/** The units that buyers count in, by the name that a pack has in the catalogue. */
export const UNITS: Readonly<Record<string, string>> = Object.fromEntries(
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
  /[\p{Sc}@]\s*\d[\d,.]*|(?<![\w.,/-])\d[\d,.]*\s*\p{Sc}/gu,
  new RegExp(String.raw`(?<![\w.,/-])\d+(?:\.\d+)?(?:\s*x\s*\d+(?:\.\d+)?)*\s*(?:(?:${MEASURES})(?!\w)|%|")`, 'g'),
]

/** A word of what stands beside a code, and what it can be. */
export interface Token {
  readonly text: string
  readonly kind: 'number' | 'multiple' | 'unit' | 'mark' | 'courtesy' | 'elsewhere' | 'unclear' | 'word'
  readonly value: number
}

/** Stands for a number that is something else, while the text around it is split. */
const STAND_IN = '\uE000'

/** Texts that were split already: a line is read as one of a sheet, then as one of a mail. */
const splitTexts = new Map<string, readonly Token[]>()
const MAX_SPLIT_TEXTS = 5_000
const MAX_KEPT_LENGTH = 200

/** Splits a text into words; a number that is something else is one word with what shows it. */
export function readTokens(text: string): readonly Token[] {
  const known = splitTexts.get(text)
  if (known) return known
  const tokens = splitText(text)
  if (splitTexts.size >= MAX_SPLIT_TEXTS) splitTexts.clear()
  if (text.length <= MAX_KEPT_LENGTH) splitTexts.set(text, tokens)
  return tokens
}

function splitText(text: string): Token[] {
  const elsewhere: string[] = []
  const keep = (found: string) => ` ${STAND_IN}${elsewhere.push(found) - 1} `
  const folded = joinFigures(foldText(text).replaceAll(STAND_IN, ' ').replaceAll(/\s/g, ' '))
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
  // "000" is what a number was split into.
  if (figures && !/^00+$/.test(figures[1]!) && (figures[2] === undefined || Object.hasOwn(UNITS, figures[2])))
    return token('number', Number(figures[1]))
  // A model has letters and figures; figures alone may be a quantity that is not whole.
  const isModel = /^[a-z]+-?\d[a-z\d-]*$|^\d+[a-z][a-z\d-]*$/.test(text)
  return token(/\p{N}/u.test(text) && !isModel ? 'unclear' : 'word')
}
