import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_QUANTITY } from '../cart/quantity.ts'
import { buildExampleCatalogue, buildExampleProduct, buildExampleWithVariants } from '../fixtures/examples.ts'
import { buildReorder, countOrder, readStock } from './reorder.ts'
import { MAX_COUNT, type WardListLine } from './wardLists.ts'

const gloves = buildExampleProduct({ slug: 'gloves' })
const tens = buildExampleProduct({ slug: 'tens', multiple: 10 })
const top = buildExampleProduct({ slug: 'top', options: [{ name: 'Size', values: ['S', 'M'] }] })
const catalogue = buildExampleCatalogue([gloves, tens, top])

const line: WardListLine = { slug: 'gloves', options: {}, par: 4 }

test('a line of a variant is counted in its packs and ordered at its price', () => {
  const products = buildExampleCatalogue([buildExampleWithVariants()])
  const stock = readStock(
    { id: 'ward', name: 'Ward', lines: [{ slug: 'tape', options: { Width: '5 cm' }, par: 7, countedIn: 'pieces' }] },
    products,
  )
  expect(stock).toMatchObject([{ product: { sku: 'T-5' }, order: 4 }])
  expect(buildReorder(stock)).toMatchObject([{ quantity: 4, price: { incPence: 300, exPence: 250 } }])
})

describe('countOrder', () => {
  test.each<[Partial<WardListLine>, number]>([
    [{}, 4],
    [{ onHand: 0 }, 4],
    [{ onHand: 3 }, 1],
    [{ onHand: 4 }, 0],
    [{ onHand: 9 }, 0],
    [{ par: 0 }, 0],
    [{ par: 1000, onHand: 250, countedIn: 'pieces' }, 8],
    [{ par: 1000, onHand: 999, countedIn: 'pieces' }, 1],
    [{ par: 1000, onHand: 1000, countedIn: 'pieces' }, 0],
    [{ par: 8, onHand: 2, countedIn: 'packs' }, 6],
    [{ par: MAX_COUNT }, MAX_QUANTITY],
  ])('of a box of 100 with %j is %d', (facts, order) => {
    expect(countOrder({ ...line, ...facts }, gloves).order).toBe(order)
  })

  test.each([
    [7, 0, 10],
    [12, 0, 20],
    [20, 0, 20],
    [20, 20, 0],
    [20, 19, 10],
  ])('of what is sold in tens, %d less %d, is %d', (par, onHand, order) => {
    expect(countOrder({ ...line, par, onHand }, tens).order).toBe(order)
  })

  test('tells how many packs do not fit in a cart line', () => {
    expect(countOrder({ ...line, par: MAX_QUANTITY }, gloves).left).toBe(0)
    expect(countOrder({ ...line, par: MAX_QUANTITY + 1 }, gloves).left).toBe(1)
    expect(countOrder({ ...line, par: 12_000, onHand: 1_000 }, tens)).toEqual({ order: 9_990, left: 1_010 })
  })

  test('raises the stock to par, and no whole multiple beyond it', () => {
    const anyLine = fc.record({ par: fc.nat(50_000), onHand: fc.nat(50_000), countedIn: fc.constantFrom('packs' as const, 'pieces' as const) }) // prettier-ignore
    const anyProduct = fc.record({ count: fc.integer({ min: 1, max: 200 }), multiple: fc.integer({ min: 1, max: 20 }) })
    fc.assert(
      fc.property(anyLine, anyProduct, (facts, { count, multiple }) => {
        const { order, left } = countOrder({ ...line, ...facts }, { pack: { count, unit: 'box' }, multiple })
        const size = facts.countedIn === 'pieces' ? count : 1
        expect(order % multiple).toBe(0)
        expect(facts.onHand + (order + left) * size).toBeGreaterThanOrEqual(facts.par)
        if (left > 0) expect(order + multiple).toBeGreaterThan(MAX_QUANTITY)
        else if (order > 0) expect(facts.onHand + (order - multiple) * size).toBeLessThan(facts.par)
      }),
    )
  })
})

describe('a list joined with the catalogue', () => {
  const lines: WardListLine[] = [
    line,
    { slug: 'gone', options: {}, par: 2 },
    { slug: 'top', options: { Size: 'M' }, par: 1 },
    { slug: 'top', options: { Size: 'XXL' }, par: 1 },
    { slug: 'top', options: {}, par: 1 },
    { ...line, slug: 'tens', onHand: 4 },
  ]
  const stock = readStock({ id: 'ward', name: 'Ward', lines }, catalogue)

  test('keeps lines that are gone or not offered, and orders none of them', () => {
    expect(stock.map(({ product, order, missing }) => [product?.slug, order, ...missing])).toEqual([
      ['gloves', 4],
      [undefined, 0],
      ['top', 1],
      ['top', 0, 'Size'],
      ['top', 0, 'Size'],
      ['tens', 0],
    ])
  })

  test('orders what is short, at today’s price', () => {
    expect(buildReorder(stock)).toEqual([
      { slug: 'gloves', options: {}, quantity: 4, price: { incPence: 1200, exPence: 1000 } },
      { slug: 'top', options: { Size: 'M' }, quantity: 1, price: { incPence: 1200, exPence: 1000 } },
    ])
  })
})
