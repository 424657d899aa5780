import { groupFigures } from './figures.ts'
import { money } from './shopMoney.ts'

/** An amount of money as the catalogue states it. */
export interface Price {
  /** Whole minor units (pence), never a fraction. */
  readonly pence: number
  /** True where the text says "From": the least that a choice of options costs. */
  readonly isFrom: boolean
}

/** Reads "From £1,019.99" as minor units (pence); undefined for anything that is not one amount in the shop's currency (specification, 3). */
export function parsePrice(text: string): Price | undefined {
  const match = money.price.exec(text.trim())
  if (!match) return undefined
  const figures = match[2]!.replace(/\D/g, '') + (match[3] || '0'.repeat(money.digits))
  return { pence: Number(figures), isFrom: match[1] !== undefined }
}

/** Writes minor units (pence) as the shop's currency: 101999 → "£1,019.99". */
export function formatPence(pence: number, digits = money.digits): string {
  const figures = String(Math.abs(pence)).padStart(digits + 1, '0')
  const at = figures.length - digits
  const fraction = digits > 0 ? money.decimal + figures.slice(at) : ''
  return (pence < 0 ? '-' : '') + money.before + groupFigures(figures.slice(0, at)) + fraction + money.after
}

/** Writes minor units (pence) for a program, without a sign of the currency or separators: 101999 → "1019.99". */
export function formatDecimal(pence: number): string {
  return (pence / 10 ** money.digits).toFixed(money.digits)
}

/** Writes a price as the catalogue would: "From £5.99", "£5.99". */
export function formatPrice(price: Price): string {
  return (price.isFrom ? 'From ' : '') + formatPence(price.pence)
}

/** A shop whose goods have no VAT never mentions it. */
export function hasVat(): boolean {
  return money.vatRates.length > 0
}

/** Labels what is written of an amount with VAT: "£12.00 inc.VAT"; bare in a shop without VAT. */
export function labelInc(text: string): string {
  return hasVat() ? `${text} inc.VAT` : text
}

/** Formats the price of several: 3 at £5.99 → "£17.97", with "From" where the price has it. */
export function formatPriceOf(quantity: number, { pence, isFrom }: Price): string {
  return formatPrice({ pence: pence * quantity, isFrom })
}

/** Two amounts in whole minor units (pence). Of listed prices both are data: neither is worked out from the other. */
export interface Amounts {
  readonly exPence: number
  readonly incPence: number
}

/** Amounts that are kept: the shop may have another currency when they are read. */
export interface AgreedPrice extends Amounts {
  /** Its code; absent for pounds, as in all that was kept before a shop could choose. */
  readonly currency?: string
}

/** Amounts as they are kept, with their currency. */
export function keepCurrency({ exPence, incPence }: Amounts, currency = money.currency): AgreedPrice {
  return { exPence, incPence, ...(currency !== POUNDS && { currency }) }
}

/** Kept amounts in another currency are never read as the shop's own. */
export function isInCurrency({ currency = POUNDS }: AgreedPrice): boolean {
  return currency === money.currency
}

const POUNDS = 'GBP'

/** The price of one of a product, as the catalogue lists it. */
export function getListedPrice({ priceExVat, priceIncVat }: { priceExVat: Price; priceIncVat: Price }): Amounts {
  return { exPence: priceExVat.pence, incPence: priceIncVat.pence }
}
