import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AttributesSchema } from '../../../catalogue/schema.ts'
import { ATTRIBUTE_NAMES, listAttributes } from './attributes.ts'

test('every attribute that the catalogue may state has a name, and no other', () => {
  expect(Object.keys(ATTRIBUTE_NAMES).sort()).toEqual(Object.keys(AttributesSchema.entries).sort())
})

test('no two attributes have the same name', () => {
  const names = Object.values(ATTRIBUTE_NAMES)
  expect(new Set(names).size).toBe(names.length)
})

test('attributes are listed by name in the order of the shop, whatever the order of the record', () => {
  expect(listAttributes({ material: 'Nitrile', size: 'Medium', colour: 'Blue' })).toEqual([
    { name: 'Colour', value: 'Blue' },
    { name: 'Size', value: 'Medium' },
    { name: 'Material', value: 'Nitrile' },
  ])
})

test('what is unknown or empty is left out', () => {
  expect(listAttributes({ rating: '5 stars', colour: '', toString: 'x', constructor: 'x' })).toEqual([])
})

test('only stated values are listed, whatever the keys', () => {
  const anyKey = fc.oneof(fc.string(), fc.constantFrom(...Object.keys(ATTRIBUTE_NAMES)))
  fc.assert(
    fc.property(fc.dictionary(anyKey, fc.string()), (attributes) => {
      const names: Record<string, string> = ATTRIBUTE_NAMES
      const stated = Object.keys(names).filter((key) => Object.hasOwn(attributes, key) && attributes[key] !== '')
      expect(listAttributes(attributes)).toEqual(stated.map((key) => ({ name: names[key], value: attributes[key] })))
    }),
  )
})
