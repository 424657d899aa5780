import type { ProductRecord } from '@shop/core/catalogue/schema.ts'
import type { Shop } from '@shop/core/catalogue/shopSchema.ts'
import { type Files, holdsProducts, listProducts } from '@shop/shop-files/edits/edits.ts'

/** Fields of single trades, and what in the shop's facts says that it is of that trade. */
const OF_TRADES = {
  legalClass: 'pharmacy',
  nhsCode: 'pharmacy',
  pipCode: 'pharmacy',
  dmd: 'pharmacy',
  engravable: 'engraving',
} as const satisfies Partial<Record<keyof ProductRecord, keyof Shop>>
type TradeField = keyof typeof OF_TRADES

/** The fields of other trades than the shop's: it declares nothing of them, and none of its goods has one. */
export function listUnoffered(files: Files): ReadonlySet<string> {
  const shop = (files['shop.json'] ?? {}) as Partial<Shop>
  const fields = new Set(
    (Object.keys(OF_TRADES) as TradeField[]).filter((field) => shop[OF_TRADES[field]] === undefined),
  )
  if (fields.size === 0) return fields
  for (const file of Object.keys(files).filter(holdsProducts))
    for (const record of listProducts(files, file))
      for (const each of [record, ...(record.variants ?? [])])
        for (const field of fields) if (Object.hasOwn(each, field)) fields.delete(field)
  return fields
}
