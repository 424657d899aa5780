import type { Pack } from '../catalogue/catalogue.ts'
import { formatPence } from './price.ts'
import { money } from './shopMoney.ts'

/** What one piece of a pack costs, in minor units (pence) and rarely whole; for comparing and sorting, never for adding up. */
export function getUnitPence(packPence: number, pack: Pick<Pack, 'count'>): number {
  return packPence / Math.max(1, pack.count)
}

/** What one piece costs: 594 pence for a box of 100 → "5.9p each"; undefined where the pack is one piece. */
export function formatUnitPrice(packPence: number, pack: Pick<Pack, 'count'>): string | undefined {
  if (pack.count <= 1) return undefined
  const tenths = divideRounded(packPence * 10, pack.count)
  if (tenths >= 1000) return `${formatPence(divideRounded(packPence, pack.count))} each`
  return `${money.minor ? `${tenths / 10}${money.minor}` : formatPence(tenths, money.digits + 1)} each`
}

/** The quotient of two whole numbers, halves up, without a fraction on the way that could tip it. */
function divideRounded(dividend: number, divisor: number): number {
  const twice = 2 * dividend + divisor
  return (twice - (twice % (2 * divisor))) / (2 * divisor)
}
