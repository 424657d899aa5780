import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EXAMPLE_SHOP } from '@shop/core/fixtures/examples.ts'
import { findColourProblems } from './colourRules.ts'

test.each([
  ['that it does not state', undefined, []],
  ['brown, and the lighter one that follows from it', { brand: '#8a3b12' }, []],
  ['black', { brand: '#000000' }, []],
  ['a pure blue', { brand: '#0000ff' }, []],
  ['yellow, which is too light for a light page', { brand: '#ffcc00' }, ['colours.brand 1.3:1']],
  ['a grey that is a little too light', { brand: '#767676' }, ['colours.brand 3.9:1']],
  ['one that is too dark for a dark page', { brand: '#8a3b12', brandDark: '#8a3b12' }, ['colours.brandDark 1.7:1']],
  [
    'two that are the wrong way round',
    { brand: '#e0a080', brandDark: '#8a3b12' },
    ['colours.brand', 'colours.brandDark'],
  ],
  ['two that are right', { brand: '#003087', brandDark: '#9ecbff' }, []],
])('colours of a shop: %s', (_, colours, expected) => {
  const problems = findColourProblems({ shop: { ...EXAMPLE_SHOP, ...(colours && { colours }) } })
  const found = problems.map(({ field, message }) => `${field} ${/[\d.]+:1/.exec(message)?.[0]}`)
  expect(found).toHaveLength(expected.length)
  for (const [at, each] of expected.entries()) expect(found[at]).toContain(each)
})

test('the colour for dark that follows from another can be read, whatever its hue', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
      const brand = `#${value.toString(16).padStart(6, '0')}`
      const problems = findColourProblems({ shop: { ...EXAMPLE_SHOP, colours: { brand } } })
      expect(problems.filter(({ field }) => field !== 'colours.brand')).toEqual([])
    }),
  )
})

test('the message says which theme, how much is missing and what to do', () => {
  const [problem] = findColourProblems({ shop: { ...EXAMPLE_SHOP, colours: { brand: '#ffcc00' } } })
  expect(problem?.message).toMatch(/^In the light theme, a chosen value would have .* Write a darker colour\.$/)
})
