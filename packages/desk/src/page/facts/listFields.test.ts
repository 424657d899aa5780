import * as v from 'valibot'
import { expect, test } from 'vitest'
import { listFields } from './listFields.ts'

const line = v.pipe(v.string(), v.trim())
const text = { kind: 'text' }

test('a schema is a form: texts, numbers, yes and no, choices, groups and lists; what is none of these is left out', () => {
  const schema = v.strictObject({
    $schema: v.optional(v.string()),
    name: line,
    note: v.optional(line),
    isOpen: v.optional(v.boolean()),
    address: v.strictObject({ street: line }),
    hue: v.optional(v.union([v.pipe(v.number(), v.minValue(0)), v.literal('none')])),
    feeds: v.optional(v.union([v.literal(false), v.array(v.picklist(['csv', 'gs1']))])),
    rates: v.array(v.number()),
    facts: v.record(v.string(), v.string()),
  })
  expect(listFields(schema)).toEqual([
    { name: 'name', shape: text, isOptional: false },
    { name: 'note', shape: text, isOptional: true },
    { name: 'isOpen', shape: { kind: 'yes' }, isOptional: true },
    {
      name: 'address',
      shape: { kind: 'group', fields: [{ name: 'street', shape: text, isOptional: false }] },
      isOptional: false,
    },
    { name: 'hue', shape: { kind: 'number' }, isOptional: true },
    {
      name: 'feeds',
      shape: { kind: 'list', item: { kind: 'choice', values: ['csv', 'gs1'] } },
      isOptional: true,
    },
    { name: 'rates', shape: { kind: 'list', item: { kind: 'number' } }, isOptional: false },
  ])
})

test('a file that is a list has the fields of its records', () => {
  expect(listFields(v.array(v.strictObject({ label: line })))).toEqual([
    { name: 'label', shape: text, isOptional: false },
  ])
})

test('what a group needs can be left empty where the group can be left out', () => {
  const schema = v.strictObject({ company: v.optional(v.strictObject({ name: line })) })
  expect(listFields(schema)).toMatchObject([{ shape: { fields: [{ name: 'name', isOptional: true }] } }])
})
