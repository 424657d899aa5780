import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '../fixtures/examples.ts'
import { isCopyDue, markOf, parseCopy } from './copyReminder.ts'

const DAY_MS = 24 * 60 * 60_000

test.each([
  ['nothing has changed', 'a', 30, false],
  ['something has changed, but a reminder came this week', 'b', 6, false],
  ['something has changed, and a week has passed', 'b', 7, true],
])('where %s', (_, mark, days, isDue) => {
  expect(isCopyDue({ mark: 'a', remindedAt: DAY_MS }, { mark, at: DAY_MS * (1 + days) })).toBe(isDue)
})

test('a clock that was put back does not silence it for years', () => {
  expect(isCopyDue({ mark: 'a', remindedAt: 9e12 }, { mark: 'b', at: 1e12 })).toBe(true)
})

test('a change of one letter changes the mark', () => {
  expect(markOf('{"lists":[1]}')).not.toBe(markOf('{"lists":[2]}'))
})

test('any stored text is read', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, fc.json()), (text) => {
      expect(() => parseCopy(text)).not.toThrow()
    }),
  )
})
