import type { Attributes } from '../../catalogue/attributes.ts'
import type { Choice, Product } from '../../catalogue/catalogue.ts'
import { findVariant } from '../../catalogue/variants.ts'
import { noteFound } from '../../search/noteFound.ts'
import { parseQuery } from '../../search/query.ts'
import { readChoice } from '../../search/readChoice.ts'
import { isAnswer, type SearchOutcome } from '../../search/search.ts'
import { findTyped } from '../../search/typed.ts'
import { listWords } from '../../search/words.ts'
import {
  type Asked,
  COLOUR,
  fitsAnother,
  listAlike,
  listFacts,
  listFitting,
  listHeads,
  listKin,
  listLost,
  listNames,
  listStating,
  listUsual,
  MAX_COMPARED,
  narrow,
} from './fitting.ts'

/** A product that words mean, as far as they say which. */
export interface Candidate {
  /** The variant, where the words name it whole. */
  readonly product: Product
  readonly options: Choice
}

/** The search result for a line written in words. */
export interface WordsAnswer {
  /** The one product that the words mean; undefined where that is not sure. */
  readonly clear?: Candidate
  /** True where words mean several, of which that is the one that the owner calls usual. */
  readonly isUsual?: boolean
  /** The likeliest products, best first, at most three. */
  readonly candidates: readonly Candidate[]
  /** How they match the words; empty where they have all of them. */
  readonly note: string
  /** A bare number at an end of the line that is no size of these products: the quantity. */
  readonly count?: string
  /** True where the words name goods, sold or not; a line that may be none is one only then. */
  readonly isGoods: boolean
}

/** All that words are answered from. */
export interface WordsSource {
  readonly search: (query: string) => Promise<SearchOutcome>
  /** Products by their indices in the catalogue. */
  readonly getProducts: (indices: readonly number[]) => Promise<readonly Product[]>
  readonly attributes: Attributes
  /** The shop's own make, which is meant where no other is named. */
  readonly ownMake: string
}

const MAX_CANDIDATES = 3
const BARE_AT_END = /^(.*[\p{L})"%\d].*?)\s+(\d{1,3}(?:,\d{3})+|\d{1,4})$/u
/** "2 masks", "2 5 ml syringes". */
const BARE_AT_START =
  /^(\d{1,3}(?:,\d{3})+|\d{1,4})\s+((?:\p{L}|\d+(?:\.\d+)?\s?(?:mls?|mm|cm|m|l|lt|litres?|g|mg|kg|inch|in)\b|\d+"\s).*)$/iu
const SIZE_AT_END = /\b(?:size|sizes|no|number|type|grade|fg|fr|ch)\.?\s*\d+$/i
const ANY_COLOUR =
  /\b(?:in\s+)?(?:any|whatever|whichever)\s+colou?rs?\b|\bcolou?rs?\s+(?:does|do)(?:n['’]?t| not) matter\b/gi
/** What only lists write, as the search reads it. */
const SPELLINGS: readonly [RegExp, string][] = [
  [/\bno\.(?=\d)/gi, 'no '],
  [/\bmed\b/gi, 'medium'],
  [/\b(?:lge|lrg)\b/gi, 'large'],
  [/\bsml\b/gi, 'small'],
  [/\bpa?eds?\b/gi, 'paediatric'],
  [/\bx[- ]large\b/gi, 'extra large'],
  [/\bx[- ]small\b/gi, 'extra small'],
  [ANY_COLOUR, ' '],
  [/(\d)\s*(?:1\/2|½)/g, '$1.5'],
  [/(?<![\w.])(\d{1,3})'?s\b/g, '$1'],
  [
    /\b(?:the|those|these|that|ones?|please|pls|plz|usual|normal|our|my|some|new|any|sort|type of|kind of|or similar|whatever(?: you have)?)\b/gi,
    ' ',
  ],
  // "Catering type", not "type 2".
  [/\btype\b(?=\s*(?:[,;)]|$))/gi, ' '],
  // Where the goods go says nothing about what they are.
  [
    /\bfor\s+(?:the\s+)?(?:ward|room|bay|bed|level|floor|unit|block|team|station|van)\s+(?:\d{1,3}[a-z]?|[a-f])\b/gi,
    ' ',
  ],
  [/\bfor\s+(?:the\s+)?(?:kitchen|treatment room|office|staff|staff room|reception|store|trolley)\b/gi, ' '],
  [/\bw(?:\/|\.?\s)(?!\d)/gi, ' with '],
  [/\bp(?:k|kt)s?\b\.?/gi, 'pack'],
  // Nobody is sent what they say they cannot have.
  [
    /\b(?:can['’]?t|cannot|can not|don['’]?t|do not|must not|mustn['’]?t)\s+(?:do|have|use|wear|take|tolerate|touch|want)\s+/gi,
    'no ',
  ],
  [/\ballerg(?:ic|y) to\s+(?=latex|nitrile|iodine|chlorhexidine)/gi, 'no '],
  [/\b(latex|nitrile|iodine|chlorhexidine) allerg(?:y|ic)\b/gi, 'no $1'],
  [/[?!]+/g, ' '],
]
/** Sizes as a name may have them in full. */
const LONG_SIZES: readonly [RegExp, string][] = [
  [/\bxs\b/gi, 'extra small'],
  [/\bxl\b/gi, 'extra large'],
  [/(?<!\d ?)\bs\b/gi, 'small'],
  [/(?<!\d ?)\bm\b/gi, 'medium'],
  [/(?<!\d ?)\bl\b/gi, 'large'],
]
/** Text that can be left out without changing the goods: another shop's code in brackets, a unit without its number. */
const HARMLESS: readonly [RegExp, string][] = [
  [/^\((?=[A-Z-]*[-\d])[A-Z][A-Z\d-]{2,}\)\s*/g, ''],
  [/[\s(,]+(?:box(?:es)?|pack|bx|case|set)\)?\s*$/gi, ''],
]
/** "Airway 7.0" of one of 7.0 mm. */
const DIAMETERS: readonly [RegExp, string][] = [[/(?<![\d.x×-])(\d{1,2}\.\d)(?!\d|\.|\s*[a-z%"x×-])/gi, '$1 mm']]

/** Answers the words of a line with this quantity, if any. Rejects where the search cannot be loaded. */
export async function answerWords(text: string, quantity: string, source: WordsSource): Promise<WordsAnswer> {
  const query = parseQuery(respell(text, SPELLINGS))
  const takesAnyColour = text.search(ANY_COLOUR) >= 0
  const ask = (query: string) => answerSpelt({ query, quantity, takesAnyColour }, source)
  const bare = quantity === '' ? splitBare(query) : undefined
  if (bare) {
    const answer = await ask(bare.words)
    if (!isSize(bare, answer) && answer.candidates.length > 0) return { ...answer, count: bare.count }
  }
  return ask(query)
}

/** Checks whether a bare number may be a size of what the other words mean. One at the start rather counts. */
function isSize({ count, isFirst, size }: Bare, { clear, candidates, compared }: Answered): boolean {
  if (!isFirst) return compared.some((product) => listFacts(product).has(count))
  // "6 wipes 200"
  if (size !== undefined) return !clear || !listFacts(clear.product).has(size)
  // "5 airways size 4", though there is a size 5.
  if (clear?.product.options && isChosen(clear)) return false
  return (clear ? [clear] : candidates).some(({ product }) => listNames(product).has(count))
}

function isChosen({ product: { options = [] }, options: chosen }: Candidate): boolean {
  return options.every(({ name }) => chosen[name] !== undefined)
}

async function answerSpelt(asked: Asked, source: WordsSource): Promise<Answered> {
  const answer = await answerQuery(asked, source)
  for (const spellings of [LONG_SIZES, DIAMETERS]) {
    const query = respell(asked.query, spellings)
    if (answer.clear || query === asked.query) continue
    const other = await answerQuery({ ...asked, query }, source)
    if (other.clear) return other
  }
  const query = respell(asked.query, HARMLESS)
  if (answer.clear || answer.isUnsold || query === asked.query) return answer
  const other = await answerSpelt({ ...asked, query }, source)
  const isOffered = answer.candidates.some(({ product }) => product.slug === other.clear?.product.slug)
  return isOffered ? other : answer
}

function respell(text: string, spellings: readonly (readonly [RegExp, string])[]): string {
  return spellings.reduce((words, [from, to]) => words.replaceAll(from, to), text)
}

interface Answered extends WordsAnswer {
  readonly isUnsold: boolean
  readonly compared: readonly Product[]
}

async function answerQuery(asked: Asked, source: WordsSource): Promise<Answered> {
  const { query } = asked
  const outcome = await source.search(query)
  const heads = listHeads(outcome, query)
  const isSure =
    isAnswer({ ...outcome, dropped: outcome.dropped.filter((word) => !isMeasure(word)) }) &&
    outcome.senses.length === 0 &&
    outcome.short.length === 0
  const kinAt = isSure ? listKin(heads) : []
  const [found, kin] = await Promise.all([
    source.getProducts(outcome.ranked.slice(0, MAX_COMPARED)),
    source.getProducts(kinAt),
  ])
  const fitting =
    isSure && outcome.ranked.length <= MAX_COMPARED
      ? listFitting(query, heads, listAlike(heads, outcome), found, kin, source.attributes)
      : []
  const usual = listUsual(heads, fitting.map((product) => kinAt[kin.indexOf(product)] ?? -1)).map((at) => kin[kinAt.indexOf(at)]!) // prettier-ignore
  const { left, isUsual } = narrow(fitting, usual, asked, source)
  const [best, ...others] = left
  const choose = (product: Product): Candidate => {
    const colour = asked.takesAnyColour && product.options?.find(({ name }) => COLOUR.test(name))
    const options = {
      ...(colour && { [colour.name]: colour.values[0]! }),
      ...readChoice(product, query, outcome.matched),
    }
    return { product: findVariant(product, options) ?? product, options }
  }
  const isClear = best !== undefined && others.length === 0 && !fitsAnother(best, heads, query, source)
  // Beside the usual one stand only those that were meant as well.
  const stating = outcome.unsold.length > 0 ? [] : listStating(query, heads, found, kin)
  const likely = [...new Set([...left, ...fitting, ...(isUsual ? [] : [...stating, ...found])])]
  const note = outcome.count > 0 || outcome.unsold.length + outcome.advice.length > 0 ? noteFound(query, outcome) : ''
  const lost = isClear || note !== '' ? [] : listLost(query, heads, likely.slice(0, MAX_CANDIDATES), source.attributes)
  return {
    isUnsold: outcome.unsold.length > 0,
    ...(isClear && { clear: choose(best), isUsual }),
    candidates: likely.slice(0, MAX_CANDIDATES).map(choose),
    note: lost.length > 0 && likely.length > 0 ? `Without ${findTyped(query, lost).join(', ')}:` : note,
    isGoods: isGoods(query, outcome),
    compared: [...found.slice(0, 12), ...kin],
  }
}

/** "6 mm" of "6 × 75 mm", which no word of the product is. */
function isMeasure(word: string): boolean {
  return /^\d+(?:\.\d+)?mm$/.test(word)
}

/** Words without a bare number at their start or end. */
interface Bare {
  readonly words: string
  readonly count: string
  readonly isFirst: boolean
  /** Another bare number, at the end. */
  readonly size: string | undefined
}

function splitBare(query: string): Bare | undefined {
  const [, before, end] = (!SIZE_AT_END.test(query) && BARE_AT_END.exec(query)) || []
  const [, start, behind] = BARE_AT_START.exec(query) ?? []
  const isFirst = start !== undefined
  const [words, count] = isFirst ? [behind, start] : [before, end]
  const number = Number(count?.replaceAll(',', ''))
  return words !== undefined && number > 0 && /\p{L}{2}/u.test(words)
    ? { words, count: String(number), isFirst, size: isFirst ? end : undefined }
    : undefined
}

/** Checks whether words name goods: a kind and what describes it, or something that is not sold. */
function isGoods(query: string, outcome: SearchOutcome): boolean {
  const words = listWords(query).filter((word) => /[a-z]{3}/.test(word))
  if (words.length === 0) return false
  const unsold = outcome.unsold.flatMap(listWords).length
  if (unsold > 0) return 2 * unsold > words.length
  const isNamed = outcome.named.some(({ role, isSure }) => isSure && role !== 'instead')
  if (isNamed && /\d/.test(query)) return true
  if (isAnswer(outcome)) return isNamed || words.every((word) => outcome.matched.includes(word))
  return outcome.count > 0 && words.length > 1 && 3 * outcome.dropped.length <= words.length && !outcome.isMentioned
}
