import { buildOnce } from '../base/once.ts'
import type { Attributes } from '../catalogue/attributes.ts'
import type { Attribute } from '../catalogue/attributeSchema.ts'
import { type Pack, type Product } from '../catalogue/catalogue.ts'
import { formatPack } from '../catalogue/formatPack.ts'
import { compareMeasures } from '../catalogue/measure.ts'
import { formatPence } from '../money/price.ts'

type Facts = Pick<Product, 'attributes' | 'pack' | 'priceIncVat'>

/** A colour or finish matters least to a buyer. */
export function isLook({ kind }: Attribute): boolean {
  return kind === 'colour' || kind === 'finish'
}

/** First what warns, because someone may be harmed. */
const rank = buildOnce((attributes: Attributes) => ({
  facts: attributes.filter((attribute) => !isLook(attribute)).sort((a, b) => Number(!!b.warns) - Number(!!a.warns)),
  looks: attributes.filter(isLook),
}))

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
export function describeDifferences(base: Facts, other: Facts, attributes: Attributes): Differences {
  const describe = (those: Attributes) =>
    those.flatMap((attribute) => describeFact(attribute, base.attributes, other.attributes) ?? [])
  const { facts, looks } = rank(attributes)
  const terms = describePack(base.pack, other.pack) ?? describePrice(base, other)
  return { facts: describe(facts), looks: describe(looks), terms: terms === undefined ? [] : [terms] }
}

function describeFact(
  attribute: Attribute,
  { [attribute.id]: before }: Product['attributes'],
  { [attribute.id]: after }: Product['attributes'],
): string | undefined {
  if (!before || !after || before === after) return undefined
  if (attribute.warns) return lowerFirst(after)
  return `${findWord(attribute, before, after)}: ${after} instead of ${before}`
}

/** "larger" where the two can be put in order, otherwise the name of the fact. */
function findWord({ label, unit, more, less }: Attribute, before: string, after: string): string {
  const order = more && less && compareMeasures(after, before, unit)
  if (!order) return lowerFirst(label)
  return order > 0 ? more : less
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
