import { groupByKeys } from '../base/group.ts'
import { buildOnce } from '../base/once.ts'
import { type Attributes, type Facts, readRole } from '../catalogue/attributes.ts'
import { type Catalogue, type CategoryEntry, findProducts, listShelves, type Product } from '../catalogue/catalogue.ts'
import { findNoun, listWords } from '../catalogue/noun.ts'
import { describeDifferences, isLook } from '../compare/differences.ts'

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
  const { attributes } = catalogue
  const shelves = listShelves(catalogue, product.slug).map((shelf) => listAgreeing(catalogue, shelf, product))
  const candidates = shelves.length === 1 ? shelves[0]! : [...new Set(shelves.flat())]
  const alike = candidates.filter((other) => other !== product && isSameKind(product, other, attributes))
  const ranges = new Set([product.range])
  let hasOtherLook = false
  const alternatives: Alternative[] = []
  for (const other of sortByLikeness(product, alike, attributes)) {
    const { facts, looks, terms } = describeDifferences(product, other, attributes)
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
function sortByLikeness(product: Product, others: readonly Product[], attributes: Attributes): Product[] {
  const stated = attributes.filter(({ id }) => product.attributes[id])
  const state = (those: Attributes) => those.map(({ id }) => [id, product.attributes[id]!] as const)
  const looks = state(stated.filter(isLook))
  const facts = state(stated.filter((attribute) => !isLook(attribute)))
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
const MUST_AGREE = ['substance', 'fits'] as const

/** The products of a category, by the facts that must agree: most of them need not be looked at. */
const getAgreeing = buildOnce(
  (catalogue: Catalogue) =>
    new Map(
      catalogue.entries.map((entry) => [
        entry,
        groupByKeys(findProducts(catalogue, [...new Set(entry.slugs)]), (product) => [
          nameAgreement(product, catalogue.attributes),
        ]),
      ]),
    ),
)

function listAgreeing(catalogue: Catalogue, shelf: CategoryEntry, product: Product): readonly Product[] {
  return getAgreeing(catalogue).get(shelf)?.get(nameAgreement(product, catalogue.attributes)) ?? []
}

function nameAgreement({ attributes: facts }: Product, attributes: Attributes): string {
  return JSON.stringify(MUST_AGREE.map((role) => readRole(attributes, facts, role)))
}

/** The words that tell what kind of thing a product is: each is compared with many others. */
interface Wording {
  readonly title: readonly string[]
  readonly noun: string
  readonly form: string | undefined
  readonly isMedicine: boolean
  readonly use: string | undefined
  readonly uses: readonly string[]
  readonly users: readonly string[]
}

const wordings = new WeakMap<Product, Wording>()

function getWording(product: Product, attributes: Attributes): Wording {
  let wording = wordings.get(product)
  if (!wording) {
    const { title, attributes: facts } = product
    const use = readRole(attributes, facts, 'use')
    wording = {
      title: listWords(title),
      noun: findNoun(title),
      form: readRole(attributes, facts, 'form'),
      isMedicine: readRole(attributes, facts, 'substance') !== undefined,
      use,
      uses: listWords(use ?? ''),
      users: listWords(readRole(attributes, facts, 'user') ?? ''),
    }
    wordings.set(product, wording)
  }
  return wording
}

/** The share of attributes above which two products are described as the same kind of thing. */
const LEAST_LIKENESS = 0.5

/** Judges whether one product is the same kind of thing as the other, as far as their facts and names tell. */
function isSameKind(a: Product, b: Product, attributes: Attributes): boolean {
  const [one, other] = [getWording(a, attributes), getWording(b, attributes)]
  if (one.users.length > 0 && other.users.length > 0 && !isForSameUser(one.users, other.users)) return false
  if (one.form !== undefined && one.form === other.form) return true
  if (one.isMedicine || getLikeness(a.attributes, b.attributes) <= LEAST_LIKENESS) return false
  if (one.use !== undefined && one.use === other.use) return sharesName(one.title, other.title)
  return (!one.use || !other.use || isUseWithin(one.uses, other.uses)) && one.noun === other.noun
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
function isForSameUser(one: readonly string[], other: readonly string[]): boolean {
  return other.some((word) => word !== 'and' && one.includes(word))
}

/** The share of attribute keys that both state, 0 to 1. */
function getLikeness(one: Facts, other: Facts): number {
  const keys = Object.keys(one)
  const shared = keys.filter((key) => Object.hasOwn(other, key)).length
  const all = keys.length + Object.keys(other).length - shared
  return all === 0 ? 0 : shared / all
}
