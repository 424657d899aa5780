import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { getLineKey } from '../cart/cartLines.ts'
import { anyText } from '../fixtures/examples.ts'
import {
  addWardList,
  buildWardListLines,
  MAX_NAME_LENGTH,
  MAX_WARD_LIST_LINES,
  MAX_WARD_LISTS,
  mergeLines,
  moveLine,
  parseCount,
  parseWardListName,
  renameWardList,
  replaceLine,
  type WardList,
  type WardListLine,
  type WardLists,
} from './wardLists.ts'

const gloves: WardListLine = { slug: 'gloves', options: {}, par: 4 }
const small: WardListLine = { slug: 'top', options: { Size: 'S' }, par: 2 }
const large: WardListLine = { slug: 'top', options: { Size: 'L' }, par: 1 }

function buildList(name: string, lines: readonly WardListLine[] = []): WardList {
  return { id: name.toLowerCase().replaceAll(' ', '-'), name, lines }
}

describe('parseWardListName', () => {
  test.each([
    ['  Ward 3  ', 'Ward 3'],
    ['Ward\n3\t(night)', 'Ward 3 (night)'],
    ['<b>=HYPERLINK("x")', '<b>=HYPERLINK("x")'],
    ['\u202Edraw', 'draw'],
    ['Ward \u200B 3', 'Ward 3'],
    ['\u0000 \n', undefined],
    ['', undefined],
  ])('reads %j as %j', (text, name) => {
    expect(parseWardListName(text)).toBe(name)
  })

  test('is one line of whole characters, not too long, whatever was typed', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const name = parseWardListName(text)
        if (name === undefined) return
        expect(name.length).toBeLessThanOrEqual(MAX_NAME_LENGTH)
        expect(name).not.toMatch(/[\p{Cc}\p{Cs}\n]/u)
        expect(parseWardListName(name)).toBe(name)
      }),
    )
  })
})

describe('parseCount', () => {
  test.each([
    ['0', 0],
    [' 12 ', 12],
    ['999999', 999_999],
    ['', undefined],
    ['-1', undefined],
    ['1.5', undefined],
    ['1000000', undefined],
    ['two', undefined],
    ['٣', undefined],
  ])('reads %j as %j', (text, count) => {
    expect(parseCount(text)).toBe(count)
  })
})

describe('lists', () => {
  test('a name that is taken gets a number', () => {
    const lists = ['Ward 3', 'Ward 3', 'Ward 3'].reduce(
      (all, name, index) => addWardList(all, { ...buildList(name), id: String(index) }),
      [] as WardLists,
    )
    expect(lists.map(({ name }) => name)).toEqual(['Ward 3', 'Ward 3 (2)', 'Ward 3 (3)'])
  })

  test('keep their own name when they are renamed to it', () => {
    expect(renameWardList([buildList('Ward 3')], 'ward-3', 'Ward 3')).toEqual([buildList('Ward 3')])
  })

  test('are refused beyond the most that a device holds', () => {
    const full = Array.from({ length: MAX_WARD_LISTS }, (_, index) => buildList(`List ${index}`))
    expect(addWardList(full, buildList('One more'))).toBe(full)
  })
})

describe('lines', () => {
  test('one that is given its choice keeps its place, and never becomes the same line twice', () => {
    const open: WardListLine = { slug: 'top', options: {}, par: 7 }
    const medium = { ...open, options: { Size: 'M' } }
    expect(replaceLine([gloves, open, small], 'top', medium)).toEqual([gloves, medium, small])
    expect(replaceLine([gloves, open, small], 'top', { ...open, options: { Size: 'S' } })).toEqual([
      gloves,
      open,
      small,
    ])
  })

  test('of a cart have their quantity as par level', () => {
    expect(buildWardListLines([{ slug: 'gloves', options: {}, quantity: 4 }])).toEqual([gloves])
  })

  test('of another size are other lines', () => {
    expect(mergeLines([small], [large, { ...small, par: 9 }])).toEqual([small, large])
  })

  test('are never more than a list holds', () => {
    const many = Array.from({ length: MAX_WARD_LIST_LINES + 5 }, (_, index) => ({ ...gloves, slug: `p${index}` }))
    expect(mergeLines([gloves], many)).toHaveLength(MAX_WARD_LIST_LINES)
  })

  test.each([
    ['up', 'gloves', -1, [gloves, small, large]],
    ['down', 'gloves', 1, [small, large, gloves]],
    ['up at the top', getLineKey(small), -1, [small, gloves, large]],
    ['down at the foot', getLineKey(large), 1, [small, gloves, large]],
    ['when unknown', 'nothing', 1, [small, gloves, large]],
  ] as const)('move %s', (_, key, step, moved) => {
    expect(moveLine([small, gloves, large], key, step)).toEqual(moved)
  })
})
