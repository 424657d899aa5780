import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '../fixtures/examples.ts'
import { cleanEngraving, findEngravingProblem, MAX_ENGRAVING_LENGTH } from './engraving.ts'
import { parseLines } from './storedCart.ts'

describe('there is no error for a text that can be engraved, or is yet to be typed', () => {
  test.each([
    'Dr M. Tregear',
    'SR K. NANCE (A&E)',
    "O'Brien",
    'O’Brien',
    'Siân Ŵyn-Jones',
    'Łukasz Żółć',
    'Ward 4/5: theatre + recovery!',
    'x'.repeat(MAX_ENGRAVING_LENGTH),
    '',
    ' \n ',
    ` ${'x'.repeat(MAX_ENGRAVING_LENGTH)} `,
  ])('%j', (text) => {
    expect(findEngravingProblem(text)).toBeUndefined()
  })

  test('may have been typed as letters with marks of their own', () => {
    expect(cleanEngraving('Sia\u0302n')).toBe('Siân')
    expect(findEngravingProblem('Sia\u0302n')).toBeUndefined()
  })
})

describe('a text that cannot', () => {
  test.each([
    ['Dr 😀 Penrose', 'The engraver cannot set “😀”.'],
    ['Dr Penrose™ <b> ™', 'The engraver cannot set “™” “<” “>”.'],
    ['山田', 'The engraver cannot set “山” “田”.'],
    ['=SUM(A1)', 'The engraver cannot set “=”.'],
    ['"Dr"', 'The engraver cannot set “"”.'],
    ['2×4', 'The engraver cannot set “×”.'],
    ['Dr\u202EPenrose', 'The engraver cannot set “U+202E”.'],
    ['Dr\u0000Penrose', 'The engraver cannot set “U+0000”.'],
    ['x'.repeat(34), 'Take out 4 of the 34 characters: 30 is the most'],
  ])('%j is told why', (text, problem) => {
    expect(findEngravingProblem(text)).toContain(problem)
  })
})

test('what the engraver sets fits into a cart, one line, and is not cleaned any further', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, fc.string({ unit: 'grapheme-composite', maxLength: 40 })), (text) => {
      if (findEngravingProblem(text) !== undefined) return
      const engraving = cleanEngraving(text)
      if (engraving === '') return
      expect(cleanEngraving(engraving)).toBe(engraving)
      expect(findEngravingProblem(engraving)).toBeUndefined()
      const line = { slug: 'steth', options: {}, engraving, quantity: 1 }
      expect(parseLines([line])).toEqual({ lines: [line], dropped: 0 })
    }),
  )
})

test('any text is told at most one thing, and never throws', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(['string', 'undefined']).toContain(typeof findEngravingProblem(text))
    }),
  )
})
