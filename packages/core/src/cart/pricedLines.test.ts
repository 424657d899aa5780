import { describe, expect, test } from 'vitest'
import {
  buildExampleCatalogue,
  buildExampleProduct,
  buildExampleWithVariants,
  buildExampleCartLine as buildLine,
} from '../fixtures/examples.ts'
import { priceLines, sumLines } from './pricedLines.ts'

describe('what the cart costs', () => {
  const gloves = buildExampleProduct({ slug: 'gloves' })
  const top = buildExampleProduct({
    slug: 'scrub-top',
    priceIncVat: { pence: 1999, isFrom: true },
    priceExVat: { pence: 1666, isFrom: true },
  })

  test('adds up each line by its quantity, in pence, inc. and ex. VAT', () => {
    const lines = priceLines([buildLine('gloves', 3), buildLine('scrub-top', 2)], buildExampleCatalogue([gloves, top]))
    expect(sumLines(lines)).toMatchObject({ incPence: 7598, exPence: 6332, isFrom: true })
  })

  test('an empty cart costs nothing', () => {
    expect(sumLines([])).toMatchObject({ incPence: 0, exPence: 0, isFrom: false })
  })

  test('a product that is gone keeps its line, and counts nothing', () => {
    const lines = priceLines([buildLine('gone', 2), buildLine('gloves')], buildExampleCatalogue([gloves]))
    expect(lines.map(({ product }) => product)).toEqual([undefined, gloves])
    expect(sumLines(lines)).toMatchObject({ incPence: 1200, exPence: 1000, isFrom: false })
  })

  test('a variant costs its own price, not the least of its product', () => {
    const catalogue = buildExampleCatalogue([buildExampleWithVariants()])
    const lines = priceLines([buildLine('tape', 2, { Width: '5 cm' }), buildLine('tape', 1)], catalogue)
    expect(lines.map(({ product }) => product?.sku)).toEqual(['T-5', 'TAPE-X'])
    expect(sumLines(lines.slice(0, 1))).toMatchObject({ incPence: 600, exPence: 500, isFrom: false })
    expect(sumLines(lines).isFrom).toBe(true)
  })
})
