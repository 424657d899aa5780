import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  anyCartLines,
  anyCartLine as anyLine,
  anyText,
  buildExampleCartLine as buildLine,
} from '../fixtures/examples.ts'
import { getLineKey, setQuantity } from './cartLines.ts'
import { fitMultiple, MAX_QUANTITY, parseQuantity } from './quantity.ts'

describe('setQuantity', () => {
  test.each([
    [7, 7],
    [0, 1],
    [-3, 1],
    [2.7, 2],
    [MAX_QUANTITY + 1, MAX_QUANTITY],
    [Infinity, MAX_QUANTITY],
  ])('asked for %d keeps %d', (asked, kept) => {
    expect(setQuantity([buildLine('gloves', 3)], 'gloves', asked)).toEqual([buildLine('gloves', kept)])
  })

  test('changes the line with the key and no other', () => {
    fc.assert(
      fc.property(anyCartLines, anyLine, (cart, { quantity, ...item }) => {
        const expected = cart.map((line) => (getLineKey(line) === getLineKey(item) ? { ...line, quantity } : line))
        expect(setQuantity(cart, getLineKey(item), quantity)).toEqual(expected)
      }),
    )
  })
})

describe('fitMultiple', () => {
  test.each([
    [1, undefined, 1],
    [7, 1, 7],
    [1, 10, 10],
    [10, 10, 10],
    [11, 10, 20],
    [MAX_QUANTITY, 10, 9990],
    [0, 12, 12],
    [MAX_QUANTITY, 1000, 9000],
  ])('%d of what is sold in multiples of %s is %d', (quantity, multiple, fitted) => {
    expect(fitMultiple(quantity, multiple)).toBe(fitted)
  })

  test('gives a quantity that is sold, not less than was asked for and never a whole multiple more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8000 }), fc.integer({ min: 1, max: 1000 }), (quantity, multiple) => {
        const fitted = fitMultiple(quantity, multiple)
        expect(fitted % multiple).toBe(0)
        expect(fitted).toBeGreaterThanOrEqual(quantity)
        expect(fitted - quantity).toBeLessThan(multiple)
        expect(fitMultiple(fitted, multiple)).toBe(fitted)
      }),
    )
  })
})

describe('parseQuantity', () => {
  test.each([
    ['1', 1],
    ['12', 12],
    [' 12 ', 12],
    ['007', 7],
    [String(MAX_QUANTITY), MAX_QUANTITY],
  ])('reads %j as %i', (text, quantity) => {
    expect(parseQuantity(text)).toBe(quantity)
  })

  test.each([
    ...['', ' ', '0', '000', '-1', '+1', '1.0', '1.5', '1,000', '1e3', '0x1', '٣', '１', 'two', 'NaN', 'Infinity'],
    ...['1 2', String(MAX_QUANTITY + 1), '99999999999999999999'],
  ])('does not read %j', (text) => {
    expect(parseQuantity(text)).toBeUndefined()
  })

  test('reads any text as a whole number within the limits or not at all', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.integer().map(String), fc.double().map(String)), (text) => {
        const quantity = parseQuantity(text) ?? 1
        expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY).toBe(true)
      }),
    )
  })
})
