import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { findPriceChange } from '../cart/agreedPrice.ts'
import { formatBand } from '../listing/priceBands.ts'
import { formatWhole } from '../money/figures.ts'
import { formatDecimal, formatPence, formatPrice, keepCurrency, parsePrice } from '../money/price.ts'
import { money, setMoney } from '../money/shopMoney.ts'
import { findVatRate } from '../money/vat.ts'
import { buildMoney } from './buildMoney.ts'
import { formatUnitPrice } from './unitPrice.ts'

const USUAL = money
afterEach(() => setMoney(USUAL))

test('a shop without money settings is in pounds', () => {
  expect(buildMoney(undefined)).toEqual(USUAL)
  expect(buildMoney({})).toEqual(USUAL)
})

describe.each([
  { currency: 'GBP', locale: 'en-GB', pence: 123_450, text: '£1,234.50', decimal: '1234.50', whole: '12,345' },
  { currency: 'EUR', locale: 'en-IE', pence: 123_450, text: '€1,234.50', decimal: '1234.50', whole: '12,345' },
  { currency: 'EUR', locale: 'de-DE', pence: 123_450, text: '1.234,50\u00A0€', decimal: '1234.50', whole: '12.345' },
  { currency: 'JPY', locale: 'ja-JP', pence: 1_234, text: '¥1,234', decimal: '1234', whole: '12,345' },
  {
    currency: 'KWD',
    locale: 'en-KW',
    pence: 1_234_500,
    text: 'KWD\u00A01,234.500',
    decimal: '1234.500',
    whole: '12,345',
  },
  { currency: 'INR', locale: 'en-IN', pence: 12_345_678, text: '₹1,23,456.78', decimal: '123456.78', whole: '12,345' },
])('$currency in $locale', ({ currency, locale, pence, text, decimal, whole }) => {
  test(`writes ${text}, and reads it back`, () => {
    setMoney(buildMoney({ currency, locale }))
    expect(formatPence(pence)).toBe(text)
    expect(formatPence(-pence)).toBe(`-${text}`)
    expect(parsePrice(text)).toEqual({ pence, isFrom: false })
    expect(parsePrice(text.replace('\u00A0', ' '))).toEqual({ pence, isFrom: false })
    expect(formatDecimal(pence)).toBe(decimal)
    expect(formatWhole(12_345)).toBe(whole)
  })

  test('reads back every price that it writes', () => {
    setMoney(buildMoney({ currency, locale }))
    fc.assert(
      fc.property(fc.record({ pence: fc.nat(999_999_999), isFrom: fc.boolean() }), (price) => {
        expect(parsePrice(formatPrice(price))).toEqual(price)
      }),
    )
  })
})

test.each([
  ['EUR', 'en-IE', ['£5', '$5', '€5.999', '€5.5', '5,00 €', 'EUR 5']],
  ['JPY', 'ja-JP', ['£500', '¥500.00', '¥5,00']],
  ['KWD', 'en-KW', ['KWD 5.00', '£5.000', 'KWD 5.0000']],
])('in %s no other sign and no other number of decimals is read', (currency, locale, texts) => {
  setMoney(buildMoney({ currency, locale }))
  for (const text of texts) expect(parsePrice(text), text).toBeUndefined()
})

test.each([
  ['GBP', 'en-GB', 594, 100, '5.9p per piece'],
  ['EUR', 'en-IE', 594, 100, '€0.059 per piece'],
  ['JPY', 'ja-JP', 594, 100, '¥5.9 per piece'],
  ['KWD', 'en-KW', 594, 100, 'KWD\u00A00.0059 per piece'],
  ['EUR', 'en-IE', 4314, 20, '€2.16 per piece'],
])('%s in %s: %i for %i pieces are %s', (currency, locale, pence, count, text) => {
  setMoney(buildMoney({ currency, locale }))
  expect(formatUnitPrice(pence, { count })).toBe(text)
})

test('a stretch of prices is said in whole units of the currency', () => {
  setMoney(buildMoney({ currency: 'KWD', locale: 'en-KW' }))
  expect(formatBand({ from: 10_000, to: 25_000 })).toBe('KWD\u00A010 to KWD\u00A025')
})

test('a rate that is not whole is found wherever a shop rounds its prices', () => {
  setMoney(buildMoney({ currency: 'EUR', vatRates: [0, 9, 13.5, 23] }))
  fc.assert(
    fc.property(fc.integer({ min: 200, max: 9_999_999 }), fc.constantFrom(0, 9, 13.5, 23), (exPence, rate) => {
      const incPence = Math.round((exPence * (1000 + rate * 10)) / 1000)
      expect(findVatRate({ exPence, incPence })).toBe(rate)
    }),
  )
})

describe('a price that was agreed to', () => {
  const product = { priceIncVat: { pence: 1200, isFrom: false }, priceExVat: { pence: 1000, isFrom: false } } as never
  const line = { slug: 'a', options: {}, quantity: 1, price: keepCurrency({ incPence: 999, exPence: 900 }) }

  test('in pounds is kept as it always was', () => {
    expect(line.price).toEqual({ incPence: 999, exPence: 900 })
    expect(findPriceChange({ line, product })).toMatchObject({ was: { incPence: 999 } })
  })

  test('in one currency is never compared with a price in another', () => {
    setMoney(buildMoney({ currency: 'EUR' }))
    expect(findPriceChange({ line, product })).toBeUndefined()
    const euros = { ...line, price: keepCurrency(line.price) }
    expect(findPriceChange({ line: euros, product })).toMatchObject({ was: { incPence: 999, currency: 'EUR' } })
    setMoney(USUAL)
    expect(findPriceChange({ line: euros, product })).toBeUndefined()
  })
})
