import { expect, test } from 'vitest'
import type { KindRecord } from '@shop/core/catalogue/schema.ts'
import { buildExampleFiles } from './exampleProblems.ts'
import { findKindProblems } from './kindRules.ts'

const GLOVE: KindRecord = { id: 'glove', name: 'Gloves', means: 'glove, mitt' }

const check = (kinds: KindRecord[], kind?: string) =>
  findKindProblems({ ...buildExampleFiles({ products: [{ kind }] }), kinds }).map(
    ({ level, file, field, message }) => `${level} ${file} ${field} ${message}`,
  )

test('a shop without kinds, and a kind that is sold, have no problem', () => {
  expect(check([])).toEqual([])
  expect(check([GLOVE, { id: 'nitrile', name: 'Nitrile gloves', of: 'glove' }], 'nitrile')).toEqual([])
})

test.each<[string, KindRecord[], string | undefined, string]>([
  [
    'a product without a kind',
    [],
    undefined,
    'warning products/0.json kind It has no kind: name one of kinds.json, so that people find it by other words.',
  ],
  [
    'a product of a kind that is misspelt',
    [],
    'glov',
    'error products/0.json kind There is no kind “glov”. Write “glove”, if that is what you mean, or remove it here.',
  ],
  [
    'a wider kind that is not there',
    [{ id: 'hat', name: 'Hats', of: 'trumpet' }],
    'hat',
    'error kinds.json of There is no kind “trumpet”. Write the id of a kind of kinds.json, or remove it here.',
  ],
  [
    'a second kind of one id',
    [{ id: 'glove', name: 'Mittens' }],
    'glove',
    'error kinds.json id Another kind has this id. Give this one an id of its own, or remove it.',
  ],
  [
    'a kind that nothing is of',
    [{ id: 'hat', name: 'Hats' }],
    'glove',
    'warning kinds.json id No product is of this kind. Give it to a product as its "kind", or remove it.',
  ],
  [
    'what is said not to be sold, and is',
    [{ id: 'hat', name: 'Hats', instead: 'bonnet, nitrile glove' }],
    'hat',
    'warning kinds.json instead “nitrile glove” is in the name of a product, so it is sold. Remove it here.',
  ],
  [
    'a usual product that is of another kind',
    [{ id: 'hat', name: 'Hats', usual: 'nitrile-gloves' }],
    'glove',
    'error kinds.json usual “nitrile-gloves” is not of this kind. Name goods of the kind, or remove it here.',
  ],
  [
    'a usual product that is not sold',
    [{ id: 'hat', name: 'Hats', usual: 'bowler' }],
    'glove',
    'error kinds.json usual There is no product “bowler”. Write the slug of goods of the kind, or remove it here.',
  ],
])('%s is named, with what to do', (_, kinds, kind, problem) => {
  expect(check([GLOVE, ...kinds], kind)).toContain(problem)
})

test('a medicine is nobody’s usual one', () => {
  const files = buildExampleFiles({ products: [{ kind: 'pill', legalClass: 'GSL' }] })
  const kinds = [{ id: 'pill', name: 'Pills', usual: 'nitrile-gloves' }]
  expect(findKindProblems({ ...files, kinds })).toMatchObject([{ level: 'error', field: 'usual' }])
})

test('a circle is named at each of its kinds', () => {
  const circle: KindRecord[] = [
    { id: 'a', name: 'A', of: 'b' },
    { id: 'b', name: 'B', of: 'a' },
  ]
  expect(check(circle, 'a')).toEqual(
    Array(2).fill(
      'error kinds.json of This goes round in a circle: the kind is one of itself. Remove one of the steps.',
    ),
  )
})
