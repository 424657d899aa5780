import { findProducts, type Catalogue, type Product } from '../catalogue/catalogue.ts'
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
  const shelves = catalogue.entries.filter(({ id, slugs }) => id !== '/' && slugs.includes(product.slug))
  const candidates = new Set(findProducts(catalogue, [...new Set(shelves.flatMap(({ slugs }) => slugs))]))
  candidates.delete(product)
  const ranges = new Set([product.range])
  let hasOtherLook = false
  return [...candidates]
    .filter((other) => isSameKind(product, other))
    .sort((a, b) => compareLikeness(product, a, b))
    .flatMap((other) => {
      const { facts, looks, terms } = describeDifferences(product, other)
      const differences = [...[...facts, ...looks].slice(0, FACTS_COUNT), ...terms]
      const isOtherLook = facts.length === 0 && looks.length > 0
      const isRepeat = (other.range !== undefined && ranges.has(other.range)) || (isOtherLook && hasOtherLook)
      if (differences.length === 0 || isRepeat) return []
      ranges.add(other.range)
      hasOtherLook ||= isOtherLook
      return [{ product: other, differences }]
    })
    .slice(0, ALTERNATIVES_COUNT)
}

/** Negative where `a` is more like the product than `b` is: in facts, then in looks, then in price. */
function compareLikeness(product: Product, a: Product, b: Product): number {
  const count = (other: Product, isLook: boolean) =>
    Object.entries(product.attributes).filter(
      ([key, value]) => LOOKS.includes(key) === isLook && other.attributes[key] === value,
    ).length
  const gap = (other: Product) => Math.abs(other.priceIncVat.pence - product.priceIncVat.pence)
  return count(b, false) - count(a, false) || count(b, true) - count(a, true) || gap(a) - gap(b)
}

/** Facts that must agree, stated or not: another medicine is a pharmacist's advice, another model's part does not fit. */
const MUST_AGREE = ['activeIngredient', 'fits'] as const
/** The share of attribute keys above which two products are described as the same kind of thing. */
const LEAST_LIKENESS = 0.5

/** Whether one product is the kind of thing that the other is, as far as their facts and names tell. */
function isSameKind(a: Product, b: Product): boolean {
  const [one, other] = [a.attributes, b.attributes]
  if (MUST_AGREE.some((key) => one[key] !== other[key]) || !isForSamePatient(one['patient'], other['patient']))
    return false
  if (one['form'] !== undefined && one['form'] === other['form']) return true
  if (one['activeIngredient'] !== undefined || getLikeness(one, other) <= LEAST_LIKENESS) return false
  const [use, otherUse] = [one['use'], other['use']]
  if (use !== undefined && use === otherUse) return sharesName(a.title, b.title)
  return isUseWithin(use, otherUse) && findNoun(a.title) === findNoun(b.title)
}

/** A mop and a warning sign are both for floors: what does for the other is also called alike. */
function sharesName(one: string, other: string): boolean {
  const words = listWords(one)
  return listWords(other).some((word) => word.length > 3 && words.includes(word))
}

/** "Examination" is part of "Examination and treatment"; a bin for one kind of waste does not suit another. */
function isUseWithin(one: string | undefined, other: string | undefined): boolean {
  if (!one || !other) return true
  const [shorter, longer] = [listWords(one), listWords(other)].sort((a, b) => a.length - b.length)
  return shorter!.every((word) => longer!.includes(word))
}

/** "Adult and child" may do for "Child"; "Infant" may not. Where one does not say, it is not known to be wrong. */
function isForSamePatient(one: string | undefined, other: string | undefined): boolean {
  if (!one || !other) return true
  const patients = listWords(one)
  return listWords(other).some((word) => word !== 'and' && patients.includes(word))
}

/** The share of attribute keys that both state, 0 to 1. */
function getLikeness(one: object, other: object): number {
  const keys = Object.keys({ ...one, ...other })
  return keys.length === 0
    ? 0
    : keys.filter((key) => Object.hasOwn(one, key) && Object.hasOwn(other, key)).length / keys.length
}
