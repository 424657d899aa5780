import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hideNotice, holdNotice, noticesStore, releaseNotice, showNotice } from './notices.ts'

/** A slow reader's time for two short sentences, and a time after which nothing should still be in the way. */
const [READING_MS, AGES_MS] = [5000, 60_000]

const shown = () => noticesStore.get().map(({ text }) => text)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

test('a notice is shown with what can be done about it', () => {
  const run = vi.fn()
  showNotice('Removed', { label: 'Undo', run })
  noticesStore.get()[0]?.action?.run()
  expect(shown()).toEqual(['Removed'])
  expect(noticesStore.get()[0]?.action?.label).toBe('Undo')
  expect(run).toHaveBeenCalledOnce()
})

test('the newest notice takes the place of the one before', () => {
  showNotice('First')
  showNotice('Second')
  expect(shown()).toEqual(['Second'])
})

test('a notice stays long enough to be read, and then goes', () => {
  showNotice('Read me')
  vi.advanceTimersByTime(READING_MS)
  expect(shown()).toEqual(['Read me'])
  vi.advanceTimersByTime(AGES_MS)
  expect(shown()).toEqual([])
})

test('what can be undone stays beside the newest notice, and what is there again later does not', () => {
  showNotice('Removed', { label: 'Undo', run: vi.fn() })
  showNotice('Newer: 1', { label: 'Reload', run: vi.fn(), isBrief: true })
  showNotice('Newer: 2', { label: 'Reload', run: vi.fn(), isBrief: true })
  expect(shown()).toEqual(['Removed', 'Newer: 2'])
})

test('what was added can be undone until the next notice: it stands in the cart', () => {
  showNotice('Added', { label: 'Undo', run: vi.fn() }, { label: 'View cart', href: '/cart' })
  showNotice('Removed')
  expect(shown()).toEqual(['Removed'])
})

test('a notice stays while the focus is in it, though the pointer has left, and goes after both have', () => {
  showNotice('Removed')
  const { id } = noticesStore.get()[0]!
  holdNotice(id, 'pointer')
  holdNotice(id, 'focus')
  releaseNotice(id, 'pointer')
  vi.advanceTimersByTime(AGES_MS)
  expect(shown()).toEqual(['Removed'])
  releaseNotice(id, 'focus')
  vi.advanceTimersByTime(READING_MS)
  expect(shown()).toEqual(['Removed'])
  vi.advanceTimersByTime(AGES_MS)
  expect(shown()).toEqual([])
})

test('the end of one notice does not end the next', () => {
  showNotice('First')
  let shownMs = 0
  for (; shown().length > 0; shownMs += 100) vi.advanceTimersByTime(100)
  showNotice('Second')
  vi.advanceTimersByTime(shownMs - 200)
  showNotice('Third')
  vi.advanceTimersByTime(READING_MS)
  expect(shown()).toEqual(['Third'])
})

test('a notice can be put away', () => {
  showNotice('First')
  hideNotice(noticesStore.get()[0]!.id)
  expect(shown()).toEqual([])
})

test('putting away a notice that is gone leaves the one that is there', () => {
  showNotice('First')
  const { id } = noticesStore.get()[0]!
  showNotice('Second')
  hideNotice(id)
  expect(shown()).toEqual(['Second'])
})
