import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '../fixtures/examples.ts'
import { anyGtin } from '../fixtures/gtin.ts'
import { isScan, parseScan } from './gs1.ts'

const TODAY = new Date(2026, 10, 21)
const GS = '\u001D'
const GTIN = '05012345678900'

describe('parseScan', () => {
  const whole = { gtin: GTIN, batch: 'AB-12/3', expiry: '2027-03-31' }

  test.each([
    ['brackets', `(01)${GTIN}(17)270331(10)AB-12/3`],
    ['brackets, and spaces between', `(01)${GTIN} (10)AB-12/3 (17)270331`],
    ['day 00, which is the last of the month', `(01)${GTIN}(17)270300(10)AB-12/3`],
    ['no brackets, the variable one last', `01${GTIN}1727033110AB-12/3`],
    ['FNC1 as ASCII 29 after the batch', `01${GTIN}10AB-12/3${GS}17270331`],
    ['FNC1 in front', `${GS}01${GTIN}10AB-12/3${GS}17270331`],
    ['FNC1 shown as a picture of itself', `01${GTIN}10AB-12/3\u241D17270331`],
    ['a symbology identifier', `]d201${GTIN}1727033110AB-12/3`],
    ['a needless FNC1 after a fixed length', `01${GTIN}${GS}17270331${GS}10AB-12/3`],
    ['the line break that ends a scan', `01${GTIN}1727033110AB-12/3\r\n`],
  ])('reads %s', (_, text) => {
    expect(isScan(text)).toBe(true)
    expect(parseScan(text, TODAY)).toEqual({ scan: whole })
  })

  test('reads what else a label of a device has: made on, serial number, count', () => {
    expect(parseScan(`01${GTIN}11260105172702283712${GS}21X9`, TODAY)).toEqual({
      scan: { gtin: GTIN, expiry: '2027-02-28', serial: 'X9' },
    })
    expect(parseScan(`(01)${GTIN}(3103)001250(240)REF 7`, TODAY)).toHaveProperty('error')
    expect(parseScan(`(01)${GTIN}(3103)001250(240)REF-7`, TODAY)).toEqual({ scan: { gtin: GTIN } })
  })

  test.each([
    ['000229', undefined],
    ['280229', '2028-02-29'],
    ['280200', '2028-02-29'],
    ['270229', undefined],
    ['271300', undefined],
    ['270001', undefined],
    ['270432', undefined],
    // The year is at most 49 ahead and 50 back (7.12).
    ['751231', '2075-12-31'],
    ['761231', '2076-12-31'],
    ['771231', '1977-12-31'],
    ['991231', '1999-12-31'],
  ])('reads the date %s as %s', (text, expiry) => {
    const expected =
      text === '000229'
        ? { scan: { expiry: '2000-02-29' } }
        : expiry
          ? { scan: { expiry } }
          : { error: expect.stringContaining(text) as string }
    expect(parseScan(`(17)${text}`, TODAY)).toEqual(expected)
  })

  test.each([
    ['a wrong check digit', '(01)05012345678901', 'check digit'],
    ['a GTIN cut short', '(01)0501234567890', 'not a whole GS1 code'],
    ['a scan cut short', '01050123456789001727', 'not a whole GS1 code'],
    ['a batch of 21 characters', `(10)${'A'.repeat(21)}`, 'not a whole GS1 code'],
    ['a batch with a space', '(10)A 1', 'not a whole GS1 code'],
    ['an empty batch', '(10)', 'not a whole GS1 code'],
    ['nothing but a separator', GS, 'not a whole GS1 code'],
  ])('says what is wrong with %s', (_, text, error) => {
    expect(parseScan(text, TODAY)).toEqual({ error: expect.stringContaining(error) as string })
  })

  test.each(['PG-100', '5012345678900', '0150123456789', '01-2345', '(0)12', '', '01050123456789011'])(
    'does not take %j for a scan',
    (text) => expect(isScan(text)).toBe(false),
  )

  test('reads back any GTIN, batch and date, with brackets and without, in any order', () => {
    const anyBatch = fc.stringMatching(/^[A-Za-z0-9/.-]{1,20}$/)
    const anyDate = fc.date({
      min: new Date('2000-01-01T12:00:00Z'),
      max: new Date('2070-12-31T12:00:00Z'),
      noInvalidDate: true,
    })
    const order = fc.shuffledSubarray(['01', '10', '17'], { minLength: 3 })
    fc.assert(
      fc.property(anyGtin, anyBatch, anyDate, order, (gtin, batch, date, ais) => {
        const expiry = date.toISOString().slice(0, 10)
        const values: Record<string, string> = { '01': gtin, '10': batch, '17': expiry.slice(2).replaceAll('-', '') }
        const plain = ais.map((ai) => ai + values[ai]! + (ai === '10' ? GS : '')).join('')
        const bracketed = ais.map((ai) => `(${ai})${values[ai]!}`).join('')
        for (const text of [plain, bracketed, `]C1${plain}`])
          expect(parseScan(text, TODAY)).toEqual({ scan: { gtin, batch, expiry } })
      }),
    )
  })

  test('never throws, whatever is scanned', () => {
    const anyScan = fc.array(fc.constantFrom('(01)', '(10)', '17', '01', GS, '(', ')', GTIN, '270331', 'A', ']C1', ' '))
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          anyScan.map((parts) => parts.join('')),
        ),
        (text) => {
          const read = parseScan(text, TODAY)
          expect('scan' in read || read.error.length > 0).toBe(true)
        },
      ),
    )
  })
})
