// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { clearCompared, compared, toggleCompared } from './compared.ts'
import { noticesStore } from '../page/notices.ts'

const KEY = 'compared'
const keep = (...slugs: unknown[]) => localStorage.setItem(KEY, JSON.stringify({ version: 1, slugs }))
const readTexts = () => noticesStore.get().map(({ text }) => text)

beforeEach(() => {
  localStorage.clear()
  compared.store.set([])
  noticesStore.set([])
})

test('choosing twice takes back, and the device keeps what is chosen', () => {
  for (const slug of ['a', 'b', 'a']) toggleCompared(slug, slug)
  expect(compared.store.get()).toEqual(['b'])
  expect(localStorage.getItem(KEY)).toBe('{"version":1,"slugs":["b"]}')
})

test('a fifth is refused by name, and the four stay', () => {
  for (const slug of ['a', 'b', 'c', 'd']) toggleCompared(slug, slug)
  toggleCompared('e', 'Fifth thing')
  expect(compared.store.get()).toEqual(['a', 'b', 'c', 'd'])
  expect(readTexts()).toEqual(['4 products fit side by side. Take one out before you add Fifth thing.'])
})

test('what another tab has chosen is followed, and not undone', () => {
  const stop = compared.start()
  keep('a')
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
  expect(compared.store.get()).toEqual(['a'])
  keep('a', 'b')
  toggleCompared('c', 'c')
  expect(compared.store.get()).toEqual(['a', 'b', 'c'])
  stop()
})

test('what cannot be read is set aside and told once', () => {
  keep('a', 7)
  compared.start()()
  compared.start()()
  expect(compared.store.get()).toEqual(['a'])
  expect(localStorage.getItem(`${KEY}.unread`)).toBe('{"version":1,"slugs":["a",7]}')
  expect(readTexts()).toHaveLength(1)
})

test('where the browser keeps nothing more, this tab remembers', () => {
  keep('old')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  for (const slug of ['a', 'b']) toggleCompared(slug, slug)
  expect(compared.store.get()).toEqual(['old', 'a', 'b'])
  vi.restoreAllMocks()
  toggleCompared('old', 'old')
  expect(compared.store.get()).toEqual(['a', 'b'])
})

test('what is cleared is offered back, with what was chosen since behind it', () => {
  for (const slug of ['a', 'b']) toggleCompared(slug, slug)
  clearCompared()
  expect(compared.store.get()).toEqual([])
  toggleCompared('c', 'c')
  noticesStore.get()[0]!.action!.run()
  expect(compared.store.get()).toEqual(['a', 'b', 'c'])
})
