import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '../fixtures/examples.ts'
import { compareValues } from './compareValues.ts'

test.each([
  [['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL']],
  [['Extra small', 'Small', 'Medium', 'Large', 'Extra large']],
  [['Small', 'Medium', 'Large', 'Child', 'Adult', '4 mm', 'Fine tip']],
  [['Small, 65–85 cm', 'Medium, 80–110 cm', 'Large, 100–135 cm']],
  [['Small volume', 'Large volume']],
  [['6 (XS)', '7 (S)', '8 (M)', '9 (L)', '10 (XL)', '11 (2XL)']],
  [['000', '00', '0', '1', '2', '10']],
  [['000 (violet)', '00 (blue)', '0 (black)', '1 (white)']],
  [['0', '0.5', '1']],
  [['14', '14½', '15', '15½']],
  [['UK 4', 'UK 9', 'UK 10']],
  [['Short', 'Regular', 'Long']],
  [['Petite', 'Regular', 'Tall']],
  [['Close', 'Regular', 'Large', 'One size']],
  [['Three-quarter length', 'Full length']],
  [['Infant mask, 0–18 months', 'Child mask, 1–5 years', 'Youth mouthpiece, 5 years and over', 'Adult mask']],
  [['Small child 12–16 cm', 'Child 15–21 cm', 'Small adult 20–26 cm', 'Adult 25–34 cm', 'Large adult 32–43 cm']],
  [['2.25 cm', '2.5 cm', '7.5 cm', '10 cm']],
  [['500 ml', '1,200 ml', '2 L', '11.5 L']],
  [['7.5 × 7.5 cm', '7.5 × 10 cm', '10 × 12 cm']],
  [['6 × 75 mm', '6 × 7 cm']],
  [['10 cm (4 in)', '15 cm (6 in)']],
  [['B (6.25 cm)', 'C (6.75 cm)', 'G (12 cm)']],
  [['black', 'Blue', 'Yellow']],
])('%j is the order in which a buyer looks for them', (right) => {
  expect(right.toReversed().sort(compareValues)).toEqual(right)
})

test.each([
  ['Smallbone', 'Aria'],
  ['Largo', 'Ambu'],
  ['S-Plus', 'Aria'],
])('%j is a name, not a size', (name, before) => {
  expect(compareValues(name, before)).toBeGreaterThan(0)
})

test('two values differ unless they are the same, and their order is one order', () => {
  const anyValue = fc.oneof(
    anyText,
    fc.constantFrom('S', 'Small', 'Small child', '10', '0', '00', '9 cm', '9 × 4 cm', '2 L', '14½', '1,200 ml'),
  )
  fc.assert(
    fc.property(anyValue, anyValue, anyValue, (a, b, c) => {
      expect(Math.sign(compareValues(a, b))).toBe(0 - Math.sign(compareValues(b, a)))
      expect(compareValues(a, b) === 0).toBe(a === b)
      if (compareValues(a, b) < 0 && compareValues(b, c) < 0) expect(compareValues(a, c)).toBeLessThan(0)
    }),
    { numRuns: 1000 },
  )
})
