import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Group } from '../catalogue/catalogue.ts'
import { anyText } from '../fixtures/examples.ts'
import { buildDestinationIndex } from './destinations.ts'

const firstaid = {
  id: 'firstaid',
  title: 'First aid',
  shortTitle: 'First aid',
  inside: 'Kits and plasters',
  picture: '',
  count: 1,
}
const beds = {
  id: 'beds',
  title: 'Beds and couches',
  shortTitle: 'Beds',
  inside: 'Aids to lying down',
  picture: '',
  count: 1,
}
const groups: readonly Group[] = [
  { id: 'disposables', title: 'Disposables', description: '', categories: [firstaid] },
  { id: 'furniture', title: 'Furniture', description: '', categories: [beds, firstaid] },
]
const index = buildDestinationIndex(groups)
const listIds = (destinations: readonly { id: string }[]) => destinations.map(({ id }) => id)

describe('destinations', () => {
  test.each([
    ['first aid', ['firstaid']],
    ['AID', ['firstaid', 'beds']],
    ['plaster', ['firstaid']],
    ['couch', ['beds']],
    ['furn', ['furniture', 'beds']],
    ['plaster furniture', []],
    ['.*', []],
    ['', []],
  ])('with all words of %j are %j', (query, ids) => {
    expect(listIds(index.findWithAll(query))).toEqual(ids)
  })

  test.each([
    ['zebra plasters', ['firstaid']],
    ['aid beds', ['beds', 'firstaid']],
    ['zebra', []],
  ])('with any word of %j are %j', (query, ids) => {
    expect(listIds(index.findWithAny(query))).toEqual(ids)
  })

  test('with the most of what was found come first, and one with a single product does not', () => {
    expect(
      listIds(
        index.findHomes([
          ['firstaid', 2],
          ['beds', 3],
          ['elsewhere', 9],
        ]),
      ),
    ).toEqual(['beds', 'firstaid'])
    expect(
      listIds(
        index.findHomes([
          ['beds', 2],
          ['firstaid', 1],
        ]),
      ),
    ).toEqual(['beds'])
  })

  test('are found once each, for any text', () => {
    fc.assert(
      fc.property(anyText, (query) => {
        const ids = listIds(index.findWithAny(query))
        expect(new Set(ids).size).toBe(ids.length)
      }),
    )
  })
})
