import { expect, test } from 'vitest'
import { formatCount, formatWhole } from './figures.ts'

test.each([
  [0, '0 lines'],
  [1, '1 line'],
  [40, '40 lines'],
])('%i is written %s', (count, text) => {
  expect(formatCount(count, 'line')).toBe(text)
})

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1234567, '1,234,567'],
])('%i is written %s', (count, written) => {
  expect(formatWhole(count)).toBe(written)
})
