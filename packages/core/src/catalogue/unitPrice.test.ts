import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPer, formatUnitPrice, getUnitPence } from './unitPrice.ts'

test.each([
  [594, 100, '5.9p per piece'],
  [600, 100, '6p per piece'],
  [95, 2, '47.5p per piece'],
  // A half of a tenth, which is no exact binary fraction.
  [435, 100, '4.4p per piece'],
  [9994, 100, '99.9p per piece'],
  [9996, 100, '£1.00 per piece'],
  [4314, 20, '£2.16 per piece'],
  [1, 1000, '0p per piece'],
])('%i pence for %i pieces: %s', (pence, count, text) => {
  expect(formatUnitPrice(pence, { count })).toBe(text)
})

test.each([
  ['gloves', 'glove'],
  ['chest seals', 'chest seal'],
  ['batteries', 'battery'],
  ['dishes', 'dish'],
  ['patches', 'patch'],
  ['lozenges', 'lozenge'],
  ['ice packs', 'ice pack'],
  ['pairs', 'pair'],
  // No word of ours could be wrong for these.
  ['specula', 'piece'],
  ['pants', 'piece'],
  ['glass', 'piece'],
  ['', 'piece'],
  [undefined, 'piece'],
])('of a pack of %s the price is per %s', (of, piece) => {
  expect(formatUnitPrice(600, { count: 100, ...(of !== undefined && { of }) })).toBe(`6p per ${piece}`)
})

test.each([
  ['each', 'each'],
  ['box', 'per box'],
  ['pair', 'per pair'],
])('what is sold by %s has its price %s', (unit, text) => {
  expect(formatPer({ unit })).toBe(text)
})

test('a pack of one piece has no unit price beside its price', () => {
  expect(formatUnitPrice(594, { count: 1 })).toBeUndefined()
})

test('the unit price times the count is the price, and what is shown is within a penny of it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999 }), fc.integer({ min: 2, max: 10_000 }), (pence, count) => {
      const unit = getUnitPence(pence, { count })
      expect(unit * count).toBeCloseTo(pence, 4)
      const shown = /^(?:£([\d,]+\.\d\d)|([\d.]+)p) per piece$/.exec(formatUnitPrice(pence, { count })!)!
      const value = shown[1] ? Number(shown[1].replaceAll(',', '')) * 100 : Number(shown[2])
      expect(Math.abs(value - unit)).toBeLessThanOrEqual(0.51)
    }),
  )
})
