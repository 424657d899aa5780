import { describe, expect, test } from 'vitest'
import { buildNearTexts } from '../text/nearTexts.ts'
import { listNearWords } from './nearWords.ts'

describe('listNearWords', () => {
  const words = ['75mm', 'gauge', 'gauze', 'item', 'stethoscope']
  const known = { words, counts: [1, 1, 2, 1, 1], near: buildNearTexts(words) }

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
    expect(listNearWords(known, word).map((index) => words[index])).toEqual(near)
  })
})
