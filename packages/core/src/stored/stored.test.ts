import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PARTS } from '../passport/parts.ts'
import { isOfOne, listKeys, STORED, type StoredThing } from './stored.ts'
import { LABELS, PRIVACY } from './storedWords.ts'

const all: readonly string[] = Object.values(STORED).map(([key]) => key)
const copied = listKeys('copied')

test('the selected product has one fixed key, and no key begins with another: a change of one is told by its start', () => {
  expect(STORED.selected[0]).toBe('detail')
  for (const key of all) expect(all.filter((other) => other.startsWith(key))).toEqual([key])
})

test.each([
  ['labels for what is not the device’s', Object.keys(LABELS), [...listKeys('person'), ...listKeys('account')]],
  ['rows of the privacy page', Object.keys(PRIVACY), all],
  ['parts of a passport', Object.keys(PARTS), copied],
  ['lines of docs/security.md', listNamed('security'), all],
  ['lines of docs/data-passport.md', listNamed('data-passport'), copied],
])('there are %s for every entry', (_, known, wanted) => {
  expect(wanted.filter((key) => !known.includes(key))).toEqual([])
})

/** The keys that stand in a document's tables. */
function listNamed(document: string): string[] {
  const rows = readFileSync(`docs/${document}.md`, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
  return rows.flatMap((row) => [...row.matchAll(/`([\w.-]+)`/g)].map(([, key]) => key!))
}

test('an entry without an owner, and one with a fact that nobody knows, are errors of types', () => {
  const things: readonly StoredThing[] = [
    // @ts-expect-error No owner.
    ['notes'],
    // @ts-expect-error No such fact.
    ['notes', 'person', 'secret'],
  ]
  // @ts-expect-error No such fact to ask for.
  expect(things).toHaveLength(2 + listKeys('secret').length)
})

test.each([
  ['cart', true],
  ['cart+mhl.x', true],
  ['cart.unread.1', true],
  ['cartoon', false],
  ['order.buyer', true],
  ['order.draft+guest.1', false],
  ['order', false],
  ['profile.0123456789abcdef.cart', false],
])('%j is of the cart or of the buyer: %s', (name, isOf) => {
  expect(isOfOne(['cart', 'order.buyer'], name)).toBe(isOf)
})

test.each(['draft', 'precious', 'copied'] as const)('nothing of the device is %s', (fact) => {
  const keys = listKeys(fact)
  const device: readonly string[] = listKeys('device')
  expect(keys.length).toBeGreaterThan(1)
  expect(keys.filter((key) => device.includes(key))).toEqual([])
})
