import { expect, test } from 'vitest'
import { formatRefusals } from './formatRefusals.ts'
import type { Refusal } from './listEntries.ts'
import { formatAcceptFlag } from './oddPrices.ts'

const refuse = (line: number, reason: string, column = 'vat'): Refusal => ({ line, slug: `p-${line}`, column, reason })
const repeat = (count: number, reason: (at: number) => string, from = 2) =>
  Array.from({ length: count }, (_, at) => refuse(from + at, reason(at)))

test('refusals in the same words are one, with their number and lines; single ones come first', () => {
  const odd = refuse(9000, 'It is missing. Every product has one.', 'NewPrice')
  const text = formatRefusals([...repeat(4925, () => '“17%” is no rate. Write one.'), odd, ...repeat(1, () => '“17%” is no rate. Write one.', 5000)]) // prettier-ignore
  expect(text.split('\n')).toEqual([
    'refused  line 9000, p-9000 › NewPrice: It is missing. Every product has one.',
    'refused  line 2, p-2 › vat: “17%” is no rate. Write one. This is so in 4,926 lines: 2–4926, 5000.',
  ])
})

test('the text and the figures of a cell make no other kind, its column does', () => {
  const many = repeat(8, (at) => `“1.${at}55” is £1${at}.00, or 1.${at}55 with one decimal too many.`)
  expect(formatRefusals(many)).toContain('Much the same is wrong in 8 lines: 2–9.')
  const columns = ['variants.0.sku', 'variants.1.sku', 'sku'].flatMap((column) =>
    [1, 2, 3].map((line) => refuse(line, 'It is twice.', column)),
  )
  expect(formatRefusals(columns).split('\n')).toHaveLength(4)
})

test('a few alike stay as they are, in the order of the file', () => {
  const few = repeat(5, () => 'It is missing.').reverse()
  expect(formatRefusals(few).split('\n').map((line) => line.slice(0, 17))).toEqual([2, 3, 4, 5, 6].map((line) => `refused  line ${line}, `)) // prettier-ignore
})

test('of scattered lines the first few are named', () => {
  const scattered = Array.from({ length: 40 }, (_, at) => refuse(2 + at * 2, 'It is missing.'))
  expect(formatRefusals(scattered)).toContain('This is so in 40 lines: 2, 4, 6, 8, 10 and 35 more.')
})

test('what no line says has none', () => {
  expect(formatRefusals([{ line: 0, slug: 'bell', column: '', reason: 'It is gone.' }])).toBe(
    'refused  bell: It is gone.',
  )
})

test('hundreds of odd prices are accepted together or one by one, and not all named', () => {
  const flag = formatAcceptFlag(repeat(300, () => 'far').map((refusal) => ({ ...refusal, isOddPrice: true })))
  expect(flag).toBe('If these 300 prices are right, add --accept-prices=all, or the numbers of their lines.')
})

test('a text of any length is quoted by its beginning', () => {
  const long = 'x'.repeat(300)
  const text = formatRefusals([{ line: 2, slug: long, column: 'sku', reason: `“${long}” is not “${'y'.repeat(60)}”.` }])
  expect(text).toBe(`refused  line 2, ${'x'.repeat(60)}… › sku: “${'x'.repeat(60)}…” is not “${'y'.repeat(60)}”.`)
})
