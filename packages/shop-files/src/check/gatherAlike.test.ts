import { expect, test } from 'vitest'
import { gatherAlike } from './gatherAlike.ts'
import type { Problem } from './problem.ts'

const build = (record: string, message: string, level: Problem['level'] = 'warning'): Problem => ({
  ...{ level, file: 'products/mugs.json', record, field: 'img', message, line: 3 },
})
const repeat = (count: number, message: string, level?: Problem['level']) =>
  Array.from({ length: count }, (_, index) => build(`mug-${index}`, message, level))

test('a warning of many records is one, with their number and the first few, at the place of the first', () => {
  const brand = build('mug-1', 'The brand is empty.')
  const [first, ...rest] = repeat(4940, 'There is no picture.')
  expect(gatherAlike([first!, brand, ...rest])).toEqual([
    {
      ...first,
      record: '',
      field: '',
      message:
        'There is no picture. This is so 4,940 times: “mug-0”, “mug-1”, “mug-2”, “mug-3”, “mug-4” and 4,935 more.',
      alike: [first, ...rest],
    },
    brand,
  ])
})

test('a record is named once, however many of its variants are meant', () => {
  const variants = Array.from({ length: 12 }, () => build('mug', 'There is no picture.'))
  expect(gatherAlike(variants).map(({ message }) => message)).toEqual([
    'There is no picture. This is so 12 times: “mug”.',
  ])
})

test('a few warnings, and errors however many, stay as they are', () => {
  const problems = [...repeat(5, 'There is no picture.'), ...repeat(50, 'There is no price.', 'error')]
  expect(gatherAlike(problems)).toEqual(problems)
})
