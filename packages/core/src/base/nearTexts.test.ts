import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildNearTexts } from './nearTexts.ts'

describe('find', () => {
  test.each([
    ['gauze', 'gauze', 0],
    ['guaze', 'gauze', 1],
    ['gauz', 'gauze', 1],
    ['gauzze', 'gauze', 1],
    ['gause', 'gauze', 1],
    ['litman', 'littmann', 2],
    ['kitten', 'sitting', 3],
    ['ab', 'ba', 1],
    ['', 'abc', 3],
  ])('counts the edits from %j to %j: %j', (a, b, edits) => {
    expect(buildNearTexts([b]).find(a, 4)).toEqual([{ index: 0, edits }])
    expect(buildNearTexts([b]).find(a, edits - 1)).toEqual([])
  })

  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 8 })
  const words = fc.uniqueArray(word, { maxLength: 20 }).map((list) => list.sort())
  const asked = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 8 })

  test('gives each near text, and no other, as counting one by one does', () => {
    fc.assert(
      fc.property(words, asked, fc.nat(4), (list, text, most) => {
        const near = list.map((other, index) => ({ index, edits: countEdits(text, other) }))
        expect(buildNearTexts(list).find(text, most)).toEqual(near.filter(({ edits }) => edits <= most))
      }),
    )
  })

  test('of starts gives each text that begins near', () => {
    fc.assert(
      fc.property(words, asked, fc.nat(3), (list, text, most) => {
        // The empty start is one too, but a text that is no longer than the edits is near anything.
        fc.pre(text.length > most)
        const isNear = (other: string) =>
          Array.from(other, (_, at) => other.slice(0, at + 1)).some((start) => countEdits(text, start) <= most)
        const near = list.flatMap((other, index) => (isNear(other) ? [index] : []))
        expect(buildNearTexts(list).findStarts(text, most)).toEqual(near)
      }),
    )
  })

  test('takes texts of any length', () => {
    const long = 'x'.repeat(1000)
    expect(buildNearTexts([long]).find(long, 2)).toEqual([{ index: 0, edits: 0 }])
    expect(buildNearTexts([long]).find('x', 2)).toEqual([])
    expect(buildNearTexts([]).find('x', 2)).toEqual([])
  })
})

/** The textbook's table, for comparison. */
function countEdits(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) => [i])
  for (let j = 1; j <= b.length; j++) table[0]![j] = j
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      table[i]![j] = Math.min(
        table[i - 1]![j]! + 1,
        table[i]![j - 1]! + 1,
        table[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1),
        isSwap ? table[i - 2]![j - 2]! + 1 : Infinity,
      )
    }
  }
  return table[a.length]![b.length]!
}
