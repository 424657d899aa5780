import * as v from 'valibot'
import { expect, test } from 'vitest'
import { CategorySchema, ProductSchema } from '@shop/core/catalogue/schema.ts'
import { buildExampleCategoryRecord, buildExampleRecord } from '@shop/core/fixtures/examples.ts'
import { explainIssues } from './explainIssue.ts'

function explain(schema: typeof ProductSchema | typeof CategorySchema, value: unknown): string[] {
  return explainIssues(schema, v.safeParse(schema, value).issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  )
}

test.each<[string, object, string]>([
  [
    'a bare price',
    { NewPrice: 47.94 },
    'NewPrice: 47.94 is a bare number. Write the price in quotation marks, with its sign: "£47.94".',
  ],
  ['a bare code', { sku: 1234 }, 'sku: 1234 is a bare number. Write it in quotation marks: "1234".'],
  [
    'a count in quotation marks',
    { pack: { count: '100', unit: 'box' } },
    'pack.count: Write it without quotation marks: 100.',
  ],
  [
    'a count in words',
    { pack: { count: 'ten', unit: 'box' } },
    'pack.count: "ten" is no number. Write one, such as 1.',
  ],
  ['nothing', { about: null }, 'about: There is nothing here (null). Write a value, or remove the field.'],
  [
    'a yes for true',
    { engravable: 'yes' },
    'engravable: "yes" is neither true nor false. Write one of them, without quotation marks.',
  ],
  ['one for a list', { goesWith: 'gauze' }, 'goesWith: This has to be a list. Write it in square brackets: [ … ].'],
  ['a text for a record', { pack: 'box' }, 'pack: This has to be a record. Write it in curly brackets: { … }.'],
  [
    'a class that there is not',
    { legalClass: 'POM' },
    'legalClass: "POM" is none of these: "GSL", "P". Write one of them.',
  ],
  [
    'a field that is misspelt',
    { swach: '#000000' },
    'swach: There is no field “swach” here. Write “swatch”, or remove it.',
  ],
  ['a field of another case', { Brand: 'Gojo' }, 'Brand: There is no field “Brand” here. Write “brand”, or remove it.'],
  [
    'a field that is misspelt further in',
    { pack: { count: 1, unit: 'box', coun: 2 } },
    'pack.coun: There is no field “coun” here. Write “count”, or remove it.',
  ],
  [
    'a field of another shop',
    { ean: '2900001000017' },
    'ean: There is no field “ean” here. Write “gtin”, or remove it.',
  ],
  [
    'a rule that speaks for itself',
    { slug: 'Two Words' },
    'slug: A slug is lower-case letters and digits, joined by single hyphens.',
  ],
])('%s', (_, facts, message) => {
  expect(explain(ProductSchema, { ...buildExampleRecord(), ...facts })).toEqual([message])
})

test.each<[string, v.GenericSchema, unknown, string]>([
  [
    'no text',
    v.pipe(v.string(), v.nonEmpty()),
    '',
    'There is nothing in the quotation marks. Write something, or remove the field.',
  ],
  [
    'an empty text',
    v.pipe(v.string(), v.minLength(1)),
    '',
    'There is nothing in the quotation marks. Write something, or remove the field.',
  ],
  [
    'an empty list',
    v.pipe(v.array(v.string()), v.minLength(1)),
    [],
    'The list is empty. Write something into it, or remove the field.',
  ],
  ['a text that is too short', v.pipe(v.string(), v.minLength(3)), 'ab', 'This has 2 characters. Write 3 or more.'],
  [
    'a text that is too long',
    v.pipe(v.string(), v.maxLength(3)),
    'abcd',
    'This has 4 characters. Shorten it to 3 or fewer.',
  ],
  [
    'a list that is too long',
    v.pipe(v.array(v.string()), v.maxLength(1)),
    ['a', 'b'],
    'This has 2 entries. Shorten it to 1 or fewer.',
  ],
  ['a number that is too small', v.pipe(v.number(), v.minValue(0)), -1, '-1 is too small. Write 0 or more.'],
  ['a number that is too large', v.pipe(v.number(), v.maxValue(100)), 120, '120 is too large. Write 100 or less.'],
  ['half a number', v.pipe(v.number(), v.integer()), 1.5, '1.5 is no whole number. Write one, such as 1.'],
  [
    'a wrong e-mail address',
    v.pipe(v.string(), v.email()),
    'me@',
    '"me@" is no e-mail address. Write one, such as "orders@shop.example".',
  ],
  [
    'a wrong web address',
    v.pipe(v.string(), v.url()),
    'shop',
    '"shop" is no web address. Write one, such as "https://shop.example/".',
  ],
  ['a wrong form', v.pipe(v.string(), v.regex(/^a$/)), 'b', '"b" is not written as it has to be here.'],
  [
    'one of no kind that fits',
    v.union([v.string(), v.boolean()]),
    1,
    '1 cannot stand here. It has to be string, boolean.',
  ],
])('a check that has no message of its own, in plain words: %s', (_, schema, value, message) => {
  const schemaOfRecord = v.strictObject({ field: schema })
  const issues = v.safeParse(schemaOfRecord, { field: value }).issues ?? []
  expect(explainIssues(schemaOfRecord, issues)).toEqual([{ path: ['field'], message }])
})

test('a field that is missing comes with an example', () => {
  const record = Object.entries(buildExampleRecord()).filter(([name]) => name !== 'NewPrice')
  expect(explain(ProductSchema, Object.fromEntries(record))).toEqual([
    'NewPrice: “NewPrice” is missing. Add it, for example "NewPrice": "£12.99".',
  ])
})

test('a field by another name is said once, not as one too many and one too few', () => {
  const { tittle, ...record } = buildExampleCategoryRecord()
  expect(explain(CategorySchema, { ...record, title: tittle })).toEqual([
    'title: There is no field “title” here. Write “tittle”, or remove it.',
  ])
})

test('a field that is like no other comes with the names that there are', () => {
  expect(explain(ProductSchema, { ...buildExampleRecord(), pack: { count: 1, unit: 'box', wholesale: 3 } })).toEqual([
    'pack.wholesale: There is no field “wholesale” here. Remove it; there are: count, unit, of.',
  ])
})
