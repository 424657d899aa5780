import type { ListedProduct, Product } from '@shop/core/catalogue/catalogue.ts'
import { formatUnitPrice } from '@shop/core/catalogue/unitPrice.ts'
import { buildList, type List } from '@shop/core/listing/list.ts'
import { labelInc } from '@shop/core/money/price.ts'
import { attributes } from 'virtual:attributes'
import { groups } from 'virtual:groups'

// The code of filters and sorting: one file, loaded when the browser is idle.
export { viewList } from '@shop/core/listing/list.ts'
export { ListBar } from './ListBar.tsx'
export { ListNotes } from './ListNotes.tsx'
export { ShopGlance } from './ShopGlance.tsx'

const TITLES = new Map(groups.flatMap(({ categories }) => categories.map(({ id, title }) => [id, title] as const)))

/** A list of the shop's products with its facets, categories by their titles. */
export function buildShopList(products: readonly Product[]): List {
  return buildList(products, attributes, TITLES)
}

/** The price of one piece, inc.VAT, for a listing sorted by it. */
export function noteUnitPrice({ priceIncVat, pack }: ListedProduct): string | undefined {
  const price = formatUnitPrice(priceIncVat.pence, pack)
  return price && labelInc(price)
}
