import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { anyText } from '../fixtures/examples.ts'
import { type CsvCell, formatCsv, readCsvText } from './csv.ts'

/** A file holds no half of a character. */
const anyCell = anyText.map((text) => text.replaceAll(/\p{Cs}/gu, '\uFFFD'))

function readStrictly(text: string): string[][] {
  return parse(text, { bom: true, record_delimiter: '\r\n' })
}

describe('formatCsv', () => {
  test.each<[string, CsvCell[][], string]>([
    [
      'plain cells',
      [
        ['SKU', 'Quantity'],
        ['PG-100', 2],
      ],
      '"SKU","Quantity"\r\n"PG-100",2\r\n',
    ],
    ['a comma', [['Gloves, blue']], '"Gloves, blue"\r\n'],
    ['quotes', [['5" probe']], '"5"" probe"\r\n'],
    ['a line break', [['Ward 3\r\nStore room']], '"Ward 3\r\nStore room"\r\n'],
    ['an empty cell', [['', 1]], ',1\r\n'],
    ['one empty cell', [['']], '""\r\n'],
    ['no rows', [], ''],
    ['pounds and other scripts', [['£5.99', '漢']], '"£5.99","漢"\r\n'],
  ])('writes %s', (_, rows, text) => {
    expect(formatCsv(rows)).toBe(`\uFEFF${text}`)
  })

  test.each(['=HYPERLINK("http://x")', '+44', '-1', '@SUM(A1)', ' =1', '＝1', "'=1"])(
    'guards %j, so that no spreadsheet runs it',
    (text) => {
      const cell = readStrictly(formatCsv([[text]]))[0]?.[0]
      expect(cell).toBe(`'${text}`)
    },
  )

  test.each([
    ['x;=1+1', "x;'=1+1"],
    ['x; "=1', 'x;\' "=1'],
    ["x;'=1", "x;''=1"],
    ['x\t@SUM(A1)', "x\t'@SUM(A1)"],
    ['x\r\n-1', "x\r\n'-1"],
    ['x|+1', "x|'+1"],
    ['\t=1', "'\t'=1"],
    ['\r=1', "'\r'=1"],
    ['Size: M; Length: Tall', 'Size: M; Length: Tall'],
  ])('guards %j also where another separator begins a cell', (text, guarded) => {
    const cell = readStrictly(formatCsv([[text]]))[0]?.[0]
    expect(cell).toBe(guarded)
    expect(readCsvText(cell!)).toBe(text)
  })

  test('read with another separator, no cell begins like a formula', () => {
    const piece = fc.constantFrom('x', ';', '|', '\t', '\n', ' ', '"', "'", '=', '-1', ',')
    const anyPieces = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''))
    fc.assert(
      fc.property(fc.array(anyPieces, { minLength: 1, maxLength: 3 }), (row) => {
        const text = formatCsv([row])
        expect(readStrictly(text)).toEqual([row.map((cell) => readStrictly(formatCsv([[cell]]))[0]![0]!)])
        for (const delimiter of [';', '\t', '|'])
          for (const cell of Papa.parse<string[]>(text.slice(1), { delimiter }).data.flat())
            expect(cell).not.toMatch(/^[\s"]*[=+\-@]/)
      }),
    )
  })

  test('a negative number is a number', () => {
    expect(formatCsv([[-5, '-5']])).toBe(`\uFEFF-5,"'-5"\r\n`)
  })

  test('two independent readers give back every text', () => {
    const anyRows = fc
      .integer({ min: 1, max: 4 })
      .chain((width) =>
        fc.array(fc.array(anyCell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }),
      )
    fc.assert(
      fc.property(anyRows, (rows) => {
        const text = formatCsv(rows)
        const [strict, lenient] = [
          readStrictly(text),
          Papa.parse<string[]>(text.slice(1).replace(/\r\n$/, ''), { delimiter: ',', newline: '\r\n' }).data,
        ]
        for (const read of [strict, lenient]) expect(read.map((row) => row.map(readCsvText))).toEqual(rows)
      }),
    )
  })

  test('no text that is written begins like a formula', () => {
    fc.assert(
      fc.property(anyCell, (text) => {
        const cell = readStrictly(formatCsv([[text]]))[0]?.[0]
        expect(cell).not.toMatch(/^\s*[=+\-@]/)
        expect(readCsvText(cell!)).toBe(text)
      }),
    )
  })
})
