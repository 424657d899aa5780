// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createStore, type Store, useStore } from './store.ts'

afterEach(cleanup)

describe('createStore', () => {
  test('holds what it was given last', () => {
    const store = createStore(1)
    expect(store.get()).toBe(1)
    store.set(2)
    expect(store.get()).toBe(2)
  })

  test('tells each listener once of a change, after it was made', () => {
    const store = createStore('a')
    const seen: string[] = []
    store.subscribe(() => seen.push(`first ${store.get()}`))
    store.subscribe(() => seen.push(`second ${store.get()}`))
    store.set('b')
    expect(seen).toEqual(['first b', 'second b'])
  })

  test.each([
    ['a text', 'a'],
    ['a list', ['a']],
    ['no number', NaN],
  ])('calls no listener for %s that stays the same', (_, value) => {
    const store = createStore<unknown>(value)
    const listener = vi.fn()
    store.subscribe(listener)
    store.set(value)
    expect(listener).not.toHaveBeenCalled()
  })

  test('tells nothing to a listener that has left', () => {
    const store = createStore(1)
    const listener = vi.fn()
    store.subscribe(listener)()
    store.set(2)
    expect(listener).not.toHaveBeenCalled()
  })
})

describe('useStore', () => {
  function Value({ store }: { store: Store<string> }) {
    return <p>{useStore(store, 'prerendered')}</p>
  }

  test('shows the value and follows it', () => {
    const store = createStore('first')
    render(<Value store={store} />)
    expect(screen.getByText('first')).toBeTruthy()
    act(() => store.set('second'))
    expect(screen.getByText('second')).toBeTruthy()
  })

  test('shows the same on a prerendered page, whatever the store holds', () => {
    expect(renderToString(<Value store={createStore('kept in this browser')} />)).toBe('<p>prerendered</p>')
  })
})
