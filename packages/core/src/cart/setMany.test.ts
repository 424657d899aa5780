import { expect, test } from 'vitest'
import type { CartLine } from './cartLines.ts'
import { findHeld, setMany } from './setMany.ts'

const line = (slug: string, quantity: number, more: Partial<CartLine> = {}): CartLine => ({
  slug,
  options: {},
  quantity,
  ...more,
})
const cart = [line('gloves', 5, { note: 'for ward 4' }), line('tape', 1), line('top', 2, { options: { Size: 'M' } })]

test('what the cart has is found by product, choice and engraving', () => {
  const wanted = [line('gloves', 2), line('top', 1, { options: { Size: 'S' } }), line('gauze', 1)]
  expect(findHeld(cart, wanted)).toEqual([wanted[0]])
})

test('what the cart has takes the new quantity and keeps its place and note; the rest is added at the end', () => {
  const { lines, refused } = setMany(cart, [line('gauze', 3), line('gloves', 2), line('tape', 1)])
  expect(lines).toEqual([line('gloves', 2, { note: 'for ward 4' }), cart[1], cart[2], line('gauze', 3)])
  expect(refused).toEqual([])
})

test('setting the same twice changes nothing more', () => {
  const wanted = [line('gloves', 2), line('gauze', 3)]
  const once = setMany(cart, wanted).lines
  expect(setMany(once, wanted).lines).toEqual(once)
})
