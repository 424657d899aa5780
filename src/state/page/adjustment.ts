/** The address that was adjusted last, until the page has followed it. */
let adjusted: string | undefined

/**
 * Changes the query of the address: it stays the same page, at the same height and with the same focus. Back leaves it,
 * unless the change is a step of its own, which Back undoes. `query` is without "?".
 */
export function adjustQuery(query: string, { isStep = false } = {}): void {
  if (query === location.search.slice(1)) return
  adjusted = location.pathname + (query && `?${query}`)
  if (isStep) history.pushState(null, '', adjusted)
  else history.replaceState(history.state, '', adjusted)
}

/** True, once, where the address has come about by an adjustment and not by a move, which may have followed at once. */
export function takeAdjustment(): boolean {
  const isAdjustment = adjusted === location.pathname + location.search
  adjusted = undefined
  return isAdjustment
}
