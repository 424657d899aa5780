import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readFormat } from './formats.ts'
import { readHtml } from './readHtml.ts'

test.each([
  ['<p>Rings &amp; rings.</p>', 'Rings & rings.'],
  ['<p>Tomato … <b>trial ground</b>…&nbsp;</p>', 'Tomato … trial ground…'],
  ['<h2>Soft</h2><p>One<br/>two</p>\n<div class="x > y">three</div>', 'Soft One two three'],
  ['<ul><li>Soft</li><li>Blue</li></ul><ol><li>Cut</li><li>Sew</li></ol>', '• Soft • Blue 1. Cut 2. Sew'],
  ['<table><tr><th>Size</th><td>L</td></tr><tr><th>Width</th><td>5</td></tr></table>', 'Size L Width 5'],
  ['<style>p { color: red }</style>Red<script>alert(1)</script><!-- not this -->', 'Red'],
  ['<a href="https://maker.example/?a=1&amp;b=2">The maker</a><img src="x.png" alt="A picture">', 'The maker'],
  ['10<sup>6</sup> cells, 10<sup>-3</sup> m, H<sub>2</sub>O, Lux<sup>TM</sup>', '10⁶ cells, 10⁻³ m, H₂O, LuxTM'],
  ['&pound;5, Gr&ouml;&szlig;e, &#8211; &#x2014; &hellip;', '£5, Größe, – — …'],
  ['Salt &amp; pepper', 'Salt & pepper'],
  ['One &amp; two\nthree &nbsp; four', 'One & two\nthree four'],
  ['&lt;p&gt;Written twice, &amp;amp; shown once&lt;/p&gt;', 'Written twice, & shown once'],
  ['<P>Loud</P><BR>', 'Loud'],
  ['<p>Never ended <b>bold', 'Never ended bold'],
  ['<blockquote>Soft</blockquote><hr>yes<iframe src="x">no</iframe>', 'Soft yes'],
])('%j means “%s”', (html, text) => {
  expect(readHtml(html)).toBe(text)
})

test.each([
  '',
  '<5 mm',
  'pH <7',
  'a < b > c',
  'x <b, 5 > 3',
  'R&D, AT&T, B&Q',
  'A&copy5, B&lt6, a&pound2',
  'Fish & chips; more',
  '  two  spaces\nand\ta line ',
  'made by <maker@shop.example>',
  '=<1>',
])('%j stays as it is', (text) => {
  expect(readHtml(text)).toBe(text)
})

test('beside HTML, a sign for less than stays too', () => {
  expect(readHtml('<p>Pore size <5 µm, pH <7 &amp; >2, R&D &copy5</p>')).toBe('Pore size <5 µm, pH <7 & >2, R&D &copy5')
})

test.each(['<!--', '<b "', '<p ', '&', '<b x="<"'])('a long cell of %j alone holds nothing up', (piece) => {
  const start = performance.now()
  readHtml(`${piece.repeat(20_000)}&amp;`)
  expect(performance.now() - start).toBeLessThan(2000)
})

test('what has been read once is read the same again', () => {
  const piece = fc.constantFrom(
    '<p>',
    '</p>',
    '<',
    '>',
    '&amp;',
    '&',
    'lt;',
    '#60;',
    'b',
    ' ',
    '<li>',
    '\n',
    '5',
    '<!--',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const once = readHtml(pieces.join(''))
      expect(readHtml(once)).toBe(once)
    }),
  )
})

describe('every cell of a file is read so', () => {
  const rows = (cells: Record<string, string>) => ({ headers: Object.keys(cells), rows: [{ line: 2, cells }] })
  const read = (cells: Record<string, string>, mapping?: Record<string, string>) =>
    readFormat(rows(cells), mapping, []).rows[0]!.cells

  test('of our own', () => {
    expect(read({ slug: 'bell', discription: 'Salt &amp; bell', about: '<p>It <i>rings</i>.</p>' })).toEqual({
      ...{ slug: 'bell', discription: 'Salt & bell', about: 'It rings.' },
    })
  })

  test('with a mapping, a cell of empty tags being an empty one', () => {
    expect(read({ Beschreibung: '<p>Tomate</p>', Art: '1', Marke: '<p>&nbsp;</p>' }, { Beschreibung: 'about', Art: 'sku', Marke: 'smalltittle' })).toEqual({ about: 'Tomate', sku: '1' }) // prettier-ignore
  })

  test("of Shopify's and WooCommerce's, titles and values too", () => {
    const shopify = { Handle: 'bell', Title: 'Big &amp; <b>loud</b>', 'Variant Price': '5', 'Option1 Name': 'Size', 'Option1 Value': 'S &amp; M' } // prettier-ignore
    expect(read(shopify)).toMatchObject({ discription: 'Big & loud', 'option1.values': 'S & M' })
    const woo = { Type: 'simple', SKU: 'B', Name: 'Big &amp; loud', 'Regular price': '5', Categories: 'Bells &amp; gongs' } // prettier-ignore
    expect(read(woo)).toMatchObject({ slug: 'big-loud', discription: 'Big & loud', categories: 'Bells & gongs' })
  })
})
