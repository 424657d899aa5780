import { formatCount } from '../base/count.ts'
import type { Pack } from '../catalogue/catalogue.ts'
import { formatPiecePrice, formatUnitPrice } from '../catalogue/unitPrice.ts'
import { formatWhole } from '../money/figures.ts'
import { type Price } from '../money/price.ts'
import { MAX_LINES } from './cartLines.ts'
import { MAX_QUANTITY } from './quantity.ts'

/**
 * The pieces in a number of packs: "2 × box of 100 = 200 gloves, 4.2p per glove". Undefined where the pack is
 * one piece. The number of pieces is exact; what one costs is rounded to a tenth of a penny, and of the kind that `price` is.
 */
export function formatPackTruth(quantity: number, pack: Pack, price: Price): string | undefined {
  const each = formatUnitPrice(price.pence, pack)
  if (each === undefined) return undefined
  return `${formatWhole(quantity)} × ${namePack(pack)} = ${countPieces(quantity, pack)}, ${price.isFrom ? 'from ' : ''}${each}`
}

/** The same in a row that says how many packs: "Box of 100, 200 gloves at 4.2p"; undefined as above. */
export function formatPieces(quantity: number, pack: Pack, price: Price): string | undefined {
  const each = formatPiecePrice(price.pence, pack)
  if (each === undefined) return undefined
  const name = namePack(pack)
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}, ${countPieces(quantity, pack)} ${price.isFrom ? 'from' : 'at'} ${each}`
}

const namePack = ({ unit, count }: Pack) => `${unit} of ${formatWhole(count)}`
const countPieces = (quantity: number, { count, of }: Pack) => `${formatWhole(quantity * count)} ${of ?? 'pieces'}`

/** The capacity of a cart, for a message that something did not fit. */
export function formatCartLimits(): string {
  return `${MAX_LINES} lines, up to ${formatWhole(MAX_QUANTITY)} of each`
}

/** Counts items and lines: "31 items in 5 lines". */
export function formatLineCount(items: number, lines: number): string {
  return `${formatWhole(items)} ${items === 1 ? 'item' : 'items'} in ${formatCount(lines, 'line')}`
}
