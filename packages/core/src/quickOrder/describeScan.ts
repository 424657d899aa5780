import { formatDate, formatLongDate } from '../base/date.ts'
import type { Scan } from './gs1.ts'

/**
 * The facts on a label besides its product: "batch A1, expires 21 November 2026"; empty where there are none. `today`
 * is the day at the device's clock: a product that expires today has not expired.
 */
export function describeScan({ batch, serial, expiry }: Scan, today: Date): string {
  const day = formatDate(today) ?? ''
  return [
    batch && `batch ${batch}`,
    serial && `serial number ${serial}`,
    expiry && `${expiry < day ? 'expired' : 'expires'} ${formatLongDate(expiry)}`,
  ]
    .filter(Boolean)
    .join(', ')
}
