/** An amount of money as the catalogue states it. */
export interface Price {
  /** Whole pence, never a fraction. */
  readonly pence: number
  /** True where the text says "From": the least that a choice of options costs. */
  readonly isFrom: boolean
}

const PRICE_TEXT = /^(from\s+)?£?\s?(\d{1,3}(?:,\d{3}){1,2}|\d{1,7})(?:\.(\d{2}))?$/i

/** Reads "From £1,019.99" as pence; undefined for anything that is not one amount in pounds (specification, 3). */
export function parsePrice(text: string): Price | undefined {
  const match = PRICE_TEXT.exec(text.trim())
  if (!match) return undefined
  const pounds = Number(match[2]!.replaceAll(',', ''))
  return { pence: pounds * 100 + Number(match[3] ?? '0'), isFrom: match[1] !== undefined }
}

const POUNDS = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })

/** Writes whole pence as pounds: 101999 → "£1,019.99". */
export function formatPence(pence: number): string {
  return POUNDS.format(pence / 100)
}

/** Writes whole pence as pounds without a sign of the currency or commas: 101999 → "1019.99". */
export function formatDecimal(pence: number): string {
  return (pence / 100).toFixed(2)
}

/** Writes a price as the catalogue would: "From £5.99", "£5.99". */
export function formatPrice(price: Price): string {
  return (price.isFrom ? 'From ' : '') + formatPence(price.pence)
}

/** Writes what some of a price come to: 3 at £5.99 → "£17.97", with "From" where the price has it. */
export function formatPriceOf(quantity: number, { pence, isFrom }: Price): string {
  return formatPrice({ pence: pence * quantity, isFrom })
}

/** Two amounts in whole pence. Of listed prices both are data: neither is worked out from the other. */
export interface Amounts {
  readonly exPence: number
  readonly incPence: number
}

/** What one of a product costs, as the catalogue lists it. */
export function getListedPrice({ priceExVat, priceIncVat }: { priceExVat: Price; priceIncVat: Price }): Amounts {
  return { exPence: priceExVat.pence, incPence: priceIncVat.pence }
}
