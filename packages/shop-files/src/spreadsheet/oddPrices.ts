import { groupByKeys } from '@shop/core/base/group.ts'
import { formatPence } from '@shop/core/money/price.ts'
import type { Refusal } from './listEntries.ts'

/** A price of a file, in minor units, and what the shop has in its place. */
export interface ReadPrice {
  readonly line: number
  readonly slug: string
  readonly column: string
  readonly pence: number
  readonly was: number | undefined
}

/** The lines whose odd prices the owner has looked at. */
export type AcceptedPrices = 'all' | ReadonlySet<number>

/** Fewer cells have no middle to speak of. */
const LEAST_CELLS = 5
const MOST_OF_COLUMN = 20
const MOST_OF_SHOP = 10
/** More numbers of lines are no option to copy. */
const MOST_NAMED = 50

/** Prices, new or changed, that are far from the others of their column or from what the shop has: a slip, until the owner accepts it. */
export function findOddPrices(prices: readonly ReadPrice[], accepted: AcceptedPrices | undefined): Refusal[] {
  if (accepted === 'all') return []
  const columns = groupByKeys(prices, ({ column }) => [column])
  const medians = new Map([...columns].map(([column, own]) => [column, findMedian(own)]))
  const lines = new Set<number>(accepted)
  return prices.flatMap(({ line, slug, column, pence, was }): Refusal[] => {
    if (pence === was || lines.has(line)) return []
    const median = medians.get(column)
    const beside =
      was !== undefined && isFar(pence, was, MOST_OF_SHOP)
        ? `what the shop has (${formatPence(was)})`
        : median !== undefined && isFar(pence, median, MOST_OF_COLUMN)
          ? `the middle price of its column (${formatPence(median)})`
          : undefined
    if (beside === undefined) return []
    // A line has one question.
    lines.add(line)
    const reason = `${formatPence(pence)} is far from ${beside}. Correct it, or accept it as the last line says.`
    return [{ line, slug, column, reason, isOddPrice: true }]
  })
}

/** The option to add to the command if all of these prices are right; undefined if there are none. */
export function formatAcceptFlag(refusals: readonly Refusal[]): string | undefined {
  const lines = refusals.flatMap(({ line, isOddPrice }) => (isOddPrice ? [line] : []))
  if (lines.length === 0) return undefined
  if (lines.length > MOST_NAMED)
    return `If these ${lines.length.toLocaleString('en-GB')} prices are right, add --accept-prices=all, or the numbers of their lines.`
  return `If these prices are right, add --accept-prices=${[...new Set(lines)].sort((a, b) => a - b).join(',')}, or --accept-prices=all.`
}

/** Reads the option of that name; undefined where it is neither lines nor all. */
export function parseAccepted(text: string): AcceptedPrices | undefined {
  if (text === 'all') return text
  return /^\d+(?:,\d+)*$/.test(text) ? new Set(text.split(',').map(Number)) : undefined
}

function isFar(pence: number, other: number, times: number): boolean {
  return other > 0 && (pence >= other * times || pence * times <= other)
}

function findMedian(prices: readonly ReadPrice[]): number | undefined {
  if (prices.length < LEAST_CELLS) return undefined
  return prices.map(({ pence }) => pence).sort((a, b) => a - b)[Math.floor(prices.length / 2)]
}
