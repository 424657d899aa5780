import { ATTRIBUTE_NAMES } from '../catalogue/attributes.ts'
import { formatPack, type Pack, type Product } from '../catalogue/catalogue.ts'
import { compareMeasures } from '../catalogue/measure.ts'
import { formatPence } from '../money/price.ts'

type Facts = Pick<Product, 'attributes' | 'pack' | 'priceIncVat'>
type Key = keyof typeof ATTRIBUTE_NAMES

/** The words for more and for less of what is measured. */
const MEASURES: Partial<Record<Key, readonly [more: string, less: string]>> = {
  capacity: ['larger', 'smaller'],
  dimensions: ['larger', 'smaller'],
  weight: ['heavier', 'lighter'],
  tubeLength: ['longer tube', 'shorter tube'],
  // The higher the gauge, the thinner the needle (ISO 9626).
  gauge: ['finer', 'thicker'],
}

/** Facts that need no name beside them, and come first because someone may be harmed: "contains latex". */
const SPEAK_FOR_THEMSELVES: readonly string[] = ['latex', 'sterile', 'powder'] satisfies Key[]

/** Attributes of how a thing looks, which a buyer minds least. */
export const LOOKS: readonly string[] = ['colour', 'tubeColour', 'finish'] satisfies Key[]

const ALL_KEYS = Object.keys(ATTRIBUTE_NAMES) as Key[]
const LOOK_KEYS = ALL_KEYS.filter((key) => LOOKS.includes(key))
const FACT_KEYS = ALL_KEYS.filter((key) => !LOOKS.includes(key)).sort(
  (a, b) => Number(SPEAK_FOR_THEMSELVES.includes(b)) - Number(SPEAK_FOR_THEMSELVES.includes(a)),
)

/** Short phrases, the most telling first. */
interface Differences {
  readonly facts: readonly string[]
  readonly looks: readonly string[]
  /** Pack and price. */
  readonly terms: readonly string[]
}

/**
 * Says in short phrases how `other` differs from `base`, the most telling first: what both state of themselves, then
 * their looks, then the pack or else the price. What only one of them states is no known difference.
 */
export function describeDifferences(base: Facts, other: Facts): Differences {
  const describe = (keys: readonly Key[]) =>
    keys.flatMap((key) => describeFact(key, base.attributes[key], other.attributes[key]) ?? [])
  const terms = describePack(base.pack, other.pack) ?? describePrice(base, other)
  return { facts: describe(FACT_KEYS), looks: describe(LOOK_KEYS), terms: terms === undefined ? [] : [terms] }
}

function describeFact(key: Key, before: string | undefined, after: string | undefined): string | undefined {
  if (!before || !after || before === after) return undefined
  if (SPEAK_FOR_THEMSELVES.includes(key)) return lowerFirst(after)
  return `${findWord(key, before, after)}: ${after} instead of ${before}`
}

/** "larger" where the two can be put in order, otherwise the name of the fact. */
function findWord(key: Key, before: string, after: string): string {
  const order = compareMeasures(after, before)
  const words = MEASURES[key]
  if (!words || !order) return lowerFirst(ATTRIBUTE_NAMES[key])
  return order > 0 ? words[0] : words[1]
}

function describePack(before: Pack, after: Pack): string | undefined {
  if (before.count === after.count && before.unit === after.unit) return undefined
  return `pack: ${lowerFirst(formatPack(after))} instead of ${lowerFirst(formatPack(before))}`
}

/** In whole pence including VAT, for packs of one size; nothing where one price is only the least. */
function describePrice({ priceIncVat: before }: Facts, { priceIncVat: after }: Facts): string | undefined {
  const difference = after.pence - before.pence
  if (before.isFrom || after.isFrom || difference === 0) return undefined
  return `${formatPence(Math.abs(difference))} ${difference < 0 ? 'less' : 'more'}`
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
