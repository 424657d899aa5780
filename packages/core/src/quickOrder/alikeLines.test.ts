import { expect, test } from 'vitest'
import { buildExampleProduct } from '../fixtures/examples.ts'
import { findAlike } from './alikeLines.ts'
import type { WordsChoice } from './matchLine.ts'

const airway = buildExampleProduct({ slug: 'airway', options: [{ name: 'Size', values: ['2', '3', '4'] }] })
const film = buildExampleProduct({ slug: 'film' })

function ask(id: number, code: string, facts: Partial<WordsChoice> = {}, note = 'Without op:') {
  const size = /\d/.exec(code)?.[0]
  const choice = { product: airway, options: size ? { Size: size } : {}, quantity: 10, ...facts }
  return {
    line: { id, code, quantity: '10', rest: [], options: {}, words: `${code} x 10` },
    choice,
    result: { state: 'words', choices: [choice], note } as const,
  }
}

const first = ask(1, 'OP airways size 2')

test.each([
  ['the same words with another size', ask(2, 'op  airways, size 3'), [2]],
  ['the same words with the same size', ask(2, 'OP airways size 2'), [2]],
  ['other words', ask(2, 'soft OP airways size 3'), []],
  ['a size that the product does not have', ask(2, 'OP airways size 9', { options: {} }), []],
  ['no size', ask(2, 'OP airways', { options: {} }), []],
  ['a quantity that is still asked for', ask(2, 'OP airways size 3', { quantity: undefined }), []],
  ['another product', ask(2, 'OP airways size 3', { product: film }), []],
  ['words that are met in another way', ask(2, 'OP airways size 3', {}, ''), []],
])('a line with %s is answered alike: %#', (_, other, ids) => {
  expect(findAlike(first, 'Without op:', [first, other]).map(({ line }) => line.id)).toEqual(ids)
})

test('figures may mean another product where there is no option: only the line itself is answered', () => {
  const facts = { product: film, options: {} }
  const [one, other] = [ask(1, 'film 6', facts), ask(2, 'film 6', facts)]
  expect(findAlike(one, 'Without op:', [one, other])).toEqual([])
})

test('a line that may count packs or pieces is left to be asked', () => {
  const other = ask(2, 'OP airways size 3')
  const result = { ...other.result, choices: [other.choice, { ...other.choice, quantity: 1 }] }
  expect(findAlike(first, 'Without op:', [first, { ...other, result }])).toEqual([])
})

test('a line that is ready is left alone', () => {
  const other = { ...ask(2, 'OP airways size 3'), result: { state: 'ready' } as const }
  expect(findAlike(first, 'Without op:', [first, other])).toEqual([])
})
