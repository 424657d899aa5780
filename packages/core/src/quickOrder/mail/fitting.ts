import { foldText } from '../../base/fold.ts'
import { buildOnce } from '../../base/once.ts'
import { type Attributes, readRole } from '../../catalogue/attributes.ts'
import type { Product } from '../../catalogue/catalogue.ts'
import type { SearchOutcome } from '../../search/search.ts'
import { listIndexWords, listWords } from '../../search/words.ts'
import { parseAmount } from '../amount.ts'
import type { WordsSource } from './answerWords.ts'

/** More than this are not told apart by words. */
export const MAX_COMPARED = 40
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
  ...listWords(`adult child children paediatric infant neonatal baby small medium large xs xl xxl mini left
  right male female latex nitrile vinyl disposable reusable single heavy long short wide narrow sachet spray gel cream ointment
  powder liquid refill pump aerosol foam tablet capsule lotion vented unvented valved unvalved`),
])
/** Those, and the values of the facts about which the shop warns. */
const getTelling = buildOnce(
  (attributes: Attributes) =>
    new Set([...TELLING, ...attributes.flatMap(({ warns, values = [] }) => (warns ? values.flatMap(listWords) : []))]),
)
/** Words of what is more than the plain article. */
const SPECIAL = new Set(listWords('long thick thicker heavy detectable prefilled reinforced'))

/** The kinds that the query names with most words. */
function listHeads({ named }: SearchOutcome) {
  const kinds = named.filter(({ role, isSure }) => role === 'means' && isSure)
  const longest = Math.max(0, ...kinds.map(({ words }) => words.length))
  return kinds.filter(({ words }) => words.length === longest)
}

export function listKin(outcome: SearchOutcome): number[] {
  const kin = [...new Set(listHeads(outcome).flatMap(({ products }) => [...products]))]
  return kin.length <= MAX_COMPARED ? kin : []
}

/**
 * The products of the kind that the query names which state every other word that one of the kind states, every number and
 * every telling word. Without a kind: what has all of the words in its name.
 */
export function listFitting(
  query: string,
  outcome: SearchOutcome,
  found: readonly Product[],
  kin: readonly Product[],
  attributes: Attributes,
): Product[] {
  const telling = getTelling(attributes)
  const words = listWords(foldSizes(query))
  if (kin.length === 0) return words.length < 2 ? [] : found.filter((product) => hasAll(listNames(product), words))
  const covered = new Set(listHeads(outcome).flatMap(({ words }) => words))
  const facts = new Map(kin.map((product) => [product, listFacts(product)]))
  const asked = words.filter(
    (word) =>
      !covered.has(word) &&
      (/^\d/.test(word) || telling.has(word) || kin.some((product) => facts.get(product)!.has(word))),
  )
  const noun = findNoun(query, covered, telling)
  const matching = new Set(found)
  return kin.filter((product) => {
    const isOther = noun !== undefined && !listNames(product).has(noun)
    return matching.has(product) && !isOther && hasAll(facts.get(product)!, asked)
  })
}

/** The word right behind a kind, which may make it another: "scalpel blades", "trolley covers". */
function findNoun(query: string, covered: ReadonlySet<string>, telling: ReadonlySet<string>): string | undefined {
  const typed = foldSizes(query)
    .split(/\s+/)
    .map((text) => ({ words: listWords(text), isLast: /[,;:.–—)-]$/.test(text) }))
  const end = typed.findLastIndex(({ words }) => words.length > 0 && words.every((word) => covered.has(word)))
  const next = end < 0 || typed[end]!.isLast ? undefined : typed[end + 1]
  const [word] = next?.words ?? []
  return word !== undefined && /^[a-z]{3,}$/.test(word) && !telling.has(word) ? word : undefined
}

/** The fewest of these that the words may mean: by the unit, by the brand, by the name, by the make, then plain ones, then one colour of several. */
export function narrow(
  fitting: readonly Product[],
  query: string,
  quantity: string,
  { ownMake }: WordsSource,
): readonly Product[] {
  const words = listWords(foldSizes(query))
  const unit = parseAmount(quantity)?.unit
  const isBrand = ({ brand = '' }: Product) => brand !== '' && hasAll(new Set(words), listIndexWords(brand))
  const isNamed = (product: Product) => hasAll(listNames(product), words)
  // A box is as good as a pack.
  const isInUnit = ({ pack }: Product) => unit !== undefined && ['box', 'pack'].includes(unit) === ['box', 'pack'].includes(pack.unit) && (pack.unit === unit || ['box', 'pack'].includes(unit)) // prettier-ignore
  const isOwn = ({ supplier }: Product) => supplier === ownMake
  const isPlain = ({ title }: Product) => !listWords(title).some((word) => SPECIAL.has(word) && !words.includes(word))
  const narrowed = [isInUnit, isBrand, isNamed, isOwn, isPlain].reduce((left, isSo) => {
    const some = left.filter(isSo)
    return some.length > 0 ? some : left
  }, fitting)
  const names = new Set(narrowed.map(({ title }) => listWords(title).filter((word) => !COLOURS.includes(word)).join(' '))) // prettier-ignore
  return names.size === 1 && narrowed.every(({ options, pack }) => !options && pack.unit === narrowed[0]!.pack.unit && pack.count === narrowed[0]!.pack.count) // prettier-ignore
    ? narrowed.slice(0, 1)
    : narrowed
}

/** Checks whether a product fits something of one make or model that the words do not name: strips for a meter. */
export function fitsAnother(
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
  return readTexts([...texts, `${pack.count} ${pack.unit} ${pack.of ?? ''}`])
})

/** Those of its name, its make and its choices. */
const listNames = buildOnce((product: Product) => readTexts([product.title, product.supplier, product.brand ?? '', ...listValues(product)])) // prettier-ignore

function listValues({ options = [] }: Product): string[] {
  return options.flatMap(({ name, values }) => values.map((value) => `${name} ${value}`))
}

function hasAll(facts: ReadonlySet<string>, words: readonly string[]): boolean {
  return words.every((word) => facts.has(word))
}
