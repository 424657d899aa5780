import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addMany } from './addMany.ts'
import { type CartLine, countItems, MAX_LINES } from './cartLines.ts'
import { MAX_QUANTITY } from './quantity.ts'

const gloves: CartLine = { slug: 'gloves', options: {}, quantity: 2 }
const gauze: CartLine = { slug: 'gauze', options: {}, quantity: 3 }
const full = Array.from({ length: MAX_LINES }, (_, index) => ({ ...gloves, slug: `p${index}` }))

const anyLine = fc.record({
  slug: fc.constantFrom('a', 'b', 'c', 'd'),
  options: fc.constantFrom({}, { Size: 'M' }),
  quantity: fc.integer({ min: 1, max: MAX_QUANTITY }),
})

describe('addMany', () => {
  test('adds the same item up', () => {
    const { lines, refused } = addMany([gloves], [gloves, gauze, { ...gloves, quantity: 5 }])
    expect(lines).toEqual([{ ...gloves, quantity: 9 }, gauze])
    expect(refused).toEqual([])
  })

  test('returns what did not fit', () => {
    expect(addMany(full, [gauze, full[0]!])).toMatchObject({ refused: [{ index: 0, quantity: 3 }] })
    expect(addMany([{ ...gloves, quantity: MAX_QUANTITY - 1 }], [gauze, gloves])).toMatchObject({
      added: [gauze, { ...gloves, quantity: 1 }],
      refused: [{ index: 1, quantity: 1 }],
    })
  })

  test('loses nothing', () => {
    fc.assert(
      fc.property(fc.array(anyLine), fc.array(anyLine), (first, lines) => {
        const { lines: before } = addMany([], first)
        const { lines: after, added, refused } = addMany(before, lines)
        const [came, left] = [countItems(added), refused.reduce((sum, { quantity }) => sum + quantity, 0)]
        expect(came + left).toBe(countItems(lines))
        expect(countItems(after)).toBe(countItems(before) + came)
      }),
    )
  })
})
