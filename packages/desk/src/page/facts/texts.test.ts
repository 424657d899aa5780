import { expect, test } from 'vitest'
import { readNumber, summarise } from './texts.ts'

test.each([
  ['20', 20],
  ['13.5', 13.5],
  ['13,5', 13.5],
  ['', ''],
  ['a fifth', 'a fifth'],
  ['20 %', '20 %'],
  ['1,234.5', '1,234.5'],
  // One or a thousand: what is typed stays, to be typed another way.
  ['1,000', '1,000'],
  ['12,500', '12,500'],
  ['1.000', '1.000'],
  ['51.501', 51.501],
  ['0,125', 0.125],
  ['1000', 1000],
])('“%s” is read as %j', (text, expected) => {
  expect(readNumber(text)).toBe(expected)
})

test.each([
  [{ id: 'colour', label: 'Colour' }, 'Colour'],
  [{ slug: 'terms', tittle: 'Terms' }, 'Terms'],
  [{ days: ['Monday', 'Friday'], opens: '09:00', closes: '17:30' }, 'Monday, Friday, 09:00, 17:30'],
  [{ days: [], opens: '', closes: '' }, ''],
  [null, ''],
])('a record is called what it says: %j', (item, expected) => {
  expect(summarise(item)).toBe(expected)
})
