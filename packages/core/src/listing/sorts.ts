import type { ListedProduct } from '../catalogue/catalogue.ts'
import { compareNames } from './compareValues.ts'

/** Orders that a list can be put into; the first is the list's own. */
export const SORTS = ['listed', 'price-up', 'price-down', 'unit-price', 'name', 'saving'] as const
export type Sort = (typeof SORTS)[number]

export const SORT_NAMES: Readonly<Record<Exclude<Sort, 'listed'>, string>> = {
  'price-up': 'Price, lowest first',
  'price-down': 'Price, highest first',
  'unit-price': 'Price of one piece',
  name: 'Name, A to Z',
  saving: 'Biggest saving',
}

/** The saving on the old price, in pence; 0 where there is no old price. */
export function getSaving({ oldPrice, priceIncVat }: ListedProduct): number {
  return oldPrice ? oldPrice.pence - priceIncVat.pence : 0
}

/** Compares the prices of one piece exactly, by multiplying crosswise: no penny is lost to rounding. */
export function compareUnitPrice(a: ListedProduct, b: ListedProduct): number {
  return a.priceIncVat.pence * b.pack.count - b.priceIncVat.pence * a.pack.count
}

const COMPARE: Readonly<Record<Sort, (a: ListedProduct, b: ListedProduct) => number>> = {
  listed: () => 0,
  'price-up': (a, b) => a.priceIncVat.pence - b.priceIncVat.pence,
  'price-down': (a, b) => b.priceIncVat.pence - a.priceIncVat.pence,
  'unit-price': compareUnitPrice,
  name: (a, b) => compareNames(a.title, b.title),
  saving: (a, b) => getSaving(b) - getSaving(a),
}

/** The orders that differ for this list: no saving where nothing is on offer, no price of a piece where all are single. */
export function listSorts(products: readonly ListedProduct[]): Sort[] {
  return SORTS.filter((sort) => {
    if (sort === 'saving') return products.some((product) => product.oldPrice)
    return sort !== 'unit-price' || products.some(({ pack }) => pack.count > 1)
  })
}

/** Sorts indices of a listing; equals keep its order. */
export function sortIndices(indices: readonly number[], products: readonly ListedProduct[], sort: Sort): number[] {
  return indices.toSorted((a, b) => COMPARE[sort](products[a]!, products[b]!) || a - b)
}
