import {
  buildOnce,
  findProducts,
  groupByKeys,
  listShelves,
  type Catalogue,
  type CategoryEntry,
  type Product,
} from '../catalogue/catalogue.ts'
import { describeDifferences, LOOKS } from './differences.ts'
import { findNoun, listWords } from '../catalogue/noun.ts'

/** A product that may do instead of another, with at least one phrase that says how it differs from that. */
export interface Alternative<P = Product> {
  readonly product: P
  readonly differences: readonly string[]
}

/** With the product itself, as many as can be compared side by side. */
const ALTERNATIVES_COUNT = 3
/** More would not be read. */
const FACTS_COUNT = 3

/**
 * Products of the same category and kind, likest first, each with what differs. Never a member of the product's own
 * range; one of each other range, one that only looks different, and none that differs in nothing that is stated.
 */
export function findAlternatives(catalogue: Catalogue, product: Product): Alternative[] {
  const shelves = listShelves(catalogue, product.slug).map((shelf) => listAgreeing(catalogue, shelf, product))
  const candidates = shelves.length === 1 ? shelves[0]! : [...new Set(shelves.flat())]
  const alike = candidates.filter((other) => other !== product && isSameKind(product, other))
  const ranges = new Set([product.range])
  let hasOtherLook = false
  const alternatives: Alternative[] = []
  for (const other of sortByLikeness(product, alike)) {
    const { facts, looks, terms } = describeDifferences(product, other)
    const differences = [...[...facts, ...looks].slice(0, FACTS_COUNT), ...terms]
    const isOtherLook = facts.length === 0 && looks.length > 0
    const isRepeat = (other.range !== undefined && ranges.has(other.range)) || (isOtherLook && hasOtherLook)
    if (differences.length === 0 || isRepeat) continue
    ranges.add(other.range)
    hasOtherLook ||= isOtherLook
    alternatives.push({ product: other, differences })
    if (alternatives.length === ALTERNATIVES_COUNT) break
  }
  return alternatives
}

/** The likest first: in facts, then in looks, then in price. */
function sortByLikeness(product: Product, others: readonly Product[]): Product[] {
  const stated = Object.entries(product.attributes)
  const looks = stated.filter(([key]) => LOOKS.includes(key))
  const facts = stated.filter(([key]) => !LOOKS.includes(key))
  return others
    .map((other) => ({
      other,
      facts: countShared(facts, other),
      looks: countShared(looks, other),
      gap: Math.abs(other.priceIncVat.pence - product.priceIncVat.pence),
    }))
    .sort((a, b) => b.facts - a.facts || b.looks - a.looks || a.gap - b.gap)
    .map(({ other }) => other)
}

function countShared(facts: readonly (readonly [key: string, value: string])[], { attributes }: Product): number {
  return facts.reduce((count, [key, value]) => (attributes[key] === value ? count + 1 : count), 0)
}

/** Facts that must agree, stated or not: another medicine is a pharmacist's advice, another model's part does not fit. */
const MUST_AGREE = ['activeIngredient', 'fits'] as const

/** What a shelf holds, by the facts that must agree: most of what it holds need not be looked at. */
const getAgreeing = buildOnce(
  (catalogue: Catalogue) =>
    new Map(
      catalogue.entries.map((entry) => [
        entry,
        groupByKeys(findProducts(catalogue, [...new Set(entry.slugs)]), nameAgreement),
      ]),
    ),
)

function listAgreeing(catalogue: Catalogue, shelf: CategoryEntry, product: Product): readonly Product[] {
  const [agreement = ''] = nameAgreement(product)
  return getAgreeing(catalogue).get(shelf)?.get(agreement) ?? []
}

function nameAgreement({ attributes }: Product): string[] {
  return [JSON.stringify(MUST_AGREE.map((key) => attributes[key]))]
}

/** The words that tell what kind of thing a product is: each is compared with many others. */
interface Wording {
  readonly title: readonly string[]
  readonly noun: string
  readonly use: readonly string[]
  readonly patient: readonly string[]
}

const wordings = new WeakMap<Product, Wording>()

function getWording(product: Product): Wording {
  const { title, attributes } = product
  let wording = wordings.get(product)
  if (!wording) {
    wording = {
      title: listWords(title),
      noun: findNoun(title),
      use: listWords(attributes['use'] ?? ''),
      patient: listWords(attributes['patient'] ?? ''),
    }
    wordings.set(product, wording)
  }
  return wording
}

/** The share of attribute keys above which two products are described as the same kind of thing. */
const LEAST_LIKENESS = 0.5

/** Whether one product is the kind of thing that the other is, as far as their facts and names tell. */
function isSameKind(a: Product, b: Product): boolean {
  const [one, other] = [a.attributes, b.attributes]
  const [words, otherWords] = [getWording(a), getWording(b)]
  if (one['patient'] && other['patient'] && !isForSamePatient(words.patient, otherWords.patient)) return false
  if (one['form'] !== undefined && one['form'] === other['form']) return true
  if (one['activeIngredient'] !== undefined || getLikeness(one, other) <= LEAST_LIKENESS) return false
  const [use, otherUse] = [one['use'], other['use']]
  if (use !== undefined && use === otherUse) return sharesName(words.title, otherWords.title)
  return (!use || !otherUse || isUseWithin(words.use, otherWords.use)) && words.noun === otherWords.noun
}

/** A mop and a warning sign are both for floors: what does for the other is also called alike. */
function sharesName(one: readonly string[], other: readonly string[]): boolean {
  return other.some((word) => word.length > 3 && one.includes(word))
}

/** "Examination" is part of "Examination and treatment"; a bin for one kind of waste does not suit another. */
function isUseWithin(one: readonly string[], other: readonly string[]): boolean {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one]
  return shorter.every((word) => longer.includes(word))
}

/** "Adult and child" may do for "Child"; "Infant" may not. Where one does not say, it is not known to be wrong. */
function isForSamePatient(one: readonly string[], other: readonly string[]): boolean {
  return other.some((word) => word !== 'and' && one.includes(word))
}

/** The share of attribute keys that both state, 0 to 1. */
function getLikeness(one: object, other: object): number {
  const keys = Object.keys(one)
  const shared = keys.filter((key) => Object.hasOwn(other, key)).length
  const all = keys.length + Object.keys(other).length - shared
  return all === 0 ? 0 : shared / all
}
