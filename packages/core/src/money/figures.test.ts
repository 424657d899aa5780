import { expect, test } from 'vitest'
import { formatWhole } from './figures.ts'

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1234567, '1,234,567'],
])('%i is written %s', (count, written) => {
  expect(formatWhole(count)).toBe(written)
})
