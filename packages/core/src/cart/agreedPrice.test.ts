import { describe, expect, test } from 'vitest'
import { buildExampleCatalogue, buildExampleProduct, buildExampleCartLine as buildLine } from '../fixtures/examples.ts'
import { agreePrices, findPriceChange } from './agreedPrice.ts'
import { priceLines } from './pricedLines.ts'

describe('a price that changed since the line was added', () => {
  const price = { incPence: 1200, exPence: 1000 }
  const product = buildExampleProduct({ slug: 'gloves', priceIncVat: { pence: 1500, isFrom: false } })
  const catalogue = buildExampleCatalogue([product])

  test('is named with both figures', () => {
    const [line] = priceLines([{ ...buildLine('gloves'), price }], catalogue)
    expect(findPriceChange(line!)).toEqual({ was: price, now: { incPence: 1500, exPence: 1000 } })
  })

  test.each([
    ['the same price', { ...buildLine('gloves'), price: { incPence: 1500, exPence: 1000 } }],
    ['no price that is remembered', buildLine('gloves')],
    ['a product that is gone', { ...buildLine('gone'), price }],
  ])('is not reported for %s', (_, cartLine) => {
    expect(findPriceChange(priceLines([cartLine], catalogue)[0]!)).toBeUndefined()
  })

  test('is taken over for one line once it is agreed to', () => {
    const cart = [
      { ...buildLine('gloves'), price },
      { ...buildLine('gone'), price },
    ]
    const agreed = agreePrices(cart, catalogue, 'gloves')
    expect(agreed).toEqual([{ ...cart[0], price: { incPence: 1500, exPence: 1000 } }, cart[1]])
    expect(agreePrices(cart, catalogue, 'gone')).toEqual(cart)
  })

  test('a line without a remembered price takes today’s, and no other line does', () => {
    const cart = [buildLine('gloves'), { ...buildLine('gloves', 1, { Size: 'S' }), price }]
    expect(agreePrices(cart, catalogue)).toEqual([{ ...cart[0], price: { incPence: 1500, exPence: 1000 } }, cart[1]])
  })
})
