/** The form of a shop's money, and of its currency in its locale; `buildMoney` makes it from the shop's facts. */
export interface Money {
  /** The VAT rates of its goods, in per cent, the highest first; empty for a shop without VAT. */
  readonly vatRates: readonly number[]
  readonly showExVat: boolean
  /** The code of ISO 4217. */
  readonly currency: string
  /** The number of figures after the decimal point: 2 for pounds, none for yen, 3 for Kuwaiti dinars. */
  readonly digits: number
  /** The sign, where it stands in front, with the space after it. */
  readonly before: string
  /** The sign, where it stands behind, with the space before it. */
  readonly after: string
  /** The sign of a hundredth, where small amounts are given in them: "p". */
  readonly minor?: string
  readonly decimal: string
  readonly group: string
  /** Finds the positions between the figures of a whole number where `group` stands. */
  readonly thousands: RegExp
  /** A price as a record states it: "From", the whole units, the figures after the decimal point. */
  readonly price: RegExp
}

/** The settings of a shop that states none: pounds. */
const POUNDS: Money = {
  vatRates: [20, 5, 0],
  showExVat: true,
  currency: 'GBP',
  digits: 2,
  before: '£',
  after: '',
  minor: 'p',
  decimal: '.',
  group: ',',
  thousands: /\B(?=(\d{3})+$)/g,
  price: /^(from\s+)?(?:£\s?)?(\d{1,3}(?:,\d{3}){1,2}|\d{1,7})(?:\.(\d{2}))?$/i,
}

/**
 * That of the shop that this program works for. A build puts the shop's own in place of this module, as a constant
 * (`packages/site/src/build/cataloguePlugin.ts`).
 */
export let money: Money = POUNDS

/** For programs that read a shop as they run: the build itself, the checker, the desk, tests. */
export function setMoney(next: Money): void {
  money = next
}
