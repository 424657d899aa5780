import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '../fixtures/examples.ts'
import {
  addCode,
  addLines,
  changeLine,
  type Draft,
  EMPTY_DRAFT,
  formatDraft,
  parseDraft,
  removeLines,
  restoreLines,
} from './draft.ts'
import { MAX_READ_LINES } from './readCells.ts'

describe('a draft', () => {
  const read = { code: 'PG-100', quantity: '1', rest: [] }

  test('holds as many lines as a cart, and says how many did not fit', () => {
    const many = Array.from({ length: MAX_READ_LINES - 1 }, () => read)
    const { draft } = addLines(EMPTY_DRAFT, many)
    const { draft: full, left } = addLines(draft, [read, read, read])
    expect(full.lines).toHaveLength(MAX_READ_LINES)
    expect(left).toBe(2)
    expect(new Set(full.lines.map(({ id }) => id)).size).toBe(MAX_READ_LINES)
  })

  test('is there again as it was', () => {
    fc.assert(
      fc.property(
        anyText,
        fc.array(
          fc.record({ code: fc.string(), quantity: fc.string(), rest: fc.array(fc.string(), { maxLength: 3 }) }),
        ),
        (text, lines) => {
          const { draft } = addLines({ ...EMPTY_DRAFT, text }, lines)
          expect(parseDraft(formatDraft(draft))).toEqual(draft)
        },
      ),
    )
  })

  test('that is damaged keeps its good lines', () => {
    const [line] = addLines(EMPTY_DRAFT, [read]).draft.lines
    const lines = [line, { ...line, id: 2, code: 5 }, line, null]
    expect(parseDraft(JSON.stringify({ version: 1, text: 'x', lines }))).toEqual({
      text: 'x',
      lines: [line],
      keepsWords: false,
      nextId: 2,
    })
    for (const text of [null, '', '{', '[]', '{"version":2}']) expect(parseDraft(text)).toEqual(EMPTY_DRAFT)
  })

  test('is never thrown at', () => {
    fc.assert(fc.property(fc.oneof(anyText, fc.json()), (text) => void parseDraft(text)))
  })

  test('counts a code that is scanned again, unless its line was worked on', () => {
    const scan = (draft: Draft) => addCode(draft, 'PG-100', '').draft
    const twice = scan(scan(EMPTY_DRAFT))
    expect(twice.lines.map(({ quantity }) => quantity)).toEqual(['2'])
    expect(addCode(twice, 'PG-100', '3').draft.lines[0]?.quantity).toBe('5')
    for (const facts of [{ options: { Size: 'M' } }, { slug: 'gloves' }, { quantity: 'two' }])
      expect(scan(changeLine(twice, 1, facts)).lines).toHaveLength(2)
    expect(addCode(twice, 'PG-100', 'two').draft.lines).toHaveLength(2)
  })

  test('forgets what was chosen for a code when the code changes', () => {
    const { draft } = addLines(EMPTY_DRAFT, [read, read])
    const chosen = changeLine(draft, 1, { slug: 'gloves' })
    expect(chosen.lines[0]?.slug).toBe('gloves')
    expect(changeLine(chosen, 1, { quantity: '4' }).lines[0]?.slug).toBe('gloves')
    expect(changeLine(chosen, 1, { code: 'PG-2' }).lines[0]).not.toHaveProperty('slug')
    expect(changeLine(chosen, 1, { code: 'PG-2' }).lines[1]).toBe(draft.lines[1])
  })

  test('takes removed lines back where they stood, beside what came meanwhile', () => {
    const { draft } = addLines(EMPTY_DRAFT, [read, read, read])
    const removed = draft.lines.filter(({ id }) => id !== 2)
    const { draft: later } = addLines(removeLines(draft, new Set([1, 3])), [read])
    expect(later.lines.map(({ id }) => id)).toEqual([2, 4])
    expect(restoreLines(later, removed).lines.map(({ id }) => id)).toEqual([1, 2, 3, 4])
  })
})
