// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { noticesStore } from '../page/notices.ts'
import {
  forgetAllSearches,
  forgetSearch,
  keepSearch,
  startRecentSearches,
  useRecentSearches,
} from './recentSearches.ts'

const KEY = 'recent-searches'
const readSearches = () => renderHook(useRecentSearches).result.current

beforeEach(() => {
  act(forgetAllSearches)
  localStorage.clear()
  noticesStore.set([])
})

describe('recent searches', () => {
  test('are kept on the device and read again', () => {
    act(() => keepSearch('gloves'))
    act(() => keepSearch('tape'))
    expect(localStorage.getItem(KEY)).toBe('{"version":1,"searches":["tape","gloves"]}')
    expect(readSearches()).toEqual(['tape', 'gloves'])
  })

  test('are forgotten one by one and all together', () => {
    for (const query of ['gloves', 'tape', 'gauze']) act(() => keepSearch(query))
    act(() => forgetSearch('tape'))
    expect(readSearches()).toEqual(['gauze', 'gloves'])
    act(forgetAllSearches)
    expect(readSearches()).toEqual([])
    expect(localStorage.getItem(KEY)).toBe('{"version":1,"searches":[]}')
  })

  test('of another tab are not lost', () => {
    act(() => keepSearch('gloves'))
    localStorage.setItem(KEY, '{"version":1,"searches":["tape","gloves"]}')
    act(() => keepSearch('gauze'))
    expect(readSearches()).toEqual(['gauze', 'tape', 'gloves'])
  })

  test('follow another tab', () => {
    const stop = startRecentSearches()
    localStorage.setItem(KEY, '{"version":1,"searches":["tape"]}')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })))
    expect(readSearches()).toEqual(['tape'])
    stop()
  })

  test.each(['{', '{"version":9}', '{"version":1,"searches":[7]}'])(
    'that are damaged (%s) are set aside, and the visitor is told once',
    (text) => {
      localStorage.setItem(KEY, text)
      for (let time = 0; time < 2; time++) act(() => startRecentSearches()())
      expect(localStorage.getItem(`${KEY}.unread`)).toBe(text)
      expect(noticesStore.get()).toHaveLength(1)
      expect(readSearches()).toEqual([])
      act(forgetAllSearches)
      expect(localStorage.getItem(`${KEY}.unread`)).toBe('')
    },
  )

  test('last in this tab where the browser keeps nothing', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    act(() => keepSearch('gloves'))
    act(() => keepSearch('tape'))
    expect(readSearches()).toEqual(['tape', 'gloves'])
  })
})
