import { expect, test } from 'vitest'
import { applyEdits, type Files } from '@shop/shop-files/edits/edits.ts'
import { addGroup, listGroups, moveCategory, moveGroup, moveItem, moveProduct, removeGroup } from './shelves.ts'

const FILES: Files = {
  'groups.json': [
    { id: 'a', categories: ['x', 'y'] },
    { id: 'b', categories: ['z'] },
  ],
  'categories/x.json': { id: 'x', product: ['one', 'two'] },
  'categories/y.json': { id: 'y', product: ['two'] },
}
const groupsAfter = (edits: ReturnType<typeof moveGroup>) =>
  listGroups(applyEdits(FILES, edits).files).map(({ id, categories }) => [id, ...categories])

test.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [0, -1, ['a', 'b', 'c']],
  [2, 9, ['a', 'b', 'c']],
])('the item at %s comes to %s', (from, to, expected) => {
  expect(moveItem(['a', 'b', 'c'], from, to)).toEqual(expected)
})

test('a category comes into another group, at its end or at a place', () => {
  expect(groupsAfter(moveCategory(FILES, 'x', 'b'))).toEqual([
    ['a', 'y'],
    ['b', 'z', 'x'],
  ])
  expect(groupsAfter(moveCategory(FILES, 'x', 'b', 0))).toEqual([
    ['a', 'y'],
    ['b', 'x', 'z'],
  ])
  expect(groupsAfter(moveCategory(FILES, 'x', 'a', 1))).toEqual([
    ['a', 'y', 'x'],
    ['b', 'z'],
  ])
})

test.each([[{ id: 'a' }], [null], ['a']])('of groups of which one is %j, none is offered to be moved', (odd) => {
  expect(listGroups({ 'groups.json': [{ id: 'b', categories: [] }, odd] })).toEqual([])
})

test('groups change places', () => {
  expect(groupsAfter(moveGroup(FILES, 1, 0))).toEqual([
    ['b', 'z'],
    ['a', 'x', 'y'],
  ])
})

test('a new group takes its first category from the group that it was in', () => {
  const added = addGroup(FILES, { title: ' Bells & horns ', category: 'y' })
  if ('error' in added) throw new Error(added.error)
  expect(added.id).toBe('bells-horns')
  expect(groupsAfter([...added.edits])).toEqual([
    ['a', 'x'],
    ['b', 'z'],
    ['bells-horns', 'y'],
  ])
  expect(applyEdits(FILES, added.edits).clashes).toEqual([])
})

test.each([
  ['of a title without Latin letters', FILES, '鈴', /Latin letters/],
  ['at an address that another has', FILES, 'B', /already/],
  ['where there is no list of groups', {}, 'Bells', /cannot be read/],
  ['beside one without categories', { 'groups.json': [{ id: 'a' }] }, 'Bells', /cannot be read/],
])('no group is added %s', (_, files, title, reason) => {
  expect(addGroup(files, { title, category: 'x' })).toEqual({ error: expect.stringMatching(reason) as string })
})

test('only a group without categories can be removed, and the home page begins with it no more', () => {
  expect(removeGroup(FILES, 'b')).toEqual([])
  const files = { ...FILES, 'shop.json': { name: 'Shop', introGroup: 'b' } }
  const empty = applyEdits(files, moveCategory(files, 'z', 'a')).files
  const after = applyEdits(empty, removeGroup(empty, 'b')).files
  expect(listGroups(after).map(({ id }) => id)).toEqual(['a'])
  expect(after['shop.json']).toEqual({ name: 'Shop' })
})

test.each([
  ['one', ['two'], ['two', 'one']],
  ['two', ['one'], ['two']],
])('the product “%s” leaves its category for another, which lists it once', (slug, here, there) => {
  const { files } = applyEdits(FILES, moveProduct(FILES, slug, 'categories/x.json', 'categories/y.json'))
  expect(files['categories/x.json']).toMatchObject({ product: here })
  expect(files['categories/y.json']).toMatchObject({ product: there })
})
