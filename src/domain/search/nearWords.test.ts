import { describe, expect, test } from 'vitest'
import { buildNearTexts } from '../text/nearTexts.ts'
import { listNearWords } from './nearWords.ts'
import { buildPostings } from './postings.ts'

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
    expect(listNearWords(postings, buildNearTexts(postings.words), word)).toEqual(near)
  })
})
