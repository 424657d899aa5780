/** The notice that a profile gives before it locks, in ms. */
export const WARNING_MS = 60_000

/**
 * The time until a profile locks itself, in ms by the clock, so that a laptop that has slept locks when it wakes. A
 * clock that was put back proves nothing: the time starts again. `minutes`: 0 for never.
 */
export function findTimeLeft(usedAt: number, now: number, minutes: number): number {
  if (minutes === 0) return Infinity
  const idle = Number.isFinite(usedAt) && usedAt <= now ? now - usedAt : 0
  return Math.max(0, minutes * 60_000 - idle)
}
