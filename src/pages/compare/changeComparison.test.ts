// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { compared } from '../../state/product/compared.ts'
import { noticesStore } from '../../state/page/notices.ts'
import { takeOut } from './changeComparison.ts'

const product = (slug: string) => ({ slug, title: slug.toUpperCase() })
const undo = (text: string) =>
  noticesStore
    .get()
    .find((notice) => notice.text === text)!
    .action!.run()

beforeEach(() => {
  localStorage.clear()
  noticesStore.set([])
  compared.store.set([])
  compared.change(() => ['a', 'b', 'c'])
  history.replaceState(null, '', '/compare?p=a&p=b&p=c')
})

test('what was taken out comes back in its place, in the address and in what is chosen', () => {
  takeOut(['a', 'b', 'c'], product('b'), false)
  expect(location.search).toBe('?p=a&p=c')
  expect(compared.store.get()).toEqual(['a', 'c'])
  undo('No longer compared: B')
  expect(location.search).toBe('?p=a&p=b&p=c')
  expect(compared.store.get()).toEqual(['a', 'b', 'c'])
})

test('two are taken back one by one, whichever comes first', () => {
  takeOut(['a', 'b', 'c'], product('a'), false)
  takeOut(['b', 'c'], product('b'), false)
  undo('No longer compared: A')
  expect(location.search).toBe('?p=a&p=c')
  undo('No longer compared: B')
  expect(new URLSearchParams(location.search).getAll('p').toSorted()).toEqual(['a', 'b', 'c'])
  expect(compared.store.get().toSorted()).toEqual(['a', 'b', 'c'])
})

test('on another page it changes what is chosen and leaves the address alone', () => {
  takeOut(['a', 'b', 'c'], product('b'), false)
  history.pushState(null, '', '/search?q=gloves')
  undo('No longer compared: B')
  expect(location.pathname + location.search).toBe('/search?q=gloves')
  expect(compared.store.get()).toEqual(['a', 'b', 'c'])
})

test('a comparison that somebody sent leaves what is chosen as it is', () => {
  compared.change(() => ['x'])
  takeOut(['a', 'b'], product('a'), true)
  undo('No longer compared: A')
  expect(location.search).toBe('?p=a&p=b&only=differences')
  expect(compared.store.get()).toEqual(['x'])
})
