import { completeMoney } from '@shop/core/catalogue/buildMoney.ts'
import { FEEDS } from '@shop/core/catalogue/shopSchema.ts'
import type { Shape } from './listFields.ts'

const { vatRates, showExVat } = completeMoney()

/** The usual values of fields that a file leaves out, by the fields' names in `labels.ts`. */
const USUAL: Readonly<Record<string, unknown>> = {
  'shop.offline': true,
  'shop.money.showExVat': showExVat,
  'shop.money.vatRates': vatRates,
  'shop.feeds': FEEDS,
}

/** The usual value of a field that is left out: mostly nothing. */
export function getUsual(name: string, { kind }: Shape): unknown {
  if (name in USUAL) return USUAL[name]
  if (kind === 'list') return []
  return kind === 'yes' ? false : ''
}
