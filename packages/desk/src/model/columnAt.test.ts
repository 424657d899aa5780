import { expect, test } from 'vitest'
import { findColumnAt } from './columnAt.ts'
import { nameField } from './labels.ts'

const ATTRIBUTES = [{ id: 'colour', label: 'Colour' }]

test.each([
  ['NewPrice', 'NewPrice'],
  ['pack.count', 'pack.count'],
  ['options.0.values', 'option1.values'],
  ['options.1.values.3', 'option2.values'],
  ['options.1.name', 'option2.name'],
  ['options.0', 'option1.name'],
  ['options', 'option1.name'],
  ['outer', 'outer.gtin'],
  ['goesWith.2', 'goesWith'],
  ['attributes.colour', 'attributes.colour'],
  ['slug', 'slug'],
  ['variants.0.sku', 'variants.0.sku'],
  ['', ''],
])('a problem at “%s” is shown at the field “%s”', (field, column) => {
  expect(findColumnAt(field, ATTRIBUTES)).toBe(column)
})

test('it is called as that field is', () => {
  expect(nameField(findColumnAt('options.0.values', ATTRIBUTES), ATTRIBUTES)).toBe('Values of choice 1')
})
