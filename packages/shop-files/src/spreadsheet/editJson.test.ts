import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editJson } from './editJson.ts'

const HOURS = `{
  "name": "Bells",
  "hours": [
    { "days": ["Monday",   "Tuesday"], "opens": "09:00" },
    { "days": ["Friday"],  "opens": "10:00" }
  ]
}
`
type Hours = { days: string[]; opens: string }[]
const read = (text: string) => JSON.parse(text) as { name: string; hours: Hours }
const edit = (change: (hours: Hours) => Hours) => {
  const was = read(HOURS)
  return editJson(HOURS, was, { ...was, hours: change(was.hours) }).split('\n')
}
const LINES = HOURS.split('\n')

test('a line that is added to a list leaves the others as they are written', () => {
  const after = edit((hours) => [...hours, { days: ['Sunday'], opens: '11:00' }])
  expect(after.filter((line) => !LINES.includes(line))).toEqual([
    `${LINES[4]},`,
    '    {"days":["Sunday"],"opens":"11:00"}',
  ])
  expect(after).toContain(LINES[3])
})

test('a line that is removed from a list leaves the others as they are written', () => {
  expect(edit((hours) => hours.slice(1))).toEqual(LINES.filter((_, index) => index !== 3))
})

test('lines that change places keep how they are written', () => {
  const after = edit((hours) => hours.toReversed())
  expect(after[3]).toBe(`${LINES[4]},`)
  expect(after[4]).toBe(LINES[3]!.replace(/,$/, ''))
})

test('records that change places keep the order of their keys', () => {
  const text = '[\n  {"id":"a","unit":"G"},\n  {"id":"b","kind":"measure","unit":"mm"}\n]'
  const [a, b] = JSON.parse(text) as object[]
  expect(editJson(text, [a, b], [b, a])).toBe(
    '[\n  {"id":"b","kind":"measure","unit":"mm"},\n  {"id":"a","unit":"G"}\n]',
  )
})

test('what is stated first in an empty record is on its line', () => {
  expect(editJson('{\n  "facts": {}\n}', { facts: {} }, { facts: { colour: 'Green' } })).toBe(
    '{\n  "facts": { "colour": "Green" }\n}',
  )
})

test('a record with another name keeps its line', () => {
  const text = '[\n  {"id":"a",  "unit":"G"},\n  {\n    "id":"b"\n  }\n]'
  const [a, b] = JSON.parse(text) as object[]
  expect(editJson(text, [a, b], [{ ...a, id: 'c' }, b])).toBe(text.replace('"a"', '"c"'))
})

test('whatever a list becomes, the text holds just that', () => {
  const item = fc.oneof(
    fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), n: fc.nat(3) }),
    fc.record({ days: fc.array(fc.constantFrom('x', 'y')) }),
    fc.constantFrom('x', 'y', 'z'),
  )
  const value = fc.record({ list: fc.array(item, { maxLength: 5 }), name: fc.constantFrom('p', 'q') })
  fc.assert(
    fc.property(value, value, fc.constantFrom(0, 2), (was, is, indent) => {
      expect(JSON.parse(editJson(JSON.stringify(was, null, indent), was, is))).toEqual(is)
    }),
  )
})
