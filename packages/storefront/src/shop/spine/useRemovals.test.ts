// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { CartLine } from '@shop/core/cart/cartLines.ts'
import { cart, changeLines } from '../../state/cart/cart.ts'
import { useRemovals } from './useRemovals.ts'

const build = (slug: string, quantity = 1): CartLine => ({ slug, options: {}, quantity })
const LINES = [build('gloves', 2), build('gauze', 3), build('tape', 4), build('scissors', 5)]
const readLines = () => cart.read().lines.map(({ slug, quantity }) => `${quantity} ${slug}`)

beforeEach(() => changeLines(() => LINES))
afterEach(cleanup)

function removeThree() {
  const { result } = renderHook(useRemovals)
  for (const index of [1, 0, 2]) act(() => result.current.remove(LINES[index]!, LINES[index]!.slug))
  return result
}

test('three removals are undone one after the other, each in its place', () => {
  const result = removeThree()
  expect(readLines()).toEqual(['5 scissors'])
  expect(result.current.removed).toBe('tape')
  act(() => result.current.undo())
  expect(readLines()).toEqual(['4 tape', '5 scissors'])
  expect(result.current.removed).toBe('gloves')
  act(() => result.current.undo())
  act(() => result.current.undo())
  expect(readLines()).toEqual(['2 gloves', '3 gauze', '4 tape', '5 scissors'])
  expect(result.current).toMatchObject({ removed: undefined, returned: 'gauze' })
})

test('what was added meanwhile stays', () => {
  const result = removeThree()
  act(() => changeLines((lines) => [...lines, build('masks'), build('gauze')]))
  for (let undone = 0; undone < 3; undone++) act(() => result.current.undo())
  expect(readLines()).toEqual(['2 gloves', '4 gauze', '4 tape', '5 scissors', '1 masks'])
})
