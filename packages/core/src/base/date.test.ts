import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatDate, formatLongDate, isDate } from './date.ts'

describe('the day of a clock', () => {
  test.each([
    ['in the evening', new Date(2026, 10, 21, 23, 59), '2026-11-21'],
    ['that was never set', new Date(1970, 0, 1), '1970-01-01'],
    ['in the far future', new Date(9999, 11, 31), '9999-12-31'],
    ['that shows nothing', new Date(NaN), undefined],
    ['beyond what a date can say', new Date(8.64e15), undefined],
  ])('%s', (_name, clock, date) => {
    expect(formatDate(clock)).toBe(date)
  })

  test('is a day of the calendar', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date(1970, 0, 2), max: new Date(9999, 0, 1), noInvalidDate: true }), (clock) => {
        expect(isDate(formatDate(clock)!)).toBe(true)
      }),
    )
  })

  test.each(['2026-02-29', '2026-13-01', '2026-1-1', '21-11-2026', '', '2026-11-21T00:00', '٢٠٢٦-١١-٢١'])(
    '%s is none',
    (text) => {
      expect(isDate(text)).toBe(false)
      expect(formatLongDate(text)).toBe(text)
    },
  )

  test('is written for people', () => {
    expect(formatLongDate('2026-11-21')).toBe('21 November 2026')
  })
})
