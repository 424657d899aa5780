// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { clearTexts } from '../../fixtures/fakeDisk.ts'
import { keepTexts } from '../stored/device.ts'
import { listStored } from '../stored/storage.ts'
import { forgetAllSearches, forgetSearch, keepSearch, recentSearches } from './recentSearches.ts'

beforeEach(clearTexts)

test('searches are forgotten one by one and all together', () => {
  for (const query of ['gloves', 'tape', 'gauze']) keepSearch(query)
  forgetSearch('tape')
  expect(recentSearches.read()).toEqual(['gauze', 'gloves'])
  forgetAllSearches()
  expect(recentSearches.read()).toEqual([])
})

test('forgetting all forgets what could not be read too', () => {
  keepTexts(new Map([['recent-searches', '{"version":1,"searches":["tape",7]}']]))
  expect(recentSearches.read()).toEqual(['tape'])
  expect(listStored('recent-searches.unread')).toHaveLength(1)
  forgetAllSearches()
  expect(listStored('recent-searches.unread')).toEqual([])
})
