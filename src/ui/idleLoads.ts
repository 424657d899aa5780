type Load = () => Promise<unknown>

/** What has been named and not been loaded yet. */
const waiting = new Set<Load>()

/** Names what is loaded once the page is idle, so that nothing is asked for later. Returns it. */
export function loadWhenIdle<T extends Load>(load: T): T {
  waiting.add(load)
  return load
}

/** Loads everything that has been named, and what that names in turn. What cannot be loaded now is asked for in use. */
export async function runIdleLoads(): Promise<void> {
  while (waiting.size > 0) {
    const loads = [...waiting]
    waiting.clear()
    await Promise.allSettled(loads.map((load) => load()))
  }
}
