import { formatDecimal, formatPence } from '@shop/core/money/price.ts'
import { money } from '@shop/core/money/shopMoney.ts'

export type Decimal = ',' | '.'

/**
 * Reads an amount of money as people write it, as minor units (pence): "£1,234.50", "1234,50 €", "12.5", "GBP 3".
 * Undefined for anything that is not one amount in the shop's currency, or that could be two: "1,234" is a thousand,
 * "1.234" is not. If the decimal sign is known, the other one groups thousands and nothing else.
 */
export function readAmount(text: string, decimal?: Decimal): number | undefined {
  const { figures, sign } = splitSign(text)
  if (isOther(sign)) return undefined
  if (decimal !== undefined && decimal !== money.decimal) {
    const known = { ',': /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d+))?$/, '.': /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?$/ }
    return readFigures(known[decimal].exec(figures))
  }
  // As the shop writes it comes first: "1.234" is a thousand in Berlin, and a dinar and a bit in Kuwait.
  const own = money.price.exec(figures)
  if (own) return own[1] ? undefined : Number(own[2]!.replaceAll(/\D/g, '') + (own[3] || '0'.repeat(money.digits)))
  if (money.decimal === ',' && /^\d{1,3},\d{3}$/.test(figures)) return undefined
  if (decimal === ',') return readFigures(/^(\d+)(?:,(\d+))?$/.exec(figures))
  const british = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?$/.exec(figures)
  if (decimal !== undefined) return readFigures(british)
  return readFigures(british ?? /^(\d{1,3}(?:\.\d{3})+|\d+),(\d{1,2})$/.exec(figures))
}

/** The sign that can only be the decimal one of a written amount: that before one or two figures at its end. */
export function countsForDecimal(text: string): Decimal | undefined {
  const { figures } = splitSign(text.replace(/^from\s/i, ''))
  return /^\d[\d.,]*?([.,])\d{1,2}$/.exec(figures)?.[1] as Decimal | undefined
}

/** The sign or the code of another currency than the shop's that a text states; undefined where there is none. */
export function findOtherCurrency(text: string): string | undefined {
  const { sign } = splitSign(text)
  return isOther(sign) ? sign : undefined
}

/** The reason that a text is no amount in the shop's currency, and the way to write one. */
export function explainAmount(text: string): string {
  const other = findOtherCurrency(text)
  if (other !== undefined)
    return `“${text}” is in another currency (${other}): the shop’s prices are in ${money.currency}.`
  const fraction = /[.,](\d+)$/.exec(splitSign(text).figures)?.[1]
  if (fraction !== undefined && fraction.length > money.digits && (money.digits === 0 || fraction.length !== 3))
    return `“${text}” has too many decimals: ${money.currency} has ${money.digits === 0 ? 'none' : money.digits}.`
  return `“${text}” is not a price. Write it as ${formatDecimal(getExample())}.`
}

/** The reason that an amount does not go with the decimal sign of its column: both things that it can be. */
export function explainDecimal(text: string, decimal: Decimal): string {
  const other = decimal === ',' ? '.' : ','
  const [column, sign] = decimal === ',' ? ['commas', 'point'] : ['points', 'comma']
  const pence = readAmount(text, other)
  if (pence === undefined) return explainAmount(text)
  const written = formatPence(pence)
  const own = String(splitSign(text).figures)
  const asColumn = new RegExp(`^\\d+\\${decimal}(\\d+)$`).exec(own)?.[1]
  if (asColumn === undefined)
    return `“${text}” has a decimal ${sign} in a column of decimal ${column}. If it is ${written}, write it as the others.`
  const many = asColumn.length - money.digits
  const places = many === 1 ? 'one decimal' : `${many} decimals`
  return `“${text}” in a column of decimal ${column} is ${written}, or ${own.replace(',', '.')} with ${places} too many. Write it as the others.`
}

export function explainFree(): string {
  return `At ${formatPence(0)} anybody could order it for nothing. Write what it costs.`
}

/** The price of an example, in minor units: 12.99 in a currency of two decimals. */
export function getExample(): number {
  return money.digits === 0 ? 1300 : 1299 * 10 ** (money.digits - 2)
}

const CODES = new Set(Intl.supportedValuesOf('currency'))

/** The figures of an amount, and the sign or code beside them that says its currency. */
function splitSign(text: string): { readonly figures: string; readonly sign?: string } {
  const bare = text.trim().replace('￥', '¥')
  const [, front = '', middle = '', back = ''] = /^(\D*?)\s*(\d(?:.*\d)?)\s*(\D*)$/s.exec(bare) ?? []
  const signs = [front, back].filter((side) => side !== '')
  const [sign] = signs
  const figures = (whole: string) => whole.replaceAll(/(?<=\d)[ \u00A0\u202F'’](?=\d{3}(?!\d))/g, '')
  if (signs.length !== 1 || sign === undefined || !isSign(sign)) return { figures: figures(bare) }
  return { figures: figures(middle), sign }
}

function isSign(text: string): boolean {
  return /^\p{Sc}$/u.test(text) || isOwn(text) || CODES.has(text.toUpperCase())
}

function isOther(sign: string | undefined): boolean {
  return sign !== undefined && !isOwn(sign)
}

/** Checks whether a sign is used for the shop's currency, at home or abroad: "$" for Canadian dollars too. */
function isOwn(sign: string): boolean {
  const own = [money.before.trim(), money.after.trim(), money.currency]
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: money.currency,
    currencyDisplay: 'narrowSymbol',
  })
  return [...own, format.formatToParts(0).find(({ type }) => type === 'currency')?.value].some(
    (one) => one?.toLowerCase() === sign.toLowerCase(),
  )
}

/** Noughts after the figures that the currency has change nothing; anything else there is no amount. */
function readFigures(match: RegExpExecArray | null): number | undefined {
  if (!match) return undefined
  const [, whole = '', fraction = ''] = match
  const { digits } = money
  const rest = fraction.slice(digits)
  if (rest !== '' && (rest.length < 2 || /[^0]/.test(rest))) return undefined
  const pence = Number(whole.replaceAll(/[,.]/g, '') + fraction.slice(0, digits).padEnd(digits, '0'))
  return Number.isSafeInteger(pence) ? pence : undefined
}
