/** Writes whole pence as pounds without a sign of the currency or commas: 101999 → "1019.99". */
export function formatDecimal(pence: number): string {
  const digits = String(Math.abs(pence)).padStart(3, '0')
  return `${pence < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
