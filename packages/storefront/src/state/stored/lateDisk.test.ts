// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { format } from '@shop/core/fixtures/slugLists.ts'
import { clearDisk, disk } from '../../fixtures/fakeDisk.ts'
import { FOLDED_MS, openTab, stopTabs } from '../../fixtures/keptTabs.ts'

const ANSWER_MS = 3000

beforeEach(() => {
  localStorage.clear()
  clearDisk()
  vi.useFakeTimers()
})
afterEach(() => {
  stopTabs()
  vi.useRealTimers()
})

/** A tab whose disk has not answered in time; `come` lets it. */
async function openLate() {
  let come: (() => void) | undefined
  const opening = openTab({ isThere: new Promise<void>((resolve) => (come = resolve)) })
  let isOpen = false
  void opening.then(() => (isOpen = true))
  while (!isOpen) await vi.advanceTimersByTimeAsync(ANSWER_MS)
  return { tab: await opening, come: () => void come?.() }
}

test('a disk that never answers is done without, and what is changed is kept in local storage', async () => {
  const { tab } = await openLate()
  tab.add('a')
  await vi.advanceTimersByTimeAsync(FOLDED_MS)
  expect(tab.store.get()).toEqual(['a'])
  expect(Object.keys(localStorage).some((key) => key.startsWith('compared'))).toBe(true)
})

test('a disk that answers late brings what it kept, and takes what was changed meanwhile', async () => {
  disk.set('compared', format('a'))
  const { tab, come } = await openLate()
  expect(tab.store.get()).toEqual([])
  tab.add('b')
  await vi.advanceTimersByTimeAsync(FOLDED_MS)
  come()
  await vi.waitFor(() => expect(tab.store.get()).toEqual(['a', 'b']))
  tab.add('c')
  await vi.advanceTimersByTimeAsync(FOLDED_MS)
  expect((await openTab()).store.get()).toEqual(['a', 'b', 'c'])
  expect([...disk.keys()].filter((name) => name.includes('unread'))).toEqual([])
})
