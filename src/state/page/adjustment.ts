/**
 * Changes the query of the address: it stays the same page, at the same height and with the same focus. `query` is
 * without "?". Where it is a step of history, Back undoes it.
 */
export function adjustQuery(query: string, { isStep = false } = {}): void {
  if (query === location.search.slice(1)) return
  const address = location.pathname + (query && `?${query}`)
  if (isStep) history.pushState(null, '', address)
  else history.replaceState(history.state, '', address)
}
