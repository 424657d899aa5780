import type { Glance, Product } from '@shop/core/catalogue/catalogue.ts'
import { buildGlance } from '@shop/core/listing/glance.ts'
import { attributes } from 'virtual:attributes'
import { GlanceTable } from './GlanceTable.tsx'

/** The table of a category whose products are here. */
export function ShopGlance({ products, glance }: { products: readonly Product[]; glance: Glance }) {
  const table = buildGlance(products, glance, attributes)
  return table && <GlanceTable table={table} />
}
