import { expect, test } from 'vitest'
import { formatPack } from './formatPack.ts'

test.each([
  [{ count: 1, unit: 'each' }, 'Each'],
  [{ count: 1, unit: 'pair', of: 'gloves' }, 'Pair'],
  [{ count: 100, unit: 'box' }, 'Box of 100'],
  [{ count: 100, unit: 'box', of: 'gloves' }, 'Box of 100 gloves'],
])('a pack of %j reads %j', (pack, text) => {
  expect(formatPack(pack)).toBe(text)
})
