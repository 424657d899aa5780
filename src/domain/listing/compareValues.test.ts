import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '../../fixtures/examples.ts'
import { compareValues } from './compareValues.ts'

test.each([
  [['XL', 'S', '3XL', 'M', 'XS', 'L', '2XL']],
  [['Large', 'Small', 'Extra large', 'Medium']],
  [['10 cm', '2.5 cm', '7.5 cm']],
  [['Yellow', 'black', 'Blue']],
])('sorts %j as a buyer looks for them', ([...values]) => {
  const right = [
    ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL'],
    ['Small', 'Medium', 'Large', 'Extra large'],
    ['2.5 cm', '7.5 cm', '10 cm'],
    ['black', 'Blue', 'Yellow'],
  ]
  expect(right).toContainEqual(values.sort(compareValues))
})

test('two values differ unless they are the same, either way round', () => {
  const anyValue = fc.oneof(anyText, fc.constantFrom('S', 'Small', '10', '9 cm'))
  fc.assert(
    fc.property(anyValue, anyValue, (a, b) => {
      expect(Math.sign(compareValues(a, b))).toBe(0 - Math.sign(compareValues(b, a)))
      expect(compareValues(a, b) === 0).toBe(a === b)
    }),
  )
})
