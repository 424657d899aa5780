// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { formatPerson } from '@shop/core/account/person.ts'
import { type Part, PARTS } from '@shop/core/passport/parts.ts'
import { keepTexts, tellWatchers } from './device.ts'
import { readStored, STORAGE_KEYS, watchStored, writeStored } from './storage.ts'

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

test.each([STORAGE_KEYS.cart, STORAGE_KEYS.selected])('a text under %s is read as it was written', (key) => {
  expect(writeStored(key, '{"é":"😀"}')).toBe(true)
  expect(readStored(key)).toBe('{"é":"😀"}')
})

test('nothing is read where nothing was written', () => {
  expect(readStored(STORAGE_KEYS.theme)).toBeNull()
})

test.each([
  ['{"version":2,"details":{}}', false],
  ['{"version":10}', false],
  ['{"details":{},"version":2}', false],
  ['{"version":1,"details":{}}', true],
  ['{"version":"2"}', true],
  ['damaged', true],
])('a text of version 1 in place of %s is written: %s', (before, isWritten) => {
  keepTexts(new Map([[STORAGE_KEYS.buyer, before]]))
  expect(writeStored(STORAGE_KEYS.buyer, '{"version":1}')).toBe(isWritten)
  expect(readStored(STORAGE_KEYS.buyer)).toBe(isWritten ? '{"version":1}' : before)
})

test.each([
  ...(Object.entries(PARTS) as [string, Part<unknown>][]).map(
    ([name, part]) => [name, JSON.stringify(part.format(part.parse(undefined).value))] as const,
  ),
  ['person', formatPerson({})] as const,
])('%s is written with its version first, by which a later one is known without being read', (_, text) => {
  expect(text).toMatch(/^{"version":\d+[,}]/)
})

describe('local storage that does not work', () => {
  test.each([
    ['is blocked', () => vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(refuse)],
    ['is absent', () => vi.spyOn(globalThis, 'localStorage', 'get').mockReturnValue(undefined as never)],
    ['refuses to be read', () => vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)],
  ])('is read as if empty where it %s', (_, breakStorage) => {
    localStorage.setItem(STORAGE_KEYS.theme, 'dark')
    breakStorage()
    expect(readStored(STORAGE_KEYS.theme)).toBeNull()
  })

  test.each([
    ['is blocked', () => vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(refuse)],
    ['is absent', () => vi.spyOn(globalThis, 'localStorage', 'get').mockReturnValue(undefined as never)],
    ['is full', () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)],
  ])('says that nothing was written where it %s', (_, breakStorage) => {
    breakStorage()
    expect(writeStored(STORAGE_KEYS.theme, 'dark')).toBe(false)
  })
})

describe('watchStored', () => {
  test.each([
    ['the key', 'cart', 1],
    ['a change of it', 'cart+1.a', 1],
    ['another key', 'carton', 0],
  ])('after another tab changed %s (%j) calls back %i times', (_, key, calls) => {
    const onChange = vi.fn()
    const stop = watchStored(STORAGE_KEYS.cart, onChange)
    tellWatchers(['lists', key])
    stop()
    expect(onChange).toHaveBeenCalledTimes(calls)
  })

  test('is quiet after it was stopped', () => {
    const onChange = vi.fn()
    watchStored(STORAGE_KEYS.cart, onChange)()
    tellWatchers(['cart'])
    expect(onChange).not.toHaveBeenCalled()
  })
})
