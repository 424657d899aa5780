import { formatPence } from '../money/price.ts'
import { money } from '../money/shopMoney.ts'
import type { Pack } from './catalogue.ts'

/** The price of one piece in minor units (pence), rarely whole; for comparing and sorting, never for adding up. */
export function getUnitPence(packPence: number, pack: Pick<Pack, 'count'>): number {
  return packPence / Math.max(1, pack.count)
}

/** The price of one piece: 594 pence for a box of 100 gloves → "5.9p per glove"; undefined where the pack is one piece. */
export function formatUnitPrice(packPence: number, pack: Pick<Pack, 'count' | 'of'>): string | undefined {
  const price = formatPiecePrice(packPence, pack)
  return price && `${price} per ${namePiece(pack.of)}`
}

/** The same without what it is of: "5.9p". */
export function formatPiecePrice(packPence: number, { count }: Pick<Pack, 'count'>): string | undefined {
  if (count <= 1) return undefined
  const tenths = divideRounded(packPence * 10, count)
  if (tenths >= 1000) return formatPence(divideRounded(packPence, count))
  return money.minor ? `${tenths / 10}${money.minor}` : formatPence(tenths, money.digits + 1)
}

/** The unit that a price is for: "each", "per box". */
export function formatPer({ unit }: Pick<Pack, 'unit'>): string {
  return unit === 'each' ? unit : `per ${unit}`
}

/** One of the things in a pack: "glove", "battery"; "piece" where the word is no plain plural, or names a thing of two halves. */
function namePiece(of = ''): string {
  if (/(?:ss|\b(?:pants|scissors|shorts|trousers|tweezers))$/.test(of)) return 'piece'
  if (/[^aeiou]ies$/.test(of)) return of.replace(/ies$/, 'y')
  if (/(?:ch|sh|ss|x)es$/.test(of)) return of.replace(/es$/, '')
  return /.s$/.test(of) ? of.replace(/s$/, '') : 'piece'
}

/** The quotient of two whole numbers, halves up, without a fraction on the way that could tip it. */
function divideRounded(dividend: number, divisor: number): number {
  const twice = 2 * dividend + divisor
  return (twice - (twice % (2 * divisor))) / (2 * divisor)
}
