import { foldText } from '../../base/fold.ts'
import { buildOnce } from '../../base/once.ts'
import { type Attributes, readRole } from '../../catalogue/attributes.ts'
import type { Product } from '../../catalogue/catalogue.ts'
import type { NamedKind, SearchOutcome } from '../../search/search.ts'
import { listIndexWords, listWords } from '../../search/words.ts'
import { parseAmount } from '../amount.ts'
import type { WordsSource } from './answerWords.ts'

/** More than this are not told apart by words. */
export const MAX_COMPARED = 40
/** Sizes as one word each, so that extra large is not large. */
const SIZES: readonly [RegExp, string][] = [
  [/\bpaediatrics?\b/g, ' child '],
  [/\b(?:xx[- ]?large|xxl|2xl)\b/g, ' xxl '],
  [/\b(?:extra[- ]large|xl)\b/g, ' xl '],
  [/\b(?:extra[- ]small|xs)\b/g, ' xs '],
  [/(?<!\d ?|\.)\b(?:small|s)\b/g, ' small '],
  [/(?<!\d ?|\.)\b(?:medium|m)\b/g, ' medium '],
  [/(?<!\d ?|\.)\b(?:large|l)\b/g, ' large '],
]
/** The name of an option, or the label of a fact, that is a colour. */
export const COLOUR = /colou?r/i
const COLOURS = listWords('red blue green yellow orange black white pink purple grey navy clear brown')
/** What goods are made of, which is told even by a name of their kind: a "calico bandage" is none of paper. */
const MATERIALS = listWords('latex nitrile vinyl calico cotton silicone fabric')
/** Words that tell one article from another: the product has to state them, a description is not enough. */
const TELLING = new Set([
  ...COLOURS,
  ...MATERIALS,
  ...listWords(`adult child children paediatric infant neonatal baby small medium large xs xl xxl mini left
  right male female disposable reusable single heavy long short wide narrow sachet spray gel cream ointment
  powder liquid refill pump aerosol foam tablet capsule lotion vented unvented valved unvalved`),
])
/** Those, and the values of the facts about which the shop warns. */
const getTelling = buildOnce(
  (attributes: Attributes) =>
    new Set([...TELLING, ...attributes.flatMap(({ warns, values = [] }) => (warns ? values.flatMap(listWords) : []))]),
)
/** Words of what is more than the plain article. */
const SPECIAL = new Set(listWords('long thick thicker heavy detectable prefilled reinforced'))

/** A line as it is asked for. */
export interface Asked {
  readonly query: string
  readonly quantity: string
  /** True where the words say that the colour does not matter. */
  readonly takesAnyColour: boolean
}

/** The kinds that the query names with most words; what it is to come with is none of them. */
export function listHeads({ named }: SearchOutcome, query: string): readonly NamedKind[] {
  const [before, after] = query.split(/\bwith\b/i).map(listWords)
  const isBeside = ({ words }: NamedKind) => after !== undefined && !hasAll(new Set(before), words) && hasAll(new Set(after), words) // prettier-ignore
  const kinds = named.filter(({ role, isSure }) => role === 'means' && isSure)
  const own = kinds.filter((kind) => !isBeside(kind))
  const longest = Math.max(0, ...own.map(({ words }) => words.length))
  return own.filter(({ words }) => words.length === longest)
}

export function listKin(heads: readonly NamedKind[]): number[] {
  const kin = [...new Set(heads.flatMap(({ products }) => [...products]))]
  return kin.length <= MAX_COMPARED ? kin : []
}

/** The kinds that the query names and that hold all goods of one of these. */
export function listAlike(heads: readonly NamedKind[], { named }: SearchOutcome): readonly NamedKind[] {
  const holds = ({ products }: NamedKind) => heads.some((head) => head.products.every((at) => products.includes(at)))
  return named.filter((kind) => kind.role === 'means' && kind.isSure && holds(kind))
}

/** Indices of the products that the owner calls the usual ones of a kind, if all that fit are of that kind. */
export function listUsual(heads: readonly NamedKind[], fitting: readonly number[]): number[] {
  return heads.flatMap(({ products, usual }) => (fitting.every((at) => products.includes(at)) ? [...usual] : []))
}

/**
 * The products of the kind that the query names which state every other word that one of the kind states, every number and
 * every telling word. Without a kind: what has all of the words in its name.
 */
export function listFitting(
  query: string,
  heads: readonly NamedKind[],
  alike: readonly NamedKind[],
  found: readonly Product[],
  kin: readonly Product[],
  attributes: Attributes,
): Product[] {
  const telling = getTelling(attributes)
  const words = listWords(foldSizes(query))
  const covered = new Set(heads.flatMap(({ words }) => words))
  // "Extension sets with connectors" are no connectors.
  const isBeside = ({ title }: Product) => {
    const [before = '', after] = title.split(/\bwith\b/i)
    return after !== undefined && covered.size > 0 && !listWords(before).some((word) => covered.has(word))
  }
  const byName = words.length < 2 ? [] : found.filter((product) => hasAll(listNames(product), words) && !isBeside(product)) // prettier-ignore
  if (kin.length === 0) return byName
  // "Tuff cut shears" has two names of one kind.
  const own = new Set(alike.flatMap(({ words }) => words))
  const facts = new Map(kin.map((product) => [product, listFacts(product)]))
  const asked = words.filter(
    (word) =>
      (MATERIALS.includes(word) || !covered.has(word)) &&
      (/^\d/.test(word) ||
        telling.has(word) ||
        (!own.has(word) && kin.some((product) => facts.get(product)!.has(word)))),
  )
  const noun = findNoun(query, covered, new Set([...telling, ...own]))
  const matching = new Set(found)
  const fitting = kin.filter((product) => {
    const isOther = noun !== undefined && !listNames(product).has(noun)
    return matching.has(product) && !isOther && hasAll(facts.get(product)!, asked)
  })
  // "Celox gauze" is none of the gauzes, and named so.
  return fitting.length > 0 || found.some((product) => kin.includes(product)) ? fitting : byName
}

/** Goods of the kind, best first, that state more of the numbers of a query than what was found; all of them where none was found. */
export function listStating(
  query: string,
  heads: readonly NamedKind[],
  found: readonly Product[],
  kin: readonly Product[],
): readonly Product[] {
  const numbers = heads.length > 0 ? listWords(query).filter((word) => IS_NUMBER.test(word)) : []
  const count = (product: Product) => numbers.filter((word) => listFacts(product).has(word)).length
  const best = Math.max(-1, ...found.filter((product) => kin.includes(product)).map(count))
  return kin.filter((product) => count(product) > best).toSorted((a, b) => count(b) - count(a))
}

/** A number, or a measure in the units that the search knows. */
const IS_NUMBER = /^[\d.]+(?:x[\d.]+)*(?:mm|ml|fr|g|mg|pc)?$/

/** The numbers, and the telling words that are no name of the kind, which none of these products states. */
export function listLost(
  query: string,
  heads: readonly NamedKind[],
  products: readonly Product[],
  attributes: Attributes,
): readonly string[] {
  const telling = getTelling(attributes)
  const covered = new Set(heads.flatMap(({ words }) => words))
  const isTold = (word: string) => IS_NUMBER.test(word) || MATERIALS.includes(word) || (telling.has(word) && !covered.has(word)) // prettier-ignore
  const isStated = (word: string) => products.some((product) => {
      const facts = listFacts(product)
      return facts.has(word) || (/\d/.test(word) && [...facts].some((fact) => fact.endsWith(`x${word}`)))
    }) // prettier-ignore
  const typed = listWords(query)
  return listWords(foldSizes(query)).filter((word) => typed.includes(word) && isTold(word) && !isStated(word))
}

/** The word right behind a kind, which may make it another: "scalpel blades", "trolley covers". */
function findNoun(query: string, covered: ReadonlySet<string>, telling: ReadonlySet<string>): string | undefined {
  const typed = foldSizes(query)
    .split(/\s+/)
    .map((text) => ({ words: listWords(text), isLast: /[,;:.–—)-]$/.test(text) }))
  // "Non woven" is one word.
  const words = listWords(foldSizes(query))
  const end = typed.findLastIndex(({ words }) => words.length > 0 && words.every((word) => covered.has(word)))
  const next = end < 0 || typed[end]!.isLast ? undefined : typed[end + 1]
  const [word] = next?.words.filter((one) => words.includes(one)) ?? []
  return word !== undefined && /^[a-z]{3,}$/.test(word) && !telling.has(word) ? word : undefined
}

/**
 * The fewest of these that the words may mean: by the unit, by the brand, by the name, the usual ones, by the make, then
 * plain ones, then one colour of several. `isUsual` is true where it took the owner's word.
 */
export function narrow(
  fitting: readonly Product[],
  usual: readonly Product[],
  { query, quantity, takesAnyColour }: Asked,
  { ownMake, attributes }: WordsSource,
): { readonly left: readonly Product[]; readonly isUsual: boolean } {
  const words = listWords(foldSizes(query))
  const unit = parseAmount(quantity)?.unit
  const isBrand = ({ brand = '' }: Product) => brand !== '' && hasAll(new Set(words), listIndexWords(brand))
  const isNamed = (product: Product) => words.every((word) => hasNearly(listNames(product), word))
  // A box is as good as a pack.
  const isInUnit = ({ pack }: Product) => unit !== undefined && ['box', 'pack'].includes(unit) === ['box', 'pack'].includes(pack.unit) && (pack.unit === unit || ['box', 'pack'].includes(unit)) // prettier-ignore
  const isOwn = ({ supplier }: Product) => supplier === ownMake
  // "Tuff cut shears" are not the shop's own shears.
  const isOwnMeant = (left: readonly Product[]) => {
    const own = left.filter(isOwn)
    return words.every((word) => own.some((one) => listNames(one).has(word)) || !left.some((one) => listNames(one).has(word))) // prettier-ignore
  }
  const isPlain = ({ title }: Product) => !listWords(title).some((word) => SPECIAL.has(word) && !words.includes(word))
  const reduce = (products: readonly Product[], ...rules: readonly ((product: Product) => boolean)[]) =>
    rules.reduce((left, isSo) => {
      const some = left.filter(isSo)
      return some.length > 0 ? some : left
    }, products)
  const named = reduce(fitting, isInUnit, isBrand, isNamed)
  const known = reduce(named, (product) => usual.includes(product))
  const narrowed = reduce(isOwnMeant(known) ? reduce(known, isOwn) : known, isPlain)
  const listColours = ({ attributes: facts }: Product) => takesAnyColour ? attributes.flatMap(({ id, label }) => (COLOUR.test(label) ? listWords(facts[id] ?? '') : [])) : [] // prettier-ignore
  const names = new Set(
    narrowed.map((product) => {
      const colours = [...COLOURS, ...listColours(product)]
      return listWords(product.title).filter((word) => !colours.includes(word)).join(' ') // prettier-ignore
    }),
  )
  const isOne = names.size === 1 && narrowed.every(({ options, pack }) => !options && pack.unit === narrowed[0]!.pack.unit && pack.count === narrowed[0]!.pack.count) // prettier-ignore
  return { left: isOne ? narrowed.slice(0, 1) : narrowed, isUsual: known.length < named.length }
}

/** Checks whether a product fits something of one make or model that the words do not name: strips for a meter. */
export function fitsAnother(
  { attributes: facts, supplier, brand = '', title }: Product,
  heads: readonly NamedKind[],
  query: string,
  source: WordsSource,
): boolean {
  const fits = readRole(source.attributes, facts, 'fits')
  if (fits === undefined) return false
  const isMake = (word: string) => /^[A-Z]{2}|[a-z][A-Z]|[A-Z].*\d|\d.*[A-Z]/.test(word)
  const [first = '', ...rest] = fits.split(/[\s,]+/)
  const makes = [...rest.filter((word) => /^[A-Z]/.test(word) || isMake(word)), ...(isMake(first) || title.includes(first) || first === supplier ? [first] : [])] // prettier-ignore
  const covered = new Set(heads.flatMap(({ words }) => words))
  const named = new Set(listWords(query).filter((word) => !covered.has(word)))
  const known = [...makes, brand, ...(supplier === source.ownMake ? [] : [supplier])].flatMap(listIndexWords)
  return makes.length > 0 && !known.some((word) => named.has(word))
}

function foldSizes(text: string): string {
  return SIZES.reduce((words, [from, to]) => words.replaceAll(from, to), foldText(text))
}

/** The words of texts; of "6 × 75 mm" both sides too. */
function readTexts(texts: readonly string[]): ReadonlySet<string> {
  const words = texts.flatMap((text) => listIndexWords(foldSizes(text)))
  const sides = words.flatMap((word) =>
    /^[\d.]+x[\d.]+$/.test(word) ? word.split('x').map((side) => `${side}mm`) : [],
  )
  return new Set([...words, ...sides])
}

/** The words and numbers that a product states, without its description. */
export const listFacts = buildOnce((product: Product) => {
  const { title, supplier, brand = '', attributes, pack } = product
  const texts = [title, supplier, brand, ...Object.values(attributes), ...listValues(product)]
  return readTexts([...texts, `${pack.count > 1 ? pack.count : ''} ${pack.unit} ${pack.of ?? ''}`])
})

/** Those of its name, its make and its choices. */
export const listNames = buildOnce((product: Product) => readTexts([product.title, product.supplier, product.brand ?? '', ...listValues(product)])) // prettier-ignore

function listValues({ options = [] }: Product): string[] {
  return options.flatMap(({ name, values }) => values.map((value) => `${name} ${value}`))
}

/** A word, or one that differs in its ending: the name of a "urinal bottle" is as good as that of a "urine bottle". */
function hasNearly(names: ReadonlySet<string>, word: string): boolean {
  const isNear = (name: string) => word.length > 4 && name.startsWith(word.slice(0, 4)) && Math.abs(name.length - word.length) < 2 // prettier-ignore
  return names.has(word) || [...names].some(isNear)
}

function hasAll(facts: ReadonlySet<string>, words: readonly string[]): boolean {
  return words.every((word) => facts.has(word))
}
