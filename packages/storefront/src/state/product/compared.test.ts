// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { clearTexts } from '../../fixtures/fakeDisk.ts'
import { noticesStore } from '../base/notices.ts'
import { clearCompared, compared, toggleCompared } from './compared.ts'

const readTexts = () => noticesStore.get().map(({ text }) => text)

beforeEach(async () => {
  await clearTexts()
  compared.read()
  noticesStore.set([])
})

test('choosing twice takes back', () => {
  for (const slug of ['a', 'b', 'a']) toggleCompared(slug, slug)
  expect(compared.store.get()).toEqual(['b'])
})

test('a fifth is refused by name, and the four stay', () => {
  for (const slug of ['a', 'b', 'c', 'd']) toggleCompared(slug, slug)
  toggleCompared('e', 'Fifth thing')
  expect(compared.store.get()).toEqual(['a', 'b', 'c', 'd'])
  expect(readTexts()).toEqual(['4 products fit side by side. Take one out before you add Fifth thing.'])
})

test('what is cleared is offered back, with what was chosen since behind it', () => {
  for (const slug of ['a', 'b']) toggleCompared(slug, slug)
  clearCompared()
  expect(compared.store.get()).toEqual([])
  toggleCompared('c', 'c')
  noticesStore.get()[0]!.action!.run()
  expect(compared.store.get()).toEqual(['a', 'b', 'c'])
})
