/** The largest quantity of one line; more than that is a telephone call. */
export const MAX_QUANTITY = 9999

/** Reads a typed quantity; undefined unless it is a whole number from 1 to `MAX_QUANTITY`. */
export function parseQuantity(text: string): number | undefined {
  const digits = text.trim()
  if (!/^\d{1,6}$/.test(digits)) return undefined
  const quantity = Number(digits)
  return quantity >= 1 && quantity <= MAX_QUANTITY ? quantity : undefined
}

/** The least quantity from `quantity` up that is sold, at most `MAX_QUANTITY`: 7 of what is sold in tens is 10. */
export function fitMultiple(quantity: number, multiple = 1): number {
  const most = Math.floor(MAX_QUANTITY / multiple) * multiple
  return Math.min(most, Math.ceil(clampQuantity(quantity) / multiple) * multiple)
}

/** The nearest quantity that a line can have. */
export function clampQuantity(quantity: number): number {
  return Math.min(MAX_QUANTITY, Math.max(1, Math.trunc(quantity)))
}
