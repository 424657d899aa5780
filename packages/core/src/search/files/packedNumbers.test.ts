import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { packNumbers, unpackNumbers } from './packedNumbers.ts'

describe('packed numbers', () => {
  test('are the same after packing, and need no escape in JSON', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(3_000_000)), (numbers) => {
        const text = packNumbers(numbers)
        expect([...unpackNumbers(text, numbers.length)]).toEqual(numbers)
        expect(JSON.stringify(text)).toBe(`"${text}"`)
      }),
    )
  })

  test.each([
    [0, 1],
    [45, 1],
    [46, 2],
    [46 + 46 * 46 - 1, 2],
    [46 + 46 * 46, 3],
  ])('take for %d %d characters', (number, length) => {
    expect(packNumbers([number])).toHaveLength(length)
  })

  test.each(['', 'é', '"', packNumbers([4000]).slice(0, 1)])('throw for %j, which is damaged', (text) => {
    expect(() => unpackNumbers(text, 1)).toThrow('damaged')
  })
})
