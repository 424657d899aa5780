import { expect, test } from 'vitest'
import { EXAMPLE_SHOP } from '@shop/core/fixtures/examples.ts'
import { findShopProblems } from './shopRules.ts'

const GROUPS = [{ id: 'tyres', tittle: 'Tyres', dec: 'Tyres.', categories: ['tyres'] }]

test.each([
  ['nothing of its own', {}, []],
  ['an hour that a note names', { cutOff: '8pm', note: 'Order before {cutOff}' }, []],
  ['a note of an hour that is not given', { engraving: 'By {cutOff}' }, ['error engraving']],
  ['an hour that no note names', { cutOff: '8pm', note: 'Order early' }, ['warning cutOff']],
  ['a group to begin with', { introGroup: 'tyres' }, []],
  ['a group to begin with that is not there', { introGroup: 'wheels' }, ['error introGroup']],
])('a shop that states %s', (_, facts, expected) => {
  const problems = findShopProblems({ shop: { ...EXAMPLE_SHOP, ...facts }, groups: GROUPS })
  expect(problems.map(({ level, field }) => `${level} ${field}`)).toEqual(expected)
})
