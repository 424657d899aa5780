import { money } from '@shop/core/money/shopMoney.ts'
import { describeRates } from '@shop/core/money/vat.ts'

/** The rate of goods that state none, in per cent: the shop's highest. */
export function getUsualRate(): number {
  return money.vatRates[0] ?? 0
}

/** The rate that some goods have in place of the usual one; undefined where the shop has none. */
export function findReducedRate(): number | undefined {
  return money.vatRates.slice(1).findLast((rate) => rate > 0)
}

/** Reads "20%", "13,5%" or "0.2", as a workbook holds 20%, as a rate of the shop; undefined for any other. In a shop without VAT 0 is one. */
export function parseRate(text: string): number | undefined {
  const rate = Number(text.replace('%', '').trim().replace(',', '.'))
  const rates = money.vatRates.length === 0 ? [0] : money.vatRates
  return rates.find((each) => each === rate) ?? rates.find((each) => each / 100 === rate)
}

export function explainRate(text: string): string {
  return money.vatRates.length === 0
    ? `“${text}” is no rate: the shop has no VAT. Leave it out.`
    : `“${text}” is ${describeRates()}. Write one of them.`
}
