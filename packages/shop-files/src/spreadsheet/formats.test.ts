import { describe, expect, test } from 'vitest'
import { formatSlug } from './foreign.ts'
import { readFormat } from './formats.ts'
import type { Table } from './readTable.ts'

function createTable(headers: readonly string[], ...rows: readonly (readonly string[])[]): Table {
  return {
    headers,
    rows: rows.map((cells, index) => ({
      line: index + 2,
      cells: Object.fromEntries(headers.map((header, column) => [header, cells[column] ?? ''])),
    })),
  }
}

const SHOPIFY = [
  ...['Handle', 'Title', 'Body (HTML)', 'Vendor', 'Type', 'Option1 Name', 'Option1 Value', 'Variant SKU'],
  ...['Variant Price', 'Variant Compare At Price', 'Variant Barcode', 'Image Src', 'Variant Grams'],
]

test("Shopify's export: rows of one handle are a product and its variants", () => {
  const { rows, unread, pictures } = readFormat(
    createTable(
      SHOPIFY,
      ['bell', 'Bell', '<p>Rings &amp; rings.</p>', 'Ting', 'Bells', 'Size', 'S', 'B-S', '5.00', '', '', 'a.jpg', '10'],
      ['bell', '', '', '', '', '', 'L', 'B-L', '6.00', '7.00', '5012345678900', 'b.jpg', '12'],
    ),
    undefined,
    [],
  )
  expect(rows).toEqual([
    {
      line: 2,
      cells: {
        ...{ slug: 'bell', discription: 'Bell', smalltittle: 'Ting', about: 'Rings & rings.', categories: 'Bells' },
        ...{ sku: 'B-S', NewPrice: '5.00', lastPrice: '', 'option1.name': 'Size', 'option1.values': 'S | L' },
      },
    },
    { line: 2, cells: { slug: 'bell', choice1: 'S', sku: 'B-S', NewPrice: '5.00', lastPrice: '' } },
    {
      line: 3,
      cells: { slug: 'bell', choice1: 'L', sku: 'B-L', NewPrice: '6.00', lastPrice: '7.00', gtin: '5012345678900' },
    },
  ])
  expect(unread).toEqual(['Variant Grams'])
  expect(pictures.map(({ address }) => address)).toEqual(['a.jpg', 'b.jpg'])
})

test("Shopify's newer headers are known, and a product without options has none", () => {
  const headers = ['URL handle', 'Title', 'Option1 name', 'Option1 value', 'SKU', 'Price']
  const { rows } = readFormat(createTable(headers, ['bell', 'Bell', 'Title', 'Default Title', 'B', '5']), undefined, [])
  expect(rows).toEqual([{ line: 2, cells: { slug: 'bell', discription: 'Bell', sku: 'B', NewPrice: '5' } }])
})

test("WooCommerce's export: a variation follows its parent, and a sale price is the price", () => {
  const headers = [
    ...['ID', 'Type', 'SKU', 'Name', 'Regular price', 'Sale price', 'Categories', 'Parent'],
    ...['Attribute 1 name', 'Attribute 1 value(s)'],
  ]
  const { rows } = readFormat(
    createTable(
      headers,
      ['7', 'variable', '', 'Big Bell', '', '', 'Goods > Bells, Gifts', '', 'Colour', 'Red, Blue\\, dark'],
      ['8', 'variation', 'B-R', '', '5', '4', '', 'id:7', 'Colour', 'Red'],
      ['9', 'simple', 'P', 'Pump', '9.50', '', 'Tools', '', '', ''],
    ),
    undefined,
    [],
  )
  expect(rows.map(({ cells }) => cells)).toEqual([
    {
      ...{ slug: 'big-bell', discription: 'Big Bell', categories: 'Bells | Gifts', NewPrice: '4', lastPrice: '5' },
      ...{ 'option1.name': 'Colour', 'option1.values': 'Red | Blue, dark' },
    },
    { slug: 'big-bell', choice1: 'Red', sku: 'B-R', NewPrice: '4', lastPrice: '5' },
    { slug: 'pump', discription: 'Pump', categories: 'Tools', sku: 'P', NewPrice: '9.50', lastPrice: '' },
  ])
})

test('what is not published there, and a choice without its product, is left out and said', () => {
  const shopify = readFormat(
    createTable(['Handle', 'Title', 'Variant Price', 'Status'], ['bell', 'Bell', '5', 'draft']),
    undefined,
    [],
  )
  expect(shopify).toMatchObject({ rows: [], notes: ['left out line 2, bell: it is not published there.'] })
  const headers = ['Type', 'SKU', 'Name', 'Regular price', 'Parent', 'Published', 'Tax status', 'Tax class']
  const woo = readFormat(
    createTable(
      headers,
      ['simple', 'A', 'Draft', '5', '', '0', '', ''],
      ['variation', 'B', '', '5', 'gone', '1', '', ''],
      ['simple', 'C', 'Book', '5', '', '1', 'taxable', 'zero-rate'],
      ['simple', 'D', 'Pad', '5', '', '1', 'taxable', 'reduced-rate'],
    ),
    undefined,
    [],
  )
  expect(woo.rows.map(({ cells }) => [cells['sku'], cells['vat']])).toEqual([
    ['C', '0'],
    ['D', '5'],
  ])
  expect(woo.notes).toHaveLength(2)
})

describe("of WooCommerce's goods", () => {
  const headers = ['Type', 'SKU', 'Name', 'Regular price', 'Visibility in catalog', 'Short description', 'Description']
  const read = (...rows: readonly (readonly string[])[]) => readFormat(createTable(headers, ...rows), undefined, [])

  test.each([
    ['simple', 'hidden', 'it is hidden there'],
    ['simple, downloadable, virtual', 'visible', 'it is a download'],
    ['external', 'visible', 'it is sold at another shop'],
    ['grouped', 'visible', 'it is only a group of other products'],
  ])('what is %s and %s is left out, since %s', (kind, visibility, why) => {
    const { rows, notes } = read([kind, 'A', 'Bell', '5', visibility], ['simple', 'B', 'Horn', '5', 'visible'])
    expect(rows.map(({ cells }) => cells['sku'])).toEqual(['B'])
    expect(notes).toEqual([`left out line 2, Bell: ${why}.`])
  })

  test('what has nothing to send, and what only a search finds there, is sold', () => {
    const { rows, notes } = read(['simple, virtual', 'A', 'Fitting', '5', 'search'])
    expect(rows.map(({ cells }) => cells['sku'])).toEqual(['A'])
    expect(notes).toEqual([])
  })

  test.each([
    ['Rings.', 'It is loud, and rings.', 'Rings. It is loud, and rings.'],
    ['Rings.', 'Rings. Loud.', 'Rings. Loud.'],
    ['Rings.', '', 'Rings.'],
    ['', 'Loud.', 'Loud.'],
  ])('the text is the short description (%j) and then the long one (%j)', (short, long, about) => {
    expect(read(['simple', 'A', 'Bell', '5', 'visible', short, long]).rows[0]?.cells['about']).toBe(about)
  })
})

test('a mapping says what the columns of any other file hold', () => {
  const table = createTable(['Artikel', 'Preis', 'Lager'], ['A1', '1,50 €', '4'])
  const { rows, unread } = readFormat(table, { Artikel: 'sku', Preis: 'NewPrice' }, [])
  expect(rows).toEqual([{ line: 2, cells: { sku: 'A1', NewPrice: '1,50 €' } }])
  expect(unread).toEqual(['Lager'])
})

test('a column of an attribute is known where the shop lists it', () => {
  const table = createTable(['slug', 'attributes.colour', 'attributes.size'], ['bell', 'Red', 'L'])
  const { rows, unread } = readFormat(table, undefined, [{ id: 'colour', label: 'Colour' }])
  expect(rows[0]?.cells).toEqual({ slug: 'bell', 'attributes.colour': 'Red' })
  expect(unread).toEqual(['attributes.size'])
})

test.each([
  [undefined, 'Beside it, write a file'],
  [{ Artikel: 'code' }, 'there is no field "code"'],
  [{ Preis: 'sku' }, 'the file has no such column'],
])('a file that is not known, with the mapping %j, is refused with what to do', (mapping, words) => {
  expect(() => readFormat(createTable(['Artikel'], ['A1']), mapping, [])).toThrow(words)
})

test.each([
  ['Café Größe 10', 'cafe-grosse-10'],
  ['  A/B – C!  ', 'a-b-c'],
  ['漢字', ''],
])('the slug of “%s” is “%s”', (name, slug) => {
  expect(formatSlug(name)).toBe(slug)
})
