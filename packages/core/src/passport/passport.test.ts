import { toJsonSchema } from '@valibot/to-json-schema'
import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { anyText } from '../fixtures/examples.ts'
import { comparePart, type Part, PARTS, takeBack, takePart } from './parts.ts'
import { formatPassport, openPassport, PassportSchema, readPassport, type Records, sealPassport } from './passport.ts'

const NOW = new Date('2026-11-23T08:15:00Z')
const RECORDS: Records = {
  cart: { version: 2, lines: [{ slug: 'secret-gloves', options: {}, quantity: 2 }], saved: [] },
  lists: { version: 1, lists: [{ id: 'ward', name: 'Ward 3', lines: [{ slug: 'tape', options: {}, par: 4 }] }] },
  'recent-searches': { version: 1, searches: ['tape'] },
}

test('the schema beside the document is the parser’s own', () => {
  const written = JSON.parse(readFileSync('docs/data-passport.schema.json', 'utf8')) as unknown
  expect(written).toEqual(JSON.parse(JSON.stringify(toJsonSchema(PassportSchema, { errorMode: 'ignore' }))))
})

describe('a file', () => {
  test('is read as it was written', () => {
    expect(readPassport(formatPassport(RECORDS, NOW))).toMatchObject({ made: NOW.toISOString(), records: RECORDS })
  })

  test('that is sealed shows nothing, and opens with its passphrase alone', async () => {
    const text = await sealPassport(RECORDS, NOW, 'four words of mine')
    expect(text).not.toContain('gloves')
    const read = readPassport(text)
    if (!('sealed' in read)) throw new Error('It is not sealed.')
    expect(await openPassport(read, 'four words of mine')).toMatchObject({ records: RECORDS })
    expect(await openPassport(read, 'four words of yours')).toBeUndefined()
  })

  test.each([
    ['', 'is not a copy'],
    ['{"orders":[]}', 'is not a copy'],
    ['{"format":"medical-shop-passport","version":2}', 'newer version'],
    ['{"format":"medical-shop-passport","version":1,"made":"yesterday","records":{}}', 'is damaged'],
    [formatPassport({ ...RECORDS, cart: { version: 2, lines: 'none' as unknown as [] } }, NOW), 'is damaged'],
  ])('%j is answered by what is wrong', (text, problem) => {
    expect(readPassport(text)).toEqual({ problem: expect.stringContaining(problem) as string })
  })

  test('of any text is answered', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.json()), (text) => {
        expect(readPassport(text)).toHaveProperty('problem')
      }),
    )
  })
})

const parts = Object.entries(PARTS) as unknown as [string, Part<unknown>][]

describe.each(parts)('the part %s', (_, part) => {
  test('takes 2,000 hostile values without throwing, and what it took it can write and read', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.jsonValue(),
          fc.record({
            version: fc.constantFrom(1, 2),
            lines: fc.jsonValue(),
            lists: fc.jsonValue(),
            orders: fc.jsonValue(),
            addresses: fc.jsonValue(),
            slugs: fc.jsonValue(),
            searches: fc.jsonValue(),
            details: fc.jsonValue(),
          }),
        ),
        (stored) => {
          const empty = part.parse(undefined).value
          const taken = takePart(part, empty, stored, 'merge')
          expect(part.list(part.parse(JSON.parse(JSON.stringify(part.format(taken)))).value)).toEqual(part.list(taken))
          expect(comparePart(part, taken, part.format(taken))).toMatchObject({ added: 0, changed: 0 })
        },
      ),
      { numRuns: 2000 },
    )
  })
})

describe('two devices', () => {
  const part = PARTS.cart
  const lines = (...counts: [string, number][]) => ({
    version: 2,
    lines: counts.map(([slug, quantity]) => ({ slug, options: {}, quantity })),
    saved: [],
  })
  const now = part.parse(lines(['a', 1], ['b', 2])).value

  test('are compared line by line', () => {
    expect(comparePart(part, now, lines(['a', 1], ['b', 3], ['c', 4]))).toEqual({
      added: 1,
      changed: 1,
      same: 1,
      unread: 0,
      unfit: 0,
    })
  })

  test.each(Object.entries(PARTS) as [string, Part<unknown>][])(
    '%s: what cannot be read at all changes nothing',
    (_, part) => {
      const now = {}
      const stored = { version: 9 }
      expect(comparePart(part, part.parse(undefined).value, stored)).toMatchObject({ added: 0, changed: 0, unread: 1 })
      expect(takePart(part, now, stored, 'replace')).toBe(now)
    },
  )

  test.each([
    ['merge', { a: 1, b: 3, c: 4 }],
    ['replace', { b: 3, c: 4 }],
  ] as const)('%s as it says, and twice changes nothing more', (way, result) => {
    const file = lines(['b', 3], ['c', 4])
    const once = takePart(part, now, file, way)
    expect(Object.fromEntries(once.lines.map(({ slug, quantity }) => [slug, quantity]))).toEqual(result)
    expect(takePart(part, once, file, way)).toEqual(once)
  })

  test('are told how much of a file has no room beside what is here', () => {
    const compared = PARTS.compared
    const slugs = (...slugs: string[]) => ({ version: 1, slugs })
    const now = compared.parse(slugs('a', 'b', 'c')).value
    expect(comparePart(compared, now, slugs('c', 'd', 'e', 'f'))).toMatchObject({ added: 3, same: 1, unfit: 2 })
  })

  describe.each(['merge', 'replace'] as const)('and an import that is undone (%s)', (way) => {
    const read = (value: typeof now) => Object.fromEntries(value.lines.map(({ slug, quantity }) => [slug, quantity]))
    const after = takePart(part, now, lines(['b', 5], ['c', 4]), way)
    const change = (edit: (counts: Record<string, number>) => Record<string, number>) =>
      takeBack(part, { before: now, after }, part.parse(lines(...Object.entries(edit(read(after))))).value)

    test('leaves what was before', () => {
      expect(read(change((counts) => counts))).toEqual(read(now))
    })

    test('leaves what was added since', () => {
      expect(read(change((counts) => ({ ...counts, d: 7 })))).toEqual({ ...read(now), d: 7 })
    })

    test('leaves an entry of the file that was changed since, and takes no more of another than the file brought', () => {
      expect(read(change((counts) => ({ ...counts, b: 6, c: 9 })))).toEqual({ ...read(now), b: 3, c: 9 })
    })

    test('brings nothing back that was removed since', () => {
      expect(
        read(change((counts) => Object.fromEntries(Object.entries(counts).filter(([slug]) => slug !== 'b')))),
      ).not.toHaveProperty('b')
    })
  })
})
