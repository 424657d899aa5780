import { findAlternatives, type Alternative } from './alternatives.ts'
import { findProducts, type Catalogue, type Product } from '../catalogue/catalogue.ts'

/** What a product's page leads on to, each product once. */
export interface Related<P = Product> {
  /** Accessories and what is used together, as the catalogue says it of either of the two. */
  readonly goesWith: readonly P[]
  readonly alternatives: readonly Alternative<P>[]
  /** Others on the same shelf; only where nothing closer is known. */
  readonly neighbours: readonly P[]
}

const COUNT = 4

/** What the data relates to a product; never another of its range, which the page offers by colour or size. */
export function findRelated(catalogue: Catalogue, product: Product, shelf: readonly string[]): Related {
  const alternatives = findAlternatives(catalogue, product)
  const isNew = (other: Product) =>
    other !== product &&
    (other.range === undefined || other.range !== product.range) &&
    alternatives.every((alternative) => alternative.product !== other)
  const named = findProducts(catalogue, product.goesWith ?? [])
  const naming = catalogue.products.filter(({ goesWith }) => goesWith?.includes(product.slug))
  const goesWith = takeFirst([...named, ...naming].filter(isNew))
  const isAlone = goesWith.length === 0 && alternatives.length === 0
  return { goesWith, alternatives, neighbours: isAlone ? takeFirst(findProducts(catalogue, shelf).filter(isNew)) : [] }
}

function takeFirst(products: readonly Product[]): Product[] {
  return [...new Set(products)].slice(0, COUNT)
}
