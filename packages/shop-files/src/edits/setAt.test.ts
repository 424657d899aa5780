import { expect, test } from 'vitest'
import { dropEmpty, setAt } from './setAt.ts'

test('a part goes with its last field, and what else the shop states stays', () => {
  const shop = { name: 'Bells', feeds: [], pharmacy: { name: 'Ting' }, logo: null }
  expect(dropEmpty(setAt(shop, ['pharmacy', 'name'], undefined))).toEqual({ name: 'Bells', feeds: [], logo: null })
})

test('a field keeps its position among the others', () => {
  expect(JSON.stringify(setAt({ a: 1, b: { c: 2 }, d: 3 }, ['b', 'c'], 4))).toBe('{"a":1,"b":{"c":4},"d":3}')
})
