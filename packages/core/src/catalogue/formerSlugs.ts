import type { Catalogue, Product } from './catalogue.ts'
import type { MovedRecord } from './schema.ts'

const DETAIL = '/detail/'

/**
 * The catalogue with the slugs that each product had before, so that what visitors have kept under one of them is still
 * found. A successor is another product: a visitor who chose the old one has not chosen it.
 */
export function addFormerSlugs(catalogue: Catalogue, moved: readonly MovedRecord[]): Catalogue {
  const formerly = new Map<string, string[]>()
  for (const { from, to, successor } of moved) {
    if (successor || !from.startsWith(DETAIL) || !to.startsWith(DETAIL)) continue
    const slug = to.slice(DETAIL.length)
    formerly.set(slug, [...(formerly.get(slug) ?? []), from.slice(DETAIL.length)])
  }
  if (formerly.size === 0) return catalogue
  return { ...catalogue, products: catalogue.products.map((product) => addTo(product, formerly.get(product.slug))) }
}

function addTo(product: Product, formerly: readonly string[] | undefined): Product {
  return formerly ? { ...product, formerly } : product
}

/** The slug that each product has now, by each that it had before. */
export function listRenamed(products: readonly Product[]): Map<string, string> {
  return new Map(products.flatMap(({ slug, formerly = [] }) => formerly.map((old) => [old, slug])))
}
