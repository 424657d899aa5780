import type { ProductRecord } from '@shop/core/catalogue/schema.ts'
import { formatPrice, parsePrice } from '@shop/core/money/price.ts'
import { type Edit, type Files, readRecord } from '@shop/shop-files/edits/edits.ts'
import { isSame } from '@shop/shop-files/edits/merge.ts'
import { setLeastPrices } from '@shop/shop-files/spreadsheet/applyCells.ts'
import { findPlaces } from './cells.ts'

/** Works out the prices without VAT of a product and its variants from those with VAT, at a rate in per cent. */
export function setRate(files: Files, slug: string, rate: number): Edit[] {
  const file = findPlaces(files).get(slug)
  if (file === undefined) return []
  const was = readRecord(files, file, slug) as ProductRecord
  const now = structuredClone(was)
  for (const priced of [now, ...(now.variants ?? [])]) {
    const inc = parsePrice(priced.NewPrice ?? '')
    if (inc) priced.fromPrice = formatPrice({ ...inc, pence: Math.round((inc.pence * 100) / (100 + rate)) })
  }
  setLeastPrices(now)
  return isSame(was, now) ? [] : [{ file, key: slug, was, now }]
}
