import { describe, expect, test } from 'vitest'
import { buildNearTexts } from '../base/nearTexts.ts'
import { listNearWords } from './nearWords.ts'

describe('listNearWords', () => {
  const words = [
    '75mm',
    'aspirin',
    'bepanthen',
    'dental',
    'gauge',
    'gauze',
    'ibuprofen',
    'inadequate',
    'item',
    'stethoscope',
    'tibuprofen',
  ]
  const medicines = ['aspirin', 'ibuprofen', 'tibuprofen']
  const known = {
    words,
    counts: words.map((word) => ({ gauze: 2, bepanthen: 0 })[word] ?? 1),
    isMedicine: (index: number) => medicines.includes(words[index]!),
    near: buildNearTexts(words),
  }

  test.each([
    ['guaze', ['gauze']],
    ['gauye', ['gauze', 'gauge']],
    ['stetha', ['stethoscope']],
    ['stathascope', ['stethoscope']],
    // Two slips in a short word make another word of it.
    ['dettol', []],
    ['tiems', []],
    // The first letter is never wrong.
    ['ztethoscope', []],
    // A medicine is one slip away, or it is not meant.
    ['asprin', ['aspirin']],
    ['ibuprofin', ['ibuprofen']],
    ['ibuprifin', []],
    ['ibupri', []],
    ['inadine', []],
    ['itme', []],
    // A word that only people use is taken whole.
    ['bedpan', []],
    ['bepanten', ['bepanthen']],
    ['76mm', []],
    ['ite', []],
  ])('takes %j for %j', (word, near) => {
    expect(listNearWords(known, word).map((index) => words[index])).toEqual(near)
  })
})
