import { useMemo, useSyncExternalStore } from 'react'
import { BASE } from './base.ts'
import type { PageAddress } from './pageAddress.ts'

/** The browser has no event for a page's change of its own address: this module makes each one, and calls these. */
const listeners = new Set<() => void>()

/** Changes the address without loading anything: one more step of history, or another address for the present one. */
export function changeAddress(
  address: string,
  { replace = false, state = null }: { replace?: boolean; state?: unknown } = {},
): void {
  history[replace ? 'replaceState' : 'pushState'](state, '', address)
  for (const listener of listeners) listener()
}

/** Calls back after every change of the address, by Back and Forward too. Returns the way to stop. */
export function watchAddress(onChange: () => void): () => void {
  listeners.add(onChange)
  addEventListener('popstate', onChange)
  return () => {
    listeners.delete(onChange)
    removeEventListener('popstate', onChange)
  }
}

/** The path of the window, relative to where the shop is published. */
export function readPath(): string {
  return location.pathname.slice(BASE.length) || '/'
}

/** The address of the window; on a prerendered page and while it hydrates, the given path without a query. */
export function useWindowAddress(drawnPath: string): PageAddress {
  const path = useSyncExternalStore(watchAddress, readPath, () => drawnPath)
  const search = useSyncExternalStore(
    watchAddress,
    () => location.search,
    () => '',
  )
  return useMemo(() => ({ path, search }), [path, search])
}

/**
 * Changes the query of the address: it stays the same page, at the same height and with the same focus. `query` is
 * without "?". Where it is a step of history, Back undoes it.
 */
export function adjustQuery(query: string, { isStep = false } = {}): void {
  if (query === location.search.slice(1)) return
  const address = location.pathname + (query && `?${query}`)
  changeAddress(address, isStep ? {} : { replace: true, state: history.state })
}
