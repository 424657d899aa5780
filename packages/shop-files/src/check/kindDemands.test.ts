import { expect, test } from 'vitest'
import type { KindRecord, ProductRecord } from '@shop/core/catalogue/schema.ts'
import { buildExampleFiles } from './exampleProblems.ts'
import { findDemandProblems } from './kindDemands.ts'

const BANDAGE: KindRecord = { id: 'bandage', name: 'Bandages', asks: 'latex' }
const GAUZE: KindRecord = { id: 'gauze', name: 'Paraffin gauze', says: 'flames, fire' }
const HOLDER: KindRecord = { id: 'holder', name: 'Tube holders' }
const NEEDLE: KindRecord = { id: 'needle', name: 'Blood needles', needs: 'holder' }

const check = (kinds: KindRecord[], products: Partial<ProductRecord>[]) =>
  findDemandProblems({ ...buildExampleFiles({ products }), kinds }).map(
    ({ level, file, field, message }) => `${level} ${file} ${field} ${message}`,
  )

test('a fact that a kind asks for is stated by goods of narrower kinds too, as a fact or as a choice', () => {
  const kinds: KindRecord[] = [BANDAGE, { id: 'crepe', name: 'Crepe bandages', of: 'bandage' }]
  const colour: KindRecord = { id: 'hat', name: 'Hats', asks: 'colour' }
  expect(check(kinds, [{ kind: 'crepe', attributes: { latex: 'Latex-free' } }])).toEqual([])
  expect(check([colour], [{ kind: 'hat', options: [{ name: 'Colour', values: ['Red', 'Blue'] }] }])).toEqual([])
  expect(check(kinds, [{ kind: 'crepe', attributes: {} }])).toEqual([
    'warning products/0.json attributes.latex Bandages must state “Latex”, and this does not. Write it, or that it is not known.',
  ])
})

test('a warning that a kind carries is in the description', () => {
  expect(check([GAUZE], [{ kind: 'gauze', about: 'Keep it from fire.' }])).toEqual([])
  expect(check([GAUZE], [{ kind: 'gauze', about: 'Gauze with soft paraffin.' }])).toEqual([
    'warning products/0.json about Paraffin gauze carry a warning with “flames” or “fire” in it, and this does not. Write it here.',
  ])
})

test('goods name what they are of no use without', () => {
  const holder = { slug: 'holder-x', kind: 'holder' }
  expect(check([NEEDLE, HOLDER], [holder, { slug: 'n', kind: 'needle', goesWith: ['holder-x'] }])).toEqual([])
  expect(check([NEEDLE, HOLDER], [holder, { slug: 'n', kind: 'needle', goesWith: [] }])).toEqual([
    'warning products/1.json goesWith Blood needles are of no use without tube holders, and this names none. Name one that fits in "goesWith".',
  ])
})

test('what goods are of no use without is sold', () => {
  expect(check([NEEDLE, HOLDER], [{ kind: 'needle' }])).toEqual([
    'warning kinds.json needs Blood needles are sold, and no tube holders, without which they are of no use. Sell them, or remove “holder” here.',
  ])
  expect(check([NEEDLE, HOLDER], [{ kind: 'holder' }])).toEqual([])
})

test('names of facts and kinds that are not there are errors', () => {
  expect(check([{ ...BANDAGE, asks: 'latx' }], [])).toEqual([
    'error kinds.json asks There is no attribute “latx”. Write “latex”, if that is what you mean, or remove it here.',
  ])
  expect(check([{ ...NEEDLE, needs: 'trumpet' }], [])).toEqual([
    'error kinds.json needs There is no kind “trumpet”. Write the id of one in kinds.json, or remove it here.',
  ])
})
