import { beforeEach, expect, test } from 'vitest'
import { recallEngraving, rememberEngraving } from './engraving.ts'

const navy = { range: 'classic', engravable: true }
const wine = { range: 'classic', engravable: true }
const choice = { text: 'Dr A ', exact: 'Dr A', problem: undefined, isConfirmed: true }

beforeEach(() => rememberEngraving(navy, undefined))

test('another colour of the range has what was typed, to be confirmed again', () => {
  rememberEngraving(navy, choice)
  expect(recallEngraving(wine)).toEqual({ ...choice, isConfirmed: false })
})

test.each([
  ['another range', { range: 'cardiology', engravable: true }],
  ['a product of no range', { engravable: true }],
  ['a product that cannot be engraved', { range: 'classic' }],
])('%s has none of it', (_, product) => {
  rememberEngraving(navy, choice)
  expect(recallEngraving(product)).toBeUndefined()
})

test('what was taken away, or never typed, is not there', () => {
  rememberEngraving(navy, choice)
  rememberEngraving(wine, { ...choice, text: '' })
  expect(recallEngraving(navy)).toBeUndefined()
})

test('a product of no range remembers nothing, and takes nothing from a range', () => {
  rememberEngraving(navy, choice)
  rememberEngraving({ engravable: true }, { ...choice, text: 'Other' })
  expect(recallEngraving(navy)?.text).toBe('Dr A ')
})
