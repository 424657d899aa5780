import type { Money } from '../money/shopMoney.ts'
import type { Shop } from './shopSchema.ts'

/** The sign of a hundredth, in currencies whose small prices are given in it: 5.9p, but €0.059. */
const MINOR: Readonly<Record<string, string>> = { GBP: 'p' }
/** Turns the reading direction around a sign; nothing that people type. */
const MARKS = /[\u200E\u200F\u061C]/g
/** More than this many figures without a separator are a mistake. */
const MOST_FIGURES = 7

/** The facts of a shop's money, with the usual ones where it does not say: those of a shop in the United Kingdom. */
export function completeMoney({
  currency = 'GBP',
  locale = 'en-GB',
  vatRates = [0, 5, 20],
  showExVat = true,
}: NonNullable<Shop['money']> = {}) {
  return { currency, locale, vatRates, showExVat }
}

/** Works out how a shop's currency is written in its locale. Throws a RangeError for a code that is none. */
export function buildMoney(facts: Shop['money']): Money {
  const { currency, locale, vatRates, showExVat } = completeMoney(facts)
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    useGrouping: 'always',
    numberingSystem: 'latn',
  })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  const parts = format
    .formatToParts(1_234_567_890)
    .map(({ type, value }) => ({ type, value: value.replace(MARKS, '').replace('￥', '¥') }))
  const [first, last] = [parts.findIndex(isFigures), parts.findLastIndex(isFigures)]
  const join = (some: typeof parts) => some.map(({ value }) => value).join('')
  const [before, after] = [join(parts.slice(0, first)).trimStart(), join(parts.slice(last + 1)).trimEnd()]
  const group = parts.find(({ type }) => type === 'group')?.value ?? ','
  // A currency without a fraction has one in the price of a single piece.
  const plain = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(0.5)
  const decimal = [...parts, ...plain].find(({ type }) => type === 'decimal')!.value
  const size = parts.filter(({ type }) => type === 'integer').at(-2)!.value.length
  const minor = MINOR[currency]
  return {
    vatRates: [...new Set(vatRates)].sort((a, b) => b - a),
    showExVat: showExVat && vatRates.length > 0,
    currency,
    digits,
    before,
    after,
    ...(minor && { minor }),
    decimal,
    group,
    thousands: size === 2 ? /\B(?=(\d\d)*\d{3}$)/g : /\B(?=(\d{3})+$)/g,
    price: buildPattern({ digits, before, after, decimal, group }, size),
  }
}

function isFigures({ type }: { readonly type: string }): boolean {
  return type === 'integer' || type === 'fraction'
}

/** Takes the sign where the locale puts it, or none; a space may be of any kind, as people type another one. */
function buildPattern(
  { digits, before, after, decimal, group }: Pick<Money, 'digits' | 'before' | 'after' | 'decimal' | 'group'>,
  size: number,
): RegExp {
  const space = /^\s$/.test(group) ? '\\s' : /['’]/.test(group) ? "['’]" : escape(group)
  const sign = (text: string, side: 'before' | 'after') => {
    if (text === '') return ''
    const bare = escape(text.trim())
    return side === 'before' ? `(?:${bare}\\s?)?` : `(?:\\s?${bare})?`
  }
  const grouped = size === 2 ? `\\d{1,2}(?:${space}\\d{2}){0,2}${space}\\d{3}` : `\\d{1,3}(?:${space}\\d{3}){1,2}`
  const fraction = digits === 0 ? '()' : `(?:${escape(decimal)}(\\d{${digits}}))?`
  return new RegExp(
    `^(from\\s+)?${sign(before, 'before')}(${grouped}|\\d{1,${MOST_FIGURES}})${fraction}${sign(after, 'after')}$`,
    'i',
  )
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
