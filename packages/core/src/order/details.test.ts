import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '../fixtures/examples.ts'
import { EXAMPLE_DETAILS, nastyText } from '../fixtures/orderExamples.ts'
import { findFieldErrors } from '../form/field.ts'
import { DETAIL_FIELDS, DetailsSchema, EMPTY_DETAILS, parseDetails, pickLasting } from './details.ts'

const errorsOf = (details: Partial<typeof EXAMPLE_DETAILS>) =>
  findFieldErrors(DetailsSchema, { ...EXAMPLE_DETAILS, ...details })

describe('the form', () => {
  test('takes details that are complete', () => {
    expect(errorsOf({})).toEqual({})
  })

  test('asks only for who is ordering, where it goes, and the day', () => {
    expect(Object.keys(findFieldErrors(DetailsSchema, EMPTY_DETAILS))).toEqual([
      ...['name', 'email', 'street', 'town', 'postcode', 'date'],
    ])
  })

  test.each([
    ['name', '   ', /Enter your name/],
    ['email', 'ada@', /correct format/],
    ['street', '\n \n', /building and street/],
    ['street', 'a\nb\nc\nd\ne', /4 lines or fewer/],
    ['organisation', 'x'.repeat(121), /120 characters/],
    ['telephone', '0'.repeat(41), /40 characters/],
    ['wantedBy', 'soon', /or none/],
    ['wantedBy', '2026-11-20', /not before the date/],
    ['invoice', 'a\nb\nc\nd\ne\nf\ng', /6 lines or fewer/],
    ['date', '21/11/2026', /Enter the date/],
    ['date', '2026-02-31', /Enter the date/],
    ['note', 'x'.repeat(1001), /1000 characters/],
    ['peppolId', '7300010000002', /check digit/],
  ] as const)('says what is wrong with %s "%s"', (field, value, message) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: expect.stringMatching(message) as string })
  })

  test('wants scheme and identifier together, or neither', () => {
    expect(errorsOf({ peppolScheme: '', peppolId: '' })).toEqual({})
    expect(Object.keys(errorsOf({ peppolScheme: '' }))).toEqual(['peppolScheme'])
    expect(Object.keys(errorsOf({ peppolId: '' }))).toEqual(['peppolId'])
    expect(errorsOf({ peppolScheme: '1234' })['peppolScheme']).toMatch(/Peppol knows/)
    expect(errorsOf({ peppolScheme: '9932', peppolId: 'GB123456789' })).toEqual({})
  })

  test('never throws, whatever is typed', () => {
    const anyDetails = fc.record(Object.fromEntries(DETAIL_FIELDS.map((field) => [field, nastyText])))
    fc.assert(
      fc.property(anyDetails, (details) => {
        for (const message of Object.values(findFieldErrors(DetailsSchema, details))) expect(message).not.toBe('')
      }),
    )
  })
})

describe('details that were kept', () => {
  test('are read as they were written', () => {
    expect(parseDetails(JSON.parse(JSON.stringify(EXAMPLE_DETAILS)))).toEqual({ details: EXAMPLE_DETAILS, dropped: 0 })
  })

  test('lose only the fields that are bad, and count them', () => {
    const stored = { ...EXAMPLE_DETAILS, email: 7, street: 'x'.repeat(5001), unknown: 'left out' }
    expect(parseDetails(stored)).toEqual({ details: { ...EXAMPLE_DETAILS, email: '', street: '' }, dropped: 2 })
  })

  test.each([null, undefined, 3, 'text', [], ['a'], JSON.parse('{"__proto__":{"name":"x"}}')])(
    '%j gives none',
    (stored) => {
      expect(parseDetails(stored).details).toEqual(EMPTY_DETAILS)
    },
  )

  test('never make it throw', () => {
    fc.assert(
      fc.property(fc.anything(), fc.dictionary(fc.constantFrom(...DETAIL_FIELDS), anyText), (thing, details) => {
        expect(Object.keys(parseDetails(thing).details)).toEqual([...DETAIL_FIELDS])
        expect(parseDetails(details).dropped).toBe(0)
      }),
    )
  })

  test('hold nothing of the one order: its number, its days and its note are not kept for the next', () => {
    const { organisation, name, telephone, invoice, poNumber, date, wantedBy, note } = pickLasting(EXAMPLE_DETAILS)
    expect([organisation, name, telephone, invoice]).toEqual([
      ...['Carrick Community Hospital', 'Ada Penrose', '01326 555 010', 'Accounts Payable\nPO Box 7\nTruro TR1 9XX'],
    ])
    expect([poNumber, date, wantedBy, note]).toEqual(['', '', '', ''])
  })
})
