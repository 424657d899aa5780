import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildExampleCatalogue, buildExampleProduct } from '../fixtures/examples.ts'
import { readWardListCsv } from '../lists/file/readWardListCsv.ts'
import { buildCodeIndex } from './codeIndex.ts'
import { matchLine } from './matchLine.ts'
import { readLines } from './readLines.ts'

const index = buildCodeIndex(
  buildExampleCatalogue([
    buildExampleProduct({ slug: 'gloves', sku: 'PG-100', pack: { count: 100, unit: 'box', of: 'gloves' } }),
    buildExampleProduct({ slug: 'cap', sku: 'CW200', title: 'Cap', pack: { count: 1, unit: 'each' } }),
  ]),
)

/** The order of the last line of a pasted text: a quantity, or "?" with the numbers that are offered. */
function paste(text: string): number | string {
  const lines = readLines(text, index.find).lines.map((line, id) =>
    matchLine({ ...line, id, options: {} }, index, new Date(2026, 10, 22)),
  )
  const result = lines.at(-1)!
  if (result.state === 'ready') return result.quantity
  return ['?', ...(result.state === 'quantity' ? (result.readings ?? []) : [result.state])].join(' ')
}

describe('figures in a pasted line', () => {
  test.each<[string, number | string]>([
    // Between the thousands stands a comma, an apostrophe or a space.
    ['PG-100 1,000', 1000],
    ['1,000 x PG-100', 1000],
    ['CW200 1,500', 1500],
    ['PG-100 1,200 please', 1200],
    ['PG-100\t1,000', 1000],
    ['PG-100;1,000', 1000],
    ['"PG-100","1,000"', 1000],
    ['CW200 2, 300 please', '?'],
    ['CW200\t5\nPG-100 1,000', 1000],
    ['PG-100 1 000', 1000],
    ['PG-100 1\u00A0000', 1000],
    ['PG-100 1\u2009000', 1000],
    ['PG-100\t1\u202F050', 1050],
    ["PG-100 1'000", 1000],
    ['PG-100 1’000', 1000],
    ['PG-100 １，０００', 1000],
    ['Code,Qty\nPG-100,1,000', 1000],
    ['Code,Qty\nPG-100,1,200', 1200],
    ['Code;Qty\nPG-100;1,000', 1000],
    ['CW200 2 k', 2000],
    // Two things can be meant.
    ['PG-100\t1.000', '? 1 1000'],
    ['PG-100 1.000', '? 1 1000'],
    ['PG-100,1,000', '? 1 1000'],
    ['PG-100,1,200', '? 1 200 1200'],
    ['PG-100 1 200', '? 1 200 1200'],
    ['Code,Qty,Note\nPG-100,1,000', '? 1 1000'],
    ['Code,Qty,Note\nPG-100,1,200,', '? 1 200 1200'],
    ['Code,Qty\nPG-100,1.000', '? 1 1000'],
    // None of them is whole, or it is no number that the shop reads.
    ['PG-100 1,5', '?'],
    ['PG-100;1,5', '?'],
    ['PG-100\t½', '?'],
    ['PG-100 1½', '?'],
    ['PG-100 10 x 2', '?'],
    ['CW200 two million', '?'],
    ['CW200 1,000,000', '?'],
    // As before
    ['PG-100 2 boxes of 100', 2],
    ['PG-100 x3', 3],
    ['PG-100 qty 4', 4],
    ['CW200 a dozen', 12],
    ['PG-100,2.00', 2],
    ['PG-100\t1000.000', 1000],
    ['PG-100,Gloves,5', 5],
    ['SKU\tQty\nPG-100\t1\t200', 1],
    ['Code,Qty,Price\nPG-100,1,120', 1],
  ])('%j is read as %j', (text, expected) => {
    expect(paste(text)).toBe(expected)
  })

  const anyWritten = fc
    .record({
      count: fc.oneof(
        fc.integer({ min: 1, max: 9_999_999 }),
        fc.constantFrom(1000, 1100, 2000, 1001, 5050, 9000, 1_000_000),
      ),
      mark: fc.constantFrom(',', '.', ' ', "'", '’', '\u00A0', '\u2009', '\u202F', '，', ''),
    })
    .map(({ count, mark }) => ({ count, written: String(count).replace(/\B(?=(\d{3})+$)/g, mark) }))
  const SHAPES = ['PG-100 N', 'N PG-100', 'N x PG-100', 'PG-100 N please', 'PG-100\tN', 'PG-100;N', 'PG-100,N']
  const HEADED = ['SKU,Qty\nPG-100,N', 'SKU,Qty,Remark\nPG-100,N,', 'SKU\tQty\nPG-100\tN', 'SKU,Qty\nPG-100,"N"']

  test('no amount becomes another number without a question', () => {
    fc.assert(
      fc.property(anyWritten, fc.constantFrom(...SHAPES, ...HEADED), ({ count, written }, shape) => {
        const read = paste(shape.replace('N', written))
        if (typeof read === 'number') expect(read).toBe(count)
      }),
      { numRuns: 1000 },
    )
  })

  test('no par level becomes another number in silence', () => {
    const pars = HEADED.map((shape) => shape.replace('Qty', 'Par'))
    fc.assert(
      fc.property(anyWritten, fc.constantFrom(...SHAPES, ...pars), ({ count, written }, shape) => {
        const { lines } = readWardListCsv(shape.replace('N', written), index)
        for (const { par } of lines) expect(par).toBe(count)
      }),
      { numRuns: 1000 },
    )
  })
})
