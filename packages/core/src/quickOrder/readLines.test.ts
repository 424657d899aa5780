import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatCsv } from '../base/csv.ts'
import { decodeText, MAX_FILE_BYTES } from '../base/decodeText.ts'
import { foldCode } from '../base/fold.ts'
import { anyText } from '../fixtures/examples.ts'
import { readLines } from './readLines.ts'

const CODES = new Set(['PG-100', 'HEM-7155-E', 'PEN-GLNB-M', '4711', 'PEN-SCT-NV'].map(foldCode))
const PRODUCTS = new Map([...CODES].map((code) => [code, { code }]))
const find = (text: string) => [PRODUCTS.get(foldCode(text))].filter((product) => product !== undefined)

/** The lines as "code × quantity", with what else was read behind. */
function read(text: string): string[] {
  return readLines(text, find).lines.map(({ code, quantity, rest }) => [`${code} × ${quantity}`, ...rest].join(' | '))
}

describe('a line', () => {
  test.each([
    ['PG-100\t5', 'PG-100 × 5'],
    ['PG-100,5', 'PG-100 × 5'],
    ['PG-100;5', 'PG-100 × 5'],
    ['PG-100 5', 'PG-100 × 5'],
    ['PG-100   5  ', 'PG-100 × 5'],
    ['5\tPG-100', 'PG-100 × 5'],
    ['5,PG-100', 'PG-100 × 5'],
    ['5 PG-100', 'PG-100 × 5'],
    ['pg100 5', 'pg100 × 5'],
    ['pen glnb m 5', 'pen glnb m × 5'],
    ['5 x PG-100', 'PG-100 × 5'],
    ['5x PG-100', 'PG-100 × 5'],
    ['5 boxes of PG-100', 'PG-100 × 5 boxes'],
    ['PG-100 x 5', 'PG-100 × 5'],
    ['PG-100 × 5', 'PG-100 × 5'],
    ['PG-100 x5', 'PG-100 × 5'],
    ['PG-100: 5', 'PG-100 × 5'],
    ['PG-100 (5)', 'PG-100 × 5'],
    ['PG-100 qty 5', 'PG-100 × 5'],
    ['PG-100 5 boxes', 'PG-100 × 5 boxes'],
    ['PG-100', 'PG-100 × '],
    ['4711', '4711 × '],
    ['4711 12', '4711 × 12'],
    ['12 4711', '4711 × 12'],
    ['12,4711', '4711 × 12'],
    ['Nitrile gloves PG-100 5', 'PG-100 × 5 | Nitrile gloves'],
    ['PEN-SCT-NV M 3', 'PEN-SCT-NV × 3 | m'],
    ['PEN-SCT-NV,M,3', 'PEN-SCT-NV × 3 | M'],
    ['1,PG-100,Nitrile gloves,5,12.00', 'PG-100 × 5 | Nitrile gloves | 12.00'],
    ['"PG-100","1,000"', 'PG-100 × 1000'],
    ['PG-100,2.00', 'PG-100 × 2'],
    ['PG-100,-3', 'PG-100 ×  | -3'],
    ['PG-100 -3', 'PG-100 ×  | -3'],
    ['PG-100 1.5', 'PG-100 ×  | 1.5'],
    ['PG-100,two', 'PG-100 × 2'],
    ['PG-100 two', 'PG-100 × 2'],
    ['PG-100,99999999999999999999', 'PG-100 ×  | 99999999999999999999'],
    // A price is never taken for a quantity in silence.
    ['PG-100,Gloves,12.00', 'PG-100 ×  | Gloves | 12.00'],
    ['PG-999,5', 'PG-999 × 5'],
    ['5,PG-999', 'PG-999 × 5'],
    ['PG-999 5', 'PG-999 × 5'],
    ['88812345,5', '88812345 × 5'],
    ['5,88812345', '88812345 × 5'],
    ['blue gloves please', 'blue gloves × '],
    ['5,ABC-1,2', 'ABC-1 ×  | 5 | 2'],
    ['please send 2 boxes of PG-10O, thanks', 'PG-10O × 2 boxes | thanks'],
    ['(01) 05012345678900 (10) A1 2', '(01)05012345678900(10)A1 × 2'],
    ['5 PG-100 Gloves, blue', 'PG-100 × 5 | Gloves blue'],
    ["'=PG-100,5", '=PG-100 × 5'],
    ['(01)05012345678900(10)A1\t2', '(01)05012345678900(10)A1 × 2'],
    ['(01)05012345678900(10)A1 2', '(01)05012345678900(10)A1 × 2'],
    ['０５ PG-100', 'PG-100 × 5'],
  ])('%j is read as %j', (text, line) => {
    expect(read(text)).toEqual([line])
  })
})

describe('a text', () => {
  test.each<[string, string, string[]]>([
    [
      'lines of every kind',
      'PG-100 1\n2;HEM-7155-E\r\nPEN-GLNB-M\t3',
      ['PG-100 × 1', 'HEM-7155-E × 2', 'PEN-GLNB-M × 3'],
    ],
    ['empty lines', '\n\nPG-100 1\n \n,,\nHEM-7155-E 2\n', ['PG-100 × 1', 'HEM-7155-E × 2']],
    ['old line breaks', 'PG-100 1\rHEM-7155-E 2', ['PG-100 × 1', 'HEM-7155-E × 2']],
    ['a header', 'SKU,Qty\nPG-100,1', ['PG-100 × 1']],
    ['a header in the other order', 'Quantity;Product code\n1;PG-100', ['PG-100 × 1']],
    [
      'a header among others, with prices',
      'Line,Description,Unit price,Order qty,Item code\n1,"Gloves, blue",12,4,PG-100\n2,Monitor,5999,1,NOPE-1',
      ['PG-100 × 4 | 1 | Gloves, blue | 12', 'NOPE-1 × 1 | 2 | Monitor | 5999'],
    ],
    ['a header without a quantity', 'Code,Name\nPG-100,Gloves', ['PG-100 ×  | Gloves']],
    ['a line break in quotes', 'PG-100,"Gloves\nblue",5', ['PG-100 × 5 | Gloves blue']],
    ['no header where the first line is one', 'PG-100,5\nHEM-7155-E,1', ['PG-100 × 5', 'HEM-7155-E × 1']],
    ['an inch mark', 'PG-100,Probe 5" long,2', ['PG-100 × 2 | Probe 5" long']],
    ['nothing', ' \n\n', []],
  ])('with %s is read', (_, text, lines) => {
    expect(read(text)).toEqual(lines)
  })

  test.each([
    ['PG-100,"5\nHEM-7155-E,2', ['PG-100 × 5', 'HEM-7155-E × 2']],
    ['"PG-100" ,5\n"HEM-7155-E"x,2', ['PG-100 × 5', 'HEM-7155-E"x × 2']],
  ])('with broken quotes loses no line: %j', (text, lines) => {
    expect(readLines(text, find).hasBrokenQuotes).toBe(true)
    expect(read(text)).toEqual(lines)
  })

  test('of more than 500 lines says how many were left, and keeps them', () => {
    const all = Array.from({ length: 1203 }, (_, index) => `PG-100,${index + 1}`)
    for (const head of ['', 'SKU,Qty\n']) {
      const { lines, leftCount, leftText } = readLines(head + all.join('\n\n'), find)
      expect(lines).toHaveLength(500)
      expect(leftCount).toBe(703)
      expect(readLines(leftText, find).lines[0]).toEqual({ code: 'PG-100', quantity: '501', rest: [] })
    }
  })

  test('of 100 000 lines or 10 MB is read at once', () => {
    expect(readLines('PG-100,5\n'.repeat(100_000), find).leftCount).toBe(99_500)
    expect(readLines(`"${'x\n'.repeat(5_000_000)}`, find).hasBrokenQuotes).toBe(true)
    expect(readLines('x'.repeat(10_000_000), find).lines[0]?.code).toHaveLength(200)
  })

  test('never throws, and every line is read or counted as left', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          fc.array(fc.constantFrom(...'"\n,;\t 5', 'PG-100', '(01)', "'")).map((p) => p.join('')),
        ),
        (text) => {
          const { lines, leftCount } = readLines(text, find, 3)
          expect(lines.length).toBeLessThanOrEqual(3)
          if (/[^\s"',;|]/.test(text)) expect(lines.length + leftCount).toBeGreaterThan(0)
        },
      ),
    )
  })

  test('that the shop itself has written is read whole', () => {
    const anyRow = fc.tuple(fc.constantFrom('PG-100', 'HEM-7155-E', '4711'), fc.integer({ min: 1, max: 9999 }))
    fc.assert(
      fc.property(fc.array(anyRow, { minLength: 1, maxLength: 20 }), (rows) => {
        const text = formatCsv([['SKU', 'Quantity'], ...rows])
        expect(read(text)).toEqual(rows.map(([code, quantity]) => `${code} × ${quantity}`))
      }),
    )
  })
})

describe('a file', () => {
  const encode = (text: string) => new TextEncoder().encode(text)
  const utf16 = (text: string) => new Uint8Array(new Uint16Array([0xfeff, ...[...text].map((c) => c.charCodeAt(0))]).buffer) // prettier-ignore

  test.each([
    ['UTF-8', encode('PG-100;5 £'), 'PG-100;5 £'],
    ['UTF-8 with its mark', encode('\uFEFFPG-100'), 'PG-100'],
    ['UTF-16, as Excel writes “Unicode text”', utf16('PG-100\t5'), 'PG-100\t5'],
    ['a Windows code page', new Uint8Array([...encode('PG-100,'), 0xa3]), 'PG-100,£'],
    ['a scanner’s separator', encode('01\u001D'), '01\u001D'],
  ])('in %s is read', (_, bytes, text) => {
    expect(decodeText(bytes)).toEqual({ text })
  })

  test.each([
    ['a spreadsheet', encode('PK\u0003\u0004rest'), 'CSV'],
    ['an old spreadsheet', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1]), 'CSV'],
    ['a PDF', encode('%PDF-1.7'), 'PDF'],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]), 'not text'],
    ['nothing', new Uint8Array(), 'empty'],
    ['10 MB and a byte', new Uint8Array(MAX_FILE_BYTES + 1), '10 MB'],
  ])('that is %s is refused with its reason', (_, bytes, error) => {
    expect(decodeText(bytes)).toEqual({ error: expect.stringContaining(error) as string })
  })

  test('of any bytes is read or refused, never thrown at', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        const decoded = decodeText(bytes)
        expect('text' in decoded || decoded.error.length > 0).toBe(true)
      }),
    )
  })
})
