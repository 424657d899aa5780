type Load = () => Promise<unknown>

/** Loads that have been named and not started yet. */
const waiting = new Set<Load>()
/** The load that a visitor is waiting for. */
let awaited: Promise<unknown> = Promise.resolve()

/** Names what is loaded once the page is idle, so that nothing is asked for later. Returns it. */
export function loadWhenIdle<T extends Load>(load: T): T {
  waiting.add(load)
  return load
}

/** Names what a visitor waits for: until it is here nothing else is asked for ahead. Returns it. */
export function loadFirst<T extends Promise<unknown>>(load: T): T {
  awaited = Promise.allSettled([awaited, load])
  return load
}

/** Resolves once a visitor waits for nothing. */
export async function whenNothingIsAwaited(): Promise<void> {
  for (let before; before !== awaited;) await (before = awaited)
}

/** Loads everything that has been named, and what that names in turn. What cannot be loaded now is asked for in use. */
export async function runIdleLoads(): Promise<void> {
  while (waiting.size > 0) {
    await whenNothingIsAwaited()
    const loads = [...waiting]
    waiting.clear()
    await Promise.allSettled(loads.map((load) => load()))
  }
}
