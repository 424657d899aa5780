import type { Pack } from './catalogue.ts'
import { formatPence } from './price.ts'

/** What one piece of a pack costs, in pence and rarely whole; for comparing and sorting, never for adding up. */
export function getUnitPence(packPence: number, pack: Pick<Pack, 'count'>): number {
  return packPence / Math.max(1, pack.count)
}

/** Says what one piece costs: 594 pence for a box of 100 → "5.9p each"; undefined where the pack is one piece. */
export function formatUnitPrice(packPence: number, pack: Pick<Pack, 'count'>): string | undefined {
  if (pack.count <= 1) return undefined
  const pence = getUnitPence(packPence, pack)
  const tenths = Math.round(pence * 10) / 10
  return tenths < 100 ? `${tenths}p each` : `${formatPence(Math.round(pence))} each`
}
