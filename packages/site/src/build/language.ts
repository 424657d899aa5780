import { completeMoney } from '@shop/core/catalogue/buildMoney.ts'
import type { Shop } from '@shop/core/catalogue/shopSchema.ts'

/** The language of the pages, as in BCP 47: their words are English, of the shop's own country where people speak it there. */
export function nameLanguage(money: Shop['money']): string {
  const { locale } = completeMoney(money)
  return /^en\b/.test(locale) ? locale : 'en-GB'
}
