// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { clearTexts } from '../../fixtures/fakeDisk.ts'
import { noticesStore } from '../../state/base/notices.ts'
import { compared } from '../../state/product/compared.ts'
import { removeCompared } from './changeComparison.ts'

const product = (slug: string) => ({ slug, title: slug.toUpperCase() })
const undo = (text: string) =>
  noticesStore
    .get()
    .find((notice) => notice.text === text)!
    .action!.run()

beforeEach(async () => {
  await clearTexts()
  noticesStore.set([])
  compared.read()
  compared.change(() => ['a', 'b', 'c'])
  history.replaceState(null, '', '/compare?p=a&p=b&p=c')
})

test('what was removed is put back where it was, in the address and in the choice', () => {
  removeCompared(['a', 'b', 'c'], product('b'), false)
  expect(location.search).toBe('?p=a&p=c')
  expect(compared.store.get()).toEqual(['a', 'c'])
  undo('Removed from the comparison: B')
  expect(location.search).toBe('?p=a&p=b&p=c')
  expect(compared.store.get()).toEqual(['a', 'b', 'c'])
})

test('two are taken back one by one, whichever comes first', () => {
  removeCompared(['a', 'b', 'c'], product('a'), false)
  removeCompared(['b', 'c'], product('b'), false)
  undo('Removed from the comparison: A')
  expect(location.search).toBe('?p=a&p=c')
  undo('Removed from the comparison: B')
  expect(new URLSearchParams(location.search).getAll('p').toSorted()).toEqual(['a', 'b', 'c'])
  expect(compared.store.get().toSorted()).toEqual(['a', 'b', 'c'])
})

test('on another page it changes what is chosen and leaves the address alone', () => {
  removeCompared(['a', 'b', 'c'], product('b'), false)
  history.pushState(null, '', '/search?q=gloves')
  undo('Removed from the comparison: B')
  expect(location.pathname + location.search).toBe('/search?q=gloves')
  expect(compared.store.get()).toEqual(['a', 'b', 'c'])
})

test('a comparison that was sent by link leaves the choice as it is', () => {
  compared.change(() => ['x'])
  removeCompared(['a', 'b'], product('a'), true)
  undo('Removed from the comparison: A')
  expect(location.search).toBe('?p=a&p=b&only=differences')
  expect(compared.store.get()).toEqual(['x'])
})
