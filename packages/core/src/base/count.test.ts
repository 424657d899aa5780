import { expect, test } from 'vitest'
import { formatCount } from './count.ts'

test.each([
  [0, '0 lines'],
  [1, '1 line'],
  [40, '40 lines'],
])('%i is written %s', (count, text) => {
  expect(formatCount(count, 'line')).toBe(text)
})
