/** How long before it locks a profile warns, in ms. */
export const WARNING_MS = 60_000

/**
 * How long until a profile locks itself, in ms by the clock, so that a laptop that has slept locks when it wakes. Nothing
 * is certain of a clock that was put back: the time starts again. `minutes`: 0 for never.
 */
export function findTimeLeft(usedAt: number, now: number, minutes: number): number {
  if (minutes === 0) return Infinity
  const idle = Number.isFinite(usedAt) && usedAt <= now ? now - usedAt : 0
  return Math.max(0, minutes * 60_000 - idle)
}
