import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '../fixtures/examples.ts'
import { formatMain, parseMain } from '../stored/kind.ts'
import { LISTS_KIND } from './storedWardLists.ts'
import { MAX_COUNT, MAX_NAME_LENGTH, parseWardListName, type WardList } from './wardLists.ts'

const read = (text: string) => parseMain(LISTS_KIND, text)

const line = { slug: 'gloves', options: {}, par: 4 }
const ward = { id: 'ward', name: 'Ward 3', lines: [line] }

const anyCount = fc.integer({ min: 0, max: MAX_COUNT })
const anyLine = fc.record(
  {
    slug: fc.string({ minLength: 1, maxLength: 30 }),
    options: fc.constantFrom({}, { Size: 'M' }, { Size: 'L', Length: 'Tall' }),
    par: anyCount,
    onHand: anyCount,
    countedIn: fc.constantFrom('packs' as const, 'pieces' as const),
  },
  { requiredKeys: ['slug', 'options', 'par'] },
)
const anyName = anyText.map((text) => parseWardListName(text) ?? 'List')
const anyLists = fc.uniqueArray(
  fc.record({
    id: fc.stringMatching(/^[a-z0-9]{4,10}$/),
    name: anyName,
    lines: fc.uniqueArray(anyLine, { selector: ({ slug }) => slug, maxLength: 5 }),
  }),
  { selector: ({ id }) => id, comparator: 'IsStrictlyEqual', maxLength: 6 },
)

describe('stored lists', () => {
  test('gives back what was stored', () => {
    fc.assert(
      fc.property(anyLists, (lists: WardList[]) => {
        const named = lists.map((list, index) => ({ ...list, name: `${index} ${list.name}`.slice(0, MAX_NAME_LENGTH) }))
        const tidy = named.map((list) => ({ ...list, name: parseWardListName(list.name)! }))
        expect(read(formatMain(LISTS_KIND, tidy))).toMatchObject({ value: tidy, dropped: 0 })
      }),
    )
  })

  test.each<[string, unknown, unknown[], number]>([
    ['a line without a product', { lists: [{ ...ward, lines: [line, { par: 1 }] }] }, [ward], 1],
    ['a negative par level', { lists: [{ ...ward, lines: [{ ...line, par: -1 }] }] }, [{ ...ward, lines: [] }], 1],
    ['a fraction', { lists: [{ ...ward, lines: [{ ...line, onHand: 0.5 }] }] }, [{ ...ward, lines: [] }], 1],
    ['the same line twice', { lists: [{ ...ward, lines: [line, { ...line, par: 9 }] }] }, [ward], 1],
    ['the same list twice', { lists: [ward, { ...ward, name: 'Other' }] }, [ward], 1],
    ['a list without an id', { lists: [ward, { name: 'Other', lines: [] }] }, [ward], 1],
    [
      'an engraving that a cart would not keep',
      { lists: [{ ...ward, lines: [line, { ...line, engraving: 'A'.repeat(101) }, { ...line, engraving: 'A\nB' }] }] },
      [ward],
      2,
    ],
    ['an unknown field, which is left out', { lists: [{ ...ward, lines: [{ ...line, x: 1 }] }] }, [ward], 0],
    ['an empty name', { lists: [{ ...ward, name: '\n' }] }, [{ ...ward, name: 'List' }], 0],
    ['something else', { lists: {} }, [], Infinity],
  ])('keeps what is good of %s', (_, stored, lists, dropped) => {
    expect(read(JSON.stringify({ version: 1, ...(stored as object) }))).toMatchObject({ value: lists, dropped })
  })

  test('never throws, whatever is stored', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.json()), (text) => {
        expect(Array.isArray(read(text).value)).toBe(true)
      }),
    )
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (value, lines) => {
        read(JSON.stringify({ version: 1, lists: [value, { id: 'a', name: 'b', lines }, { ...ward, lines: [lines] }] }))
      }),
    )
  })
})
