import { expect, test } from 'vitest'
import { buildExampleCartLine as buildLine } from '../fixtures/examples.ts'
import { setNote } from './lineNote.ts'

test('writes a note on one line and on no other, and takes an empty one away', () => {
  const cart = [buildLine('gloves'), buildLine('tape')]
  const noted = setNote(cart, 'gloves', ' for ward 4\n')
  expect(noted).toEqual([{ ...buildLine('gloves'), note: 'for ward 4' }, buildLine('tape')])
  expect(setNote(noted, 'gloves', ' ')).toEqual(cart)
})
