import type { Amounts } from './price.ts'

/** The VAT rates of the United Kingdom, in per cent (VAT Act 1994, section 2 and schedules 7A and 8). */
const VAT_RATES = [20, 5, 0] as const
export type VatRate = (typeof VAT_RATES)[number]

/** What the lines of one VAT rate come to; `rate` is undefined where the prices do not tell it. */
export interface VatGroup extends Amounts {
  readonly rate: VatRate | undefined
  /** The number of lines. */
  readonly count: number
  /** True where any of their prices is only the least, so the sums are too. */
  readonly isFrom: boolean
}

/** What lines come to: by VAT rate, highest first and what is not stated last, and all together. */
export interface Total extends Amounts {
  readonly groups: readonly VatGroup[]
  readonly isFrom: boolean
  /** The listed prices inc.VAT added up, in whole pence; each was rounded, so this can differ from `incPence`. */
  readonly listedIncPence: number
}

/** A line as it is added up. */
export interface TaxedLine {
  readonly quantity: number
  readonly unitPrice: Amounts
  readonly isFrom: boolean
}

/** Every UK rate at which one of two listed prices is the other, rounded to the penny. */
export function listFittingRates({ exPence, incPence }: Amounts): VatRate[] {
  return VAT_RATES.filter(
    (rate) =>
      Math.round((exPence * (100 + rate)) / 100) === incPence ||
      Math.round((incPence * 100) / (100 + rate)) === exPence,
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
 * net of each rate, to the nearest penny. HMRC allows this for invoices (VAT Notice 700, section 17.5) and for retailers,
 * who may not only round down (17.6). Where the rate is not stated, the listed prices inc.VAT are added up as they are.
 */
export function addUp(lines: readonly TaxedLine[]): Total {
  const groups = [...VAT_RATES, undefined].flatMap((rate) => {
    const own = lines.filter(({ unitPrice }) => findVatRate(unitPrice) === rate)
    if (own.length === 0) return []
    const exPence = sum(own.map(({ unitPrice, quantity }) => unitPrice.exPence * quantity))
    const incPence = rate === undefined ? sumListed(own) : exPence + Math.round((exPence * rate) / 100)
    return [{ rate, count: own.length, isFrom: own.some(({ isFrom }) => isFrom), exPence, incPence }]
  })
  return {
    groups,
    isFrom: groups.some(({ isFrom }) => isFrom),
    exPence: sum(groups.map(({ exPence }) => exPence)),
    incPence: sum(groups.map(({ incPence }) => incPence)),
    listedIncPence: sumListed(lines),
  }
}

const ROUNDING =
  'VAT is worked out once, on the net total at each rate, so the total differs from the listed prices inc.VAT added up.'
const NO_RATE = 'Where the VAT rate is not stated, the listed prices are added up as they are.'

/** What a reader who checks a total should know of it, in sentences; empty where the listed prices add up to it. */
export function explainTotal({ groups, incPence, listedIncPence }: Total): string[] {
  const hasUnknown = groups.some(({ rate }) => rate === undefined)
  return [...(incPence === listedIncPence ? [] : [ROUNDING]), ...(hasUnknown ? [NO_RATE] : [])]
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
