/** The address that was adjusted last, until the page has followed it. */
let adjusted: string | undefined

/**
 * Changes the query of the address in place: it stays the same page, at the same height and with the same focus, and
 * Back leaves it. `query` is without "?".
 */
export function adjustQuery(query: string): void {
  if (query === location.search.slice(1)) return
  adjusted = location.pathname + (query && `?${query}`)
  history.replaceState(history.state, '', adjusted)
}

/** True, once, where the address has come about by an adjustment and not by a move, which may have followed at once. */
export function takeAdjustment(): boolean {
  const isAdjustment = adjusted === location.pathname + location.search
  adjusted = undefined
  return isAdjustment
}
