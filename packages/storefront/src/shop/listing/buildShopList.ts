import { attributes } from 'virtual:attributes'
import { groups } from 'virtual:groups'
import type { Product } from '@shop/core/catalogue/catalogue.ts'
import { buildList, type List } from '@shop/core/listing/list.ts'

const TITLES = new Map(groups.flatMap(({ categories }) => categories.map(({ id, title }) => [id, title] as const)))

/** A list of the shop's products with its facets, categories by their titles. */
export function buildShopList(products: readonly Product[]): List {
  return buildList(products, attributes, TITLES)
}
