import type { Guide, GuideTable, Product } from './catalogue.ts'

/** The tables that help to choose this product, in the order of the shop's file. */
export function findGuides(
  guides: readonly Guide[],
  { kind = '', slug }: Pick<Product, 'kind' | 'slug'>,
): readonly GuideTable[] {
  return guides
    .filter(({ kinds, products }) => kinds.includes(kind) || products.includes(slug))
    .map(({ table }) => table)
}
