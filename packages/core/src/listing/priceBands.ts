import { formatPence } from '../money/price.ts'
import { money } from '../money/shopMoney.ts'

/** A stretch of prices: in minor units (pence), from `from` up to, but without, `to`. */
export interface PriceBand {
  readonly from: number
  readonly to: number
}

/** The leading figures of a round sum of pounds, of any number of digits. */
const ROUND = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]

/**
 * Cuts prices (minor units, pence) into bands at their own quantiles, rounded to sums of whole units that people would say. Every price is
 * in one band and no band is empty; fewer than two bands tell nothing apart, and then there are none.
 */
export function buildPriceBands(prices: readonly number[]): PriceBand[] {
  const sorted = prices.toSorted((a, b) => a - b)
  const count = sorted.length >= 12 ? 4 : sorted.length >= 6 ? 3 : 2
  const cuts: number[] = []
  for (let part = 1; part < count; part += 1) {
    const cut = roundToPounds(sorted[Math.floor((part * sorted.length) / count)] ?? 0)
    const [low, high] = [cuts.at(-1) ?? 0, sorted.at(-1) ?? 0]
    if (cut <= high && sorted.some((price) => price >= low && price < cut)) cuts.push(cut)
  }
  if (cuts.length === 0) return []
  return [0, ...cuts].map((from, index) => ({ from, to: cuts[index] ?? Infinity }))
}

/** The round sum nearest to `pence`, at least one whole unit (pound). */
function roundToPounds(pence: number): number {
  const unit = 10 ** money.digits
  const pounds = Math.max(1, pence / unit)
  const magnitude = 10 ** Math.floor(Math.log10(pounds))
  const round = ROUND.map((lead) => lead * magnitude).filter(Number.isInteger)
  return unit * round.reduce((best, sum) => (Math.abs(sum - pounds) < Math.abs(best - pounds) ? sum : best))
}

/** Names a band in an address: "under-10", "10-25", "25-up". */
export function formatBandKey({ from, to }: PriceBand): string {
  const [least, most] = [from, to].map((pence) => pence / 10 ** money.digits)
  if (from === 0) return `under-${most}`
  return to === Infinity ? `${least}-up` : `${least}-${most}`
}

/** Says a band: "Under £10", "£10 to £25", "£25 or more". */
export function formatBand({ from, to }: PriceBand): string {
  const say = (pence: number) => formatPence(pence / 10 ** money.digits, 0)
  if (from === 0) return `Under ${say(to)}`
  return to === Infinity ? `${say(from)} or more` : `${say(from)} to ${say(to)}`
}
