import { expect, test } from 'vitest'
import { merge } from './merge.ts'

test.each([
  ['what only I have changed is mine', { a: 1, b: 1 }, { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 2, b: 1 }],
  ['what only they have changed is theirs', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 1 }, { a: 2, b: 1 }],
  ['two fields of one record both change', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 3 }, { a: 2, b: 3 }],
  ['a field that both take away is gone', { a: 1, b: 1 }, { a: 1 }, { a: 1 }, { a: 1 }],
  ['a field that I add stands beside one that they add', {}, { a: 1 }, { b: 1 }, { a: 1, b: 1 }],
  ['the same change on both sides is one', { a: 1 }, { a: 2 }, { a: 2 }, { a: 2 }],
  [
    'records of a list that are the same ones are brought together one by one',
    [{ id: 'x', a: 1, b: 1 }],
    [{ id: 'x', a: 2, b: 1 }],
    [{ id: 'x', a: 1, b: 2 }],
    [{ id: 'x', a: 2, b: 2 }],
  ],
])('%s', (_, was, theirs, mine, value) => {
  expect(merge(was, theirs, mine)).toEqual({ value, clashes: [] })
})

test.each([
  ['a field that both have changed', { a: 1 }, { a: 2 }, { a: 3 }, { path: ['a'], theirs: 2, mine: 3 }],
  ['a field that I change and they take away', { a: 1 }, {}, { a: 3 }, { path: ['a'], theirs: undefined, mine: 3 }],
  [
    'a list that both have put in another order',
    { a: ['x', 'y'] },
    { a: ['y', 'x'] },
    { a: ['x', 'z'] },
    { path: ['a'], theirs: ['y', 'x'], mine: ['x', 'z'] },
  ],
  [
    'a list of records in two orders',
    [{ id: 'x' }, { id: 'y' }],
    [{ id: 'y' }, { id: 'x' }],
    [{ id: 'x', a: 1 }, { id: 'y' }],
    { path: [], theirs: [{ id: 'y' }, { id: 'x' }], mine: [{ id: 'x', a: 1 }, { id: 'y' }] },
  ],
])('%s clashes, and what is mine stays until one is chosen', (_, was, theirs, mine, clash) => {
  const { value, clashes } = merge(was, theirs, mine)
  expect(clashes).toEqual([clash])
  expect(value).toEqual(mine)
})
