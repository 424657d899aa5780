import type { Codes } from './catalogue.ts'

/** The names of the codes besides the SKU, in the order of pages. */
const CODE_NAMES = {
  mpn: 'Maker’s code',
  gtin: 'GTIN',
  nhsCode: 'NHS Supply Chain code',
  pipCode: 'PIP code',
  dmd: 'dm+d code',
} as const

type Coded = Codes & { readonly sku?: string }

/** The codes that a page shows beside the SKU. A SKU that is not the maker's is the shop's own code. */
export function nameCodes(product: Coded): { readonly name: string; readonly value: string }[] {
  const { sku, mpn, outer } = product
  const named = Object.entries(CODE_NAMES).flatMap(([key, name]) => {
    const value = product[key as keyof typeof CODE_NAMES]
    return value ? [{ name, value }] : []
  })
  return [
    ...(sku && sku !== mpn ? [{ name: 'Our code', value: sku }] : []),
    ...named,
    ...(outer ? [{ name: `GTIN of the case of ${outer.packs}`, value: outer.gtin }] : []),
  ]
}

/** Every code by which a product, or a variant, may be ordered. */
export function listCodes({ sku, mpn, gtin, outer, nhsCode, pipCode, dmd }: Coded): string[] {
  return [sku, mpn, gtin, outer?.gtin, nhsCode, pipCode, dmd].filter((code): code is string => Boolean(code))
}
