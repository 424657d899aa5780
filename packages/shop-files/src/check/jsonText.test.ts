import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findPlace, readJson } from './jsonText.ts'

describe('a text that is no JSON is said to', () => {
  test.each<[string, string, string, { line: number; column: number }]>([
    ['end in a comma', '[\n  {"slug": "a",}\n]', 'nothing follows the comma', { line: 2, column: 16 }],
    ['end a list in a comma', '[1,]', 'nothing follows the comma', { line: 1, column: 4 }],
    ['lack a comma', '{\n  "a": 1\n  "b": 2\n}', 'a comma is missing', { line: 3, column: 3 }],
    ['lack a colon', '{"a" "b"}', 'a colon is missing', { line: 1, column: 6 }],
    ['lack a bracket', '[\n  [1,\n', 'there is nothing where a value', { line: 2, column: 6 }],
    ['leave a list open', '[\n  {"a": "}"}\n', 'the “[” of line 1 is not closed', { line: 2, column: 13 }],
    ['leave a record open', '[\n  {"a": 1', 'the “{” of line 2 is not closed', { line: 2, column: 10 }],
    ['close the wrong bracket', '{"a": [1}', 'the “[” above is not closed', { line: 1, column: 9 }],
    ['leave a text open', '{"a": "b\n}', 'the quotation mark that closes', { line: 1, column: 7 }],
    ['have a quotation in a text', '{"a": "the "big" one"}', 'within a text', { line: 1, column: 13 }],
    ['have curly quotation marks', '{“a”: 1}', 'straight double quotation marks', { line: 1, column: 2 }],
    ['have single quotation marks', "{'a': 1}", 'straight double quotation marks', { line: 1, column: 2 }],
    ['have a bare price', '{"a": £4}', 'a price stands in quotation marks', { line: 1, column: 7 }],
    ['have a bare backslash', String.raw`{"a": "C:\x"}`, 'a backslash is written twice', { line: 1, column: 7 }],
    ['have a tab in a text', '{"a": "\t"}', 'on one line', { line: 1, column: 7 }],
    ['have a comment', '// goods\n[]', 'comments are not allowed', { line: 1, column: 1 }],
    ['go on after its end', '[]]', 'ended before this', { line: 1, column: 3 }],
    ['be empty', ' \n', 'The file is empty', { line: 1, column: 1 }],
  ])('%s', (_, text, words, place) => {
    const { value, faults } = readJson(text)
    expect(value).toBeUndefined()
    expect(faults).toMatchObject([place])
    expect(faults[0]?.message).toContain(words)
  })

  test('and shows the line with a caret', () => {
    expect(readJson('{\r\n  "a": 1\r\n  "b": 2\r\n}').faults[0]?.excerpt).toBe('3 |   "b": 2\n      ^')
  })

  test('and shows the place in a line that is long', () => {
    const [above, below] = readJson(`{"a": "${'x'.repeat(500)}" "b": 2}`).faults[0]!.excerpt!.split('\n')
    expect(above!.length).toBeLessThan(120)
    expect(above![below!.length - 1]).toBe('"')
  })
})

test('a field that is written twice is said, with the place of the second', () => {
  const { value, faults } = readJson('[\n  {"a": 1, "b": {"a": 2},\n "a": 3}]')
  expect(value).toEqual([{ a: 3, b: { a: 2 } }])
  expect(faults).toMatchObject([{ line: 3, column: 2 }])
})

test.each<[(string | number)[], { line: number; column: number }]>([
  [[], { line: 1, column: 1 }],
  [[1], { line: 3, column: 3 }],
  [[1, 'pack', 'count'], { line: 3, column: 22 }],
  [[1, 'pack', 'unit'], { line: 3, column: 12 }],
  [[7], { line: 1, column: 1 }],
])('the value at %j is found, or what is around it', (path, place) => {
  expect(findPlace('[\n  {},\n  {"pack": {"count": 1}}\n]', path)).toEqual(place)
})

test('any text is read or refused with a reason, and never throws', () => {
  const piece = fc.constantFrom('{', '}', '[', ']', ',', ':', '"', '"a"', '1', '£', '\\', '\n', ' ', '//', '😀', 'true')
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.array(piece).map((pieces) => pieces.join('')),
      ),
      (text) => {
        const { value, faults } = readJson(text)
        if (value !== undefined) {
          expect(value).toEqual(JSON.parse(text))
          return
        }
        expect(faults).toHaveLength(1)
        expect(faults[0]!.message).toMatch(/\.$/)
        expect(faults[0]!.line).toBeLessThanOrEqual(text.split('\n').length)
      },
    ),
  )
})

test('a text of endless brackets is a fault, and does not end the checker', () => {
  const { value, faults } = readJson('['.repeat(20_000) + ']'.repeat(20_000))
  expect(value).toBeUndefined()
  expect(faults).toEqual([{ message: expect.stringContaining('nested too deep') as string, line: 1, column: 1 }])
})
