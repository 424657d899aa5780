import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanExact, cleanLine, cleanParagraph } from '../base/cleanText.ts'
import { ENGRAVING_RETURNS } from '../cart/engraving.ts'
import { buildExampleProduct, buildExampleWithVariants } from '../fixtures/examples.ts'
import { buildExampleOrder, nastyText } from '../fixtures/orderExamples.ts'
import { buildOrderSheets } from './buildOrderSheets.ts'
import { formatOrderCsv } from './formatOrderCsv.ts'
import { formatOrderText } from './formatOrderText.ts'
import { formatPeppolOrder } from './formatPeppolOrder.ts'

describe('an order', () => {
  test('numbers what can be ordered, and lists apart what is no longer sold', () => {
    const cart = [
      { slug: 'sold-last-year', options: { Size: 'M' }, quantity: 3, note: 'for the trolley' },
      { slug: 'nitrile-gloves', options: {}, quantity: 2 },
    ]
    const { lines, leftOut } = buildExampleOrder({ cart })
    expect(lines.map(({ number, title }) => [number, title])).toEqual([[1, 'Nitrile gloves']])
    expect(leftOut).toEqual([
      { name: 'sold-last-year, Size M', quantity: 3, note: 'for the trolley', reason: 'No longer sold' },
    ])
  })

  test('lists both unit prices as they are, and works out VAT on the net total of its rate', () => {
    const products = [
      buildExampleProduct({ priceExVat: { pence: 1249, isFrom: false }, priceIncVat: { pence: 1499, isFrom: false } }),
    ]
    const order = buildExampleOrder({ products, cart: [{ slug: 'nitrile-gloves', options: {}, quantity: 3 }] })
    expect(order.lines[0]).toMatchObject({ unitPrice: { exPence: 1249, incPence: 1499 }, netPence: 3747, rate: 20 })
    expect(order.total).toMatchObject({ exPence: 3747, incPence: 4496 })
    expect(order.total.groups).toEqual([{ rate: 20, count: 1, isFrom: false, exPence: 3747, incPence: 4496 }])
    expect(order.terms).toEqual([expect.stringContaining('VAT is worked out once')])
  })

  test('carries options, engraving and note of each line', () => {
    const cart = [
      {
        slug: 'nitrile-gloves',
        options: { Size: 'M', Colour: 'Blue' },
        quantity: 1,
        engraving: 'Dr A  Penrose',
        note: 'call first',
      },
    ]
    expect(buildExampleOrder({ cart }).lines[0]).toMatchObject({
      options: 'Size M, Colour Blue',
      engraving: 'Dr A  Penrose',
      note: 'call first',
    })
  })

  test('has the code, the pack and the price of the variant that was chosen, whatever the cart remembers', () => {
    const line = { slug: 'tape', options: { Width: '5 cm' }, quantity: 2, price: { incPence: 1, exPence: 1 } }
    const order = buildExampleOrder({ products: [buildExampleWithVariants()], cart: [line] })
    const stated = { sku: 'T-5', options: 'Width 5 cm', pack: 'Pack of 2 rolls', isFrom: false, netPence: 500 }
    expect(order.lines).toMatchObject([stated])
    expect(order.total).toMatchObject({ exPence: 500, incPence: 600, isFrom: false })
    for (const text of [formatOrderCsv(order), formatOrderText(order), formatPeppolOrder(order)])
      expect(text).toContain('T-5')
    expect(JSON.stringify(buildOrderSheets(order))).toContain('"T-5"')
  })

  test('does not order a choice that does not exist', () => {
    const cart = [{ slug: 'tape', options: { Width: '9 cm' }, quantity: 2 }]
    const { lines, leftOut } = buildExampleOrder({ products: [buildExampleWithVariants()], cart })
    expect(lines).toEqual([])
    expect(leftOut).toEqual([{ name: 'tape, Width 9 cm', quantity: 2, note: '', reason: 'No longer sold' }])
  })

  test('marks a price that is only the least', () => {
    const products = [buildExampleProduct({ priceIncVat: { pence: 1200, isFrom: true } })]
    const order = buildExampleOrder({ products })
    expect([order.total.isFrom, order.lines[0]!.isFrom]).toEqual([true, true])
    expect(buildExampleOrder().total.isFrom).toBe(false)
  })

  test('says on every document that engraved goods do not come back', () => {
    const engraved = buildExampleOrder({
      cart: [{ slug: 'nitrile-gloves', options: {}, quantity: 1, engraving: 'Dr A Penrose' }],
    })
    expect(engraved.terms).toEqual([ENGRAVING_RETURNS])
    for (const file of [formatOrderCsv(engraved), formatOrderText(engraved), formatPeppolOrder(engraved)])
      expect(file).toContain(ENGRAVING_RETURNS)
    expect(JSON.stringify(buildOrderSheets(engraved))).toContain(ENGRAVING_RETURNS)
    expect(formatOrderText(buildExampleOrder())).not.toContain(ENGRAVING_RETURNS)
  })

  test('counts the lines whose price has changed since they were added', () => {
    const at = (incPence: number) => [
      { slug: 'nitrile-gloves', options: {}, quantity: 1, price: { incPence, exPence: 1000 } },
    ]
    expect(buildExampleOrder({ cart: at(1200) }).changedCount).toBe(0)
    expect(buildExampleOrder({ cart: at(1100) }).changedCount).toBe(1)
  })

  test('of nothing that is sold comes to nothing', () => {
    const order = buildExampleOrder({ cart: [{ slug: 'gone', options: {}, quantity: 1 }] })
    expect(order.lines).toEqual([])
    expect(order.total).toMatchObject({ groups: [], exPence: 0, incPence: 0 })
  })
})

describe('a text of an order', () => {
  test('keeps words, marks of direction and emoji, and loses controls and what turns the line', () => {
    expect(cleanLine(' a\u0000b\r\nc\u202Ed \u200Fשלום 😀 \uD83D ')).toBe('ab cd \u200Fשלום 😀')
    expect(cleanParagraph('a \r\n\n\n\n b\u2028c')).toBe('a\n\nb\nc')
    expect(cleanExact(' Dr  A.\nPenrose\u0007 ')).toBe('Dr  A. Penrose')
  })

  test('is clean after one cleaning, of one line, and without edges', () => {
    fc.assert(
      fc.property(nastyText, (text) => {
        const line = cleanLine(text)
        expect(cleanLine(line)).toBe(line)
        expect(line).not.toMatch(/[\n\r\t]|^\s|\s$/)
        const paragraph = cleanParagraph(text)
        expect(cleanParagraph(paragraph)).toBe(paragraph)
      }),
    )
  })
})
