import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Facet } from './facets.ts'
import { type Chosen, dropFacet, listChosen, narrowList, toggleValue } from './narrow.ts'

const choose = (chosen: Record<string, string[]>): Chosen =>
  new Map(Object.entries(chosen).map(([id, keys]) => [id, new Set(keys)]))
const buildFacet = (id: string, values: Record<string, number[]>): Facet => ({
  id,
  name: id,
  values: Object.entries(values).map(([key, members]) => ({ key, label: key, members: new Set(members) })),
})

const colour = buildFacet('colour', { black: [0, 1, 2], white: [3, 4] })
const size = buildFacet('size', { small: [0, 3], large: [1, 4] })
const facets = [colour, size]

describe('narrowList', () => {
  test('leaves the whole list in its order where nothing is chosen', () => {
    const { found, count } = narrowList(facets, 6, choose({}))
    expect(found).toEqual([0, 1, 2, 3, 4, 5])
    expect(count(colour, 'black')).toBe(3)
  })

  test('takes any value within a facet, and every facet together', () => {
    expect(narrowList(facets, 6, choose({ colour: ['black', 'white'] })).found).toEqual([0, 1, 2, 3, 4])
    expect(narrowList(facets, 6, choose({ colour: ['black', 'white'], size: ['large'] })).found).toEqual([1, 4])
  })

  test('counts the values of a facet with the other facets applied, and not itself', () => {
    const { count, countWithout } = narrowList(facets, 6, choose({ colour: ['white'], size: ['small'] }))
    expect(count(colour, 'black')).toBe(1)
    expect(count(colour, 'white')).toBe(1)
    expect(count(size, 'large')).toBe(1)
    expect(countWithout(colour)).toBe(2)
    expect(countWithout(size)).toBe(2)
  })

  test('says zero for a value that leaves nothing', () => {
    const weight = buildFacet('weight', { heavy: [2] })
    const { count } = narrowList([...facets, weight], 6, choose({ colour: ['white'] }))
    expect(count(weight, 'heavy')).toBe(0)
    expect(count(weight, 'unknown')).toBe(0)
  })

  test('lets what no facet knows count for nothing', () => {
    expect(narrowList(facets, 6, choose({ taste: ['sweet'], colour: ['green'] })).found).toHaveLength(6)
  })

  const KEYS = ['a', 'b', 'c']
  const anyFacets = fc
    .array(fc.record({ a: fc.array(fc.nat(9)), b: fc.array(fc.nat(9)), c: fc.array(fc.nat(9)) }), { maxLength: 4 })
    .map((list) => list.map((values, index) => buildFacet(`f${index}`, values)))
  const anyChoice = fc
    .dictionary(fc.constantFrom('f0', 'f1', 'f2', 'f3', 'f9'), fc.subarray([...KEYS, 'z']))
    .map(choose)

  test('agrees with the plain definition for any facets and any choice', () => {
    fc.assert(
      fc.property(anyFacets, anyChoice, (list, chosen) => {
        const fits = (index: number, facet: Facet) => {
          const values = facet.values.filter(({ key }) => chosen.get(facet.id)?.has(key))
          return values.length === 0 || values.some(({ members }) => members.has(index))
        }
        const indices = Array.from({ length: 10 }, (_, index) => index)
        const { found, count, countWithout } = narrowList(list, 10, chosen)
        expect(found).toEqual(indices.filter((index) => list.every((facet) => fits(index, facet))))
        for (const facet of list) {
          const others = list.filter((other) => other !== facet)
          const left = indices.filter((index) => others.every((other) => fits(index, other)))
          expect(countWithout(facet)).toBe(left.length)
          for (const { key, members } of facet.values)
            expect(count(facet, key)).toBe(left.filter((index) => members.has(index)).length)
        }
      }),
    )
  })
})

test('a value is added, and taken out again; the last one takes its facet along', () => {
  const one = toggleValue(choose({}), 'colour', 'black')
  expect(one).toEqual(choose({ colour: ['black'] }))
  expect(toggleValue(one, 'colour', 'white')).toEqual(choose({ colour: ['black', 'white'] }))
  expect(toggleValue(one, 'colour', 'black')).toEqual(choose({}))
  expect(dropFacet(choose({ colour: ['black', 'white'], size: ['small'] }), 'colour')).toEqual(
    choose({ size: ['small'] }),
  )
})

test('what is chosen is listed in the order of the facets', () => {
  const chosen = listChosen(facets, choose({ size: ['small'], colour: ['white', 'black'] }))
  expect(chosen.map(({ facet, value }) => `${facet.id} ${value.key}`)).toEqual([
    'colour black',
    'colour white',
    'size small',
  ])
})
