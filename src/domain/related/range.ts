import type { Product } from '../catalogue/catalogue.ts'

/** Products that differ only in colour or size. */
export interface Range {
  /** What tells them apart; left out where that is only their titles. */
  readonly name?: string
  readonly members: readonly { readonly slug: string; readonly label: string; readonly swatch?: string }[]
}

/** What may tell the members of a range apart: the first in which they differ. */
const KINDS = [
  { key: 'tubeColour', name: 'Tube colour' },
  { key: 'colour', name: 'Colour' },
  { key: 'size', name: 'Size' },
  { key: 'dimensions', name: 'Dimensions' },
  { key: 'patient', name: 'Patient' },
  { key: 'capacity', name: 'Capacity' },
] as const

/** The range that these products are; undefined for one that stands alone. */
export function buildRange(products: readonly Product[]): Range | undefined {
  if (products.length < 2) return undefined
  const kind = KINDS.find(({ key }) => new Set(products.map(({ attributes }) => attributes[key])).size > 1)
  return {
    ...(kind && { name: kind.name }),
    members: products.map(({ slug, title, swatch, attributes }) => ({
      slug,
      label: (kind && attributes[kind.key]) ?? title,
      ...(swatch && { swatch }),
    })),
  }
}
