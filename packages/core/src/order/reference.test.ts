import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nastyText } from '../fixtures/orderExamples.ts'
import { buildReference, isReference } from './reference.ts'

test('a reference is the shop’s initials, the day, and four characters that nobody misreads', () => {
  const random = [0.23, 0.49, 0.11, 0.6][Symbol.iterator]()
  expect(buildReference('Penhallow Medical', '2026-11-21', () => random.next().value!)).toBe('PM-20261121-7F3K')
})

test('a reference is readable whatever the shop is called', () => {
  const anyChance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
  fc.assert(
    fc.property(nastyText, anyChance, (name, chance) => {
      expect(isReference(buildReference(name, '2026-11-21', () => chance))).toBe(true)
    }),
  )
})
