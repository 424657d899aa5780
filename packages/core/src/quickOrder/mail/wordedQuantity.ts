import { foldText } from '../../base/fold.ts'
import { fitMultiple, parseQuantity } from '../../cart/quantity.ts'
import type { Product } from '../../catalogue/catalogue.ts'
import { countPacks, parseAmount, suggestPacks } from '../amount.ts'
import { readTokens, UNITS } from '../amountTokens.ts'
import { listReadings } from '../figures.ts'

/** The number of packs that words ask for, or what about it has to be asked. */
export type WordedQuantity =
  | { readonly packs: number; readonly isSure: true }
  | {
      /** What is proposed; undefined where there is no telling. */
      readonly packs?: number
      readonly isSure: false
      /** The numbers of packs that were perhaps meant: 6 packs, or the 1 that holds 6 pieces. */
      readonly readings?: readonly number[]
      readonly isMissing?: true
    }

/** Units that hold several pieces, which people say one for another. */
const HOLDING = new Set(['box', 'pack', 'bag', 'tub', 'carton', 'sleeve', 'canister', 'bucket', 'pot', 'tin', 'jar', 'drum']) // prettier-ignore
/** Units of one piece. */
const SINGLE = new Set(['each', 'tube', 'bottle', 'tub', 'pot', 'tin', 'can', 'jar', 'roll', 'kit', 'set', 'canister', 'bag', 'bucket', 'drum']) // prettier-ignore
/** The most packs that a bare number counts rather than pieces, where a pack holds at least so many. */
const FEW_PACKS = [
  { pieces: 10, packs: 3 },
  { pieces: 20, packs: 5 },
  { pieces: 100, packs: 10 },
]

/**
 * Reads a quantity in words for a product, more freely than beside a code, where buyer and shop mean the same pack: a box is
 * a pack, a tube is one piece. A bare number that may count pieces is asked about, and so is none.
 */
export function readWordedQuantity(
  text: string,
  product: Pick<Product, 'pack' | 'title' | 'multiple'>,
): WordedQuantity {
  const { pack, multiple } = product
  const [, first, unitOf = '', second] = /^(\d+)( .*)? or (\d+)$/.exec(text) ?? []
  if (first !== undefined) {
    const counts = [first, second!].flatMap((count) => {
      const read = readWordedQuantity(count + unitOf, product)
      return read.isSure ? [read.packs] : (read.readings ?? read.packs ?? [])
    })
    return { isSure: false, readings: [...new Set(counts)] }
  }
  if (text.trim() === '') return { isSure: false, isMissing: true, packs: fitMultiple(1, multiple) }
  const amount = parseAmount(text)
  if (!amount || parseQuantity(String(amount.count)) === undefined) {
    const readings = listReadings(text).filter((reading) => parseQuantity(String(reading)) !== undefined)
    return { isSure: false, ...(readings.length > 0 && { readings }) }
  }
  const { count, unit, size = pack.count } = amount
  const known = countPacks(amount, product)
  if (known !== undefined && (unit !== undefined || isPlain(count, pack.count))) return { packs: known, isSure: true }
  if (unit === undefined && known !== undefined) {
    const readings = [...new Set([count, suggestPacks({ ...amount, unit: 'piece' }, product)])]
    return { isSure: false, readings: readings.map((packs) => fitMultiple(packs, multiple)) }
  }
  const isSame =
    size === pack.count &&
    unit !== undefined &&
    (pack.count > 1 ? HOLDING.has(unit) && HOLDING.has(pack.unit) : SINGLE.has(unit) && SINGLE.has(pack.unit))
  return isSame
    ? { packs: count, isSure: true }
    : { packs: fitMultiple(suggestPacks(amount, product), multiple), isSure: false }
}

/** A bare number with the unit that the goods end with, where that is how the product is packed and no word of its name: 12 of "wipes tubs". */
export function addUnit(quantity: string, goods: string, { pack, title }: Pick<Product, 'pack' | 'title'>): string {
  const [word = ''] = /[a-z]+$/.exec(foldText(goods)) ?? []
  const unit = UNITS[word]
  if (unit === undefined || !/^\d+$/.test(quantity)) return quantity
  const isPacked = unit === pack.unit || (HOLDING.has(unit) && HOLDING.has(pack.unit))
  const isNamed = readTokens(title).some(({ text }) => UNITS[text] === unit)
  return isPacked && !isNamed ? `${quantity} ${word}` : quantity
}

/** Checks whether a bare number counts packs: one, or of single pieces, or few where a pack holds many. */
function isPlain(count: number, pieces: number): boolean {
  return count === 1 || pieces === 1 || FEW_PACKS.some((few) => pieces >= few.pieces && count <= few.packs)
}
