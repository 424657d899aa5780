import fc from 'fast-check'
import { expect, test } from 'vitest'
import { indexRewritten, isRewritten } from './rewritten.ts'

test.each([
  ['0012', '12'],
  ['00', '0'],
  ['6.0', '6'],
  ['1.50', '1.5'],
  ['1863+', '1863'],
  ['12-', '-12'],
  ['70%', '0.7'],
  ['0.05%', '0.0005'],
  ['5012345678900', '5.01235E+12'],
  ['5012345678900', '5.0123456789E+12'],
  ['322236009012345678', '3.22236009012346E+17'],
  ['322236009012345678', '322236009012346000'],
  ['1-2', '01-Feb'],
  ['1-2', '02-Jan'],
  ['1/2', '01/02/26'],
  ['1/2', '2026-02-01'],
  ['1.5', '01.05.26'],
  ['1980-04', 'Apr-80'],
  ['1980-04', '1980-04-01'],
  ['MAR1', '01-Mar'],
  ['1-2-03', '2003-02-01'],
  ['10:30', '10:30:00'],
  ['True', 'TRUE'],
  ['One line\r\nand another ', 'One line\nand another'],
])('a spreadsheet makes of “%s” by itself: “%s”', (before, text) => {
  expect(isRewritten(before, text)).toBe(true)
})

test.each([
  ['0012', '13'],
  ['0012', '0112'],
  ['', '12'],
  ['12', ''],
  ['70%', '70'],
  ['1863+', '1864'],
  ['12-', '12'],
  ['5012345678900', '5.01236E+12'],
  ['5012345678900', '5012345678917'],
  ['322236009012345678', '322236009012345679'],
  ['1-2', '3-Feb'],
  ['1-2', '2-1'],
  ['1525-1', '1525-2'],
  ['0304', '04-Mar'],
  ['ABC-1', 'ABC-01-26'],
  ['1980-04', 'May-80'],
  ['S', 'L'],
  ['10:30', '10:31:00'],
  ['true', 'false'],
])('who has “%s” and writes “%s” means it', (before, text) => {
  expect(isRewritten(before, text)).toBe(false)
})

test('two whole numbers of a code’s length are the same only where their values are', () => {
  const code = fc.stringMatching(/^\d{1,15}$/)
  fc.assert(
    fc.property(code, code, (a, b) => {
      expect(isRewritten(a, b)).toBe(Number(a) === Number(b))
    }),
  )
})

test('of many texts just those are found that could have become a number or a day', () => {
  const texts = ['0012', '12', '1-2', 'feb-1', '1-12', '5012345678900', 'a-12', 'gloves']
  const find = indexRewritten(texts)
  for (const text of ['12', '12.0', '01-Feb', '2026-02-01', '5.01235E+12', '13', 'gloves', '', '5-Gauze'])
    expect([text, ...find(text)]).toEqual([
      text,
      ...texts.filter((before) => before !== 'gloves' && isRewritten(before, text)),
    ])
  expect(find('12')).toEqual(['0012', '12'])
  expect(find('01-Feb')).toEqual(['1-2', 'feb-1'])
})
