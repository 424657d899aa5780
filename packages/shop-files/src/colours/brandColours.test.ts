import { expect, test } from 'vitest'
import { buildBrandRule, buildBrandTokens, findPaperHue } from './brandColours.ts'
import { formatHex, readHex } from './oklch.ts'
import { readToken } from './readToken.ts'

test('a brand’s colour is the shop’s in light, and its hue lighter in dark', () => {
  expect(buildBrandRule({ brand: '#8a3b12' })).toBe(`:root {
  --hue: 44.1;
  --brand: light-dark(oklch(45.3% 0.119 44.1), oklch(80% 0.085 44.1));
  --brand-fill: light-dark(oklch(45.3% 0.119 44.1), oklch(78% 0.09 44.1));
  --on-brand: light-dark(oklch(100% 0 0), oklch(20% 0.03 44.1));
  --brand-wash: light-dark(oklch(95.5% 0.02 44.1), oklch(30% 0.035 44.1));
}
`)
})

test('a colour of its own for dark is taken as it is', () => {
  const tokens = buildBrandTokens({ brand: '#8a3b12', brandDark: '#9ecbff' })
  const blue = readHex('#9ecbff')
  expect(tokens['--brand'][1]).toEqual(blue)
  expect(tokens['--brand-fill'][1]).toEqual(blue)
  expect(tokens['--brand-wash'][1].h).toBe(blue.h)
})

test('dark paper has the hue of the colour for dark, and of a grey none of its own', () => {
  expect(findPaperHue({ brand: '#8a3b12', brandDark: '#9ecbff' })).toBe(readHex('#9ecbff').h)
  expect(findPaperHue({ brand: '#444444' })).toBeUndefined()
  expect(buildBrandRule({ brand: '#444444' })).not.toContain('--hue')
  const [, paper] = readToken('--paper', { brand: '#8a3b12' })
  expect(paper.h).toBeCloseTo(44.1, 1)
  expect(formatHex(readToken('--paper', undefined)[1])).toBe('#0b1718')
})

test('a grey brand stays grey', () => {
  for (const [light, dark] of Object.values(buildBrandTokens({ brand: '#444444' })))
    expect(Math.max(light.c, dark.c)).toBeLessThan(0.001)
})

test('a shop that states no colours has the tokens as they are', () => {
  expect(buildBrandRule(undefined)).toBe('')
})
