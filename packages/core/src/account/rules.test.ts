import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '../fixtures/examples.ts'
import { findTimeLeft } from './idle.ts'
import { findPause, findWait, NO_TRIES, parseTries } from './pause.ts'
import { formatPerson, parsePerson } from './person.ts'

describe('the pause after wrong passwords', () => {
  test.each([
    [0, 0],
    [2, 0],
    [3, 2],
    [4, 4],
    [7, 32],
    [8, 60],
    [1000, 60],
    [Number.MAX_SAFE_INTEGER, 60],
  ])('after %i is %i seconds', (count, seconds) => {
    expect(findPause({ count, at: 0 })).toBe(seconds * 1000)
  })

  test('is over after its time, whatever the count', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (count, at) => {
        expect(findWait({ count, at }, at + 60_000)).toBe(0)
      }),
    )
  })

  test('locks nobody out by a clock that was put back', () => {
    expect(findWait({ count: 9, at: 5_000_000 }, 4_999_999)).toBe(0)
  })

  test('counts down by the clock', () => {
    expect(findWait({ count: 8, at: 1000 }, 21_000)).toBe(40_000)
  })

  test('any stored text is read, and one that is none counts for nothing', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.json()), (text) => {
        expect(findWait(parseTries(text), 0)).toBeLessThanOrEqual(60_000)
      }),
    )
    for (const text of [null, '', '{"count":-1,"at":0}', '{"count":9}', '{"count":9,"at":1e300}'])
      expect(parseTries(text)).toEqual(NO_TRIES)
  })
})

describe('the time until a profile locks itself', () => {
  test.each([
    ['just used', 0, 15, 900_000],
    ['used a minute ago', 60_000, 15, 840_000],
    ['used long ago, as after a night asleep', 9e9, 15, 0],
    ['never to lock', 9e9, 0, Infinity],
    ['used in the future, since the clock was put back', -1, 5, 300_000],
  ])('%s', (_, ago, minutes, left) => {
    expect(findTimeLeft(1e12 - ago, 1e12, minutes)).toBe(left)
  })

  test('starts again where it is not known when it was used', () => {
    expect(findTimeLeft(NaN, 1e12, 5)).toBe(300_000)
  })
})

describe('a person', () => {
  const ADA = {
    firstName: 'Ada',
    lastName: 'Penrose',
    email: 'ada@example.com',
    lockMinutes: 60,
    isCodeKept: true,
    isPasswordAsked: true,
  } as const

  test('is read as written', () => {
    expect(parsePerson(formatPerson(ADA))).toEqual(ADA)
  })

  test('of a damaged text keeps what is good', () => {
    expect(parsePerson('{"version":1,"firstName":"Ada","lastName":7,"lockMinutes":4}')).toEqual({
      firstName: 'Ada',
      lastName: '',
      email: '',
      lockMinutes: 15,
      isCodeKept: false,
      isPasswordAsked: false,
    })
  })

  test('is read from any text', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.json()), (text) => {
        expect(Object.keys(parsePerson(text))).toHaveLength(6)
      }),
      { numRuns: 2000 },
    )
  })
})
