import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText, buildExampleCatalogue, buildExampleProduct } from '../../fixtures/examples.ts'
import { buildCodeIndex } from '../../quickOrder/codeIndex.ts'
import { nameWords } from '../../quickOrder/mail/worded.ts'
import { MAX_COUNT, MAX_WARD_LIST_LINES, parseWardListName, type WardList, type WardListLine } from '../wardLists.ts'
import { applyComparison, compareLines } from './compareLines.ts'
import { formatFileName, formatWardListCsv, formatWardListsJson } from './formatWardListFile.ts'
import { listWordedLines, readWardListFile } from './readWardListFile.ts'

const gloves = buildExampleProduct({ slug: 'gloves', title: '=HYPERLINK("x"), "blue"', sku: 'PG-100' })
const bare = buildExampleProduct({ slug: 'no-code', sku: '' })
const top = buildExampleProduct({ slug: 'top', sku: 'SCT', options: [{ name: 'Size', values: ['S', 'M'] }, { name: 'Length', values: ['Short', 'Tall'] }] }) // prettier-ignore
const catalogue = buildExampleCatalogue([gloves, bare, top])
const index = buildCodeIndex(catalogue)

const ofGloves: WardListLine = { slug: 'gloves', options: {}, par: 4, onHand: 1 }
const ofBare: WardListLine = { slug: 'no-code', options: {}, par: 200, countedIn: 'pieces' }
const ofTop: WardListLine = { slug: 'top', options: { Size: 'M', Length: 'Tall' }, par: 2, onHand: 0 }
const ward: WardList = { id: 'ward', name: 'Ward 3', lines: [ofGloves, ofBare, ofTop] }

const read = (text: string) => readWardListFile(text, catalogue, index)

describe('a list as CSV', () => {
  test('has one row a line, with what to order, and no formula that a spreadsheet would run', () => {
    const rows = parse(formatWardListCsv(ward, catalogue), { bom: true })
    expect(rows).toEqual([
      ['SKU', 'Product', 'Options', 'Engraving', 'Pack', 'Counted in', 'Par level', 'On hand', 'Order', 'Product ID'],
      ['PG-100', '\'=HYPERLINK("x"), "blue"', '', '', 'Box of 100 gloves', 'packs', '4', '1', '3', 'gloves'],
      ['', 'Nitrile gloves', '', '', 'Box of 100 gloves', 'pieces', '200', '', '2', 'no-code'],
      ['SCT', 'Nitrile gloves', 'Size: M; Length: Tall', '', 'Box of 100 gloves', 'packs', '2', '0', '2', 'top'],
    ])
  })

  test('is read back whole', () => {
    expect(read(formatWardListCsv(ward, catalogue))).toEqual({
      lists: [{ name: undefined, lines: ward.lines, unread: [] }],
    })
  })

  test('of a demonstration says so in every row, and is read back whole', () => {
    const text = formatWardListCsv(ward, catalogue, { isDemonstration: true })
    const rows = parse(text, { bom: true, columns: true }) as unknown as Record<string, string>[]
    expect(rows.map((row) => row['Demonstration'])).toEqual(ward.lines.map(() => 'prices and codes are stand-ins'))
    expect(read(text)).toEqual(read(formatWardListCsv(ward, catalogue)))
  })

  test.each<[string, WardListLine[], string[]]>([
    ['SKU;Par;Stock\nPG-100;4;1', [ofGloves], []],
    ['Code,Description,Qty\nPG-100,Gloves,4', [{ slug: 'gloves', options: {}, par: 4 }], []],
    [
      'PG-100 4\n200 no-code',
      [
        { slug: 'gloves', options: {}, par: 4 },
        { slug: 'no-code', options: {}, par: 200 },
      ],
      [],
    ],
    ['SCT,M,Tall,2', [{ slug: 'top', options: { Size: 'M', Length: 'Tall' }, par: 2 }], []],
    ['SKU,Par\nSCT,2', [], ['SCT needs a size and a length.']],
    [
      'SKU,Par\nNOPE,2\nPG-100,x',
      [],
      ['NOPE is not in the catalogue.', 'PG-100 has the par level “x”, which is not a number from 0 to 999999.'],
    ],
    ['SKU,Par,On hand\nPG-100,2,-1', [], ['PG-100 has “-1” on hand, which is not a number from 0 to 999999.']],
    [
      `SKU,Par,Engraving\nPG-100,4,${'A'.repeat(101)}`,
      [],
      ['PG-100 has an engraving that is too long or not one line of text.'],
    ],
    ['PG-100 4\npg100 9', [{ slug: 'gloves', options: {}, par: 4 }], ['1 line repeats an earlier line, which counts.']],
  ])('%j is read, and the rest is reported', (text, lines, unread) => {
    const result = read(text)
    expect(result).toHaveProperty('lists')
    if (!('lists' in result)) return
    expect(result.lists[0]?.lines).toEqual(lines)
    expect(result.lists[0]?.unread.map(({ text, reason }) => `${text} ${reason}`)).toEqual(unread)
  })

  test('with more lines than a list holds reports how many were left out', () => {
    const result = read(`SKU,Par\n${'PG-100,1\n'.repeat(MAX_WARD_LIST_LINES + 20)}`)
    expect(JSON.stringify(result)).toContain('"text":"20 more lines"')
  })
})

describe('lists as JSON', () => {
  const anyLine = fc.record(
    {
      slug: fc.constantFrom('gloves', 'no-code', 'top'),
      options: fc.constantFrom({}, { Size: 'M' }, { Size: 'S', Length: 'Tall' }),
      par: fc.nat(MAX_COUNT),
      onHand: fc.nat(MAX_COUNT),
      countedIn: fc.constantFrom('packs' as const, 'pieces' as const),
    },
    { requiredKeys: ['slug', 'options', 'par'] },
  )

  test('are read back whole', () => {
    const anyList = fc.record({
      name: anyText.map((text) => parseWardListName(text) ?? 'List'),
      lines: fc.uniqueArray(anyLine, { selector: ({ slug, options }) => JSON.stringify([slug, options]) }),
    })
    fc.assert(
      fc.property(fc.array(anyList, { minLength: 1, maxLength: 4 }), (lists) => {
        const text = formatWardListsJson(lists.map((list) => ({ id: 'x', ...list })), catalogue) // prettier-ignore
        expect(read(text)).toEqual({ lists: lists.map((list) => ({ ...list, unread: [] })) })
      }),
    )
  })

  test('of a demonstration say so, and are read back whole', () => {
    const text = formatWardListsJson([ward], catalogue, { isDemonstration: true })
    expect(JSON.parse(text)).toMatchObject({ demonstration: 'prices and codes are stand-ins' })
    expect(read(text)).toEqual(read(formatWardListsJson([ward], catalogue)))
  })

  test('keep valid lines, report the rest, and find a product by its SKU where its id has changed', () => {
    const lines = [
      ofGloves,
      { ...ofGloves, slug: 'old-name', sku: 'SCT' },
      { ...ofGloves, slug: 'gone' },
      { sku: 'X', par: -1 },
      5,
    ]
    expect(read(JSON.stringify({ version: 1, lists: [{ name: 'Ward\n3', lines }] }))).toEqual({
      lists: [
        {
          name: 'Ward 3',
          lines: [ofGloves, { ...ofGloves, slug: 'top' }],
          unread: [
            { text: 'gone', reason: 'is not in the catalogue.' },
            { text: 'X', reason: 'could not be read.' },
            { text: 'A line', reason: 'could not be read.' },
          ],
        },
      ],
    })
  })

  test.each([
    ['{"version":1,"lists":[{"na', 'damaged'],
    ['[1,2]', 'no list from this shop'],
    ['{"version":2,"lists":[]}', 'newer version'],
    ['{"version":1,"lists":[]}', 'no lists'],
    ['\n', 'no lines'],
  ])('%j is refused with its reason', (text, reason) => {
    expect(read(text)).toEqual({ error: expect.stringContaining(reason) as string })
  })

  test('never throw', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          fc.json(),
          fc.jsonValue().map((lists) => JSON.stringify({ version: 1, lists })),
        ),
        (text) => {
          const result = read(text)
          expect('lists' in result || result.error.length > 0).toBe(true)
        },
      ),
    )
  })
})

describe('an import', () => {
  const incoming = [{ ...ofGloves, par: 9 }, ofTop, { slug: 'new', options: {}, par: 1 }]
  const comparison = compareLines(ward.lines, incoming)

  test('shows what is new, what changes and what does not', () => {
    expect(comparison).toEqual({
      added: [incoming[2]],
      changed: [{ before: ofGloves, after: { ...ofGloves, par: 9 } }],
      unchanged: [ofTop],
    })
  })

  test('adds lines, and changes only what was asked for', () => {
    expect(applyComparison(ward.lines, comparison, false)).toEqual([...ward.lines, incoming[2]])
    expect(applyComparison(ward.lines, comparison, true)).toEqual([{ ...ofGloves, par: 9 }, ofBare, ofTop, incoming[2]])
  })

  test('without counts keeps the existing counts, unless the unit differs', () => {
    const uncounted: WardListLine = { slug: 'gloves', options: {}, par: 4 }
    expect(compareLines([ofGloves], [uncounted]).unchanged).toEqual([ofGloves])
    expect(compareLines([ofGloves], [{ ...uncounted, countedIn: 'pieces' }]).changed).toHaveLength(1)
  })

  test('of an unchanged export changes nothing', () => {
    expect(compareLines(ward.lines, ward.lines)).toEqual({ added: [], changed: [], unchanged: ward.lines })
  })
})

describe('a list in words', () => {
  const [line] = listWordedLines('Hello\n2 boxes of blue ones', index)
  const meant = { product: gloves, options: {} }
  const answer = { clear: meant, candidates: [meant, { product: bare, options: {} }], note: '', isGoods: true }
  const readWords = (isUsual: boolean) =>
    readWardListFile(
      'Hello\n2 boxes of blue ones',
      catalogue,
      index,
      new Map([[nameWords(line!), { ...answer, isUsual }]]),
    )

  test('has what the words mean', () => {
    expect(readWords(false)).toMatchObject({ lists: [{ lines: [{ slug: 'gloves', par: 2 }] }] })
  })

  test('does not take the usual one of several, since it shows no others', () => {
    const unread = [
      { text: '2 boxes of blue ones', reason: 'may be several products: a quick order asks which.' },
      { text: '1 line', reason: 'was not goods.' },
    ]
    expect(readWords(true)).toMatchObject({ lists: [{ lines: [], unread }] })
  })
})

describe('formatFileName', () => {
  test.each([
    ['Ward 3 / Crash trolley', 'ward-3-crash-trolley.csv'],
    ['../../etc/passwd', 'etc-passwd.csv'],
    ['漢', '漢.csv'],
    ['<>', 'list.csv'],
  ])('%j is kept as %j', (name, file) => {
    expect(formatFileName(name, 'csv')).toBe(file)
  })
})
