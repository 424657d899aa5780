import { describe, expect, test } from 'vitest'
import type { CartLine } from '../cart/cartLines.ts'
import { buildExampleCatalogue, buildExampleProduct, buildExampleWithVariants } from '../fixtures/examples.ts'
import { buildReceivedCart, sortReceived } from './received.ts'

const catalogue = buildExampleCatalogue([
  buildExampleProduct({ slug: 'gloves', title: 'Gloves', multiple: 10 }),
  buildExampleProduct({ slug: 'top', title: 'Scrub top', options: [{ name: 'Size', values: ['S', 'L'] }] }),
  buildExampleProduct({ slug: 'steth', title: 'Stethoscope', engravable: true }),
])
const build = (slug: string, facts: Partial<CartLine> = {}): CartLine => ({
  slug,
  options: {},
  quantity: 1,
  ...facts,
})

describe('sortReceived', () => {
  test.each([
    [build('gloves'), undefined],
    [build('top', { options: { Size: 'S' } }), undefined],
    [build('steth', { engraving: 'Dr A' }), undefined],
    [build('steth', { engraving: '<b>' }), { name: 'Stethoscope', reason: 'its engraving cannot be set' }],
    [build('steth', { engraving: 'x'.repeat(31) }), { name: 'Stethoscope', reason: 'its engraving cannot be set' }],
    [build('sold-last-year'), { name: 'sold-last-year', reason: 'not in the catalogue' }],
    [build('constructor'), { name: 'constructor', reason: 'not in the catalogue' }],
    [build('top'), { name: 'Scrub top', reason: 'no Size was chosen' }],
    [build('top', { options: { Size: 'XXL' } }), { name: 'Scrub top', reason: 'not sold with Size XXL' }],
    [build('gloves', { options: { Size: 'S' } }), { name: 'Gloves', reason: 'not sold with Size S' }],
    [build('gloves', { engraving: 'Dr A' }), { name: 'Gloves', reason: 'cannot be engraved' }],
  ])('gives the problem with %j: %j', (line, unknown) => {
    const sorted = sortReceived([line], catalogue)
    expect(sorted.unknown).toEqual(unknown ? [unknown] : [])
    expect(sorted.known).toHaveLength(unknown ? 0 : 1)
  })
})

test('a line that was sent has the code and the price of its variant', () => {
  const products = buildExampleCatalogue([buildExampleWithVariants()])
  const { known, unknown } = sortReceived(
    [build('tape', { options: { Width: '5 cm' } }), build('tape', { options: { Width: '9 cm' } })],
    products,
  )
  expect(known[0]?.product.sku).toBe('T-5')
  expect(buildReceivedCart(known)).toMatchObject([{ slug: 'tape', price: { incPence: 300, exPence: 250 } }])
  expect(unknown).toEqual([{ name: 'Tape', reason: 'not sold with Width 9 cm' }])
})

test('what goes into the cart has today’s prices and quantities that are sold', () => {
  const stale = { incPence: 1, exPence: 1 }
  const { known } = sortReceived([build('gloves', { quantity: 7, note: 'Room 4', price: stale })], catalogue)
  expect(buildReceivedCart(known)).toEqual([
    { slug: 'gloves', options: {}, quantity: 10, note: 'Room 4', price: { incPence: 1200, exPence: 1000 } },
  ])
})
