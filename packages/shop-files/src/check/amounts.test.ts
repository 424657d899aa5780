import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { buildMoney } from '@shop/core/catalogue/buildMoney.ts'
import { setMoney } from '@shop/core/money/shopMoney.ts'
import { explainAmount, readAmount } from './amounts.ts'

test.each([
  ['£1,234.50', 123450],
  ['1234,50', 123450],
  ['1.234,50', 123450],
  ['gbp 3', 300],
  ['12.5', 1250],
  ['12', 1200],
  ['GBP 3', 300],
  ['1,234', 123400],
  ['12.50000', 1250],
  ['£ 1 234.00', 123400],
])('%s is %i pence', (text, pence) => {
  expect(readAmount(text)).toBe(pence)
})

test.each([
  '',
  'free',
  '12.345',
  '1,23,4',
  '-3',
  '1.2.3',
  '£',
  '12 or 13 pounds',
  '1e3',
  '1.230',
  '12 50',
  '£4 £6',
  '12\n50',
])('“%s” is no amount', (text) => {
  expect(readAmount(text)).toBeUndefined()
})

test('an amount in any of its usual forms is read back', () => {
  fc.assert(
    fc.property(fc.nat(99_999_999), (pence) => {
      const [pounds, rest] = [Math.floor(pence / 100), String(pence % 100).padStart(2, '0')]
      for (const text of [`£${pounds.toLocaleString('en-GB')}.${rest}`, `${pounds},${rest} GBP`, `${pounds}.${rest}`])
        expect(readAmount(text)).toBe(pence)
    }),
  )
})

describe('in another currency', () => {
  afterEach(() => setMoney(buildMoney(undefined)))

  test.each([
    ['EUR', 'en-IE', '€1,234.50', 123450],
    ['EUR', 'en-IE', '1.234,50 €', 123450],
    ['EUR', 'de-DE', '1.234 €', 123400],
    ['EUR', 'de-DE', '1,234', undefined],
    ['EUR', 'fr-FR', '1 234,50 €', 123450],
    ['JPY', 'ja-JP', '￥1,200', 1200],
    ['JPY', 'ja-JP', '1200.00', 1200],
    ['JPY', 'ja-JP', '1200.5', undefined],
    ['KWD', 'en-KW', 'KWD 1.234', 1234],
    ['KWD', 'en-KW', '12.5', 12500],
    ['CAD', 'en-CA', '$12.50', 1250],
    ['SEK', 'sv-SE', '1 234,50 kr', 123450],
  ])('%s in %s: %s is %s', (currency, locale, text, pence) => {
    setMoney(buildMoney({ currency, locale }))
    expect(readAmount(text)).toBe(pence)
  })

  test.each([
    ['GBP', '€12.00', '€'],
    ['GBP', '12,00 €', '€'],
    ['GBP', 'EUR 12', 'EUR'],
    ['EUR', '£12.00', '£'],
    ['JPY', '$12', '$'],
  ])('a shop in %s takes %s for another currency, and says so', (currency, text, sign) => {
    setMoney(buildMoney({ currency }))
    expect(readAmount(text)).toBeUndefined()
    expect(explainAmount(text)).toContain(`another currency (${sign})`)
    expect(explainAmount(text)).toContain(currency)
  })
})
