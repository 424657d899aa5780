import { type Attributes, isColourOrSize } from '../catalogue/attributes.ts'
import type { Product } from '../catalogue/catalogue.ts'
import { compareValues, isNamedSize } from '../listing/compareValues.ts'

/** Products that differ only in colour or size. */
export interface Range {
  /** The attribute that tells them apart; left out where only their titles do. */
  readonly name?: string
  readonly members: readonly { readonly slug: string; readonly label: string; readonly swatch?: string }[]
}

/**
 * The range that these products are, told apart by the first attribute in which they differ; undefined for one that
 * stands alone. Sizes in letters or words stand from the smallest up, all else as it is listed.
 */
export function buildRange(products: readonly Product[], attributes: Attributes): Range | undefined {
  if (products.length < 2) return undefined
  const kind = attributes.find(
    (attribute) =>
      (isColourOrSize(attribute) || attribute.range) &&
      new Set(products.map(({ attributes: facts }) => facts[attribute.id])).size > 1,
  )
  const members = products.map(({ slug, title, swatch, attributes: facts }) => ({
    slug,
    label: (kind && facts[kind.id]) ?? title,
    ...(swatch && { swatch }),
  }))
  const isSized = kind?.kind === 'size' && members.every(({ label }) => isNamedSize(label))
  return {
    ...(kind && { name: kind.label }),
    members: isSized ? members.toSorted((a, b) => compareValues(a.label, b.label)) : members,
  }
}
