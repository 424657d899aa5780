import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '../fixtures/examples.ts'
import { formatPence, formatPrice, formatPriceOf, parsePrice } from './price.ts'

describe('parsePrice', () => {
  test.each([
    ['£5', 500, false],
    ['£5.99', 599, false],
    ['£0.05', 5, false],
    ['£0.00', 0, false],
    ['From £5.99', 599, true],
    ['from £12', 1200, true],
    ['FROM  £12.50', 1250, true],
    ['£1,019.99', 101_999, false],
    ['£1019.99', 101_999, false],
    ['£12,345,678.90', 1_234_567_890, false],
    ['1,199.00', 119_900, false],
    ['£ 999.17', 99_917, false],
    ['  £8.40\n', 840, false],
  ])('reads %j as %i pence', (text, pence, isFrom) => {
    expect(parsePrice(text)).toEqual({ pence, isFrom })
  })

  test.each([
    ...['', ' ', '£', '.', 'From', 'From £', 'free', 'POA', 'NaN', 'Infinity', '£1e3', '£0x10', '£٥'],
    ...['£5.9', '£5.999', '£.50', '£5.', '£1,00', '£1,0000', '£10,00,000', '£12.34.56', '£1,019,99'],
    ...['-£5', '£-5', '$5', '€5', '£5 GBP', '£5p', '£5 £6', '£5–£9', 'From £5 to £9', 'was £5', '££5'],
  ])('does not read %j as a price', (text) => {
    expect(parsePrice(text)).toBeUndefined()
  })

  test.each([
    ['eighteen digits', '£999,999,999,999,999,999.99'],
    ['six hundred digits', `£1${',000'.repeat(200)}.00`],
  ])('does not read an amount that pence cannot hold exactly: %s', (_, text) => {
    expect(parsePrice(text)).toBeUndefined()
  })

  test('gives whole pence or nothing for any text', () => {
    const priceLike = fc.stringMatching(/^(From )?£?\d{1,4}(,\d{3}){0,4}(\.\d{0,3})?$/)
    fc.assert(
      fc.property(fc.oneof(anyText, priceLike), (text) => {
        const price = parsePrice(text)
        expect(price === undefined || (Number.isSafeInteger(price.pence) && price.pence >= 0)).toBe(true)
      }),
    )
  })
})

describe('formatPence', () => {
  test.each([
    [0, '£0.00'],
    [5, '£0.05'],
    [50, '£0.50'],
    [1200, '£12.00'],
    [99_999, '£999.99'],
    [100_000, '£1,000.00'],
    [101_999, '£1,019.99'],
    [1_234_567_890, '£12,345,678.90'],
    [-500, '-£5.00'],
  ])('writes %i pence as %s', (pence, text) => {
    expect(formatPence(pence)).toBe(text)
  })

  test('writes what parsePrice reads back, to the penny', () => {
    fc.assert(
      fc.property(fc.nat(9_999_999_999), (pence) => {
        expect(parsePrice(formatPence(pence))).toEqual({ pence, isFrom: false })
      }),
    )
  })

  test('keeps "From" on the way out and back', () => {
    fc.assert(
      fc.property(fc.record({ pence: fc.nat(999_999_999), isFrom: fc.boolean() }), (price) => {
        expect(parsePrice(formatPrice(price))).toEqual(price)
      }),
    )
  })
})

test.each([
  [3, { pence: 599, isFrom: false }, '£17.97'],
  [3, { pence: 599, isFrom: true }, 'From £17.97'],
  [9999, { pence: 101999, isFrom: false }, '£10,198,880.01'],
] as const)('%i of %j come to %s', (quantity, price, text) => {
  expect(formatPriceOf(quantity, price)).toBe(text)
})
