import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildExampleCatalogue, buildExampleProduct } from '../fixtures/examples.ts'
import { buildCodeIndex } from './codeIndex.ts'
import { matchLine } from './matchLine.ts'
import { readLines } from './readLines.ts'

const index = buildCodeIndex(
  buildExampleCatalogue([
    buildExampleProduct({ slug: 'nitrile-gloves-m', sku: 'PG-100', pack: { count: 100, unit: 'box', of: 'gloves' } }),
    buildExampleProduct({
      slug: 'monitor',
      title: 'Blood pressure monitor',
      sku: 'HEM-7155-E',
      pack: { count: 1, unit: 'each' },
    }),
    buildExampleProduct({ slug: 'wipes', sku: 'WPT-200', pack: { count: 200, unit: 'tub', of: 'wipes' } }),
    buildExampleProduct({ slug: 'scope', sku: '2113', pack: { count: 1, unit: 'each' } }),
    buildExampleProduct({
      slug: 'dress',
      sku: 'DRZ-NV',
      pack: { count: 1, unit: 'each' },
      options: [{ name: 'Size', values: ['8', '10', '12'] }],
    }),
  ]),
)

/** The order of a pasted text, line by line: "PG-100 × 2", or "PG-100 ?" with the question asked. */
function paste(text: string): string[] {
  return readLines(text, index.find).lines.map((line, id) => {
    const result = matchLine({ ...line, id, options: {} }, index, new Date(2026, 10, 22))
    if (result.state === 'ready') {
      const chosen = Object.values(result.options).map((value) => ` ${value}`)
      return `${result.product.sku}${chosen.join('')} × ${result.quantity}`
    }
    if (result.state !== 'quantity') return `${line.code}: ${result.state}`
    const packs = result.packs === undefined ? '' : `, or ${result.packs}`
    return `${result.product.sku} ? ${result.beside ?? result.typed}${packs}`
  })
}

describe('a ward buyer’s line', () => {
  test.each([
    // In words, with a unit, in a cell of its own or beside the code
    ['PG-100\t2 boxes', 'PG-100 × 2'],
    ['WPT-200, 4 tubs', 'WPT-200 × 4'],
    ['PG-100 two packs', 'PG-100 × 2'],
    ['PG-100\ttwo', 'PG-100 × 2'],
    ['two PG-100', 'PG-100 × 2'],
    ['HEM-7155-E a dozen', 'HEM-7155-E × 12'],
    ['half a dozen HEM-7155-E', 'HEM-7155-E × 6'],
    ['2 dozen HEM-7155-E', 'HEM-7155-E × 24'],
    ['twenty-four HEM-7155-E', 'HEM-7155-E × 24'],
    ['a hundred HEM-7155-E', 'HEM-7155-E × 100'],
    ['a box of PG-100', 'PG-100 × 1'],
    ['a couple of boxes of PG-100', 'PG-100 × 2'],
    ['send 4 of HEM-7155-E', 'HEM-7155-E × 4'],
    ['Pls send 3 x HEM-7155-E thanks', 'HEM-7155-E × 3'],
    ['Hi, could you send 3 x HEM-7155-E, thanks', 'HEM-7155-E × 3'],
    ['PG-100\t5\tBX', 'PG-100 × 5'],
    ['PG-100 5bx', 'PG-100 × 5'],
    ['PG-100 - 5 pk', 'PG-100 × 5'],
    ['HEM-7155-E 5 monitors', 'HEM-7155-E × 5'],
    ['HEM-7155-E 5 each', 'HEM-7155-E × 5'],
    ['HEM-7155-E 5ea', 'HEM-7155-E × 5'],
    ['PG-100 2 boxes of 100', 'PG-100 × 2'],
    // Signs around a number
    ['PG-100 Qty: 5', 'PG-100 × 5'],
    ['PG-100 qty.5', 'PG-100 × 5'],
    ['Qty 5 PG-100', 'PG-100 × 5'],
    ['PG-100 5no.', 'PG-100 × 5'],
    ['PG-100 5-off', 'PG-100 × 5'],
    ['PG-100 x2', 'PG-100 × 2'],
    ['PG-100x2', 'PG-100 × 2'],
    ['2xPG-100', 'PG-100 × 2'],
    ['PG-100*2', 'PG-100 × 2'],
    ['PG-100 (2)', 'PG-100 × 2'],
    ['PG-100(2)', 'PG-100 × 2'],
    ['(2) PG-100', 'PG-100 ? (2)'],
    ['• 2 x PG-100', 'PG-100 × 2'],
    ['- PG-100 - 2', 'PG-100 × 2'],
    ['1. PG-100 x 2', 'PG-100 × 2'],
    ['3) PG-100 2 boxes', 'PG-100 × 2'],
    ['3. PG-100', 'PG-100 ? 3.'],
    // Numbers that are something else
    ['PG-100 x 3 for Ward 4', 'PG-100 × 3'],
    ['Ward 4: PG-100 x 3', 'PG-100 × 3'],
    ['3 PG-100 by 12 May please', 'PG-100 × 3'],
    ['3 PG-100 by 12/05/2026, 2pm', 'PG-100 × 3'],
    ['PG-100 2 boxes, ring Jo on 01872 123456', 'PG-100 × 2'],
    ['2113 x 4 PO 99812', '2113 × 4'],
    ['PG-100 nitrile gloves 10 cm cuff, 5', 'PG-100 × 5'],
    ['PG-100 2 @ £8.40', 'PG-100 × 2'],
    ['PG-100\tGloves 100s M3\t5\t12.00', 'PG-100 × 5'],
    ['7\tPG-100\tGloves\t5\n8\tHEM-7155-E\tMonitor\t2', ['PG-100 × 5', 'HEM-7155-E × 2']],
    ['PG-100 for Ward 4', 'PG-100 ? for Ward 4'],
    ['PG-100 by 12 May', 'PG-100 ? by 12 May'],
    ['PG-100\tGloves 100', 'PG-100 × 100'],
    // Asked about
    ['PG-100 2 or 3 boxes', 'PG-100 ? 2 or 3 boxes'],
    ['PG-100 2-3', 'PG-100 ? 2-3'],
    ['5 PG-100 2', 'PG-100 ? 5, 2'],
    ['PG-100,5,2', 'PG-100 ? 5, 2'],
    ['PG-100\tGloves\t12.00', 'PG-100 ? Gloves, 12.00'],
    ['PG-100 a few', 'PG-100 ? a few'],
    ['PG-100 some please', 'PG-100 ? some please'],
    ['PG-100 1½', 'PG-100 ? 11⁄2'],
    ['PG-100 -3', 'PG-100 ? -3'],
    ['PG-100 gloves 100 blue', 'PG-100 ? gloves 100 blue'],
    ['PG-100 tow', 'PG-100 ? tow'],
    // Units that are not the product's own
    ['4 boxes of HEM-7155-E', 'HEM-7155-E ? 4 boxes, or 4'],
    ['200 gloves PG-100', 'PG-100 ? 200 gloves, or 2'],
    ['PG-100\t200 pcs', 'PG-100 ? 200 pieces, or 2'],
    ['PG-100 150 each', 'PG-100 ? 150 pieces, or 2'],
    ['HEM-7155-E for 3 nurses', 'HEM-7155-E ? 3 nurses, or 3'],
    ['PG-100 2 cases', 'PG-100 ? 2 cases, or 2'],
    ['PG-100 4 packs of 50', 'PG-100 ? 4 packs of 50, or 2'],
    // Two codes are never a code and a quantity
    ['HEM-7155-E 2113', 'HEM-7155-E ? 2113'],
    ['2113\tHEM-7155-E', 'HEM-7155-E ? 2113'],
    ['PG-100 HEM-7155-E', 'PG-100 ? HEM-7155-E'],
    ['PG-100 and DRZ-NV please', 'PG-100 ? and DRZ-NV please'],
    ['2113 2113', '2113 × 2113'],
    // Sizes that are numbers
    ['DRZ-NV\t8\t3', 'DRZ-NV 8 × 3'],
    ['DRZ-NV size 10 x 2', 'DRZ-NV 10 × 2'],
    ['2 x DRZ-NV, size 12', 'DRZ-NV 12 × 2'],
    ['DRZ-NV size 12', 'DRZ-NV 12 × 1'],
    ['DRZ-NV 8 10', 'DRZ-NV ? 8 10'],
    // Files with titles
    ['Code,Qty\nPG-100,2 boxes', 'PG-100 × 2'],
    ['Code,Qty,UOM\nPG-100,2,BX\nPG-100,200,EA', ['PG-100 × 2', 'PG-100 ? 200 ea, or 2']],
    ['Code,Qty\nPG-100,2\nHEM-7155-E,', ['PG-100 × 2', 'HEM-7155-E ? 0']],
    ['Code,Name\nPG-100,Gloves', 'PG-100 ? Gloves'],
    // The numbers of rows are no quantities
    [
      '1\tPG-100\tGloves\n2\tHEM-7155-E\tMonitor\n3\tWPT-200\tWipes',
      ['PG-100 ? 1, Gloves', 'HEM-7155-E ? 2, Monitor', 'WPT-200 ? 3, Wipes'],
    ],
    [
      'No,Code,Name\n1,PG-100,Gloves\n2,HEM-7155-E,Monitor\n3,WPT-200,Wipes',
      ['PG-100 ? 1, Gloves', 'HEM-7155-E ? 2, Monitor', 'WPT-200 ? 3, Wipes'],
    ],
    ['0 dozen HEM-7155-E', 'HEM-7155-E ? 0'],
    // Without a number
    ['PG-100', 'PG-100 × 1'],
    ['PG-100 please, urgent', 'PG-100 × 1'],
    ['PG-100 nitrile gloves', 'PG-100 × 1'],
  ])('%j orders %j', (text, orders) => {
    expect(paste(text)).toEqual([orders].flat())
  })

  test('keeps its quantity where its code is misspelt', () => {
    const [line] = readLines('please send 2 boxes of PG-10O, thanks', index.find).lines
    expect(matchLine({ ...line!, id: 1, options: {} }, index, new Date())).toMatchObject({ state: 'unknown' })
    const corrected = { ...line!, id: 1, options: {}, code: 'PG-100' }
    expect(matchLine(corrected, index, new Date())).toMatchObject({ state: 'ready', quantity: 2 })
  })
})

test('no line with a code and a number beside it is ordered as one without being asked about', () => {
  const number = fc.oneof(
    fc.integer({ min: 2, max: 99_999 }).map(String),
    fc.constantFrom(
      'two',
      'three',
      'twelve',
      'a dozen',
      'half a dozen',
      'twenty',
      'a couple',
      'a few',
      '1.5',
      '2/3',
      '-4',
    ),
  )
  const word = fc.constantFrom(
    ...[
      'please',
      'send',
      'of',
      'x',
      'boxes',
      'tubs',
      'each',
      'gloves',
      'blue',
      'for',
      'ward',
      '£',
      'qty:',
      '(',
      ')',
      '-',
    ],
    ...['size', 'tel', 'no.', 'by', 'May', 'cm', '@', 'thanks', 'and', 'HEM-7155-E', 'or', '%', 'M3'],
  )
  const around = fc.array(word, { maxLength: 4 })
  const separator = fc.constantFrom(' ', '\t', ',', ';', ', ')
  fc.assert(
    fc.property(
      around,
      number,
      around,
      around,
      separator,
      fc.boolean(),
      (first, count, last, end, between, isFirst) => {
        const stated = [...first, count, ...last].join(' ')
        const text = (isFirst ? [stated, 'PG-100', end.join(' ')] : [end.join(' '), 'PG-100', stated]).join(between)
        expect(paste(text)).not.toContain('PG-100 × 1')
      },
    ),
    { numRuns: 2000 },
  )
})
