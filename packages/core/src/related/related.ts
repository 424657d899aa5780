import { groupByKeys } from '../base/group.ts'
import { buildOnce } from '../base/once.ts'
import { type Catalogue, findProducts, type Product } from '../catalogue/catalogue.ts'
import { type Alternative, findAlternatives } from './alternatives.ts'

/** The products that a product's page links to, each once. */
export interface Related<P = Product> {
  /** Accessories and products used together, where the catalogue names either of the two. */
  readonly goesWith: readonly P[]
  readonly alternatives: readonly Alternative<P>[]
  /** Others of the same category; only where nothing closer is known. */
  readonly neighbours: readonly P[]
}

const COUNT = 4

/** The products that name another as going with them, by the other's slug. */
const getNaming = buildOnce(({ products }: Catalogue) => groupByKeys(products, ({ goesWith = [] }) => goesWith))

/** The products related to one; never another of its range, which the page offers by colour or size. */
export function findRelated(catalogue: Catalogue, product: Product, shelf: readonly string[]): Related {
  const alternatives = findAlternatives(catalogue, product)
  const isNew = (other: Product) =>
    other !== product &&
    (other.range === undefined || other.range !== product.range) &&
    alternatives.every((alternative) => alternative.product !== other)
  const named = findProducts(catalogue, product.goesWith ?? [])
  const naming = getNaming(catalogue).get(product.slug) ?? []
  const goesWith = takeFirst([...named, ...naming].filter(isNew))
  const isAlone = goesWith.length === 0 && alternatives.length === 0
  return { goesWith, alternatives, neighbours: isAlone ? takeFirst(findProducts(catalogue, shelf).filter(isNew)) : [] }
}

function takeFirst(products: readonly Product[]): Product[] {
  return [...new Set(products)].slice(0, COUNT)
}
