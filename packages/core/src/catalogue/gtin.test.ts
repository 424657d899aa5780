import { expect, test } from 'vitest'
import { isOwnRange } from './gtin.ts'

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
