// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { adjustQuery, takeAdjustment } from './adjustment.ts'

beforeEach(() => {
  history.replaceState(null, '', '/scrubs?colour=Wine#main')
  takeAdjustment()
})

test('changes the query in place, and says once that nobody has moved', () => {
  const steps = history.length
  adjustQuery('colour=Teal')
  expect(location.href).toMatch(/\/scrubs\?colour=Teal$/)
  expect(history.length).toBe(steps)
  expect(takeAdjustment()).toBe(true)
  expect(takeAdjustment()).toBe(false)
})

test('as a step of its own it can be undone by Back, and is still no move', () => {
  const steps = history.length
  adjustQuery('colour=Teal', { isStep: true })
  expect(location.href).toMatch(/\/scrubs\?colour=Teal$/)
  expect(history.length).toBe(steps + 1)
  expect(takeAdjustment()).toBe(true)
})

test('leaves no question mark where nothing is asked', () => {
  adjustQuery('')
  expect(location.href).toMatch(/\/scrubs$/)
})

test('is no adjustment where the address says it already: the next move is a move', () => {
  adjustQuery('colour=Wine')
  expect(takeAdjustment()).toBe(false)
})

test('a move that follows before the page does is a move', () => {
  adjustQuery('colour=Teal')
  history.pushState(null, '', '/gloves')
  expect(takeAdjustment()).toBe(false)
})

test('keeps what the router has put into the step of history', () => {
  history.replaceState({ from: 'router' }, '', '/scrubs')
  adjustQuery('sort=name')
  expect(history.state).toEqual({ from: 'router' })
})
