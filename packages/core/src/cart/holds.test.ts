import { describe, expect, test } from 'vitest'
import type { Product } from '../catalogue/catalogue.ts'
import { buildExampleCatalogue, buildExampleProduct } from '../fixtures/examples.ts'
import { findHolds, findRefusal } from './holds.ts'
import { priceLines } from './pricedLines.ts'

const NOW = new Date(2026, 10, 22)
const build = (slug: string, facts: Partial<Product> = {}) => buildExampleProduct({ slug, ...facts })
const PRODUCTS = buildExampleCatalogue([
  build('gloves'),
  build('discontinued', { status: { text: 'Discontinued', isHeld: true, by: { slug: 'gloves', title: 'Gloves' } } }),
  build('phased-out', { status: { text: 'Being phased out' } }),
  build('suspended', { status: { text: 'Suspended until tomorrow', isHeld: true, ends: '2026-11-23' } }),
  build('tablets', { counted: { paracetamol: 32 } }),
  build('both', { counted: { paracetamol: 16, aspirin: 16 } }),
  build('not-for-sale', { counted: { paracetamol: 32 }, status: { text: 'Discontinued', isHeld: true } }),
])
const order = (...lines: [slug: string, quantity: number][]) =>
  priceLines(
    lines.map(([slug, quantity]) => ({ slug, quantity, options: {} })),
    PRODUCTS,
  )

describe('findHolds', () => {
  test('holds what is not for sale now, and says what there is instead', () => {
    const lines = order(['gloves', 1], ['discontinued', 1], ['phased-out', 1], ['suspended', 1], ['gone', 1])
    expect([...findHolds(lines, NOW).keys()]).toEqual(['discontinued', 'suspended'])
    expect(findHolds(lines, NOW).get('discontinued')?.by?.slug).toBe('gloves')
    expect([...findHolds(lines, new Date(2026, 10, 23)).keys()]).toEqual(['discontinued'])
  })

  test('holds the line with which there would be too much of a medicine, and no other', () => {
    const lines = order(['tablets', 3], ['both', 1], ['gloves', 9999])
    expect([...findHolds(lines, NOW)]).toEqual([
      [
        'both',
        {
          text: 'An order has at most 100 tablets or capsules that contain paracetamol: with these 16 there would be 112',
        },
      ],
    ])
  })

  test('counts what is in carts put aside, except what cannot be ordered, and holds none of it', () => {
    const elsewhere = order(['tablets', 2], ['gloves', 9])
    expect(findHolds(order(['tablets', 1]), NOW, elsewhere).size).toBe(0)
    expect([...findHolds(order(['gloves', 1], ['tablets', 2]), NOW, elsewhere)]).toEqual([
      [
        'tablets',
        {
          text: 'An order has at most 100 tablets or capsules that contain paracetamol: with these 64 there would be 128',
        },
      ],
    ])
    expect(findHolds(order(['tablets', 3]), NOW, order(['not-for-sale', 9])).size).toBe(0)
  })

  test('does not count what cannot be ordered', () => {
    expect([...findHolds(order(['not-for-sale', 9], ['tablets', 3]), NOW).keys()]).toEqual(['not-for-sale'])
  })
})

test.each([
  ['tablets', 3, undefined],
  ['tablets', 4, /there would be 128$|these are 128$/],
  ['both', 6, undefined],
  ['discontinued', 1, /^Discontinued$/],
  ['gloves', 9999, undefined],
] as const)('beside what cannot be ordered, %s × %i are refused for %s', (slug, quantity, reason) => {
  const product = PRODUCTS.products.find((one) => one.slug === slug)!
  const refusal = findRefusal(order(['gloves', 5], ['not-for-sale', 9]), product, quantity, NOW)
  if (reason) expect(refusal).toMatch(reason)
  else expect(refusal).toBeUndefined()
})
