import type { Product } from '@shop/core/catalogue/catalogue.ts'
import { isOwnRange, parseGtin } from '@shop/core/catalogue/gtin.ts'
import { listVariants } from '@shop/core/catalogue/variants.ts'
import { paths } from '@shop/core/page/address.ts'
import type { LoadedShop } from '@shop/shop-files/load/loadCatalogue.ts'
import { getPageFile } from '../pages.ts'
import { buildRedirect } from '../redirectPage.ts'

/**
 * A page at the address of each barcode, as a GS1 Digital Link has it (GS1, URI Syntax 1.5: `/01/` and 14 digits), by
 * its file. A barcode of a shop's own range means nothing elsewhere: only a demonstration has pages for those.
 */
export function buildGtinPages({ shop, catalogue }: Pick<LoadedShop, 'shop' | 'catalogue'>): Map<string, string> {
  const sold = catalogue.products.flatMap((product) => [product, ...listVariants(product)])
  return new Map(
    sold.flatMap((one) =>
      listGtins(one)
        .filter((gtin) => shop.demonstration || !isOwnRange(gtin))
        .map((gtin) => {
          const to = paths.detail(one.slug, one.chosen ? one.sku : '')
          return [getPageFile(`/01/${gtin}`), buildRedirect(shop, to, one.title)] as const
        }),
    ),
  )
}

function listGtins({ gtin, outer }: Product): string[] {
  return [gtin, outer?.gtin].flatMap((text) => parseGtin(text ?? '') ?? [])
}
