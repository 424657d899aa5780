import { formatPence } from '../money/price.ts'
import { money } from '../money/shopMoney.ts'
import type { Order } from './order.ts'

type Priced = Pick<Order, 'currency'>

/** Writes minor units (pence) in the currency of an order, which may be of a time when the shop had another one. */
export function formatSum(pence: number, { currency }: Priced): string {
  if (currency === money.currency) return formatPence(pence)
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(pence / 10 ** countDigits({ currency }))
}

/** Writes minor units (pence) in the currency of an order for a program: 101999 → "1019.99". */
export function formatSumDecimal(pence: number, order: Priced): string {
  const digits = countDigits(order)
  return (pence / 10 ** digits).toFixed(digits)
}

/** The number of figures after the decimal point in an order's currency. */
export function countDigits({ currency }: Priced): number {
  if (currency === money.currency) return money.digits
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
}
