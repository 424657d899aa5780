/** Words that say nothing about a product. */
const STOP_WORDS = new Set([
  'a',
  'an',
  'and',
  'as',
  'at',
  'by',
  'for',
  'from',
  'in',
  'of',
  'on',
  'or',
  'per',
  'size',
  'the',
  'to',
  'with',
])

/** Length in mm, volume in ml, weight in g: one unit a kind, so that 7.5 cm and 75 mm are the same word. */
const UNITS: readonly { names: string; factor: number; unit: string }[] = [
  { names: 'mm|millimetres?', factor: 1, unit: 'mm' },
  { names: 'cm|centimetres?', factor: 10, unit: 'mm' },
  { names: 'metres?|mtrs?|m', factor: 1000, unit: 'mm' },
  { names: 'ml|millilitres?|mls', factor: 1, unit: 'ml' },
  { names: 'litres?|liters?|ltrs?|lt|l', factor: 1000, unit: 'ml' },
  { names: 'mg', factor: 1, unit: 'mg' },
  { names: 'kg|kilograms?', factor: 1000, unit: 'g' },
  { names: 'grams?|gauge|ga|g', factor: 1, unit: 'g' },
  { names: 'fr|ch|french|charriere', factor: 1, unit: 'fr' },
  { names: 'inch(?:es)?|in|"', factor: 1, unit: 'in' },
  { names: '%', factor: 1, unit: 'pc' },
]

const NUMBER = String.raw`(\d+(?:\.\d+)?)`
const SIZES = new RegExp(String.raw`${NUMBER}\s*x\s*${NUMBER}(?:\s*(mm|cm|m|in|"))?(?![a-z])`, 'g')
const MEASURES = UNITS.map(({ names, factor, unit }) => ({
  pattern: new RegExp(String.raw`(?<![\d.])${NUMBER}\s*(?:${names})(?![a-z\d])`, 'g'),
  factor,
  unit,
}))

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

/** Letters without accents, in lower case, with one spelling for fractions, multiplication signs and quotes. */
export function foldText(text: string): string {
  return text.replaceAll('×', 'x').replaceAll(/[’‘]/g, "'").normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

/**
 * The words of a text as the index keeps them: measures in one unit a kind (75 mm for 7.5 cm), one spelling for the
 * two Englishes, singular, without words that say nothing. The same text always gives the same words.
 */
export function listWords(text: string): string[] {
  const folded = SPELLINGS.reduce((result, [from, to]) => result.replaceAll(from, to), foldMeasures(foldText(text)))
  return folded
    .replaceAll(/'s?\b/g, '')
    .split(/[^a-z0-9.]+/)
    .map((word) => word.replaceAll(/^\.+|\.+$/g, ''))
    .filter((word) => word !== '' && !STOP_WORDS.has(word))
    .map(toSingular)
}

/** The words of a text to be found: "Steri-Strip" is found as two words and as one. */
export function listIndexWords(text: string): string[] {
  const joined = [...foldText(text).matchAll(/\b([a-z]+)-([a-z]+)\b/g)].map(([, a, b]) => `${a}${b}`)
  return [...listWords(text), ...joined.flatMap(listWords)]
}

function foldMeasures(text: string): string {
  const sized = text.replaceAll(SIZES, (_, width: string, height: string, unit: string | undefined) => {
    const factor = { cm: 10, m: 1000 }[unit ?? ''] ?? 1
    return ` ${formatNumber(Number(width) * factor)}x${formatNumber(Number(height) * factor)} `
  })
  return MEASURES.reduce(
    (result, { pattern, factor, unit }) =>
      result.replaceAll(pattern, (_, number: string) => ` ${formatNumber(Number(number) * factor)}${unit} `),
    sized,
  )
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

/** A code as it is compared: letters and digits only, so that "pen glnb m" is PEN-GLNB-M. */
export function foldCode(text: string): string {
  return foldText(text).replaceAll(/[^a-z0-9]/g, '')
}
