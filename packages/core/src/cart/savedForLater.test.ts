import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Cart, EMPTY_CART } from './cart.ts'
import { type CartLine, getLineKey, MAX_LINES } from './cartLines.ts'
import { moveToCart, saveForLater } from './savedForLater.ts'

const gloves: CartLine = { slug: 'gloves', options: {}, quantity: 2, note: 'ward 4' }
const gauze: CartLine = { slug: 'gauze', options: {}, quantity: 3 }
const tape: CartLine = { slug: 'tape', options: {}, quantity: 1 }

const anyLine: fc.Arbitrary<CartLine> = fc.record({
  slug: fc.constantFrom('gloves', 'gauze', 'tape', 'scrub-top', 'steth'),
  options: fc.dictionary(fc.constantFrom('Size', 'Colour'), fc.constantFrom('S', 'M')),
  quantity: fc.integer({ min: 1, max: 100 }),
})
const anyLines = fc.uniqueArray(anyLine, { selector: getLineKey, maxLength: 8 })
const anyCart: fc.Arbitrary<Cart> = fc.record({ lines: anyLines, saved: anyLines, aside: fc.constant([]) })

/** The quantity of each item in both lists of the cart together. */
function countEach({ lines, saved }: Cart): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const line of [...lines, ...saved]) {
    const key = getLineKey(line)
    counts[key] = (counts[key] ?? 0) + line.quantity
  }
  return counts
}

describe('saving for later', () => {
  test('takes the line with its note from the cart to the end of what is saved', () => {
    expect(saveForLater({ ...EMPTY_CART, lines: [gloves, tape], saved: [gauze] }, 'gloves')).toEqual({
      ...EMPTY_CART,
      lines: [tape],
      saved: [gauze, gloves],
    })
  })

  test('adds to what is saved of the same item', () => {
    const { lines, saved } = saveForLater(
      { ...EMPTY_CART, lines: [gloves], saved: [{ ...gloves, quantity: 5 }] },
      'gloves',
    )
    expect(lines).toEqual([])
    expect(saved).toEqual([{ ...gloves, quantity: 7 }])
  })

  test('and moving back change no count of any item', () => {
    fc.assert(
      fc.property(anyCart, fc.nat(7), (cart, index) => {
        const line = cart.lines[index % Math.max(1, cart.lines.length)]
        const after = line ? saveForLater(cart, getLineKey(line)) : cart
        expect(countEach(after)).toEqual(countEach(cart))
        const other = after.saved[index % Math.max(1, after.saved.length)]
        expect(countEach(other ? moveToCart(after, getLineKey(other)) : after)).toEqual(countEach(cart))
      }),
    )
  })

  test.each([
    ['saving', (cart: Cart) => saveForLater(cart, 'nothing')],
    ['moving', (cart: Cart) => moveToCart(cart, 'nothing')],
  ])('%s what is not there changes nothing', (_, change) => {
    const cart = { ...EMPTY_CART, lines: [gloves], saved: [tape] }
    expect(change(cart)).toBe(cart)
  })

  test.each([
    ['saved', (full: CartLine[]): Cart => ({ ...EMPTY_CART, lines: [gloves], saved: full }), saveForLater],
    ['ordered', (full: CartLine[]): Cart => ({ ...EMPTY_CART, lines: full, saved: [gloves] }), moveToCart],
  ] as const)('loses nothing where the list of what is %s is full', (_, build, move) => {
    const cart = build(Array.from({ length: MAX_LINES }, (_, index) => ({ ...tape, slug: `product-${index}` })))
    expect(move(cart, 'gloves')).toBe(cart)
  })
})
