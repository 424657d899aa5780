import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatUnitPrice, getUnitPence } from './unitPrice.ts'

test.each([
  [594, 100, '5.9p each'],
  [600, 100, '6p each'],
  [95, 2, '47.5p each'],
  // A half of a tenth, which is no exact binary fraction.
  [435, 100, '4.4p each'],
  [9994, 100, '99.9p each'],
  [9996, 100, '£1.00 each'],
  [4314, 20, '£2.16 each'],
  [1, 1000, '0p each'],
])('%i pence for %i pieces: %s', (pence, count, text) => {
  expect(formatUnitPrice(pence, { count })).toBe(text)
})

test('a pack of one piece has no unit price beside its price', () => {
  expect(formatUnitPrice(594, { count: 1 })).toBeUndefined()
})

test('the unit price times the count is the price, and what is shown is within a penny of it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999 }), fc.integer({ min: 2, max: 10_000 }), (pence, count) => {
      const unit = getUnitPence(pence, { count })
      expect(unit * count).toBeCloseTo(pence, 4)
      const shown = /^(?:£([\d,]+\.\d\d)|([\d.]+)p) each$/.exec(formatUnitPrice(pence, { count })!)!
      const value = shown[1] ? Number(shown[1].replaceAll(',', '')) * 100 : Number(shown[2])
      expect(Math.abs(value - unit)).toBeLessThanOrEqual(0.51)
    }),
  )
})
