import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '../fixtures/examples.ts'
import { parseQuery } from './query.ts'

describe('parseQuery', () => {
  test.each([
    ['  nitrile \t\n gloves ', 'nitrile gloves'],
    ['a\u0000b\u200Bc\u00A0d', 'a b c d'],
    ['', ''],
    [' \u0007 ', ''],
    ['<b>', '<b>'],
  ])('reads %j as %j', (text, query) => {
    expect(parseQuery(text)).toBe(query)
  })

  test('cuts what is longer than any name', () => {
    expect(parseQuery('x'.repeat(100_000))).toHaveLength(200)
  })

  test('gives one clean line for any text, and the same line when read again', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const query = parseQuery(text)
        expect(query).not.toMatch(/^\s|\s$|\s\s|\p{Cc}|\p{Cf}/u)
        expect(query.length).toBeLessThanOrEqual(200)
        expect(parseQuery(query)).toBe(query)
      }),
    )
  })

  test.each([
    ['an emoji where the text is cut', `${'x'.repeat(199)}😀`],
    ['half an emoji', 'gauze \uD83D'],
  ])('gives a line that can stand in an address for %s', (_, text) => {
    expect(() => encodeURIComponent(parseQuery(text))).not.toThrow()
  })
})
