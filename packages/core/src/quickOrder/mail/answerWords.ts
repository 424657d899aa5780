import { foldText } from '../../base/fold.ts'
import { type Attributes, readRole } from '../../catalogue/attributes.ts'
import type { Choice, Product } from '../../catalogue/catalogue.ts'
import { findVariant } from '../../catalogue/variants.ts'
import { noteFound } from '../../search/noteFound.ts'
import { parseQuery } from '../../search/query.ts'
import { readChoice } from '../../search/readChoice.ts'
import { isAnswer, type SearchOutcome } from '../../search/search.ts'
import { listIndexWords, listWords } from '../../search/words.ts'
import { parseAmount } from '../amount.ts'

/** A product that words mean, as far as they say which. */
export interface Candidate {
  /** The variant, where the words name it whole. */
  readonly product: Product
  readonly options: Choice
}

/** What the search says to the words of a line. */
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
/** More than this are not told apart by words. */
const MAX_COMPARED = 40
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
/** Sizes as one word each, so that extra large is not large. */
const SIZES: readonly [RegExp, string][] = [
  [/\b(?:xx[- ]?large|xxl|2xl)\b/g, ' xxl '],
  [/\b(?:extra[- ]large|xl)\b/g, ' xl '],
  [/\b(?:extra[- ]small|xs)\b/g, ' xs '],
  [/(?<!\d ?|\.)\b(?:small|s)\b/g, ' small '],
  [/(?<!\d ?|\.)\b(?:medium|m)\b/g, ' medium '],
  [/(?<!\d ?|\.)\b(?:large|l)\b/g, ' large '],
]
const COLOURS = listWords('red blue green yellow orange black white pink purple grey navy clear brown')
/** Words that tell one article from another: the product has to state them, a description is not enough. */
const TELLING = new Set([
  ...COLOURS,
  ...listWords(`sterile unsterile adult child children paediatric infant neonatal baby small medium large xs xl xxl mini left
  right male female latex nitrile vinyl disposable reusable single heavy long short wide narrow sachet spray gel cream ointment
  powder liquid refill pump aerosol foam tablet capsule lotion vented unvented valved unvalved`),
])
/** Words of what is more than the plain article. */
const SPECIAL = new Set(listWords('long thick thicker heavy detectable prefilled reinforced'))

/** Answers the words of a line with this quantity, if any. Rejects where the search cannot be loaded. */
export async function answerWords(text: string, quantity: string, source: WordsSource): Promise<WordsAnswer> {
  const query = parseQuery(SPELLINGS.reduce((words, [from, to]) => words.replaceAll(from, to), text))
  const bare = quantity === '' ? splitBare(query) : undefined
  if (bare) {
    const answer = await answerQuery(bare.words, '', source)
    const isSize = answer.compared.some((product) => listFacts(product).has(bare.count))
    if (!isSize && answer.candidates.length > 0) return { ...answer, count: bare.count }
  }
  return answerQuery(query, quantity, source)
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
  const fitting = isSure && outcome.ranked.length <= MAX_COMPARED ? listFitting(query, outcome, found, kin) : []
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

/** The kinds that the query names with most words. */
function listHeads({ named }: SearchOutcome) {
  const kinds = named.filter(({ role, isSure }) => role === 'means' && isSure)
  const longest = Math.max(0, ...kinds.map(({ words }) => words.length))
  return kinds.filter(({ words }) => words.length === longest)
}

function listKin(outcome: SearchOutcome): number[] {
  const kin = [...new Set(listHeads(outcome).flatMap(({ products }) => [...products]))]
  return kin.length <= MAX_COMPARED ? kin : []
}

/**
 * The products of the kind that the query names which state every other word that one of the kind states, every number and
 * every telling word. Without a kind: what has all of the words in its name.
 */
function listFitting(
  query: string,
  outcome: SearchOutcome,
  found: readonly Product[],
  kin: readonly Product[],
): Product[] {
  const words = listWords(foldSizes(query))
  if (kin.length === 0) return words.length < 2 ? [] : found.filter((product) => hasAll(readTexts([product.title, product.supplier, product.brand ?? '', ...listValues(product)]), words)) // prettier-ignore
  const covered = new Set(listHeads(outcome).flatMap(({ words }) => words))
  const facts = new Map(kin.map((product) => [product, listFacts(product)]))
  const asked = words.filter(
    (word) =>
      !covered.has(word) &&
      (/^\d/.test(word) || TELLING.has(word) || kin.some((product) => facts.get(product)!.has(word))),
  )
  const noun = findNoun(query, covered)
  const matching = new Set(found)
  return kin.filter((product) => {
    const isOther = noun !== undefined && !readTexts([product.title, ...listValues(product)]).has(noun)
    return matching.has(product) && !isOther && hasAll(facts.get(product)!, asked)
  })
}

/** The word right behind a kind, which may make it another: "scalpel blades", "trolley covers". */
function findNoun(query: string, covered: ReadonlySet<string>): string | undefined {
  const typed = query
    .split(/\s+/)
    .map((text) => ({ words: listWords(foldSizes(text)), isLast: /[,;:.–—)-]$/.test(text) }))
  const end = typed.findLastIndex(({ words }) => words.length > 0 && words.every((word) => covered.has(word)))
  const next = end < 0 || typed[end]!.isLast ? undefined : typed[end + 1]
  const [word] = next?.words ?? []
  return word !== undefined && /^[a-z]{3,}$/.test(word) && !TELLING.has(word) ? word : undefined
}

/** The fewest of these that the words may mean: by the unit, by the name, by the make, then plain ones, then one colour of several. */
function narrow(
  fitting: readonly Product[],
  query: string,
  quantity: string,
  { ownMake }: WordsSource,
): readonly Product[] {
  const words = listWords(foldSizes(query))
  const unit = parseAmount(quantity)?.unit
  const isNamed = (product: Product) =>
    hasAll(readTexts([product.title, product.supplier, ...listValues(product)]), words)
  // A box is as good as a pack.
  const isInUnit = ({ pack }: Product) => unit !== undefined && ['box', 'pack'].includes(unit) === ['box', 'pack'].includes(pack.unit) && (pack.unit === unit || ['box', 'pack'].includes(unit)) // prettier-ignore
  const isOwn = ({ supplier }: Product) => supplier === ownMake
  const isPlain = ({ title }: Product) => !listWords(title).some((word) => SPECIAL.has(word) && !words.includes(word))
  const narrowed = [isInUnit, isNamed, isOwn, isPlain].reduce((left, isSo) => {
    const some = left.filter(isSo)
    return some.length > 0 ? some : left
  }, fitting)
  const names = new Set(narrowed.map(({ title }) => listWords(title).filter((word) => !COLOURS.includes(word)).join(' '))) // prettier-ignore
  return names.size === 1 && narrowed.every(({ options, pack }) => !options && pack.unit === narrowed[0]!.pack.unit && pack.count === narrowed[0]!.pack.count) // prettier-ignore
    ? narrowed.slice(0, 1)
    : narrowed
}

/** Checks whether a product fits something of one make or model that the words do not name: strips for a meter. */
function fitsAnother(
  { attributes: facts, supplier, brand = '', title }: Product,
  outcome: SearchOutcome,
  query: string,
  source: WordsSource,
): boolean {
  const fits = readRole(source.attributes, facts, 'fits')
  if (fits === undefined) return false
  const isMake = (word: string) => /^[A-Z]{2}|[a-z][A-Z]|[A-Z].*\d|\d.*[A-Z]/.test(word)
  const [first = '', ...rest] = fits.split(/[\s,]+/)
  const makes = [...rest.filter((word) => /^[A-Z]/.test(word) || isMake(word)), ...(isMake(first) || title.includes(first) || first === supplier ? [first] : [])] // prettier-ignore
  const covered = new Set(listHeads(outcome).flatMap(({ words }) => words))
  const named = new Set(listWords(query).filter((word) => !covered.has(word)))
  const known = [...makes, brand, ...(supplier === source.ownMake ? [] : [supplier])].flatMap(listIndexWords)
  return makes.length > 0 && !known.some((word) => named.has(word))
}

function foldSizes(text: string): string {
  return SIZES.reduce((words, [from, to]) => words.replaceAll(from, to), foldText(text))
}

function readTexts(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => listIndexWords(foldSizes(text))))
}

/** The words and numbers that a product states, without its description. */
function listFacts(product: Product): ReadonlySet<string> {
  const { title, supplier, brand = '', attributes, pack } = product
  const texts = [title, supplier, brand, ...Object.values(attributes), ...listValues(product)]
  const facts = readTexts([...texts, `${pack.count} ${pack.unit} ${pack.of ?? ''}`])
  const sides = [...facts].flatMap((word) => (/^[\d.]+x[\d.]+$/.test(word) ? word.split('x').map((side) => `${side}mm`) : [])) // prettier-ignore
  return new Set([...facts, ...sides])
}

function listValues({ options = [] }: Product): string[] {
  return options.flatMap(({ name, values }) => values.map((value) => `${name} ${value}`))
}

function hasAll(facts: ReadonlySet<string>, words: readonly string[]): boolean {
  return words.every((word) => facts.has(word))
}

/** Checks whether words name goods: a kind and what describes it, or something that is not sold. */
function isGoods(query: string, outcome: SearchOutcome): boolean {
  const words = listWords(query).filter((word) => /[a-z]{3}/.test(word))
  if (words.length === 0) return false
  if (outcome.unsold.length > 0) return true
  const isNamed = outcome.named.some(({ role, isSure }) => isSure && role !== 'instead')
  if (isAnswer(outcome)) return isNamed || words.every((word) => outcome.matched.includes(word))
  return outcome.count > 0 && words.length > 1 && 3 * outcome.dropped.length <= words.length && !outcome.isMentioned
}
