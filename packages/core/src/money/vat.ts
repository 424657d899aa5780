import { type Amounts, hasVat } from './price.ts'
import { money } from './shopMoney.ts'

/** One of the shop's VAT rates, in per cent. */
export type VatRate = number

/** The sums of the lines of one VAT rate; `rate` is undefined where the prices do not tell it. */
export interface VatGroup extends Amounts {
  readonly rate: VatRate | undefined
  /** The number of lines. */
  readonly count: number
  /** True where any of their prices is only the least, so the sums are too. */
  readonly isFrom: boolean
}

/** The sums of lines: by VAT rate, highest first and an unstated rate last, and all together. */
export interface Total extends Amounts {
  readonly groups: readonly VatGroup[]
  readonly isFrom: boolean
  /** The listed prices inc.VAT added up, in whole minor units (pence); each was rounded, so this can differ from `incPence`. */
  readonly listedIncPence: number
}

/** A line as it is added up. */
export interface TaxedLine {
  readonly quantity: number
  readonly unitPrice: Amounts
  readonly isFrom: boolean
}

/** Every rate of the shop at which one of two listed prices is the other, rounded to the minor unit (penny). */
export function listFittingRates({ exPence, incPence }: Amounts): VatRate[] {
  return listRates().filter(
    (rate) => exPence + getVat(exPence, rate) === incPence || takeVat(incPence, rate) === exPence,
  )
}

/**
 * The VAT rate of two listed prices; undefined where none fits or, as happens with a few pence, more than one. Nothing
 * looser is a fit: what the rate is wrong by is multiplied by the quantity.
 */
export function findVatRate(unitPrice: Amounts): VatRate | undefined {
  const rates = listFittingRates(unitPrice)
  return rates.length === 1 ? rates[0] : undefined
}

/**
 * Adds lines up as an invoice does: net is the unit price ex.VAT times the quantity, and VAT is worked out once on the
 * net of each rate, to the nearest minor unit (penny). HMRC allows this for invoices (VAT Notice 700, section 17.5) and for retailers,
 * who may not only round down (17.6). Where the rate is not stated, the listed prices inc.VAT are added up as they are.
 */
export function addUp(lines: readonly TaxedLine[]): Total {
  const groups = [...listRates(), undefined].flatMap((rate) => {
    const own = lines.filter(({ unitPrice }) => findVatRate(unitPrice) === rate)
    if (own.length === 0) return []
    const isFrom = own.some(({ isFrom }) => isFrom)
    return [{ rate, count: own.length, isFrom, ...sumGroup(own, rate) }]
  })
  return {
    groups,
    isFrom: groups.some(({ isFrom }) => isFrom),
    exPence: sum(groups.map(({ exPence }) => exPence)),
    incPence: sum(groups.map(({ incPence }) => incPence)),
    listedIncPence: sumListed(lines),
  }
}

/** In a shop that shows only prices inc.VAT, they add up to the total, and the VAT is worked out once for each rate. */
function sumGroup(lines: readonly TaxedLine[], rate: VatRate | undefined): Amounts {
  const exPence = sum(lines.map(({ unitPrice, quantity }) => unitPrice.exPence * quantity))
  const incPence = sumListed(lines)
  if (rate === undefined) return { exPence, incPence }
  if (money.showExVat) return { exPence, incPence: exPence + getVat(exPence, rate) }
  return { exPence: takeVat(incPence, rate), incPence }
}

/** The VAT that a total states, by rate; nothing in a shop without VAT. */
export function listVatGroups({ groups }: Total): readonly VatGroup[] {
  return hasVat() ? groups : []
}

const ROUNDING =
  'VAT is worked out once, on the net total at each rate, so the total differs from the listed prices inc.VAT added up.'
const NO_RATE = 'Where the VAT rate is not stated, the listed prices are added up as they are.'

/** Notes for a reader who checks a total, in sentences; empty where the listed prices add up to it. */
export function explainTotal({ groups, incPence, listedIncPence }: Total): string[] {
  const hasUnknown = hasVat() && groups.some(({ rate }) => rate === undefined)
  return [...(incPence === listedIncPence ? [] : [ROUNDING]), ...(hasUnknown ? [NO_RATE] : [])]
}

/** The VAT on a net amount, both in whole minor units (pence). */
function getVat(exPence: number, rate: VatRate): number {
  return Math.round((exPence * inHundredths(rate)) / 10_000)
}

/** The net amount in one that includes VAT, both in whole minor units (pence). */
function takeVat(incPence: number, rate: VatRate): number {
  return Math.round((incPence * 10_000) / (10_000 + inHundredths(rate)))
}

/** Without VAT both prices are the same. */
function listRates(): readonly VatRate[] {
  return hasVat() ? money.vatRates : [0]
}

/** Whole, so that nothing is lost on the way: 13.5 % is 1350. */
function inHundredths(rate: VatRate): number {
  return Math.round(rate * 100)
}

/** Says that prices fit none of the shop's rates: "no VAT rate of the shop (0%, 5% or 20%)". */
export function describeRates(): string {
  const rates = money.vatRates.toReversed().map((rate) => `${rate}%`)
  const last = rates.pop()
  if (last === undefined) return 'a shop without VAT only if they are the same'
  return `no VAT rate of the shop (${rates.length > 0 ? `${rates.join(', ')} or ` : ''}${last})`
}

/** Names a rate: "20%", "not stated". */
export function formatVatRate(rate: VatRate | undefined): string {
  return rate === undefined ? 'not stated' : `${rate}%`
}

function sumListed(lines: readonly TaxedLine[]): number {
  return sum(lines.map(({ unitPrice, quantity }) => unitPrice.incPence * quantity))
}

function sum(pence: readonly number[]): number {
  return pence.reduce((total, each) => total + each, 0)
}
