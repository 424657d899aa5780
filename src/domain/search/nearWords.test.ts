import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countSlips, countStartSlips, listNearWords } from './nearWords.ts'
import { buildPostings } from './postings.ts'

describe('countSlips', () => {
  test.each([
    ['', '', 0],
    ['gauze', 'gauze', 0],
    ['guaze', 'gauze', 1],
    ['gauz', 'gauze', 1],
    ['gauzze', 'gauze', 1],
    ['gause', 'gauze', 1],
    ['litman', 'littmann', 2],
    ['kitten', 'sitting', 3],
    ['ab', 'ba', 1],
  ])('counts from %j to %j %j', (a, b, slips) => {
    expect(countSlips(a, b, 9)).toBe(slips)
    expect(countSlips(b, a, 9)).toBe(slips)
  })

  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })
  test('says the same with a limit, up to the limit', () => {
    fc.assert(
      fc.property(word, word, fc.nat(4), (a, b, most) => {
        const all = countSlips(a, b, 99)
        const limited = countSlips(a, b, most)
        if (all <= most) expect(limited).toBe(all)
        else expect(limited).toBeGreaterThan(most)
      }),
    )
  })

  test('of a start are the fewest between the word and any start of the other', () => {
    fc.assert(
      fc.property(word, word, fc.nat(4), (a, b, most) => {
        const starts = Array.from({ length: b.length + 1 }, (_, length) => countSlips(a, b.slice(0, length), 99))
        expect(Math.min(countStartSlips(a, b, most), most + 1)).toBe(Math.min(...starts, most + 1))
      }),
    )
  })

  test('takes a word of any length for too far away rather than fail', () => {
    expect(countSlips('x'.repeat(1000), 'x'.repeat(1000), 2)).toBe(3)
  })
})

describe('listNearWords', () => {
  const postings = buildPostings([[['gauze', 'stethoscope', 'item', '75mm']], [['gauge', 'gauze']]], [1])

  test.each([
    ['guaze', ['gauze']],
    ['gauye', ['gauze', 'gauge']],
    ['stetha', ['stethoscope']],
    ['stathascope', ['stethoscope']],
    // Two slips in four letters leave too little.
    ['tiemz', []],
    ['ietz', []],
    ['76mm', []],
    ['ite', []],
  ])('takes %j for %j', (word, near) => {
    expect(listNearWords(postings, word)).toEqual(near)
  })
})
