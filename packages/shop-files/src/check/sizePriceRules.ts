import { compareMeasures } from '@shop/core/catalogue/measure.ts'
import type { ProductRecord, VariantRecord } from '@shop/core/catalogue/schema.ts'
import { formatUnitPrice, getUnitPence } from '@shop/core/catalogue/unitPrice.ts'
import { formatPence, parsePrice } from '@shop/core/money/price.ts'
import type { Report } from './report.ts'

/**
 * Warns of a smaller size that costs more per piece than a larger one in a larger pack or the same: a price is likely
 * that of another pack. Sizes that cannot be put in order, such as S and M, are not judged.
 */
export function checkSizePrices(
  { slug, pack, NewPrice }: ProductRecord,
  variants: readonly VariantRecord[],
  report: Report,
): void {
  const sold = variants.map((variant) => {
    const { count, of } = variant.pack ?? pack
    const pence = parsePrice(variant.NewPrice ?? NewPrice)?.pence ?? 0
    return { variant, pack: { count, ...(of !== undefined && { of }) }, pence, piece: getUnitPence(pence, { count }) }
  })
  for (const [index, small] of sold.entries()) {
    const large = sold.find(
      (other) =>
        small.piece > other.piece && small.pack.count <= other.pack.count && isSmaller(small.variant, other.variant),
    )
    if (!large) continue
    const [dear, cheap] = [small, large].map((one) => formatUnitPrice(one.pence, one.pack) ?? formatPence(one.pence))
    const message = `${dear} is more than ${cheap} for a larger size. Check the prices and the packs.`
    report('warning', slug, `variants.${index}.NewPrice`, message)
  }
}

/** True where two choices differ in one value only, and the first has the smaller of two measures. */
function isSmaller({ choice: one }: VariantRecord, { choice: other }: VariantRecord): boolean {
  const [name, ...more] = Object.keys(one).filter((name) => one[name] !== other[name])
  if (name === undefined || more.length > 0) return false
  return (compareMeasures(one[name]!, other[name] ?? '') ?? 0) < 0
}
