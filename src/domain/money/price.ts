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

/** Writes whole pence as pounds: 101999 → "£1,019.99". */
export function formatPence(pence: number): string {
  const sign = pence < 0 ? '-' : ''
  const [pounds, rest] = [Math.floor(Math.abs(pence) / 100), Math.abs(pence) % 100]
  return `${sign}£${String(pounds).replace(/\B(?=(\d{3})+$)/g, ',')}.${String(rest).padStart(2, '0')}`
}

/** Writes a price as the catalogue would: "From £5.99", "£5.99". */
export function formatPrice(price: Price): string {
  return (price.isFrom ? 'From ' : '') + formatPence(price.pence)
}

/** Writes what some of a price come to: 3 at £5.99 → "£17.97", with "From" where the price has it. */
export function formatPriceOf(quantity: number, { pence, isFrom }: Price): string {
  return formatPrice({ pence: pence * quantity, isFrom })
}

/** The VAT rates of the United Kingdom, in per cent (VAT Act 1994, section 2 and schedules 7A and 8). */
export const VAT_RATES = [0, 5, 20] as const
export type VatRate = (typeof VAT_RATES)[number]

/**
 * The rate at which `incPence` is `exPence` with VAT added, or undefined where none fits.
 * A penny either way is allowed, since a shop rounds one figure from the other.
 */
export function findVatRate(incPence: number, exPence: number): VatRate | undefined {
  return VAT_RATES.find((rate) => Math.abs(Math.round(exPence * (1 + rate / 100)) - incPence) <= 1)
}
