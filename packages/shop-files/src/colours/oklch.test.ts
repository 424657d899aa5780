import { expect, test } from 'vitest'
import { formatOklch, measureContrast, readHex, readOklch } from './oklch.ts'

// As the conversion of CSS Color 4 has them.
test.each([
  ['#ffffff', 'oklch(100% 0 '],
  ['#000000', 'oklch(0% 0 '],
  ['#ff0000', 'oklch(62.8% 0.258 29.2)'],
  ['#0000ff', 'oklch(45.2% 0.313 264.1)'],
  ['#8A3B12', 'oklch(45.3% 0.119 44.1)'],
])('%s is %s', (hex, expected) => {
  expect(formatOklch(readHex(hex))).toContain(expected)
})

test('what is written is read again', () => {
  const texts = 'oklch(44% 0.078 196), oklch(99.2% 0.0025 60)'
  expect(readOklch(`light-dark(${texts})`)).toEqual([
    { l: 0.44, c: 0.078, h: 196 },
    { l: 0.992, c: 0.0025, h: 60 },
  ])
})

// As WCAG's own examples and calculators have them.
test.each([
  ['#ffffff', '#000000', 21],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#ff0000', '#ffffff', 4],
  ['#0000ff', '#ffff00', 8],
])('%s and %s have a contrast of %d', (one, other, contrast) => {
  expect(measureContrast(readHex(one), readHex(other))).toBeCloseTo(contrast, 1)
  expect(measureContrast(readHex(other), readHex(one))).toBeCloseTo(contrast, 1)
})
