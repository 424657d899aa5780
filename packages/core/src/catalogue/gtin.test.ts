import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyGtin } from '../fixtures/gtin.ts'
import { formatGtin, isOwnRange, parseGtin } from './gtin.ts'

describe('parseGtin', () => {
  test.each([
    ['5012345678900', '05012345678900'],
    ['05012345678900', '05012345678900'],
    // Examples of the GS1 General Specifications and of goods in shops.
    ['96385074', '00000096385074'],
    ['036000291452', '00036000291452'],
    ['4006381333931', '04006381333931'],
    ['5012345678901', undefined],
    ['50123456789', undefined],
    ['00000000', undefined],
    ['', undefined],
    ['50123456789OO', undefined],
  ])('reads %j as %j', (text, gtin) => {
    expect(parseGtin(text)).toBe(gtin)
  })

  test('sees every single digit that is wrong', () => {
    fc.assert(
      fc.property(anyGtin, fc.nat(13), fc.integer({ min: 1, max: 9 }), (gtin, at, change) => {
        const wrong = gtin.slice(0, at) + String((Number(gtin[at]) + change) % 10) + gtin.slice(at + 1)
        expect(parseGtin(wrong)).toBeUndefined()
      }),
    )
  })

  test('keeps its number when it is written again', () => {
    fc.assert(
      fc.property(anyGtin, (gtin) => {
        expect(parseGtin(formatGtin(gtin))).toBe(gtin)
      }),
    )
  })
})

test.each([
  ['2900001000017', true],
  ['12900001000014', true],
  ['0212345678909', true],
  ['5012345678900', false],
  ['96385074', false],
  ['20123451', true],
  ['no code', false],
])('%s is of a shop’s own range: %s', (gtin, isOwn) => {
  expect(isOwnRange(gtin)).toBe(isOwn)
})
