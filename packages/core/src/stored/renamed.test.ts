import { expect, test } from 'vitest'
import { EMPTY_CART } from '../cart/cart.ts'
import { CART_KIND } from '../cart/storedCart.ts'
import { LISTS_KIND } from '../lists/storedWardLists.ts'
import { type Change, describeAsStored, type Kind } from './kind.ts'
import { createSlugListKind } from './slugList.ts'

const getSlugNow = (slug: string) => (slug === 'old' ? 'new' : slug)
const line = (slug: string, quantity: number, size = '') => ({ slug, options: size ? { Size: size } : {}, quantity })
const par = (slug: string, par: number) => ({ slug, options: {}, par })
const list = (id: string, ...lines: ReturnType<typeof par>[]) => ({ id, name: id, lines })

test('lines of a cart that have become the same add up, in the place of the first; other choices stay apart', () => {
  const cart = {
    ...EMPTY_CART,
    lines: [line('old', 2), line('x', 1), line('new', 3), line('old', 1, 'M')],
    saved: [line('old', 4)],
    aside: [{ id: 'a', name: 'Ward 3', lines: [line('old', 1), line('new', 1)] }],
  }
  expect(CART_KIND.rename!(cart, getSlugNow)).toEqual({
    ...EMPTY_CART,
    lines: [line('new', 5), line('x', 1), line('new', 1, 'M')],
    saved: [line('new', 4)],
    aside: [{ id: 'a', name: 'Ward 3', lines: [line('new', 2)] }],
  })
})

test('of lines of a ward list that have become the same the first stays', () => {
  const lists = [list('a', par('old', 2), par('new', 3)), list('b', par('x', 1))]
  const renamed = LISTS_KIND.rename!(lists, getSlugNow)
  expect(renamed).toEqual([list('a', par('new', 2)), list('b', par('x', 1))])
  expect(renamed[1]).toBe(lists[1])
})

test('a list of products has each once', () => {
  expect(createSlugListKind(4).rename!(['x', 'old', 'new'], getSlugNow)).toEqual(['x', 'new'])
})

test('a value in which no slug has changed stays the same', () => {
  const aside = [{ id: 'a', name: 'Ward 3', lines: [line('x', 1)] }]
  const cart = { lines: [line('new', 1)], saved: [line('x', 2)], aside }
  expect(CART_KIND.rename!(cart, getSlugNow)).toBe(cart)
  const lists = [list('a', par('new', 1))]
  expect(LISTS_KIND.rename!(lists, getSlugNow)).toBe(lists)
  const slugs = ['new', 'x']
  expect(createSlugListKind(4).rename!(slugs, getSlugNow)).toBe(slugs)
})

/** The result of a change in a tab that does not know the new slug, as a tab that knows it reads it. */
function applyUnknowing<T>(kind: Kind<T>, { from, to }: Change<T>, stored: T): T {
  const rename = (value: T) => kind.rename!(value, getSlugNow)
  const change = describeAsStored(kind, { from, to }, stored, rename)
  return rename(kind.merge(change.from, change.to, stored))
}

test('a change under the new slug is the same for a tab that knows only the old one', () => {
  const cart = (...quantities: number[]) => ({ ...EMPTY_CART, lines: quantities.map((count) => line('new', count)) })
  const stored = { ...EMPTY_CART, lines: [line('old', 2), line('x', 1)] }
  expect(applyUnknowing(CART_KIND, { from: cart(2), to: cart() }, stored).lines).toEqual([line('x', 1)])
  const fewer = applyUnknowing(CART_KIND, { from: cart(2), to: cart(1) }, stored)
  expect(fewer.lines.find(({ slug }) => slug === 'new')?.quantity).toBe(1)
  const more = applyUnknowing(CART_KIND, { from: cart(2), to: cart(5) }, stored)
  expect(more.lines.find(({ slug }) => slug === 'new')?.quantity).toBe(5)
  const lists = [list('a', par('old', 2), par('x', 1))]
  const change = { from: [list('a', par('new', 2))], to: [list('a')] }
  expect(applyUnknowing(LISTS_KIND, change, lists)).toEqual([list('a', par('x', 1))])
})
