// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import type { CartLine } from '@shop/core/cart/cartLines.ts'
import { cart, changeLines } from '../../state/cart/cart.ts'
import { additionStore, setOrderOpen, takeBack } from './added.ts'

const build = (slug: string, quantity = 1): CartLine => ({ slug, options: {}, quantity })
const readLines = () => cart.read().lines.map(({ slug, quantity }) => `${quantity} ${slug}`)

beforeEach(() => {
  changeLines(() => [build('gloves', 2), build('gauze', 3)])
  setOrderOpen(false)
})

test.each([
  ['a new line', [build('gloves', 2), build('gauze', 3), build('tape')], { key: 'tape', quantity: 1, isNew: true }],
  ['more of a line', [build('gloves', 7), build('gauze', 3)], { key: 'gloves', quantity: 5, isNew: false }],
  ['less of a line', [build('gloves', 1), build('gauze', 3)], undefined],
  ['two lines at once', [build('gloves', 3), build('gauze', 4)], undefined],
])('%s is what was just added, or not', (_, lines, found) => {
  changeLines(() => lines)
  if (found) expect(additionStore.get()).toMatchObject(found)
  else expect(additionStore.get()).toBeUndefined()
})

test('it is taken back from what the cart has become, and is no longer news once the order is shut', () => {
  changeLines((lines) => [...lines, build('tape', 4)])
  setOrderOpen(true)
  changeLines((lines) => lines.map((line) => (line.slug === 'gloves' ? { ...line, quantity: 9 } : line)))
  const addition = additionStore.get()!
  expect(addition.key).toBe('tape')
  cart.change((now) => takeBack(addition, now))
  expect(readLines()).toEqual(['9 gloves', '3 gauze'])
  setOrderOpen(false)
  expect(additionStore.get()).toBeUndefined()
})

test('it stays news while the cart is only stored anew', () => {
  changeLines((lines) => [...lines, build('tape')])
  cart.store.set(structuredClone(cart.store.get()))
  expect(additionStore.get()).toMatchObject({ key: 'tape' })
})
