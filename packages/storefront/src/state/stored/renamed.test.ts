// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { format } from '@shop/core/fixtures/slugLists.ts'
import { clearDisk, disk, limitWrites, settle } from '../../fixtures/fakeDisk.ts'
import { FOLDED_MS, openTab, readKeys, stopTabs } from '../../fixtures/keptTabs.ts'

beforeEach(() => {
  clearDisk()
  vi.useFakeTimers()
})
afterEach(() => {
  stopTabs()
  vi.useRealTimers()
})

/** A tab that has not loaded the product yet, and how it learns of its name. */
async function openUnknowing() {
  const tab = await openTab()
  const { noteRenamed } = await import('./slugsNow.ts')
  return { ...tab, learn: () => noteRenamed(new Map([['old', 'new']])) }
}

test('what is kept under an old slug goes on under the new one, and is written so at the next change', async () => {
  disk.set('compared', format('old', 'a'))
  const tab = await openUnknowing()
  expect(tab.store.get()).toEqual(['old', 'a'])
  tab.learn()
  expect(tab.store.get()).toEqual(['new', 'a'])
  expect(Object.fromEntries(disk)).toEqual({ compared: format('old', 'a') })
  tab.add('b')
  await vi.advanceTimersByTimeAsync(FOLDED_MS)
  expect(Object.fromEntries(disk)).toEqual({ compared: format('new', 'a', 'b') })
})

test('a change that was kept under an old slug, and one that cannot be kept, do so too', async () => {
  const tab = await openUnknowing()
  tab.add('old')
  expect(readKeys()).toHaveLength(1)
  await settle()
  limitWrites({ writes: 0, others: 'refused' })
  tab.change((slugs) => [...slugs, 'a'])
  tab.learn()
  expect(tab.store.get()).toEqual(['new', 'a'])
  await settle()
  limitWrites()
  tab.change((slugs) => slugs.filter((slug) => slug !== 'new'))
  expect(tab.store.get()).toEqual(['a'])
  await settle()
  const other = await openUnknowing()
  other.learn()
  expect(other.store.get()).toEqual(['a'])
})

test('two tabs that learn of it, one after the other, keep it once', async () => {
  disk.set('compared', format('old'))
  const tabs = [await openUnknowing(), await openUnknowing()]
  for (const [index, tab] of tabs.entries()) {
    tab.learn()
    tab.add(`p${index}`)
    vi.advanceTimersByTime(1)
  }
  await vi.advanceTimersByTimeAsync(FOLDED_MS)
  expect(tabs.map(({ read }) => read())).toEqual([
    ['new', 'p0', 'p1'],
    ['new', 'p0', 'p1'],
  ])
})

test('undoing brings back under the new slug what was removed under the old one', async () => {
  disk.set('compared', format('old', 'a'))
  const tab = await openUnknowing()
  tab.change((slugs) => slugs.slice(1), { text: 'Removed', undo: true })
  tab.learn()
  tab.press()
  expect(tab.store.get()).toEqual(['new', 'a'])
})
