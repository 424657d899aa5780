import { createPending } from './pending.ts'
import { noteTouch, readTouchedAt, watchTouches } from './touches.ts'

type Load = () => Promise<unknown>

/** What has not come by then keeps nothing else waiting, in ms. */
export const LATE_MS = 8000
/** A visitor who has touched nothing for so long is taken to be reading. */
const QUIET_MS = 400
/** Upper bound on how long the first press is waited for, in ms. */
const LONGEST_MS = 3000

/** The rest: loads that have been named and not started yet, in their order. */
const waiting = new Set<Load>()
/** What a visitor is waiting for. */
const awaited = createPending()

/** Names what is loaded once nobody waits for anything, so that nothing is asked for later. Returns it. */
export function loadWhenIdle<T extends Load>(load: T): T {
  waiting.add(load)
  return load
}

/**
 * Names what a visitor waits for: until it is here, or late, nothing else is asked for ahead. Returns it.
 */
export function loadFirst<T extends Promise<unknown>>(load: T): T {
  const ended = Promise.race([load, wait(LATE_MS)]).catch(() => undefined)
  // What has come may ask for more at once.
  void awaited.add(ended.then(noteTouch))
  return load
}

/** Resolves once a visitor waits for nothing. */
export const whenNothingIsAwaited = awaited.end

/**
 * Loads all that has been named, and what that names in turn, two at a time: what a visitor asks for meanwhile has no more of
 * them before it on the line. What cannot be loaded now is asked for in use.
 */
export async function runIdleLoads(): Promise<void> {
  await Promise.all([runNext(), runNext()])
}

async function runNext(): Promise<void> {
  for (const load of waiting) {
    waiting.delete(load)
    await whenQuiet()
    await load().catch(() => undefined)
  }
}

/** Resolves once the page has been here as long as it took to come: on a slow line, time for a first press. */
export async function whenFirstPressIsDue(): Promise<void> {
  watchTouches()
  const took = Math.max(0, ...performance.getEntriesByType('resource').map(({ duration }) => duration))
  await wait(Math.min(took, LONGEST_MS))
  await whenQuiet()
}

/** Resolves once the page and its pictures are here, or late, nothing is awaited, and the visitor touches nothing. */
async function whenQuiet(): Promise<void> {
  for (;;) {
    await whenNothingIsAwaited()
    const isWhole = document.readyState === 'complete' || performance.now() > LATE_MS
    const ms = isWhole ? readTouchedAt() + QUIET_MS - performance.now() : QUIET_MS
    if (ms <= 0) return
    await wait(ms)
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** True where the visitor saves data, or the line is a slow one: nothing is loaded there that nobody asked for. */
export function isLineSpared(): boolean {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean; readonly effectiveType?: string } }
  return connection?.saveData === true || /[23]g$/.test(connection?.effectiveType ?? '')
}
