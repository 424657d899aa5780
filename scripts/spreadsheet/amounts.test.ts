import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAmount } from './amounts.ts'

test.each([
  ['£1,234.50', 123450],
  ['1234,50 €', 123450],
  ['1.234,50 €', 123450],
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
      for (const text of [`£${pounds.toLocaleString('en-GB')}.${rest}`, `${pounds},${rest} €`, `${pounds}.${rest}`])
        expect(readAmount(text)).toBe(pence)
    }),
  )
})
