import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '../fixtures/examples.ts'
import { formatMain, parseMain } from '../stored/kind.ts'
import { parseQuery } from './query.ts'
import { addRecent, findRecent, MAX_RECENT, RECENT_KIND, removeRecent } from './recentSearches.ts'

const anySearches = fc.array(anyText).map((texts) => texts.reduce(addRecent, [] as readonly string[]))

describe('recent searches', () => {
  test('hold the latest first, each once, whatever its case', () => {
    expect(['gloves', 'tape', 'GLOVES'].reduce(addRecent, [] as readonly string[])).toEqual(['GLOVES', 'tape'])
  })

  test('forget the oldest beyond their number', () => {
    const many = Array.from({ length: MAX_RECENT + 2 }, (_, index) => `query ${index}`)
    const searches = many.reduce(addRecent, [] as readonly string[])
    expect(searches).toHaveLength(MAX_RECENT)
    expect(searches).not.toContain('query 1')
  })

  test.each(['', '  ', '\u0007', '\u200B'])('do not hold %j, which asks for nothing', (text) => {
    expect(addRecent(['tape'], text)).toEqual(['tape'])
  })

  test('forget one and keep the others', () => {
    expect(removeRecent(['gloves', 'tape'], 'Gloves')).toEqual(['tape'])
  })

  test.each([
    ['gl', ['blue gloves', 'Gloves']],
    ['gloves', ['blue gloves']],
    ['ape', []],
    ['.*', []],
  ])('offers for %j %j', (typed, offered) => {
    expect(findRecent(['blue gloves', 'tape', 'Gloves'], typed)).toEqual(offered)
  })
})

describe('stored searches', () => {
  test.each([
    [null, [], 0],
    ['', [], Infinity],
    ['[]', [], Infinity],
    ['{"version":2,"searches":["tape"]}', [], Infinity],
    ['{"version":1,"searches":["tape",7,null,"","gloves"]}', ['tape', 'gloves'], 3],
    ['{"version":1,"searches":["tape","Tape"]}', ['tape'], 0],
    ['{"version":1,"searches":[" a\\u0000b "]}', ['a b'], 0],
  ])('reads %j as %j, with %s dropped', (text, searches, dropped) => {
    expect(parseMain(RECENT_KIND, text)).toMatchObject({ value: searches, dropped })
  })

  test('reads back what was written', () => {
    fc.assert(
      fc.property(anySearches, (searches) => {
        expect(parseMain(RECENT_KIND, formatMain(RECENT_KIND, searches))).toMatchObject({ value: searches, dropped: 0 })
      }),
    )
  })

  test('reads any text and any stored value without throwing, as clean queries that differ', () => {
    const anyStored = fc.record({ version: fc.constant(1), searches: fc.array(fc.oneof(fc.jsonValue(), anyText)) })
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          fc.json(),
          anyStored.map((stored) => JSON.stringify(stored)),
        ),
        (text) => {
          const { value: searches } = parseMain(RECENT_KIND, text)
          expect(searches.length).toBeLessThanOrEqual(MAX_RECENT)
          expect(searches.map(parseQuery)).toEqual(searches)
          expect(new Set(searches.map((query) => query.toLowerCase())).size).toBe(searches.length)
        },
      ),
    )
  })
})
