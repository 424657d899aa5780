import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '../fixtures/examples.ts'
import { formatMain, parseMain } from './kind.ts'
import { createSlugListKind } from './slugList.ts'

const MAX = 4
const KIND = createSlugListKind(MAX)
const anySlugs = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 200 }), { maxLength: MAX })

describe('a stored list of products', () => {
  test.each([
    ['nothing', null, [], 0],
    ['an empty text', '', [], Infinity],
    ['damaged text', '{"version":1,"slugs":["a"', [], Infinity],
    ['a newer version', '{"version":2,"slugs":["a"]}', [], Infinity],
    ['no list', '{"version":1,"slugs":"a"}', [], Infinity],
    ['good among bad', '{"version":1,"slugs":["a",7,null,"",{"b":1},"c"]}', ['a', 'c'], 4],
    ['an endless slug', JSON.stringify({ version: 1, slugs: ['x'.repeat(201), 'a'] }), ['a'], 1],
    ['repeats', '{"version":1,"slugs":["a","b","a"]}', ['a', 'b'], 0],
    ['more than fit', '{"version":1,"slugs":["a","b","c","d","e"]}', ['a', 'b', 'c', 'd'], 0],
  ])('of %s', (_, text, slugs, dropped) => {
    expect(parseMain(KIND, text)).toMatchObject({ value: slugs, dropped })
  })

  test('reads back what was written', () => {
    fc.assert(
      fc.property(anySlugs, (slugs) => {
        expect(parseMain(KIND, formatMain(KIND, slugs))).toMatchObject({ value: slugs, dropped: 0 })
      }),
    )
  })

  test('reads any text without throwing, as at most so many slugs that differ', () => {
    const anyStored = fc
      .record({ version: fc.constant(1), slugs: fc.array(fc.oneof(fc.jsonValue(), anyText)) })
      .map((stored) => JSON.stringify(stored))
    fc.assert(
      fc.property(fc.oneof(anyText, fc.json(), anyStored), (text) => {
        const { value: slugs } = parseMain(KIND, text)
        expect(slugs.length).toBeLessThanOrEqual(MAX)
        expect(new Set(slugs).size).toBe(slugs.length)
        for (const slug of slugs) expect(slug.length).toBeGreaterThan(0)
      }),
    )
  })
})
