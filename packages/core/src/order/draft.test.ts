import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '../fixtures/examples.ts'
import { EXAMPLE_DETAILS } from '../fixtures/orderExamples.ts'
import { EMPTY_DETAILS, pickLasting } from './details.ts'
import { formatDraft, formatKept, type OrderDraft, parseDraft, parseKept } from './draft.ts'

const DRAFT: OrderDraft = {
  reference: 'PM-20261121-7F3K',
  details: EXAMPLE_DETAILS,
  lineCentres: { gloves: 'W7' },
  isKept: true,
  isFromAccount: true,
  isUsed: true,
}

describe('a draft', () => {
  test('is read as it was written', () => {
    expect(parseDraft(formatDraft(DRAFT))).toEqual(DRAFT)
  })

  test('with a field that cannot be read leaves it empty, and keeps its reference', () => {
    const damaged = formatDraft({ ...DRAFT, details: { ...EXAMPLE_DETAILS, name: 7 as unknown as string } })
    expect(parseDraft(damaged)).toEqual({ ...DRAFT, details: { ...EXAMPLE_DETAILS, name: '' } })
  })

  test('of an earlier version, with a step and without the later fields, is read', () => {
    const later = ['telephone', 'invoice', 'wantedBy']
    const details = Object.fromEntries(Object.entries(EXAMPLE_DETAILS).filter(([field]) => !later.includes(field)))
    const before = JSON.stringify({ version: 1, ...DRAFT, step: 'document', details })
    expect(parseDraft(before)).toEqual({
      ...DRAFT,
      details: { ...EXAMPLE_DETAILS, telephone: '', invoice: '', wantedBy: '' },
    })
  })

  test.each([null, '', '{', 'null', '[]', '{"version":2}', formatDraft({ ...DRAFT, reference: '<b>' })])(
    '%j is none',
    (text) => {
      expect(parseDraft(text)).toBeUndefined()
    },
  )

  test('never makes the page throw', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.json()), fc.json(), (text, details) => {
        parseDraft(text)
        parseKept(text)
        const draft = parseDraft(`{"version":1,"reference":"PM-20261121-7F3K","details":${details}}`)
        expect(draft?.reference).toBe('PM-20261121-7F3K')
        expect(draft?.isKept).toBe(false)
      }),
    )
  })
})

describe('kept details', () => {
  test('are what lasts from order to order', () => {
    expect(parseKept(formatKept(EXAMPLE_DETAILS))).toEqual({ details: pickLasting(EXAMPLE_DETAILS), dropped: 0 })
  })

  test('that were never kept are told from those that cannot be read', () => {
    expect(parseKept(null)).toBeUndefined()
    expect(parseKept('{')).toEqual({ details: EMPTY_DETAILS, dropped: Infinity })
  })
})
