import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  anyCartLine,
  anyCartLines,
  buildExampleProduct,
  buildExampleCartLine as buildLine,
} from '../fixtures/examples.ts'
import {
  addToCart,
  buildLine as buildProductLine,
  type CartLines,
  countItems,
  MAX_LINES,
  removeLine,
} from './cartLines.ts'
import { MAX_QUANTITY } from './quantity.ts'

describe('addToCart', () => {
  test('appends what is new and makes the line of the same item larger', () => {
    const cart = [buildLine('gloves'), buildLine('tape', 2)].reduce(addToCart, [] as CartLines)
    expect(addToCart(cart, buildLine('gloves', 3))).toEqual([buildLine('gloves', 4), buildLine('tape', 2)])
  })

  test('keeps the same product in another size on a line of its own', () => {
    const cart = [{ Size: 'S' }, { Size: 'M' }, {}].map((options) => buildLine('scrub-top', 1, options))
    expect(cart.reduce(addToCart, [] as CartLines)).toEqual(cart)
  })

  test('takes the same options for the same item, whatever their order', () => {
    const first = buildLine('scrub-top', 1, { Size: 'S', Length: 'Long' })
    const second = buildLine('scrub-top', 1, { Length: 'Long', Size: 'S' })
    expect(addToCart([first], second)).toEqual([{ ...first, quantity: 2 }])
  })

  test.each([
    ['a value that looks like another option', { A: 'x|B=y' }, { A: 'x', B: 'y' }],
    ['a name that looks like a value', { 'A=x': 'y' }, { A: 'x=y' }],
  ])('does not mix up two items: %s', (_, one, other) => {
    const cart = [buildLine('gloves', 1, one), buildLine('gloves', 1, other)]
    expect(cart.reduce(addToCart, [] as CartLines)).toEqual(cart)
  })

  test('keeps the same product with another engraving on a line of its own', () => {
    const cart = [{ engraving: 'Dr A Penrose' }, { engraving: 'Dr B Penrose' }, {}].map((choice) => ({
      ...buildLine('steth'),
      ...choice,
    }))
    expect(cart.reduce(addToCart, [] as CartLines)).toEqual(cart)
    expect(addToCart(cart, cart[1]!)[1]).toEqual({ ...cart[1], quantity: 2 })
  })

  test('does not mix up an engraving with an option of that name', () => {
    const cart = [buildLine('steth', 1, { engraving: 'A' }), { ...buildLine('steth'), engraving: 'A' }]
    expect(cart.reduce(addToCart, [] as CartLines)).toEqual(cart)
  })

  test('keeps the note of a line that is added to, and the price that it was first added at', () => {
    const first = { ...buildLine('gloves'), note: 'ward 4', price: { incPence: 1200, exPence: 1000 } }
    const again = { ...buildLine('gloves', 2), note: 'ward 5', price: { incPence: 1500, exPence: 1250 } }
    expect(addToCart([first], again)).toEqual([{ ...first, quantity: 3 }])
    expect(addToCart([buildLine('gloves')], again)).toEqual([{ ...again, quantity: 3 }])
  })

  test('keeps every count', () => {
    fc.assert(
      fc.property(anyCartLines, anyCartLine, (cart, line) => {
        expect(countItems(addToCart(cart, line))).toBe(countItems(cart) + line.quantity)
      }),
    )
  })

  test('stops at the largest quantity', () => {
    expect(addToCart([buildLine('gloves', MAX_QUANTITY)], buildLine('gloves'))).toEqual([
      buildLine('gloves', MAX_QUANTITY),
    ])
  })

  test('never makes a cart of more lines than a cart holds', () => {
    const full = Array.from({ length: MAX_LINES }, (_, index) => buildLine(`product-${index}`))
    expect(addToCart(full, buildLine('one-more'))).toHaveLength(MAX_LINES)
  })

  test('leaves the cart that it was given as it was', () => {
    const cart = Object.freeze([Object.freeze(buildLine('gloves'))])
    addToCart(cart, buildLine('gloves'))
    expect(cart).toEqual([buildLine('gloves')])
  })
})

describe('a line of a product', () => {
  test('is one at the current price', () => {
    const gloves = buildExampleProduct({ slug: 'gloves' })
    const price = { incPence: 1200, exPence: 1000 }
    expect(buildProductLine(gloves)).toEqual({ slug: 'gloves', options: {}, quantity: 1, price })
  })

  test('is as many as are sold at once', () => {
    const gloves = buildExampleProduct({ slug: 'gloves', multiple: 10 })
    expect(buildProductLine(gloves).quantity).toBe(10)
    expect(buildProductLine(gloves, { quantity: 11 }).quantity).toBe(20)
  })
})

test('a line is removed by its key, and an unknown key removes nothing', () => {
  const cart = [buildLine('gloves'), buildLine('tape')]
  expect(removeLine(cart, 'gloves')).toEqual([buildLine('tape')])
  expect(removeLine(cart, 'gauze')).toEqual(cart)
})
