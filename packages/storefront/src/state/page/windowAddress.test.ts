// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { adjustQuery } from './windowAddress.ts'

beforeEach(() => history.replaceState(null, '', '/scrubs?colour=Wine#main'))

test.each([
  ['in place', false, 0],
  ['as a step of history', true, 1],
])('changes the query %s', (_, isStep, steps) => {
  const before = history.length
  adjustQuery('colour=Teal', { isStep })
  expect(location.href).toMatch(/\/scrubs\?colour=Teal$/)
  expect(history.length).toBe(before + steps)
})

test('leaves no question mark where nothing is asked', () => {
  adjustQuery('')
  expect(location.href).toMatch(/\/scrubs$/)
})

test('makes no step where the address says it already', () => {
  const before = history.length
  adjustQuery('colour=Wine', { isStep: true })
  expect(history.length).toBe(before)
})

test('keeps what another part has put into the step of history', () => {
  history.replaceState({ quickView: 'x' }, '', '/scrubs')
  adjustQuery('sort=name')
  expect(history.state).toEqual({ quickView: 'x' })
})
