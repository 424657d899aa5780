import { VAT_RATES, type VatRate } from './price.ts'

/** Two amounts in whole pence, both given: neither is ever worked out from the other. */
export interface Amounts {
  readonly exPence: number
  readonly incPence: number
}

/** What the lines of one VAT rate come to; `rate` is undefined where the prices do not tell it. */
export interface VatGroup extends Amounts {
  readonly rate: VatRate | undefined
  /** The number of lines. */
  readonly count: number
  /** True where any of their prices is only the least, so the sums are too. */
  readonly isFrom: boolean
}

/** What a group asks of a line. */
type GroupedLine = Amounts & Pick<VatGroup, 'rate' | 'isFrom'>

/**
 * The VAT rate at which two given prices fit, in per cent. A penny either way is allowed, since a shop rounds one price
 * from the other; where two rates fit equally well, as they do for a few pence, none is stated.
 */
export function deriveVatRate({ exPence, incPence }: Amounts): VatRate | undefined {
  const [best, next] = VAT_RATES.map((rate) => ({
    rate,
    miss: Math.abs(Math.round(exPence * (1 + rate / 100)) - incPence),
  }))
    .filter(({ miss }) => miss <= 1)
    .toSorted((a, b) => a.miss - b.miss)
  return best && best.miss !== next?.miss ? best.rate : undefined
}

/** Adds amounts. */
export function sumAmounts(amounts: readonly Amounts[]): Amounts {
  return {
    exPence: amounts.reduce((sum, { exPence }) => sum + exPence, 0),
    incPence: amounts.reduce((sum, { incPence }) => sum + incPence, 0),
  }
}

/** The lines' sums by VAT rate, highest rate first, those without a rate last. */
export function groupByVatRate(lines: readonly GroupedLine[]): VatGroup[] {
  const rates = [...VAT_RATES].toSorted((a, b) => b - a)
  return [...rates, undefined].flatMap((rate) => {
    const own = lines.filter((line) => line.rate === rate)
    if (own.length === 0) return []
    return [{ rate, count: own.length, isFrom: own.some(({ isFrom }) => isFrom), ...sumAmounts(own) }]
  })
}

/** Names a rate: "20%", "not stated". */
export function formatVatRate(rate: VatRate | undefined): string {
  return rate === undefined ? 'not stated' : `${rate}%`
}
