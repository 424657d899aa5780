// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { forgetAllSearches, forgetSearch, keepSearch, recentSearches } from './recentSearches.ts'

beforeEach(() => localStorage.clear())

test('searches are forgotten one by one and all together', () => {
  for (const query of ['gloves', 'tape', 'gauze']) keepSearch(query)
  forgetSearch('tape')
  expect(recentSearches.read()).toEqual(['gauze', 'gloves'])
  forgetAllSearches()
  expect(recentSearches.read()).toEqual([])
})

test('forgetting all forgets what could not be read too', () => {
  localStorage.setItem('recent-searches', '{"version":1,"searches":["tape",7]}')
  expect(recentSearches.read()).toEqual(['tape'])
  forgetAllSearches()
  expect(Object.keys(localStorage).filter((key) => key.includes('unread'))).toEqual([])
})
