import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '../../fixtures/examples.ts'
import { readLines } from '../readLines.ts'

const find = (text: string) => (text.toUpperCase() === 'PG-100' ? [{ code: 'PG-100' }] : [])
const read = (text: string) =>
  readLines(text, find).lines.map(({ code, quantity, aside }) => `${aside ? `(${aside}) ` : ''}${code} × ${quantity}`)

describe('a mail', () => {
  test('is read line by line, with a code where there is one', () => {
    expect(
      read(
        'Hi Jan,\nPlease could you order\n2 boxes of blue gloves\ncotton buds\nPG-100 x 3\nhand cream 4\nThanks\nJo',
      ),
    ).toEqual([
      '(sure) Hi Jan, × ',
      '(sure) could you order × ',
      'blue gloves × 2 boxes',
      '(perhaps) cotton buds × ',
      'PG-100 × 3',
      'hand cream 4 × ',
      '(sure) Thanks × ',
      '(sure) Jo × ',
    ])
  })

  test('has a code that only begins as one of the shop', () => {
    expect(read('Hello Jo,\nblue gloves x 3\nPG-XL 1\n2 x PG-XL')).toEqual([
      '(sure) Hello Jo, × ',
      'blue gloves × 3',
      'PG-XL × 1',
      'PG-XL × 2',
    ])
  })

  test('keeps the words of each line', () => {
    expect(readLines('- tegaderm 6x7 x 1\nThanks', find).lines).toMatchObject([
      { code: 'tegaderm 6x7', quantity: '1', words: '- tegaderm 6x7 x 1' },
      { words: 'Thanks', aside: 'sure' },
    ])
  })

  test('of a bulleted list has goods in every item', () => {
    expect(read('Morning\n• jelly\n• Fortisips?? do you do them')).toEqual([
      '(sure) Morning × ',
      'jelly × ',
      'Fortisips × ',
    ])
  })

  test('in one paragraph is read by its sentences', () => {
    const text = `${'We hope that you are all well and that the new year has begun kindly for the whole of the team there. '}Please send 2 boxes of gloves. Please also send 3 packs of aprons.`
    expect(read(text).slice(1)).toEqual(['gloves × 2 boxes', 'aprons × 3 packs'])
  })

  test('has dots that lead to its numbers', () => {
    expect(read('Hi Jan,\ngloves........10\nwhite aprons.....2 BOXES\nPG-100....3')).toEqual([
      '(sure) Hi Jan, × ',
      'gloves × 10',
      'white aprons × 2 boxes',
      'PG-100 × 3',
    ])
  })

  test('in one long sentence is read by its items, where most have a number', () => {
    const text =
      'Hope you had a lovely break. Can I have 4 boxes of medium gloves, 2 of large, a box of blue needles (any you like, but blue), 2ml syringes x 2, couple of boxes of the pre-injection swabs, holders for them and 3 tourniquets?'
    expect(read(text).slice(1)).toEqual([
      'medium gloves × 4 boxes',
      'large gloves × 2',
      'blue needles (any you like, but blue) × 1 box',
      '2ml syringes × 2',
      'pre-injection swabs × 2 boxes',
      '(perhaps) holders for them × ',
      '3 tourniquets? × ',
    ])
  })

  test('with a table of Word or Excel is read by its cells', () => {
    expect(read('Gloves medium\t10\nMasks\t2')).toEqual(['Gloves medium × 10', 'Masks × 2'])
    expect(read('Hi Jan,\nplease send\nGloves medium\t10\tbox\nMasks\t2\teach')).toEqual([
      '(sure) Hi Jan, × ',
      '(sure) send × ',
      'Gloves medium × 10 box',
      'Masks × 2 each',
    ])
    const table = 'Gloves 10 x 10\t10\tbox\nMasks\t2\teach'
    expect(read(`${'Hi, we need, as always,\n'.repeat(10)}${table}`).slice(10)).toEqual([
      'Gloves 10 x 10 × 10 boxes',
      'Masks × 2 pieces',
    ])
    expect(read('Item\tQty\nGloves medium\t10')).toEqual(['Gloves medium × 10'])
  })

  test('with a table of Word in HTML of Outlook is read row by row', () => {
    const row = (...cells: string[]) =>
      `<tr>${cells.map((cell) => `<td><p class=MsoNormal>${cell}<o:p></o:p></p></td>`).join('')}</tr>`
    const table = `<table>${row('Gloves, medium', '10 boxes')}${row('Aprons', '3')}</table>`
    expect(read(`<html><body><p>Hi Jan,<o:p></o:p></p>${table}<p>Thanks</p></body></html>`)).toEqual([
      '(sure) Hi Jan, × ',
      'Gloves, medium × 10 boxes',
      'Aprons × 3',
      '(sure) Thanks × ',
    ])
  })

  test.each([
    ['German', 'Guten Tag,\nbitte 2 Packungen Handschuhe\nMit freundlichen Grüßen\nJo'],
    ['French', 'Bonjour,\nmerci de livrer 3 boîtes de gants\nCordialement\nJo'],
    ['Polish', 'Dzień dobry,\nproszę o 4 opakowania rękawiczek\nDziękuję\nJo'],
    ['Chinese', '您好\n手套 2 盒\n谢谢\nJo'],
    ['Arabic', 'مرحبا\nقفازات ٢ علب\nشكرا\nJo'],
  ])('in %s loses no line', (_, text) => {
    expect(readLines(text, find).lines.map(({ words }) => words)).toEqual(text.split('\n'))
  })

  test('that was answered twice sets both older mails aside', () => {
    expect(read('2 boxes of gloves\n> > 3 boxes of aprons\n>> 4 boxes of masks\n> Thanks')).toEqual([
      'gloves × 2 boxes',
      '(sure) 3 boxes of aprons × ',
      '(sure) 4 boxes of masks × ',
      '(sure) Thanks × ',
    ])
  })
})

test.each([
  ['2,000 lines', '2 boxes of blue gloves medium please\n'.repeat(2000)],
  ['5 MB of lines', `${'Dear all, the kettle is broken again, and so is the toaster.\n'.repeat(83_000)}`],
  ['5 MB in one line', 'gloves and aprons and '.repeat(230_000)],
  ['5 MB of quotations', '> > 2 boxes of gloves\n'.repeat(230_000)],
  ['5 MB of a table of Word', `<table>${'<tr><td><p>Gloves</p></td><td><p>2</p></td></tr>'.repeat(100_000)}</table>`],
  ['5 MB of HTML', `<html><body>${'<p class="x">2 boxes of <b>gloves</b></p>'.repeat(120_000)}</body></html>`],
  ['5 MB of spaces', `${' '.repeat(5_000_000)}x`],
  ['5 MB of figures', '1'.repeat(5_000_000)],
])('%s are read in a second, and the rest is left', (_, text) => {
  const start = performance.now()
  const { lines, leftCount } = readLines(text, find)
  // A second of a quiet machine.
  expect(performance.now() - start).toBeLessThan(4000)
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.length).toBeLessThanOrEqual(500)
  expect(lines.length < 500 || leftCount > 0).toBe(true)
})

test('no word of a text is lost: it is in a line, or left', () => {
  const squeeze = (text: string) => text.replaceAll(/[^\p{L}\p{N}]+/gu, '')
  const anyLine = fc.oneof(
    fc.constantFrom(
      'Hi Jan,',
      '2 boxes of gloves',
      '> quoted',
      'Thanks',
      'On Tue, 10 Nov 2026, Jo wrote:',
      '- masks x2',
    ),
    anyText.map((text) =>
      text
        .normalize('NFKC')
        .replaceAll(/[\s<>|&\uFEFF]+/g, ' ')
        .slice(0, 100),
    ),
  )
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 12 }), (all) => {
      const text = ['Dear all', ...all].join('\n')
      const { lines, leftText } = readLines(text, find, 6)
      const kept = squeeze(
        [...new Set(lines.map(({ words, code, quantity }) => words ?? quantity + code + quantity)), leftText].join(''),
      )
      for (const line of all) for (const word of line.split(' ')) expect(kept).toContain(squeeze(word))
    }),
  )
})
