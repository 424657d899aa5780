import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatRange, readPasted, spread } from './ranges.ts'

test('what is copied is read again as it was', () => {
  const cell = fc.string().map((text) => text.replaceAll('\r', ''))
  const table = fc
    .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 2, max: 4 }))
    .chain(([rows, columns]) =>
      fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { minLength: rows, maxLength: rows }),
    )
  fc.assert(
    fc.property(table, (cells) => {
      expect(readPasted(formatRange(cells))).toEqual(cells)
    }),
  )
})

test.each([
  [
    'one value fills a range',
    [['a']],
    { rows: 2, columns: 2 },
    [
      ['a', 'a'],
      ['a', 'a'],
    ],
  ],
  [
    'a line is repeated down',
    [['a', 'b']],
    { rows: 2, columns: 2 },
    [
      ['a', 'b'],
      ['a', 'b'],
    ],
  ],
  ['what does not fit the range goes as it is', [['a', 'b']], { rows: 1, columns: 3 }, [['a', 'b']]],
  ['into one cell goes all', [['a'], ['b']], { rows: 1, columns: 1 }, [['a'], ['b']]],
])('%s', (_, pasted, size, expected) => {
  expect(spread(pasted, size)).toEqual(expected)
})
