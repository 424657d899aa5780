import { foldText } from '../base/fold.ts'

/** Stop words: they do not tell one product from another. */
const STOP_WORDS = new Set('a an and as at by for from in of on or per size the to with'.split(' '))

/** Length in mm, volume in ml, weight in g: one unit a kind, so that 7.5 cm and 75 mm are the same word. */
const UNITS: readonly [names: string, factor: number, unit: string][] = [
  ['mm millimetre', 1, 'mm'],
  ['cm centimetre', 10, 'mm'],
  ['m metre mtr', 1000, 'mm'],
  ['ml millilitre', 1, 'ml'],
  ['l lt ltr litre liter', 1000, 'ml'],
  ['mg', 1, 'mg'],
  ['kg kilogram', 1000, 'g'],
  ['g ga gauge gram', 1, 'g'],
  ['fr fg ch french charriere', 1, 'fr'],
  // A dressing or a tape of one inch is sold as one of 2.5 cm.
  ['in inch inche "', 25, 'mm'],
  ['% percent', 1, 'pc'],
  ['gsm', 1, 'gsm'],
]
const UNIT_BY_NAME = new Map(
  UNITS.flatMap(([names, factor, unit]) => names.split(' ').map((name) => [name, [factor, unit] as const])),
)

const NUMBER = String.raw`(\d+(?:\.\d+)?)`
const SIZES = new RegExp(String.raw`${NUMBER}\s*(mm|cm|m|in|")?\s*x\s*${NUMBER}(?:\s*(mm|cm|m|in|"))?(?![a-z])`, 'g')
const MEASURES = new RegExp(String.raw`(?<![\d.])${NUMBER}\s*(${[...UNIT_BY_NAME.keys()].join('|')})s?(?![a-z\d])`, 'g')

/** Spellings that differ between the United Kingdom and the United States, made one. */
const SPELLINGS: readonly [RegExp, string][] = [
  [/(ha)?emorr/g, 'hemorr'],
  [/haem/g, 'hem'],
  [/paed/g, 'ped'],
  [/oed/g, 'ed'],
  [/diarrhoea/g, 'diarrhea'],
  [/colour/g, 'color'],
  [/grey/g, 'gray'],
  [/(\w{3,})is(e|er|ers|ing|ed)\b/g, '$1iz$2'],
  [/(met|lit|fib|cent|theat)re(s?)\b/g, '$1er$2'],
  [/plough/g, 'plow'],
  [/aluminium/g, 'aluminum'],
]

/** Begins a denied word. */
export const DENIED = 'non'
/**
 * What is a word of its own, as one word. "Latex-free", "non-latex", "no latex" and "without latex" are "nonlatex": so gloves
 * that are free of latex are not found by "latex gloves", nor latex gloves by "latex-free". "Extra large" is not "large". A
 * price that the goods shall not pass is a word that nothing has.
 */
const JOINED: readonly [RegExp, string][] = [
  [/\b(?:free (?:from|of)|non|not?|without)[ -](?:(?:an?|any|the) )?([a-z]{3,})/g, `${DENIED}$1`],
  [/\b([a-z]{3,})[ -]?free\b/g, `${DENIED}$1`],
  [/\bextra[ -](large|small)/g, 'extra$1'],
  [/(?:\b(?:under|below|max|up to) )?(?:£ ?\d\S*|\b\d+ ?(?:quid|pounds)\b)/g, ' x0 '],
]

/**
 * The words of a text as the index keeps them: measures in one unit a kind (75 mm for 7.5 cm), one spelling for the
 * two Englishes, singular, without stop words. The same text always gives the same words.
 */
export function listWords(text: string): string[] {
  return JOINED.reduce((result, [from, to]) => result.replaceAll(from, to), foldMeasures(foldText(text)))
    .split(/[^a-z0-9.']+/)
    .flatMap(readPiece)
}

/** The pieces read already: a catalogue says the same words over and over. */
const readPieces = new Map<string, readonly string[]>()
const MAX_READ_PIECES = 50_000

function readPiece(piece: string): readonly string[] {
  const known = readPieces.get(piece)
  if (known) return known
  const words = SPELLINGS.reduce((result, [from, to]) => result.replaceAll(from, to), piece)
    .replaceAll(/'s?\b/g, '')
    .split("'")
    .map((word) => word.replaceAll(/^\.+|\.+$/g, ''))
    .filter((word) => word !== '' && !STOP_WORDS.has(word))
    .map(toSingular)
  if (readPieces.size >= MAX_READ_PIECES) readPieces.clear()
  readPieces.set(piece, words)
  return words
}

/** The words of a text to be found: "Steri-Strip" is found as two words and as one. */
export function listIndexWords(text: string): string[] {
  const joined = [...foldText(text).matchAll(/\b([a-z]+)-([a-z]+)\b/g)].map(([, a, b]) => `${a}${b}`)
  return [...listWords(text), ...joined.flatMap(listWords)]
}

function foldMeasures(text: string): string {
  if (!/\d/.test(text)) return text
  const whole = text.replaceAll(/(\d),(?=\d{3}(?!\d))/g, '$1')
  const sized = whole.replaceAll(SIZES, (size, width: string, first: string, height: string, unit = 'cm') => {
    // "10 × 10" is in cm, as dressings are; "2.5 cm × 9 m" is two measures.
    if (first && first !== unit) return size
    const [factor] = UNIT_BY_NAME.get(unit as string)!
    return ` ${formatNumber(Number(width) * factor)}x${formatNumber(Number(height) * factor)} `
  })
  return sized.replaceAll(MEASURES, (_, number: string, name: string) => {
    const [factor, unit] = UNIT_BY_NAME.get(name)!
    return ` ${formatNumber(Number(number) * factor)}${unit} `
  })
}

function formatNumber(value: number): string {
  return String(Math.round(value * 1000) / 1000)
}

function toSingular(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(ch|sh|ss|x|z)es$/.test(word)) return word.slice(0, -2)
  return /[^suix]s$/.test(word) ? word.slice(0, -1) : word
}
