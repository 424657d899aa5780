import type { Attributes } from '@shop/core/catalogue/attributes.ts'
import type { Product } from '@shop/core/catalogue/catalogue.ts'
import { isOwnRange, parseGtin } from '@shop/core/catalogue/gtin.ts'

/** The facts that other programs tell variants apart by, as schema.org and Google both call them. */
const FACTS = ['size', 'color', 'material', 'pattern'] as const

type OfferedFact = (typeof FACTS)[number]
export type OfferedFacts = Partial<Record<OfferedFact, string>>

/** By the kinds of attributes, and by the names that shops give attributes and options. */
const BY_NAME = new Map<string, OfferedFact>([...FACTS.map((fact) => [fact, fact] as const), ['colour', 'color']])

/** Goods that can be ordered are available, as far as their owner states. */
export function isAvailable({ status }: Product): boolean {
  return !status?.isHeld
}

/** Goods that are held back without an end date are no longer on offer. */
export function isNoLongerSold({ status }: Product): boolean {
  return status?.isHeld === true && status.ends === undefined
}

/** The barcode that means the same everywhere, in 14 digits; undefined where there is none. */
export function findGlobalGtin({ gtin }: Product): string | undefined {
  return gtin === undefined || isOwnRange(gtin) ? undefined : parseGtin(gtin)
}

/**
 * The facts of a product, or of a variant, in the words of other programs. They know no further choices, so any other is
 * part of the size: "8 / Long" (Google, size: several dimensions are one value).
 */
export function readOfferedFacts({ attributes: facts, chosen }: Product, attributes: Attributes): OfferedFacts {
  const stated: OfferedFacts = {}
  for (const { id, label } of attributes) {
    const fact = findFact(label, attributes)
    if (fact && facts[id]) stated[fact] ??= facts[id]
  }
  const options = Object.entries(chosen?.options ?? {}).map(([name, value]) => ({
    fact: findFact(name, attributes),
    value,
  }))
  const hasSize = options.some(({ fact }) => fact === 'size')
  const size = [
    ...(stated.size && !hasSize ? [stated.size] : []),
    ...options.flatMap(({ fact = 'size', value }) => (fact === 'size' ? [value] : [])),
  ]
  const read: OfferedFacts = { ...stated, ...(size.length > 0 && { size: size.join(' / ') }) }
  for (const { fact = 'size', value } of options) if (fact !== 'size') read[fact] = value
  return read
}

/** The facts in which the variants of a product differ. */
export function listVarying(variants: readonly OfferedFacts[]): OfferedFact[] {
  return FACTS.filter((fact) => new Set(variants.map((facts) => facts[fact])).size > 1)
}

/** The fact that an option or attribute of this name is, by its attribute's kind or by the name; undefined for none. */
function findFact(name: string, attributes: Attributes): OfferedFact | undefined {
  const word = name.toLowerCase()
  const kind = attributes.find(({ label }) => label.toLowerCase() === word)?.kind ?? word
  return BY_NAME.get(kind) ?? BY_NAME.get(word)
}
