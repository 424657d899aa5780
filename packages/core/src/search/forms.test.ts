import { expect, test } from 'vitest'
import { isSameForm, listForms } from './forms.ts'

test.each([
  ['cleaning', 'clean', true],
  ['moved', 'moving', true],
  ['stopping', 'stop', true],
  ['thickened', 'thickening', true],
  ['tape', 'tap', false],
  ['dressing', 'dresses', false],
  ['ring', 'r', false],
])('%s is a form of %s: %s', (one, other, isSame) => {
  expect(isSameForm(one, other)).toBe(isSame)
  expect(isSameForm(other, one)).toBe(isSame)
})

test('a word is looked up in its own forms', () => {
  expect(listForms('splitting')).toEqual(expect.arrayContaining(['splitting', 'split']))
  expect(listForms('clean')).toEqual(expect.arrayContaining(['clean', 'cleaning', 'cleaned']))
  expect(listForms('6x7')).toEqual(['6x7'])
})
