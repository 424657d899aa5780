import { createPending } from './pending.ts'
import { noteTouch, readTouchedAt, watchTouches } from './touches.ts'

type Load = () => Promise<unknown>

/** The time after which a load counts as late and holds up no other. */
export const LATE_MS = 8000
/** A visitor who has touched nothing for this long is taken to be reading. */
const QUIET_MS = 400
/** Upper bound on the wait for a first press. */
const LONGEST_MS = 3000

/** The rest: loads that have been named and not started yet, in their order. */
const waiting = new Set<Load>()
/** The loads that a visitor is waiting for. */
const awaited = createPending()

/** Names what is loaded once nobody waits for anything, so that nothing is asked for later. Returns it. */
export function loadWhenIdle<T extends Load>(load: T): T {
  waiting.add(load)
  return load
}

/** Marks a load as one that the visitor is waiting for: until it ends or is late, no idle load starts. Returns it. */
export function loadFirst<T extends Promise<unknown>>(load: T): T {
  const ended = Promise.race([load, wait(LATE_MS)]).catch(() => undefined)
  // A part that has just loaded may ask for more at once.
  void awaited.add(ended.then(noteTouch))
  return load
}

/** Resolves once a visitor waits for nothing. */
export const whenNothingIsAwaited = awaited.end

/**
 * Runs all idle loads, and those that they add, two at a time, so that a visitor's own request never queues behind more than
 * two. One that fails is tried again when it is used.
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

/** Resolves once the visitor has had time for a first press: as long as the slowest file of the page took to load. */
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

/** True if the visitor saves data or the connection is slow: then nothing is loaded that nobody asked for. */
export function isLineSpared(): boolean {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean; readonly effectiveType?: string } }
  return connection?.saveData === true || /[23]g$/.test(connection?.effectiveType ?? '')
}
