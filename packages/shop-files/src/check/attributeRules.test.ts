import { describe, expect, test } from 'vitest'
import type { Attribute } from '@shop/core/catalogue/attributeSchema.ts'
import { EXAMPLE_ATTRIBUTES } from '@shop/core/fixtures/exampleAttributes.ts'
import { buildExampleRecord, EXAMPLE_SHOP } from '@shop/core/fixtures/examples.ts'
import { findAttributeProblems } from './attributeRules.ts'

function check(facts: Readonly<Record<string, string>>, attributes: readonly Attribute[] = EXAMPLE_ATTRIBUTES) {
  return findAttributeProblems({
    ...{ shop: EXAMPLE_SHOP, groups: [], synonyms: [], statuses: [], categories: [], pictures: new Set() },
    attributes,
    products: [
      { file: 'products/all.json', index: 3, record: buildExampleRecord({ slug: 'bell', attributes: facts }) },
    ],
  })
}

describe('what a product states', () => {
  test('is accepted where the shop lists it', () => {
    expect(check({ colour: 'Any', sterile: 'Sterile', weight: '1.1 kg', gauge: '30G', size: '40' })).toEqual([])
  })

  test.each<[string, Readonly<Record<string, string>>, string]>([
    [
      'that is misspelt',
      { color: 'Red' },
      'The shop lists no attribute “color”. Write “colour”, or add { "id": "color"',
    ],
    [
      'that the shop does not list',
      { spokes: '32' },
      'The shop lists no attribute “spokes”. Remove it, or add { "id": "spokes", "label": "Spokes" } to attributes.json.',
    ],
    [
      'that is none of its values',
      { sterile: 'sterile' },
      'attributes.json allows “Sterile”, “Non-sterile” here, not “sterile”. Write “Sterile”, or add it there.',
    ],
  ])('%s is an error with its place', (_, facts, message) => {
    const [id] = Object.keys(facts)
    const place = { level: 'error', file: 'products/all.json', record: 'bell', index: 3, field: `attributes.${id}` }
    const problems = check(facts)
    expect(problems).toMatchObject([place])
    expect(problems[0]?.message).toContain(message)
  })

  test.each([
    [{ weight: '30' }, '“30” has no unit. Write “30 cm”'],
    [{ gauge: '30' }, '“30” has no unit. Write “30 G”'],
  ])('as in %j is odd: a measure has a unit', (facts, message) => {
    const problems = check(facts)
    expect(problems).toMatchObject([{ level: 'warning' }])
    expect(problems[0]?.message).toContain(message)
  })

  test('is one error where the shop lists nothing', () => {
    expect(check({ colour: 'Red', size: 'L' }, [])).toMatchObject([
      { level: 'error', file: 'attributes.json', message: expect.stringContaining('state colour, size.') as string },
    ])
    expect(check({}, [])).toEqual([])
  })
})

const COLOUR: Attribute = { id: 'colour', label: 'Colour', role: 'use' }

test('each of several values is one of the list', () => {
  const exudate = { id: 'exudate', label: 'Exudate', values: ['Light', 'Moderate', 'Heavy'], several: true }
  expect(check({ exudate: 'Light, Heavy' }, [exudate])).toEqual([])
  expect(check({ exudate: 'Light, Huge' }, [exudate])[0]?.message).toContain('not “Huge”')
  expect(check({ exudate: 'Light, Heavy' }, [{ ...exudate, several: false }])[0]?.message).toContain('“Light, Heavy”')
})

test.each<[string, Partial<Attribute>, string]>([
  ['two of one id', { id: 'colour', label: 'Other' }, 'id'],
  ['two of one name', { label: 'colour' }, 'label'],
  ['two of one role', { role: 'use' }, 'role'],
  ['the name of a filter that every shop has', { id: 'brand' }, 'id'],
  ['a word of the address', { id: 'page' }, 'id'],
  ['a unit of what is no measure', { unit: 'lm' }, 'unit'],
  ['more without less', { kind: 'measure', more: 'larger' }, 'more'],
  ['less without more', { kind: 'measure', less: 'smaller' }, 'less'],
  ['several values without a list of them', { several: true }, 'several'],
  ['a comma in one of several values', { several: true, values: ['Red', 'Blue, light'] }, 'values'],
])('%s is an error', (_, facts, field) => {
  const problems = check({}, [COLOUR, { id: 'finish', label: 'Finish', ...facts }])
  expect(problems).toMatchObject([{ level: 'error', file: 'attributes.json', index: 1, field }])
})
