import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EMPTY_CART } from '../cart/cart.ts'
import { addLines, type CartLines, countItems, getLineKey } from '../cart/cartLines.ts'
import { CART_KIND } from '../cart/storedCart.ts'
import { anyCartLines, buildExampleCartLine as buildLine } from '../fixtures/examples.ts'
import { LISTS_KIND } from '../lists/storedWardLists.ts'
import type { WardLists } from '../lists/wardLists.ts'
import { formatChange, type Kind, parseChange } from './kind.ts'
import { createSlugListKind } from './slugList.ts'

const SLUGS = createSlugListKind(12)
const anySlugs = fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { maxLength: 8 })
const anyLists: fc.Arbitrary<WardLists> = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom('ward', 'trolley', 'store'),
    name: fc.constantFrom('One', 'Two'),
    lines: anyCartLines.map((lines) => lines.map(({ slug, options, quantity }) => ({ slug, options, par: quantity }))),
  }),
  { selector: ({ id }) => id },
)
const anyAside = fc.uniqueArray(
  fc.record({ id: fc.constantFrom('a', 'b', 'c'), name: fc.constantFrom('St Piran’s', 'Ward 3'), lines: anyCartLines }),
  { selector: ({ id }) => id },
)
const anyCart = fc.record({ lines: anyCartLines, saved: anyCartLines, aside: anyAside })

const cartOf = (lines: CartLines) => ({ ...EMPTY_CART, lines })
const wardOf = (...lines: WardLists[number]['lines']): WardLists => [{ id: 'ward', name: 'Ward 3', lines }]

/** Applies a change as another tab does, which reads it from storage. */
function apply<T>(kind: Kind<T>, from: T, to: T, now: T): T {
  const [one, other] = kind.pick(from, to)
  const change = parseChange(kind, formatChange(kind, { from: one, to: other }))!
  return kind.merge(change.from, change.to, now)
}

describe('a change that nothing came between', () => {
  test('of a cart leads to what it led to', () => {
    fc.assert(
      fc.property(anyCart, anyCart, (from, to) => {
        expect(apply(CART_KIND, from, to, from)).toEqual(to)
      }),
    )
  })

  test('of a list of products leads to what it led to', () => {
    fc.assert(
      fc.property(anySlugs, anySlugs, (from, to) => {
        expect(apply(SLUGS, from, to, from)).toEqual(to)
      }),
    )
  })

  test('of ward lists leads to the same lists and lines', () => {
    const named = anyLists.map((lists) => lists.map((list, index) => ({ ...list, name: `${list.name} ${index}` })))
    fc.assert(
      fc.property(named, named, (from, to) => {
        expect(apply(LISTS_KIND, from, to, from)).toEqual(to)
      }),
    )
  })
})

test('additions of two tabs add up, in whichever order they are applied', () => {
  const anyFew = anyCartLines.map((lines) => lines.map((line) => ({ ...line, quantity: 1 })))
  fc.assert(
    fc.property(anyFew, anyFew, anyFew, (before, one, other) => {
      const from = cartOf(before)
      const tabs = [one, other].map((added) => cartOf(addLines(before, added)))
      for (const order of [tabs, tabs.toReversed()]) {
        const cart = order.reduce((now, to) => apply(CART_KIND, from, to, now), from)
        expect(countItems(cart.lines)).toBe(countItems(before) + countItems(one) + countItems(other))
      }
    }),
  )
})

describe('while another tab', () => {
  const gloves = buildLine('gloves', 3)
  const tape = buildLine('tape', 2)
  const with5 = { ...gloves, quantity: 5 }

  test.each<[string, CartLines, CartLines, CartLines, CartLines]>([
    ['adds to the line, a removal leaves the addition', [gloves], [], [with5], [{ ...gloves, quantity: 2 }]],
    ['removes the line, an addition stays', [gloves], [with5], [], [{ ...gloves, quantity: 2 }]],
    ['removes the line, a lower quantity restores none', [with5], [gloves], [], []],
    [
      'lowers the line, a lower quantity leaves one',
      [with5],
      [gloves],
      [{ ...gloves, quantity: 1 }],
      [buildLine('gloves')],
    ],
    ['adds to the line, a note is written', [gloves], [{ ...gloves, note: 'A' }], [with5], [{ ...with5, note: 'A' }]],
    ['writes a note, more is added', [gloves], [with5], [{ ...gloves, note: 'A' }], [{ ...with5, note: 'A' }]],
    [
      'adds to the line, its note is taken away',
      [{ ...gloves, note: 'A' }],
      [gloves],
      [{ ...with5, note: 'A' }],
      [with5],
    ],
    ['appends a line, all are removed', [gloves], [], [gloves, tape], [tape]],
    [
      'appends a line, an undone removal puts one back in its place',
      [tape],
      [gloves, tape],
      [tape, buildLine('x')],
      [gloves, tape, buildLine('x')],
    ],
  ])('%s', (_, from, to, now, merged) => {
    expect(apply(CART_KIND, cartOf(from), cartOf(to), cartOf(now)).lines).toEqual(merged)
  })

  test('views a product, the latest of both come first', () => {
    expect(apply(SLUGS, ['a', 'b'], ['c', 'a', 'b'], ['d', 'a', 'b'])).toEqual(['d', 'c', 'a', 'b'])
  })

  test('counts a line of a ward list, another line is counted and the list renamed', () => {
    const lines = [gloves, tape].map(({ slug, options }) => ({ slug, options, par: 4 }))
    const [one, other] = [
      { ...lines[0]!, onHand: 1 },
      { ...lines[1]!, onHand: 2 },
    ]
    const to = wardOf(lines[0]!, other).map((list) => ({ ...list, name: 'Ward 4' }))
    expect(apply(LISTS_KIND, wardOf(...lines), to, wardOf(one, lines[1]!))).toEqual([
      { id: 'ward', name: 'Ward 4', lines: [one, other] },
    ])
  })

  test('deletes a ward list, a count in it does not restore it', () => {
    const line = { slug: 'gloves', options: {}, par: 4 }
    expect(apply(LISTS_KIND, wardOf(line), wardOf({ ...line, onHand: 1 }), [])).toEqual([])
  })
})

test('a change stores only the lines that it changes', () => {
  const lines = Array.from({ length: 500 }, (_, index) => buildLine(`product-${index}`))
  const [from, to] = CART_KIND.pick(cartOf(lines), cartOf(addLines(lines, [lines[7]!])))
  expect([from.lines, to.lines].map((all) => all.map(getLineKey))).toEqual([['product-7'], ['product-7']])
})

test.each(['', 'null', '{}', '{"from":1,"to":2}', '{"from":{"version":1,"slugs":[7]},"to":{"version":1,"slugs":[]}}'])(
  'a stored change that is damaged is none: %s',
  (text) => {
    expect(parseChange(SLUGS, text)).toBeUndefined()
  },
)
