import { expect, test } from 'vitest'
import { formatCount } from './formatCount.ts'

test.each([
  [0, '0 lines'],
  [1, '1 line'],
  [40, '40 lines'],
])('%i is said: %s', (count, said) => {
  expect(formatCount(count, 'line')).toBe(said)
})
