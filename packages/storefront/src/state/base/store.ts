import { useSyncExternalStore } from 'react'

/** A value that is watched. It knows no React, so that plain functions can use it too. */
export interface Store<T> {
  readonly get: () => T
  readonly set: (next: T) => void
  readonly subscribe: (onChange: () => void) => () => void
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}

/** The store's value; `server` is what a prerendered page shows and the first client render repeats. */
export function useStore<T>(store: Store<T>, server: T): T {
  return useSyncExternalStore(store.subscribe, store.get, () => server)
}
