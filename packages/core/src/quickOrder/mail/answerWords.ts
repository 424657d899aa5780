import type { Attributes } from '../../catalogue/attributes.ts'
import type { Choice, Product } from '../../catalogue/catalogue.ts'
import { findVariant } from '../../catalogue/variants.ts'
import { noteFound } from '../../search/noteFound.ts'
import { parseQuery } from '../../search/query.ts'
import { readChoice } from '../../search/readChoice.ts'
import { isAnswer, type SearchOutcome } from '../../search/search.ts'
import { listWords } from '../../search/words.ts'
import { fitsAnother, listFacts, listFitting, listKin, MAX_COMPARED, narrow } from './fitting.ts'

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
const BARE_AT_START = /^(\d{1,3}(?:,\d{3})+|\d{1,4})\s+(\p{L}.*)$/u
/** What only lists write, as the search reads it. */
const SPELLINGS: readonly [RegExp, string][] = [
  [/\bmed\b/gi, 'medium'],
  [/\b(?:lge|lrg)\b/gi, 'large'],
  [/\bsml\b/gi, 'small'],
  [/\bx[- ]large\b/gi, 'extra large'],
  [/\bx[- ]small\b/gi, 'extra small'],
  [/(\d)\s*(?:1\/2|½)/g, '$1.5'],
  [/(?<![\w.])(\d{1,3})'?s\b/g, '$1'],
  [
    /\b(?:the|those|these|that|ones?|please|pls|plz|usual|normal|our|my|some|new|any colou?r|any|sort|type of|kind of|or similar|whatever(?: you have)?)\b/gi,
    ' ',
  ],
  [/\bw\/?\s(?!\d)/gi, ' with '],
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

/** Answers the words of a line with this quantity, if any. Rejects where the search cannot be loaded. */
export async function answerWords(text: string, quantity: string, source: WordsSource): Promise<WordsAnswer> {
  const query = parseQuery(SPELLINGS.reduce((words, [from, to]) => words.replaceAll(from, to), text))
  const bare = quantity === '' ? splitBare(query) : undefined
  if (bare) {
    const answer = await answerQuery(bare.words, '', source)
    const isSize = answer.compared.some((product) => listFacts(product).has(bare.count))
    if (!isSize && answer.candidates.length > 0) return { ...answer, count: bare.count }
  }
  const answer = await answerQuery(query, quantity, source)
  const spelt = LONG_SIZES.reduce((words, [from, to]) => words.replaceAll(from, to), query)
  if (answer.clear || spelt === query) return answer
  const other = await answerQuery(spelt, quantity, source)
  return other.clear ? other : answer
}

interface Answered extends WordsAnswer {
  readonly compared: readonly Product[]
}

async function answerQuery(query: string, quantity: string, source: WordsSource): Promise<Answered> {
  const outcome = await source.search(query)
  const isSure =
    isAnswer({ ...outcome, dropped: outcome.dropped.filter((word) => !isMeasure(word)) }) &&
    outcome.senses.length === 0 &&
    outcome.short.length === 0
  const [found, kin] = await Promise.all([
    source.getProducts(outcome.ranked.slice(0, MAX_COMPARED)),
    source.getProducts(isSure ? listKin(outcome) : []),
  ])
  const fitting =
    isSure && outcome.ranked.length <= MAX_COMPARED ? listFitting(query, outcome, found, kin, source.attributes) : []
  const [best, ...others] = narrow(fitting, query, quantity, source)
  const choose = (product: Product): Candidate => {
    const options = readChoice(product, query, outcome.matched)
    return { product: findVariant(product, options) ?? product, options }
  }
  const isClear = best !== undefined && others.length === 0 && !fitsAnother(best, outcome, query, source)
  const likely = [...new Set([...(best ? [best, ...others] : []), ...fitting, ...found])]
  return {
    ...(isClear && { clear: choose(best) }),
    candidates: likely.slice(0, MAX_CANDIDATES).map(choose),
    note: outcome.count > 0 || outcome.unsold.length + outcome.advice.length > 0 ? noteFound(query, outcome) : '',
    isGoods: isGoods(query, outcome),
    compared: [...found.slice(0, 12), ...kin],
  }
}

/** "6 mm" of "6 × 75 mm", which no word of the product is. */
function isMeasure(word: string): boolean {
  return /^\d+(?:\.\d+)?mm$/.test(word)
}

function splitBare(query: string): { readonly words: string; readonly count: string } | undefined {
  const [, before, end] = BARE_AT_END.exec(query) ?? []
  const [, start, behind] = BARE_AT_START.exec(query) ?? []
  const [words, count] = start === undefined ? [before, end] : end === undefined ? [behind, start] : []
  const number = Number(count?.replaceAll(',', ''))
  return words !== undefined && number > 0 && /\p{L}{2}/u.test(words) ? { words, count: String(number) } : undefined
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
