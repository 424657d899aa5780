import type { Pack } from '../catalogue/catalogue.ts'
import { formatPence } from './price.ts'

/** What one piece of a pack costs, in pence and rarely whole; for comparing and sorting, never for adding up. */
export function getUnitPence(packPence: number, pack: Pick<Pack, 'count'>): number {
  return packPence / Math.max(1, pack.count)
}

/** What one piece costs: 594 pence for a box of 100 → "5.9p each"; undefined where the pack is one piece. */
export function formatUnitPrice(packPence: number, pack: Pick<Pack, 'count'>): string | undefined {
  if (pack.count <= 1) return undefined
  const tenths = divideRounded(packPence * 10, pack.count)
  return tenths < 1000 ? `${tenths / 10}p each` : `${formatPence(divideRounded(packPence, pack.count))} each`
}

/** The quotient of two whole numbers, halves up, without a fraction on the way that could tip it. */
function divideRounded(dividend: number, divisor: number): number {
  const twice = 2 * dividend + divisor
  return (twice - (twice % (2 * divisor))) / (2 * divisor)
}
