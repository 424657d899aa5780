import type { Codes } from './catalogue.ts'
import { isOwnRange } from './gtin.ts'

type Coded = Codes & { readonly sku?: string }

/** The codes that a page shows beside the SKU. A SKU that is not the maker's is the shop's own code. */
export function nameCodes(product: Coded): { readonly name: string; readonly value: string }[] {
  const { sku, mpn, gtin, outer, nhsCode, pipCode, dmd } = product
  const named = [
    { name: 'Our code', value: sku === mpn ? undefined : sku },
    { name: 'Maker’s code', value: mpn },
    { name: nameBarcode(gtin), value: gtin },
    { name: 'NHS Supply Chain code', value: nhsCode },
    { name: 'PIP code', value: pipCode },
    { name: 'dm+d code', value: dmd },
    { name: `${nameBarcode(outer?.gtin)} of the case of ${outer?.packs}`, value: outer?.gtin },
  ]
  return named.flatMap(({ name, value }) => (value ? [{ name, value }] : []))
}

/** The name "GTIN" is for what means the same everywhere. */
function nameBarcode(gtin = ''): string {
  return isOwnRange(gtin) ? 'Our barcode' : 'GTIN'
}

/** Every code by which a product, or a variant, may be ordered. */
export function listCodes({ sku, mpn, gtin, outer, nhsCode, pipCode, dmd }: Coded): string[] {
  return [sku, mpn, gtin, outer?.gtin, nhsCode, pipCode, dmd].filter((code): code is string => Boolean(code))
}
