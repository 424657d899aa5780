import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { EXAMPLE_ATTRIBUTES } from '../fixtures/exampleAttributes.ts'
import { anyText } from '../fixtures/examples.ts'
import { listFacts, readRole } from './attributes.ts'
import { AttributesFileSchema } from './attributeSchema.ts'

test('facts are listed by name in the order of the shop, whatever the order of the record', () => {
  expect(listFacts(EXAMPLE_ATTRIBUTES, { material: 'Nitrile', size: 'Medium', colour: 'Blue' })).toEqual([
    { name: 'Colour', value: 'Blue' },
    { name: 'Size', value: 'Medium' },
    { name: 'Material', value: 'Nitrile' },
  ])
})

test('what the shop does not list, or is empty, is left out', () => {
  expect(listFacts(EXAMPLE_ATTRIBUTES, { rating: '5 stars', colour: '', toString: 'x', constructor: 'x' })).toEqual([])
  expect(listFacts([], { colour: 'Blue' })).toEqual([])
})

test('only stated values are listed, whatever the keys', () => {
  const anyKey = fc.oneof(fc.string(), fc.constantFrom(...EXAMPLE_ATTRIBUTES.map(({ id }) => id)))
  fc.assert(
    fc.property(fc.dictionary(anyKey, anyText), (facts) => {
      const stated = EXAMPLE_ATTRIBUTES.filter(({ id }) => Object.hasOwn(facts, id) && facts[id] !== '')
      expect(listFacts(EXAMPLE_ATTRIBUTES, facts)).toEqual(
        stated.map(({ id, label }) => ({ name: label, value: facts[id] })),
      )
    }),
  )
})

test('a role is read from whichever attribute has it', () => {
  expect(readRole(EXAMPLE_ATTRIBUTES, { ingredient: 'Aspirin' }, 'substance')).toBe('Aspirin')
  expect(
    readRole([{ id: 'contains', label: 'Contains', role: 'substance' }], { contains: 'Aspirin' }, 'substance'),
  ).toBe('Aspirin')
  expect(readRole(EXAMPLE_ATTRIBUTES, {}, 'substance')).toBeUndefined()
  expect(readRole([], { undefined: 'Aspirin' }, 'substance')).toBeUndefined()
})

describe('the file', () => {
  const allows = (attribute: object) => v.is(AttributesFileSchema, [{ id: 'colour', label: 'Colour', ...attribute }])

  test.each([{}, { kind: 'colour' }, { unit: 'lm' }, { values: ['Key', 'Zip'] }, { role: 'fits' }, { filter: true }])(
    'has %j',
    (attribute) => {
      expect(allows(attribute)).toBe(true)
    },
  )

  test.each([
    { id: 'tube-colour' },
    { id: 'Colour' },
    { id: 'constructor' },
    { id: '' },
    { label: ' ' },
    { kind: 'number' },
    { unit: '30 G' },
    { values: ['Key'] },
    { role: 'strength' },
    { shown: true },
  ])('does not have %j', (attribute) => {
    expect(allows(attribute)).toBe(false)
  })
})
