import { expect, test } from 'vitest'
import type { MovedRecord } from '@shop/core/catalogue/schema.ts'
import { buildExampleCategoryRecord, buildExampleRecord, EXAMPLE_SHOP } from '@shop/core/fixtures/examples.ts'
import { findMovedProblems } from './movedRules.ts'

function check(...moved: MovedRecord[]): string[] {
  return findMovedProblems({
    ...{
      shop: EXAMPLE_SHOP,
      attributes: [],
      synonyms: [],
      statuses: [],
      pictures: new Set(),
      unread: new Set(['lint']),
      moved,
    },
    information: [
      { slug: 'terms', tittle: 'Terms', dec: 'Terms.', shows: 'contact' },
      { slug: 'returns', tittle: 'Returns', dec: 'Returns.' },
    ],
    groups: [{ id: 'all', tittle: 'All', dec: 'Everything.', categories: ['firstaid'] }],
    categories: ['firstaid', '/'].map((id) => ({ file: `${id}.json`, record: buildExampleCategoryRecord({ id }) })),
    products: [{ file: 'products/firstaid.json', record: buildExampleRecord() }],
  }).map(({ level, index, field, message }) => `${level} ${index} ${field} ${message}`)
}

test.each<[string, MovedRecord[]]>([
  ['to a category', [{ from: '/aid', to: '/firstaid' }]],
  ['to a product', [{ from: '/detail/gloves', to: '/detail/nitrile-gloves' }]],
  ['to a successor', [{ from: '/detail/gloves', to: '/detail/nitrile-gloves', successor: true }]],
  ['to a group', [{ from: '/group/every', to: '/group/all' }]],
  ['to home', [{ from: '/sale', to: '/' }]],
  ['to a screen', [{ from: '/basket', to: '/cart' }]],
  ['to a page about the shop', [{ from: '/conditions', to: '/terms' }]],
  ['to what cannot be read', [{ from: '/detail/gauze', to: '/detail/lint' }]],
  ['from a further page of a listing', [{ from: '/aid/2', to: '/firstaid' }]],
])('an address that moved %s is accepted', (_, moved) => {
  expect(check(...moved)).toEqual([])
})

test.each<[string, MovedRecord[], string[]]>([
  ['to no page', [{ from: '/aid', to: '/nowhere' }], ['error 0 to There is no page /nowhere']],
  ['to a page that is not published', [{ from: '/refunds', to: '/returns' }], ['error 0 to There is no page /returns']],
  ['from a page', [{ from: '/firstaid', to: '/' }], ['error 0 from There is a page']],
  [
    'from a page in another case',
    [{ from: '/FirstAid', to: '/firstaid' }],
    ['error 0 from It differs from a page only'],
  ],
  ['from the home page', [{ from: '/', to: '/firstaid' }], ['error 0 from There is a page']],
  ['from where files are', [{ from: '/assets/x', to: '/firstaid' }], ['error 0 from The shop keeps its own files']],
  ['twice', [{ from: '/aid', to: '/firstaid' }, { from: '/Aid', to: '/' }], ['error 1 from This address is above already']], // prettier-ignore
  [
    'in a chain',
    [{ from: '/a', to: '/b' }, { from: '/b', to: '/c' }, { from: '/c', to: '/firstaid' }], // prettier-ignore
    ['error 0 to /b has moved too, to /firstaid. Write "to": "/firstaid"', 'error 1 to /c has moved too'],
  ],
  [
    'in a circle',
    [{ from: '/a', to: '/b' }, { from: '/b', to: '/a' }], // prettier-ignore
    ['error 0 to It leads in a circle', 'error 1 to It leads in a circle'],
  ],
  [
    'to a category as a successor',
    [{ from: '/detail/gloves', to: '/firstaid', successor: true }],
    ['error 0 successor Only a product'],
  ],
  ['to itself', [{ from: '/a', to: '/a' }], ['error 0 to It leads in a circle']],
])('an address that moved %s is an error that says what to do', (_, moved, found) => {
  expect(check(...moved)).toEqual(found.map((start) => expect.stringContaining(start) as string))
})
