import { expect, test } from 'vitest'
import { describeScan } from './describeScan.ts'

const today = new Date(2026, 10, 21, 15, 30)

test.each([
  ['2026-11-20', 'expired 20 November 2026'],
  ['2026-11-21', 'expires 21 November 2026'],
  ['2026-11-22', 'expires 22 November 2026'],
])('with the date %s gives: %s', (expiry, text) => {
  expect(describeScan({ expiry }, today)).toBe(text)
})

test('names what a label holds, and nothing for an empty one', () => {
  expect(describeScan({ batch: 'A1', serial: '77', expiry: '2027-01-31' }, today)).toBe(
    'batch A1, serial number 77, expires 31 January 2027',
  )
  expect(describeScan({ gtin: '05012345678900' }, today)).toBe('')
})

test('says no more than the date where the clock shows no day', () => {
  expect(describeScan({ expiry: '2020-01-31' }, new Date(NaN))).toBe('expires 31 January 2020')
})
