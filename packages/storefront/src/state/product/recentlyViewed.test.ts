// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { MAX_VIEWED } from '@shop/core/stored/slugList.ts'
import { clearTexts } from '../../fixtures/fakeDisk.ts'
import { noticesStore } from '../base/notices.ts'
import { clearViewed, noteViewed, recentlyViewed } from './recentlyViewed.ts'

const read = () => recentlyViewed.read()

beforeEach(async () => {
  await clearTexts()
  noticesStore.set([])
})

test('the latest comes first, each once', () => {
  for (const slug of ['a', 'b', 'a']) noteViewed(slug)
  expect(read()).toEqual(['a', 'b'])
})

test('the oldest is forgotten beyond their number', () => {
  for (let index = 0; index < MAX_VIEWED + 3; index++) noteViewed(`p${index}`)
  expect(read()).toHaveLength(MAX_VIEWED)
  expect(read()).not.toContain('p2')
  expect(read()).toContain('p3')
})

test('clearing can be undone without losing what came since', () => {
  for (const slug of ['a', 'b']) noteViewed(slug)
  clearViewed()
  expect(read()).toEqual([])
  noteViewed('c')
  noticesStore.get()[0]!.action!.run()
  expect(read()).toEqual(['c', 'b', 'a'])
})
