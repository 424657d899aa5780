/** True from a change of the address until the page has followed it. */
let isAdjustment = false

/**
 * Changes the query of the address in place: it stays the same page, at the same height and with the same focus, and
 * Back leaves it. `query` is without "?".
 */
export function adjustQuery(query: string): void {
  if (query === location.search.slice(1)) return
  isAdjustment = true
  history.replaceState(history.state, '', location.pathname + (query && `?${query}`))
}

/** True, once, where the address has changed by an adjustment and not by a move. */
export function takeAdjustment(): boolean {
  const was = isAdjustment
  isAdjustment = false
  return was
}
